"""The method chart: one stacked bar a row, against the capacity of a card."""

import math

from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.models.bars import BarChart
from gui.theme import current_theme
from gui.views.charts.bar_canvas import BarCanvas
from gui.views.charts.cursor import HitCell, HitRow
from gui.views.charts.layout import ChartLayout, chart_height, lay_out
from gui.views.charts.paint_bars import paint_bars

_WIDTH_HINT, _WIDTH_LEAST = 720, 440


class StackedBarChart(BarCanvas):
    """Shows a BarChart; set_low(True) for the form with lower rows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._data = BarChart(())
        self._low = False
        self._layout: ChartLayout | None = None
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def data(self) -> BarChart:
        return self._data

    def set_data(self, data: BarChart) -> None:
        self._data = data
        self._layout = None
        self.describe(data.name, data.summary)
        self.updateGeometry()
        self.update()

    def set_low(self, low: bool) -> None:
        self._low = low
        self._layout = None
        self.updateGeometry()
        self.update()

    def is_low(self) -> bool:
        return self._low

    def chart_layout(self) -> ChartLayout:
        if self._layout is None:
            self._layout = lay_out(self._data, QRectF(self.rect()), low=self._low)
        return self._layout

    def hit_rows(self) -> tuple[HitRow, ...]:
        return tuple(
            HitRow(
                box.key,
                box.rect,
                bar.spoken or bar.name,
                tuple(
                    HitCell(part.key, part.rect, segment.tooltip, segment.spoken or segment.label)
                    for part, segment in zip(box.segments, bar.segments, strict=True)
                ),
            )
            for box, bar in zip(self.chart_layout().rows, self._data.bars, strict=True)
        )

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return math.ceil(chart_height(self._data, width, low=self._low))

    def sizeHint(self) -> QSize:
        width = max(self.width(), _WIDTH_LEAST) if self.isVisible() else _WIDTH_HINT
        return QSize(_WIDTH_HINT, self.heightForWidth(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(_WIDTH_LEAST, self.heightForWidth(max(self.width(), _WIDTH_LEAST)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._layout = None
        if event.oldSize().width() != event.size().width():
            self.updateGeometry()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            self._layout = None
        super().changeEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_bars(
            painter,
            QRectF(self.rect()),
            self._data,
            current_theme().tokens,
            low=self._low,
            cursor=self.visible_cursor(),
            selected=self.selected,
            hovered=self.hovered,
        )
        painter.end()
