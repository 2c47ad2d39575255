"""Looks at this computer off the window's thread: a driver may take its time to answer."""

from collections.abc import Callable, Generator

from PySide6.QtCore import QObject, Signal

from engine.files import catalog
from engine.hardware.local import LocalComputer, read_local
from gui.state.background import Background

Look = Callable[[], LocalComputer]


def look_here() -> LocalComputer:
    return read_local(catalog.gpus())


class LocalLook(QObject):
    """``seen(computer)`` follows every ``start``."""

    seen = Signal(object)
    busyChanged = Signal(bool)

    def __init__(self, look: Look = look_here, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._background = Background(self)
        self._background.finished.connect(self.seen)
        self._background.busyChanged.connect(self.busyChanged)

    def start(self) -> None:
        look = self._look

        def work() -> Generator[None, None, LocalComputer]:
            yield
            return look()

        self._background.start(work)

    def stop(self) -> None:
        self._background.cancel()
