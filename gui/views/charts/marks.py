"""The marks that are not bars: hatch, capacity line, pill, range, plate, focus ring."""

import math

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from gui.theme.contrast import faded
from gui.theme.fonts import make_font, text_width
from gui.theme.tokens import CAPTION, PILL_RADIUS, SMALLEST, Tokens
from gui.views.charts.text import paint_text

LINE, HALO, RING = 1.6, 4.0, 2.0
DASHES = (3.2, 2.2)
CAP = 10.0
_SLANT = 0.8


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def paint_hatch(
    painter: QPainter, rect: QRectF, colour: QColor, *, width: float = 1.4, step: float = 7.0
) -> None:
    """Diagonal lines as real lines: a brush pattern neither scales nor exports well."""
    if rect.isEmpty():
        return
    painter.setPen(QPen(colour, width, c=Qt.PenCapStyle.FlatCap))
    slant = rect.height() * _SLANT
    # Starting from a multiple of the step keeps the lines of neighbouring parts in line.
    x = math.floor((rect.left() - slant) / step) * step
    while x < rect.right():
        # Cut by arithmetic: not every reader of SVG knows clipping.
        start = max(rect.left() - x, 0.0) / slant
        end = min(rect.right() - x, slant) / slant
        if start < end:
            painter.drawLine(
                QPointF(x + start * slant, rect.bottom() - start * rect.height()),
                QPointF(x + end * slant, rect.bottom() - end * rect.height()),
            )
        x += step


def paint_over(painter: QPainter, rect: QRectF, t: Tokens) -> None:
    """The hatch that says "beyond the capacity"; the colour under it stays readable."""
    paint_hatch(painter, rect, faded(t.base, 0.55), width=1.5)


def paint_reserve(painter: QPainter, rect: QRectF, t: Tokens) -> None:
    paint_hatch(painter, rect, faded(t.text, 0.24), width=1.0, step=6.0)


def paint_limit(painter: QPainter, line: QLineF, t: Tokens) -> None:
    """Dashed capacity line on a halo, so that it shows over any component's colour."""
    painter.setPen(QPen(QColor(t.base), HALO, c=Qt.PenCapStyle.FlatCap))
    painter.drawLine(line)
    pen = QPen(QColor(t.text), LINE, c=Qt.PenCapStyle.FlatCap)
    pen.setDashPattern(DASHES)
    painter.setPen(pen)
    painter.drawLine(line)


def pill_width(text: str) -> float:
    return text_width(pill_font(), text) + 2 * PILL_RADIUS + 14


def pill_font() -> QFont:
    return make_font(CAPTION)


def paint_pill(painter: QPainter, rect: QRectF, text: str, t: Tokens) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(t.tooltip))
    painter.drawRoundedRect(rect, PILL_RADIUS, PILL_RADIUS)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QColor(t.on_tooltip))
    painter.setFont(pill_font())
    paint_text(painter, rect, Qt.AlignmentFlag.AlignCenter, text)


def _paint_beam(painter: QPainter, start: QPointF, end: QPointF, cap: QPointF, pen: QPen) -> None:
    painter.setPen(pen)
    painter.drawLine(start, end)
    for point in (start, end):
        painter.drawLine(point - cap, point + cap)


def paint_range(
    painter: QPainter, start: QPointF, end: QPointF, t: Tokens, cap: float = CAP
) -> None:
    """The uncertainty from low to high as an I-beam across or along the bar's end."""
    along = QLineF(start, end)
    across = QPointF(0, cap / 2) if abs(along.dx()) >= abs(along.dy()) else QPointF(cap / 2, 0)
    for colour, width in ((t.base, HALO), (t.text, LINE)):
        square = Qt.PenCapStyle.SquareCap if width == HALO else Qt.PenCapStyle.FlatCap
        _paint_beam(painter, start, end, across, QPen(QColor(colour), width, c=square))


def paint_plate(painter: QPainter, room: QRectF, text: str, t: Tokens) -> None:
    """A label on a small plate, for where the hatch would run through the digits."""
    font = make_font(CAPTION)
    height = min(SMALLEST + 5.0, room.height() - 3)
    plate = QRectF(0, 0, text_width(font, text) + 10, height)
    plate.moveCenter(room.center())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(t.base))
    painter.drawRoundedRect(plate, 3, 3)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QColor(t.text))
    painter.setFont(font)
    paint_text(painter, plate, Qt.AlignmentFlag.AlignCenter, text)


def paint_ring(painter: QPainter, rect: QRectF, colour: str, t: Tokens, radius: float = 4) -> None:
    """A ring inside the rectangle, with a halo so that it shows on any fill."""
    inside = rect.adjusted(RING / 2, RING / 2, -RING / 2, -RING / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(t.base), RING + 2))
    painter.drawRoundedRect(inside, radius, radius)
    painter.setPen(QPen(QColor(colour), RING))
    painter.drawRoundedRect(inside, radius, radius)
