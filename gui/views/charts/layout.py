"""Where everything in the bar chart goes, worked out before anything is painted.

Painting, hit testing, keyboard and tests all read the same boxes.
"""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from gui.models.bars import Bar, BarChart
from gui.theme.fonts import make_font, text_width
from gui.theme.tokens import CAPTION
from gui.views.charts.legend_layout import LegendEntry, lay_out_legend, legend_height

PITCH, BAR = 32.0, 22.0
PITCH_LOW, BAR_LOW = 24.0, 16.0
PILL_HEIGHT, AXIS_HEIGHT, GAP = 20.0, 20.0, 6.0
NAME_WIDTH, NAME_SHARE, COLUMN_GAP = 100.0, 0.3, 12.0
# Keeps the row's focus ring off the texts at both its ends.
INSET = 8.0
VERDICT_ICON, ICON_GAP = 12.0, 5.0
# Room right of the capacity line, so that it never touches the totals.
HEADROOM = 1.08


@dataclass(frozen=True, slots=True)
class SegmentBox:
    key: str
    rect: QRectF


@dataclass(frozen=True, slots=True)
class RowBox:
    key: str
    rect: QRectF
    bar: QRectF
    segments: tuple[SegmentBox, ...]


@dataclass(frozen=True, slots=True)
class ChartLayout:
    rect: QRectF
    legend: tuple[LegendEntry, ...]
    plot: QRectF
    rows: tuple[RowBox, ...]
    scale: float
    name_right: float
    total_right: float
    verdict_left: float

    def x(self, value: float) -> float:
        return self.plot.left() + value * self.scale


def bar_boxes(bar: Bar, left: float, top: float, height: float, scale: float) -> list[SegmentBox]:
    boxes: list[SegmentBox] = []
    start = 0.0
    for segment in bar.segments:
        rect = QRectF(left + start * scale, top, segment.value * scale, height)
        boxes.append(SegmentBox(segment.key, rect))
        start += segment.value
    return boxes


def chart_height(data: BarChart, width: float, *, low: bool = False) -> float:
    legend = legend_height(data.legend, width)
    pitch = PITCH_LOW if low else PITCH
    pill = PILL_HEIGHT + GAP if data.pill else 0.0
    return legend + (GAP if legend else 0) + pill + pitch * len(data.bars) + AXIS_HEIGHT


def _widest(texts: list[str], *, semibold: bool, size: int = 13) -> float:
    font = make_font(size, semibold=semibold)
    return max((text_width(font, text) for text in texts), default=0.0)


def lay_out(data: BarChart, rect: QRectF, *, low: bool = False) -> ChartLayout:
    pitch, thick = (PITCH_LOW, BAR_LOW) if low else (PITCH, BAR)
    legend = lay_out_legend(data.legend, rect.width(), QPointF(rect.topLeft()))
    top = (legend[-1].rect.bottom() + GAP) if legend else rect.top()
    top += PILL_HEIGHT + GAP if data.pill else 0.0

    names = _widest([bar.name for bar in data.bars], semibold=True)
    names = min(max(NAME_WIDTH, names + INSET), rect.width() * NAME_SHARE)
    totals = _widest([bar.total_text for bar in data.bars], semibold=True)
    verdicts = _widest([b.verdict_text for b in data.bars], semibold=False, size=CAPTION)
    aside = VERDICT_ICON + ICON_GAP + verdicts + INSET if verdicts else 0.0

    left = rect.left() + names + COLUMN_GAP
    verdict_left = rect.right() - aside
    total_right = verdict_left - (8.0 if verdicts else 4.0)
    right = total_right - totals - 2 * COLUMN_GAP
    plot = QRectF(left, top, max(right - left, 1.0), pitch * len(data.bars))
    limit = max(data.usable or 0.0, data.capacity or 0.0)
    scale = plot.width() / max(data.reach, limit * HEADROOM, 1e-9)

    rows: list[RowBox] = []
    for number, bar in enumerate(data.bars):
        row = QRectF(rect.left(), top + number * pitch, rect.width(), pitch)
        y = row.center().y() - thick / 2
        boxes = bar_boxes(bar, left, y, thick, scale)
        whole = QRectF(left, y, bar.total * scale, thick)
        rows.append(RowBox(bar.key, row, whole, tuple(boxes)))
    return ChartLayout(
        rect, legend, plot, tuple(rows), scale, left - COLUMN_GAP, total_right, verdict_left
    )
