"""The dot beside the preset: the plan differs from it, or is as saved."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.theme import current_theme

_SIZE = 8


class StateDot(QWidget):
    """Filled while there is something to save, a ring when there is not."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._edited = False
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        current_theme().changed.connect(self.update)

    def set_edited(self, edited: bool) -> None:
        self._edited = edited
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(_SIZE, _SIZE)

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = current_theme().tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QColor(tokens.accent if self._edited else tokens.muted))
        if self._edited:
            painter.setBrush(QColor(tokens.accent))
        painter.drawEllipse(QRectF(0.5, 0.5, _SIZE - 1, _SIZE - 1))
        painter.end()
