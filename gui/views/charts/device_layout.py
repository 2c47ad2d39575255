"""Where the parts of a card's single bar go."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from gui.models.bars import DeviceBar
from gui.views.charts.layout import SegmentBox, bar_boxes

HEADER, BAR, OVERHANG = 20.0, 18.0, 4.0
HEIGHT = HEADER + BAR + OVERHANG


@dataclass(frozen=True, slots=True)
class DeviceLayout:
    rect: QRectF
    header: QRectF
    bar: QRectF
    track: QRectF
    reserve: QRectF
    segments: tuple[SegmentBox, ...]
    limit: float


def lay_out_device(data: DeviceBar, rect: QRectF) -> DeviceLayout:
    scale = rect.width() / max(data.scale, data.capacity, data.bar.total, 1e-9)
    left, top = rect.left(), rect.top() + HEADER
    limit = left + data.usable * scale
    end = left + data.capacity * scale
    return DeviceLayout(
        rect,
        QRectF(left, rect.top(), rect.width(), HEADER - 3),
        QRectF(left, top, data.bar.total * scale, BAR),
        QRectF(left, top, end - left, BAR),
        QRectF(limit, top, end - limit, BAR),
        tuple(bar_boxes(data.bar, left, top, BAR, scale)),
        limit,
    )
