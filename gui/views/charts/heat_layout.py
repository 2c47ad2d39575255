"""Where the points of the map go, and which of their names have room."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSizeF

from gui.models.explore import HeatPicture
from gui.theme.fonts import make_font, text_width
from gui.theme.tokens import CAPTION

LABEL, TITLE, GAP = 16.0, 18.0, 6.0
_TOP, _RIGHT, _BETWEEN = 4.0, 8.0, 10.0


@dataclass(frozen=True, slots=True)
class HeatLayout:
    rect: QRectF
    plot: QRectF
    rows: int
    columns: int

    def x(self, column: float) -> float:
        """The left edge of a column."""
        return self.plot.left() + self.plot.width() * column / self.columns

    def y(self, row: float) -> float:
        """The lower edge of a row; rows count from below."""
        return self.plot.bottom() - self.plot.height() * row / self.rows

    def cell(self, row: int, column: int, columns: int = 1) -> QRectF:
        """The rectangle of a point, or of several side by side."""
        corner = QPointF(self.x(column), self.y(row + 1))
        return QRectF(corner, QPointF(self.x(column + columns), self.y(row)))

    def point_at(self, at: QPointF) -> tuple[int, int] | None:
        if not self.plot.contains(at):
            return None
        column = int((at.x() - self.plot.left()) / self.plot.width() * self.columns)
        row = int((self.plot.bottom() - at.y()) / self.plot.height() * self.rows)
        return min(row, self.rows - 1), min(column, self.columns - 1)


def lay_out_heat(data: HeatPicture, size: QSizeF) -> HeatLayout:
    rect = QRectF(0, 0, size.width(), size.height())
    font = make_font(CAPTION)
    names = max((text_width(font, text) for text in data.rows), default=0.0)
    plot = rect.adjusted(TITLE + names + GAP + 4, _TOP, -_RIGHT, -(LABEL + TITLE + GAP))
    return HeatLayout(rect, plot, len(data.rows), len(data.columns))


def shown_columns(layout: HeatLayout, data: HeatPicture, always: Sequence[int]) -> list[int]:
    """The columns that are named: `always` first, then round values where there is room."""
    font = make_font(CAPTION)

    def span(column: int) -> tuple[float, float]:
        middle, wide = layout.x(column + 0.5), text_width(font, data.columns[column])
        return middle - wide / 2 - _BETWEEN / 2, middle + wide / 2 + _BETWEEN / 2

    return _thinned(span, always, data.column_marks)


def shown_rows(layout: HeatLayout, data: HeatPicture, always: Sequence[int]) -> list[int]:
    """The rows that are named."""

    def span(row: int) -> tuple[float, float]:
        middle = layout.y(row + 0.5)
        return middle - LABEL / 2, middle + LABEL / 2

    return _thinned(span, always, data.row_marks)


def _thinned(
    span: Callable[[int], tuple[float, float]], always: Sequence[int], marks: Sequence[bool]
) -> list[int]:
    wanted = [*always, *(number for number, mark in enumerate(marks) if mark)]
    found: list[int] = []
    for number in dict.fromkeys(wanted):
        low, high = span(number)
        if all(high <= span(other)[0] or low >= span(other)[1] for other in found):
            found.append(number)
    return found
