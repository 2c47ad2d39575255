"""One card's memory against its own capacity, for the sharding panel."""

import math

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.models.bars import Bar, DeviceBar
from gui.theme import current_theme
from gui.views.charts.bar_canvas import BarCanvas
from gui.views.charts.cursor import HitCell, HitRow
from gui.views.charts.device_layout import HEIGHT, lay_out_device
from gui.views.charts.paint_device import paint_device

_SIDE = 1.0


class DeviceBarView(BarCanvas):
    """Shows a DeviceBar."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._data = DeviceBar(Bar("", "", ()), 0.0, 0.0, 0.0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def data(self) -> DeviceBar:
        return self._data

    def set_data(self, data: DeviceBar) -> None:
        self._data = data
        bar = data.bar
        limit = f" / {data.limit_text}" if data.limit_text else ""
        self.describe(bar.name, bar.spoken or f"{bar.total_text}{limit}, {bar.verdict_text}")
        self.update()

    def _area(self) -> QRectF:
        return QRectF(self.rect()).adjusted(_SIDE, 0, -_SIDE, 0)

    def hit_rows(self) -> tuple[HitRow, ...]:
        layout, bar = lay_out_device(self._data, self._area()), self._data.bar
        cells = tuple(
            HitCell(box.key, box.rect, segment.tooltip, segment.spoken or segment.label)
            for box, segment in zip(layout.segments, bar.segments, strict=True)
        )
        return (HitRow(bar.key, layout.rect, bar.spoken or bar.name, cells),)

    def sizeHint(self) -> QSize:
        return QSize(280, math.ceil(HEIGHT))

    def minimumSizeHint(self) -> QSize:
        return QSize(160, math.ceil(HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        tokens = current_theme().tokens
        cursor = self.visible_cursor()
        paint_device(
            painter, self._area(), self._data, tokens, cursor=cursor, selected=self.selected
        )
        painter.end()
