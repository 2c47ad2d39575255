"""Files dropped on the window: the first one is opened, whatever widget it fell on."""

from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Signal
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QWidget


class DropTarget(QObject):
    """``near`` when a file comes over the window, ``dropped(path)`` when it is let go."""

    near = Signal()
    dropped = Signal(object)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QDropEvent):  # entering and moving are such events too
            path = local_path(event.mimeData())
            if path is not None:
                event.acceptProposedAction()
                if isinstance(event, QDragEnterEvent):
                    self.near.emit()
                elif not isinstance(event, QDragMoveEvent):
                    self.dropped.emit(path)
                return True
        return super().eventFilter(watched, event)


def local_path(data: QMimeData) -> Path | None:
    """The first file or folder of this computer."""
    names = (url.toLocalFile() for url in data.urls() if url.isLocalFile())
    return next((Path(name) for name in names if name), None)
