"""The single bars of the sharding panel: a card, and host memory."""

import math

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from gui.models.bars import DeviceBar, OutlineBar
from gui.theme.fonts import make_font, text_width
from gui.theme.tokens import CAPTION, RADIUS, Tokens
from gui.views.charts.cursor import Cursor
from gui.views.charts.device_layout import lay_out_device
from gui.views.charts.marks import (
    paint_limit,
    paint_over,
    paint_range,
    paint_reserve,
    paint_ring,
    rounded,
)
from gui.views.charts.segments import paint_stack
from gui.views.charts.text import elided, paint_text

OUTLINE_HEADER, OUTLINE_BAR, OUTLINE_KEY = 20.0, 12.0, 20.0
OUTLINE_HEIGHT = OUTLINE_HEADER + OUTLINE_BAR + OUTLINE_KEY
_MIDDLE = Qt.AlignmentFlag.AlignVCenter
_LEFT = _MIDDLE | Qt.AlignmentFlag.AlignLeft
_RIGHT = _MIDDLE | Qt.AlignmentFlag.AlignRight
_TRACK_RADIUS = 3.0


def _paint_header(painter: QPainter, rect: QRectF, data: DeviceBar | OutlineBar, t: Tokens) -> None:
    bar = data.bar if isinstance(data, DeviceBar) else data
    body, strong = make_font(), make_font(semibold=True)
    limit = f" / {data.limit_text}" if data.limit_text else ""
    right = rect.right() - text_width(body, limit)
    painter.setFont(body)
    painter.setPen(QColor(t.muted))
    paint_text(painter, rect, _RIGHT, limit)
    painter.setFont(strong)
    painter.setPen(QColor(t.text))
    paint_text(
        painter,
        QRectF(rect.left(), rect.top(), right - rect.left(), rect.height()),
        _RIGHT,
        bar.total_text,
    )
    room = right - text_width(strong, bar.total_text) - 8 - rect.left()
    verdict_width = text_width(make_font(CAPTION), bar.verdict_text)
    name = elided(body, bar.name, max(room - verdict_width - 8, 40))
    painter.setFont(body)
    paint_text(painter, rect, _LEFT, name)
    if bar.verdict:
        painter.setFont(make_font(CAPTION))
        painter.setPen(QColor(t.verdict(bar.verdict)))
        paint_text(
            painter, rect.adjusted(text_width(body, name) + 8, 0, 0, 0), _LEFT, bar.verdict_text
        )


def paint_device(
    painter: QPainter,
    rect: QRectF,
    data: DeviceBar,
    t: Tokens,
    *,
    cursor: Cursor | None = None,
    selected: Cursor | None = None,
) -> None:
    layout = lay_out_device(data, rect)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_header(painter, layout.header, data, t)
    painter.fillPath(rounded(layout.track, _TRACK_RADIUS), QColor(t.hover))
    paint_reserve(painter, layout.reserve, t)
    bar = data.bar
    paint_stack(
        painter,
        layout.bar,
        layout.segments,
        bar.segments,
        t,
        limit=layout.limit,
        label_end=-math.inf,
    )
    x = min(layout.limit, rect.right() - 1)
    paint_limit(painter, QLineF(x, layout.bar.top() - 4, x, layout.bar.bottom() + 4), t)
    if bar.low is not None and bar.high is not None and bar.total > 0:
        scale = layout.bar.width() / bar.total
        y = layout.bar.center().y()
        end = min(rect.left() + bar.high * scale, rect.right() - 1)
        paint_range(painter, QPointF(rect.left() + bar.low * scale, y), QPointF(end, y), t, 9.0)
    for at, colour in ((selected, t.text), (cursor, t.accent)):
        if at is None or at.row != bar.key:
            continue
        cell = next((box.rect for box in layout.segments if box.key == at.cell), None)
        if cell is not None:
            grow = max(0.0, 8.0 - cell.width()) / 2
            paint_ring(painter, cell.adjusted(-grow, -2, grow, 2), colour, t)
        elif colour == t.accent:
            paint_ring(painter, layout.track.adjusted(0, -3, 0, 3), colour, t)
    painter.restore()


def paint_outline(
    painter: QPainter, rect: QRectF, data: OutlineBar, t: Tokens, *, focused: bool = False
) -> None:
    """Host memory: what a step needs is filled, what loading needs is outlined."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    header = QRectF(rect.left(), rect.top(), rect.width(), OUTLINE_HEADER - 3)
    _paint_header(painter, header, data, t)
    reach = max(data.capacity, data.filled, data.outlined, 1e-9)
    scale = rect.width() / reach
    top = rect.top() + OUTLINE_HEADER
    grey = QColor(t.component("runtime"))
    track = QRectF(rect.left(), top, rect.width(), OUTLINE_BAR)
    painter.fillPath(rounded(track, _TRACK_RADIUS), QColor(t.hover))
    filled = QRectF(rect.left(), top, data.filled * scale, OUTLINE_BAR)
    painter.fillPath(rounded(filled, min(_TRACK_RADIUS, filled.width() / 2)), grey)
    limit = rect.left() + data.capacity * scale
    if data.filled > data.capacity:
        paint_over(painter, QRectF(limit, top, filled.right() - limit, OUTLINE_BAR), t)
    if data.outlined > 0:
        outline = QRectF(rect.left(), top, data.outlined * scale, OUTLINE_BAR)
        painter.setPen(QPen(grey, 1.5))
        painter.drawPath(rounded(outline.adjusted(0.75, 0.75, -0.75, -0.75), _TRACK_RADIUS))
    if reach > data.capacity > 0:
        paint_limit(painter, QLineF(limit, top - 4, limit, top + OUTLINE_BAR + 4), t)
    if focused:
        paint_ring(painter, track.adjusted(0, -3, 0, 3), t.accent, t, RADIUS)
    below = QRectF(rect.left(), top + OUTLINE_BAR + 3, rect.width(), OUTLINE_KEY - 3)
    _paint_key(painter, below, data, grey, t)
    painter.restore()


def _paint_key(painter: QPainter, rect: QRectF, data: OutlineBar, grey: QColor, t: Tokens) -> None:
    font = make_font(CAPTION)
    painter.setFont(font)
    x = rect.left()
    for text, solid in ((data.filled_text, True), (data.outlined_text, False)):
        if not text:
            continue
        mark = rounded(QRectF(x + 0.75, rect.center().y() - 4.5, 5.5, 9), 1)
        painter.setPen(QPen(grey, 1.2))
        painter.setBrush(grey if solid else Qt.BrushStyle.NoBrush)
        painter.drawPath(mark)
        painter.setPen(QColor(t.muted))
        paint_text(painter, rect.adjusted(x - rect.left() + 11, 0, 0, 0), _LEFT, text)
        x += 11 + text_width(font, text) + 14
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QColor(t.muted))
    paint_text(painter, rect, _RIGHT, elided(font, data.note, rect.right() - x))
