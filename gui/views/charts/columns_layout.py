"""Where the columns of the timeline go."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from gui.models.bars import BarChart
from gui.theme.fonts import make_font, text_width
from gui.theme.tokens import CAPTION
from gui.views.charts.layout import HEADROOM, SegmentBox

TOP, FOOT, COLUMN, COLUMN_SHARE, AXIS_GAP = 28.0, 52.0, 46.0, 0.64, 10.0


@dataclass(frozen=True, slots=True)
class ColumnBox:
    key: str
    rect: QRectF
    bar: QRectF
    segments: tuple[SegmentBox, ...]


@dataclass(frozen=True, slots=True)
class ColumnsLayout:
    rect: QRectF
    plot: QRectF
    columns: tuple[ColumnBox, ...]
    scale: float

    def y(self, value: float) -> float:
        return self.plot.bottom() - value * self.scale


def lay_out_columns(data: BarChart, rect: QRectF) -> ColumnsLayout:
    font = make_font(CAPTION)
    axis = max((text_width(font, tick.text) for tick in data.ticks), default=0.0) + AXIS_GAP
    plot = rect.adjusted(axis, TOP, 0, -FOOT)
    top_tick = max((tick.value for tick in data.ticks), default=0.0)
    reach = max(data.reach, (data.usable or 0.0) * HEADROOM, top_tick, 1e-9)
    scale = max(plot.height(), 1.0) / reach
    pitch = plot.width() / max(len(data.bars), 1)
    wide = min(COLUMN, pitch * COLUMN_SHARE)
    columns: list[ColumnBox] = []
    for number, bar in enumerate(data.bars):
        slot = QRectF(plot.left() + number * pitch, rect.top() + 8, pitch, rect.height() - 8)
        left = slot.center().x() - wide / 2
        bottom, boxes = plot.bottom(), []
        for segment in bar.segments:
            height = segment.value * scale
            boxes.append(SegmentBox(segment.key, QRectF(left, bottom - height, wide, height)))
            bottom -= height
        whole = QRectF(left, bottom, wide, plot.bottom() - bottom)
        columns.append(ColumnBox(bar.key, slot, whole, tuple(boxes)))
    return ColumnsLayout(rect, plot, tuple(columns), scale)
