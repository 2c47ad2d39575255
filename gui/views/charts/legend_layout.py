"""Where the entries of a legend go: in rows, as many as the width asks for."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont

from gui.models.bars import LegendItem
from gui.theme.fonts import make_font, text_width
from gui.theme.tokens import CAPTION, SWATCH

LINE_HEIGHT = 20.0
SWATCH_GAP = 5.0
ENTRY_GAP = 10.0


@dataclass(frozen=True, slots=True)
class LegendEntry:
    key: str
    text: str
    rect: QRectF


def legend_font() -> QFont:
    return make_font(CAPTION)


def lay_out_legend(
    items: Sequence[LegendItem], width: float, origin: QPointF | None = None
) -> tuple[LegendEntry, ...]:
    start = origin or QPointF(0, 0)
    font = legend_font()
    x, y = start.x(), start.y()
    entries: list[LegendEntry] = []
    for item in items:
        wide = SWATCH + SWATCH_GAP + text_width(font, item.text)
        if x > start.x() and x + wide > start.x() + width:
            x, y = start.x(), y + LINE_HEIGHT
        entries.append(LegendEntry(item.key, item.text, QRectF(x, y, wide, LINE_HEIGHT)))
        x += wide + ENTRY_GAP
    return tuple(entries)


def legend_height(items: Sequence[LegendItem], width: float) -> float:
    entries = lay_out_legend(items, width)
    return entries[-1].rect.bottom() if entries else 0.0
