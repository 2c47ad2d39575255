"""Host memory or NVMe: filled for the step, outlined for loading."""

import math

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.models.bars import OutlineBar
from gui.theme import current_theme
from gui.views.charts.bar_canvas import BarCanvas
from gui.views.charts.cursor import HitCell, HitRow
from gui.views.charts.paint_device import OUTLINE_HEIGHT, paint_outline

_SIDE = 1.0


class OutlineBarView(BarCanvas):
    """Shows an OutlineBar."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._data = OutlineBar("", "", 0.0, 0.0, 0.0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def data(self) -> OutlineBar:
        return self._data

    def set_data(self, data: OutlineBar) -> None:
        self._data = data
        parts = (data.total_text, data.filled_text, data.outlined_text, data.verdict_text)
        self.describe(data.name, data.spoken or ", ".join(part for part in parts if part))
        self.update()

    def hit_rows(self) -> tuple[HitRow, ...]:
        area = QRectF(self.rect())
        words = self._data.spoken or self._data.name
        cell = HitCell(self._data.key, area, self._data.tooltip, words)
        return (HitRow(self._data.key, area, words, (cell,)),)

    def sizeHint(self) -> QSize:
        return QSize(280, math.ceil(OUTLINE_HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(160, math.ceil(OUTLINE_HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        area = QRectF(self.rect()).adjusted(_SIDE, 0, -_SIDE, 0)
        focused = self.visible_cursor() is not None
        paint_outline(painter, area, self._data, current_theme().tokens, focused=focused)
        painter.end()
