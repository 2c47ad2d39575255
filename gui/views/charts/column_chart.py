"""The timeline: one stacked column for each phase, the peak marked."""

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.models.bars import BarChart
from gui.theme import current_theme
from gui.views.charts.bar_canvas import BarCanvas
from gui.views.charts.columns_layout import ColumnsLayout, lay_out_columns
from gui.views.charts.cursor import HitCell, HitRow
from gui.views.charts.paint_columns import paint_columns


class ColumnChart(BarCanvas):
    """Shows a BarChart with its bars standing; `marker` is the word under the peak."""

    columns = True

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._data = BarChart(())
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def data(self) -> BarChart:
        return self._data

    def set_data(self, data: BarChart) -> None:
        self._data = data
        self.describe(data.name, data.summary)
        self.update()

    def chart_layout(self) -> ColumnsLayout:
        return lay_out_columns(self._data, QRectF(self.rect()))

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
            for box, bar in zip(self.chart_layout().columns, self._data.bars, strict=True)
        )

    def sizeHint(self) -> QSize:
        return QSize(520, 340)

    def minimumSizeHint(self) -> QSize:
        return QSize(360, 200)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_columns(
            painter,
            QRectF(self.rect()),
            self._data,
            current_theme().tokens,
            cursor=self.visible_cursor(),
            selected=self.selected,
            hovered=self.hovered,
        )
        painter.end()
