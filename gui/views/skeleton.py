"""The window's ground before the plan is there: its regions, without anything in them."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gui.theme import current_theme
from gui.theme.tokens import CARD_GAP, CARD_RADIUS, STATUS_BAR, TOOL_BAR, WINDOW_MARGIN

_LEFT, _RIGHT, _RIGHT_FROM, _RAIL = 300, 312, 1240, 32
_HEADER, _CARDS = 62, (222, 126)


class Skeleton(QWidget):
    """Painted within milliseconds, so that the window is there while the engine loads."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        tokens = current_theme().tokens
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(tokens.window))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        base, line = QColor(tokens.base), QColor(tokens.hairline)
        width, bottom = self.width(), self.height() - STATUS_BAR
        right = _RIGHT if width >= _RIGHT_FROM else _RAIL
        for area in (
            QRectF(0, 0, width, TOOL_BAR),
            QRectF(0, TOOL_BAR, _LEFT, bottom - TOOL_BAR),
            QRectF(width - right, TOOL_BAR, right, bottom - TOOL_BAR),
            QRectF(0, bottom, width, STATUS_BAR),
        ):
            painter.fillRect(area, base)
            painter.setPen(line)
            painter.drawRect(area.adjusted(-0.5, -0.5, 0.5, 0.5))
        painter.setPen(QPen(line))
        painter.setBrush(base)
        inside = width - _LEFT - right - 2 * WINDOW_MARGIN
        top = float(TOOL_BAR + _HEADER)
        for height in (*_CARDS, bottom - TOOL_BAR - _HEADER - sum(_CARDS) - 3 * CARD_GAP):
            card = QRectF(_LEFT + WINDOW_MARGIN, top, inside, height)
            painter.drawRoundedRect(card.adjusted(0.5, 0.5, -0.5, -0.5), CARD_RADIUS, CARD_RADIUS)
            top += height + CARD_GAP
        painter.end()
