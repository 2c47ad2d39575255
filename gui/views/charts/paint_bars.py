"""The stacked bar chart as one pure function: the same picture on screen, in SVG and in PDF."""

import math

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from gui.models.bars import Bar, BarChart
from gui.theme.contrast import faded
from gui.theme.fonts import make_font
from gui.theme.icons import verdict_icon_name
from gui.theme.svg import paint_icon
from gui.theme.tokens import CAPTION, RADIUS, SWATCH, SWATCH_RADIUS, Tokens
from gui.views.charts.cursor import Cursor
from gui.views.charts.layout import (
    ICON_GAP,
    PILL_HEIGHT,
    VERDICT_ICON,
    ChartLayout,
    RowBox,
    lay_out,
)
from gui.views.charts.legend_layout import SWATCH_GAP, LegendEntry, legend_font
from gui.views.charts.marks import (
    paint_limit,
    paint_pill,
    paint_range,
    paint_reserve,
    paint_ring,
    pill_width,
)
from gui.views.charts.segments import paint_stack
from gui.views.charts.text import elided, paint_text

_MIDDLE = Qt.AlignmentFlag.AlignVCenter
_LEFT = _MIDDLE | Qt.AlignmentFlag.AlignLeft
_RIGHT = _MIDDLE | Qt.AlignmentFlag.AlignRight


def paint_bars(
    painter: QPainter,
    rect: QRectF,
    data: BarChart,
    t: Tokens,
    *,
    low: bool = False,
    cursor: Cursor | None = None,
    selected: Cursor | None = None,
    hovered: str | None = None,
) -> None:
    layout = lay_out(data, rect, low=low)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_legend(painter, layout.legend, t)
    _paint_row_fills(painter, layout, data, hovered, t)
    _paint_grid(painter, layout, data, t)
    if data.usable is not None and data.capacity is not None:
        left = layout.x(data.usable)
        width = (data.capacity - data.usable) * layout.scale
        paint_reserve(painter, QRectF(left, layout.plot.top(), width, layout.plot.height()), t)
    limit = None if data.usable is None else layout.x(data.usable)
    for box, bar in zip(layout.rows, data.bars, strict=True):
        end = math.inf if bar.low is None else layout.x(bar.low) - 2
        paint_stack(painter, box.bar, box.segments, bar.segments, t, limit=limit, label_end=end)
    if limit is not None:
        _paint_capacity(painter, layout, data.pill, limit, t)
    for box, bar in zip(layout.rows, data.bars, strict=True):
        _paint_range(painter, layout, box, bar, t)
        _paint_texts(painter, layout, box, bar, t)
        _paint_marks(painter, box, selected, t.text, t)
        _paint_marks(painter, box, cursor, t.accent, t)
    painter.restore()


def paint_legend(painter: QPainter, entries: tuple[LegendEntry, ...], t: Tokens) -> None:
    painter.setFont(legend_font())
    for entry in entries:
        square = QRectF(0, 0, SWATCH, SWATCH)
        square.moveCenter(entry.rect.center())
        square.moveLeft(entry.rect.left())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(t.component(entry.key)))
        painter.drawRoundedRect(square, SWATCH_RADIUS, SWATCH_RADIUS)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QColor(t.text))
        text = entry.rect.adjusted(SWATCH + SWATCH_GAP, 0, 2, 0)
        paint_text(painter, text, _LEFT, entry.text)


def _paint_row_fills(
    painter: QPainter, layout: ChartLayout, data: BarChart, hovered: str | None, t: Tokens
) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for box, bar in zip(layout.rows, data.bars, strict=True):
        if bar.emphasised or bar.key == hovered:
            painter.setBrush(QColor(t.highlight if bar.emphasised else t.hover))
            painter.drawRoundedRect(box.rect.adjusted(0, 1, 0, -1), RADIUS, RADIUS)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _paint_grid(painter: QPainter, layout: ChartLayout, data: BarChart, t: Tokens) -> None:
    painter.setFont(make_font(CAPTION))
    bottom = layout.plot.bottom()
    for tick in data.ticks:
        x = layout.x(tick.value)
        # Half a pixel in, a line of one pixel stays one pixel instead of two grey ones.
        painter.setPen(QPen(faded(t.text, t.grid_alpha), 1))
        painter.drawLine(QLineF(int(x) + 0.5, layout.plot.top(), int(x) + 0.5, bottom))
        painter.setPen(QColor(t.muted))
        box = QRectF(x - 60, bottom + 4, 120, 16)
        paint_text(painter, box, Qt.AlignmentFlag.AlignCenter, tick.text)


def _paint_capacity(painter: QPainter, layout: ChartLayout, text: str, x: float, t: Tokens) -> None:
    top = layout.plot.top()
    paint_limit(painter, QLineF(x, top - 6, x, layout.plot.bottom()), t)
    if text:
        width = pill_width(text)
        left = min(max(x - width / 2, layout.rect.left()), layout.rect.right() - width)
        paint_pill(painter, QRectF(left, top - PILL_HEIGHT - 6, width, PILL_HEIGHT), text, t)


def _paint_range(painter: QPainter, layout: ChartLayout, box: RowBox, bar: Bar, t: Tokens) -> None:
    if bar.low is None or bar.high is None:
        return
    y = box.bar.center().y()
    paint_range(painter, QPointF(layout.x(bar.low), y), QPointF(layout.x(bar.high), y), t)


def _paint_texts(painter: QPainter, layout: ChartLayout, box: RowBox, bar: Bar, t: Tokens) -> None:
    row = box.rect
    font = make_font(semibold=bar.emphasised)
    painter.setFont(font)
    painter.setPen(QColor(t.text))
    name = QRectF(row.left(), row.top(), layout.name_right - row.left(), row.height())
    paint_text(painter, name, _RIGHT, elided(font, bar.name, name.width()))
    painter.setFont(make_font(semibold=True))
    total = QRectF(row.left(), row.top(), layout.total_right - row.left(), row.height())
    paint_text(painter, total, _RIGHT, bar.total_text)
    if not bar.verdict:
        return
    colour = t.verdict(bar.verdict)
    y = row.center().y() - VERDICT_ICON / 2
    icon = QRectF(layout.verdict_left, y, VERDICT_ICON, VERDICT_ICON)
    paint_icon(painter, icon, verdict_icon_name(bar.verdict), colour)
    painter.setFont(make_font(CAPTION))
    painter.setPen(QColor(colour))
    words = QRectF(icon.right() + ICON_GAP, row.top(), row.right() - icon.right(), row.height())
    paint_text(painter, words, _LEFT, bar.verdict_text)


def _paint_marks(painter: QPainter, box: RowBox, at: Cursor | None, colour: str, t: Tokens) -> None:
    if at is None or at.row != box.key:
        return
    for segment in box.segments:
        if segment.key == at.cell:
            # A sliver still needs a ring that can be seen.
            grow = max(0.0, 8.0 - segment.rect.width()) / 2
            paint_ring(painter, segment.rect.adjusted(-grow - 1, -2, grow, 2), colour, t)
            return
    if colour == t.accent:
        paint_ring(painter, box.rect.adjusted(0, 1, 0, -1), colour, t)
