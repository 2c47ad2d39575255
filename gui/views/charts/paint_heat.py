"""The map's colours, hatch, frontier and names."""

from itertools import groupby

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from gui.models.explore import HeatPicture
from gui.theme.contrast import faded
from gui.theme.fonts import make_font
from gui.theme.tokens import CAPTION, Tokens
from gui.views.charts.heat_layout import (
    GAP,
    LABEL,
    TITLE,
    HeatLayout,
    shown_columns,
    shown_rows,
)
from gui.views.charts.marks import paint_hatch, paint_plate, paint_ring

_LEAST, _MOST, _STEPS = 0.10, 0.42, 8
_LINE = 2.0
_DASHES = (3.0, 2.0)


def cell_colour(verdict: str, share: float, t: Tokens) -> QColor:
    """Green deepens towards the limit; the other two are flat."""
    if verdict != "comfortable":
        return QColor(t.verdict_fill(verdict))
    step = round(share * _STEPS) / _STEPS
    return _mixed(QColor(t.base), QColor(t.comfortable), _LEAST + (_MOST - _LEAST) * step)


def _mixed(one: QColor, other: QColor, part: float) -> QColor:
    def channel(a: float, b: float) -> float:
        return a + (b - a) * part

    return QColor.fromRgbF(
        channel(one.redF(), other.redF()),
        channel(one.greenF(), other.greenF()),
        channel(one.blueF(), other.blueF()),
    )


def paint_ground(painter: QPainter, layout: HeatLayout, data: HeatPicture, t: Tokens) -> None:
    """All that stays while the cursor moves."""
    beyond = QPainterPath()
    for row, verdicts in enumerate(data.verdicts):
        shares = data.shares[row]
        colours = [cell_colour(v, shares[c], t).rgb() for c, v in enumerate(verdicts)]
        column = 0
        # Neighbours of one colour are filled at once: thousands of cells would take long.
        for colour, run in groupby(colours):
            count = len(list(run))
            painter.fillRect(_snapped(layout.cell(row, column, count)), QColor(colour))
            column += count
        column = 0
        for verdict, same in groupby(verdicts):
            count = len(list(same))
            if verdict == "does_not_fit":
                beyond.addRect(_snapped(layout.cell(row, column, count)))
            column += count
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(beyond)
    paint_hatch(painter, layout.plot, faded(t.error, 0.16 if not t.dark else 0.22), width=1.0)
    painter.setClipping(False)
    _paint_frontier(painter, layout, data.fits, t, dashed=False)
    _paint_frontier(painter, layout, data.comfortable, t, dashed=True)
    _paint_titles(painter, layout, data, t)
    if data.nothing:
        paint_plate(painter, QRectF(layout.plot), data.nothing, t)
    painter.restore()


def _snapped(rect: QRectF) -> QRectF:
    """On whole pixels, so that no seam shows between neighbours."""
    left, top = round(rect.left()), round(rect.top())
    return QRectF(left, top, round(rect.right()) - left, round(rect.bottom()) - top)


def _paint_frontier(
    painter: QPainter, layout: HeatLayout, ends: tuple[int, ...], t: Tokens, *, dashed: bool
) -> None:
    pen = QPen(QColor(t.text), _LINE if not dashed else 1.4)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    if dashed:
        pen.setDashPattern(_DASHES)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    line = QPolygonF()
    for row, end in enumerate(ends):
        x = min(layout.x(end), layout.plot.right() - 1)
        line.append(QPointF(x, layout.y(row)))
        line.append(QPointF(x, layout.y(row + 1)))
    painter.drawPolyline(line)


def _paint_titles(painter: QPainter, layout: HeatLayout, data: HeatPicture, t: Tokens) -> None:
    painter.setFont(make_font(CAPTION))
    painter.setPen(QColor(t.muted))
    below = QRectF(layout.plot.left(), layout.rect.bottom() - TITLE, layout.plot.width(), TITLE)
    painter.drawText(below, Qt.AlignmentFlag.AlignCenter, data.column_title)
    painter.save()
    middle = QPointF(TITLE / 2, layout.plot.center().y())
    painter.translate(middle)
    painter.rotate(-90)
    beside = QRectF(-layout.plot.height() / 2, -TITLE / 2, layout.plot.height(), TITLE)
    painter.drawText(beside, Qt.AlignmentFlag.AlignCenter, data.row_title)
    painter.restore()


def paint_cursor(
    painter: QPainter,
    layout: HeatLayout,
    data: HeatPicture,
    cursor: tuple[int, int] | None,
    t: Tokens,
    *,
    focused: bool,
) -> None:
    """The names on the axes, the ring of this plan, and the ring that is looked at."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    row, column = data.here
    at = cursor or (data.here if focused else None)
    first_rows, first_columns = [row], [column]
    if at is not None:
        first_rows.insert(0, at[0])
        first_columns.insert(0, at[1])
    for number in shown_columns(layout, data, first_columns):
        _set_name(painter, t, looked=at is not None and number == at[1], here=number == column)
        place = QRectF(layout.x(number + 0.5) - 40, layout.plot.bottom() + GAP / 2, 80, LABEL)
        painter.drawText(place, Qt.AlignmentFlag.AlignCenter, data.columns[number])
    right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    for number in shown_rows(layout, data, first_rows):
        _set_name(painter, t, looked=at is not None and number == at[0], here=number == row)
        wide = layout.plot.left() - GAP - layout.rect.left()
        place = QRectF(0, layout.y(number + 0.5) - LABEL / 2, wide, LABEL)
        painter.drawText(place, right, data.rows[number])
    paint_ring(painter, _grown(layout.cell(row, column)), t.text, t, radius=3)
    if at is not None and (at != data.here or focused):
        paint_ring(painter, _grown(layout.cell(*at)), t.accent, t, radius=3)


def _set_name(painter: QPainter, t: Tokens, *, looked: bool, here: bool) -> None:
    painter.setFont(make_font(CAPTION, semibold=looked or here))
    painter.setPen(QColor(t.accent if looked else t.text if here else t.muted))


def _grown(cell: QRectF) -> QRectF:
    """A ring needs some size to be seen, however small the cells are."""
    wide, high = max(14.0, cell.width() + 4), max(14.0, cell.height() + 4)
    return QRectF(cell.center().x() - wide / 2, cell.center().y() - high / 2, wide, high)
