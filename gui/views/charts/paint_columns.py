"""Phases as stacked columns: the same segments, marks and hatch as the bars, standing up."""

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from gui.models.bars import Bar, BarChart
from gui.theme.contrast import faded
from gui.theme.fonts import make_font, text_width
from gui.theme.tokens import CAPTION, RADIUS, Tokens
from gui.views.charts.columns_layout import (
    AXIS_GAP,
    ColumnBox,
    ColumnsLayout,
    lay_out_columns,
)
from gui.views.charts.cursor import Cursor
from gui.views.charts.layout import PILL_HEIGHT
from gui.views.charts.marks import paint_limit, paint_pill, paint_ring, pill_width
from gui.views.charts.segments import paint_stack
from gui.views.charts.text import in_two_lines, paint_text

_LINE = 16.0


def paint_columns(
    painter: QPainter,
    rect: QRectF,
    data: BarChart,
    t: Tokens,
    *,
    cursor: Cursor | None = None,
    selected: Cursor | None = None,
    hovered: str | None = None,
) -> None:
    layout = lay_out_columns(data, rect)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    for box, bar in zip(layout.columns, data.bars, strict=True):
        if bar.emphasised or bar.key == hovered:
            painter.setBrush(QColor(t.highlight if bar.emphasised else t.hover))
            painter.drawRoundedRect(box.rect.adjusted(2, 0, -2, 0), RADIUS, RADIUS)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    _paint_grid(painter, layout, data, t)
    limit = None if data.usable is None else layout.y(data.usable)
    for box, bar in zip(layout.columns, data.bars, strict=True):
        paint_stack(painter, box.bar, box.segments, bar.segments, t, limit=limit, lying=False)
    if limit is not None:
        _paint_capacity(painter, layout, data.pill, limit, t)
    for box, bar in zip(layout.columns, data.bars, strict=True):
        _paint_texts(painter, layout, box, bar, t, limit)
        for at, colour in ((selected, t.text), (cursor, t.accent)):
            if at is not None and at.row == box.key:
                _paint_ring(painter, box, at, colour, t)
    painter.restore()


def _paint_grid(painter: QPainter, layout: ColumnsLayout, data: BarChart, t: Tokens) -> None:
    painter.setFont(make_font(CAPTION))
    right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    for tick in data.ticks:
        y = int(layout.y(tick.value)) + 0.5
        painter.setPen(QPen(faded(t.text, t.grid_alpha), 1))
        painter.drawLine(QLineF(layout.plot.left(), y, layout.plot.right(), y))
        painter.setPen(QColor(t.muted))
        width = layout.plot.left() - layout.rect.left() - AXIS_GAP
        paint_text(painter, QRectF(layout.rect.left(), y - 8, width, 16), right, tick.text)


def _paint_capacity(
    painter: QPainter, layout: ColumnsLayout, text: str, y: float, t: Tokens
) -> None:
    right = layout.plot.right()
    paint_limit(painter, QLineF(layout.plot.left(), y, right, y), t)
    if text:
        width = pill_width(text)
        paint_pill(painter, QRectF(right - width, y - PILL_HEIGHT / 2, width, PILL_HEIGHT), text, t)


def _paint_texts(
    painter: QPainter,
    layout: ColumnsLayout,
    box: ColumnBox,
    bar: Bar,
    t: Tokens,
    limit: float | None = None,
) -> None:
    font = make_font(CAPTION, semibold=bar.emphasised)
    painter.setFont(font)
    painter.setPen(QColor(t.text))
    above = QRectF(box.rect.left(), box.bar.top() - 19, box.rect.width(), 16)
    if limit is not None and above.top() < limit < above.bottom():
        # The capacity line would strike the number through.
        wide = text_width(font, bar.total_text) + 6
        plate = QRectF(above.center().x() - wide / 2, above.top(), wide, above.height())
        painter.fillRect(plate, QColor(t.highlight if bar.emphasised else t.base))
    paint_text(painter, above, Qt.AlignmentFlag.AlignCenter, bar.total_text)
    painter.setPen(QColor(t.text if bar.emphasised else t.muted))
    below = QRectF(box.rect.left(), layout.plot.bottom() + 5, box.rect.width(), _LINE)
    for line in in_two_lines(font, bar.name, box.rect.width()):
        paint_text(painter, below, Qt.AlignmentFlag.AlignCenter, line)
        below.translate(0, _LINE)
    if bar.marker:
        painter.setFont(make_font(CAPTION, semibold=True))
        painter.setPen(QColor(t.accent))
        paint_text(painter, below, Qt.AlignmentFlag.AlignCenter, bar.marker)


def _paint_ring(painter: QPainter, box: ColumnBox, at: Cursor, colour: str, t: Tokens) -> None:
    cell = next((part.rect for part in box.segments if part.key == at.cell), None)
    if cell is not None:
        grow = max(0.0, 8.0 - cell.height()) / 2
        paint_ring(painter, cell.adjusted(-2, -grow, 2, grow), colour, t)
    elif colour == t.accent:
        paint_ring(painter, box.rect.adjusted(2, 0, -2, 0), colour, t)
