"""Which item of a chart the keyboard is on."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF


@dataclass(frozen=True, slots=True)
class HitCell:
    key: str
    rect: QRectF
    tooltip: str
    spoken: str


@dataclass(frozen=True, slots=True)
class HitRow:
    key: str
    rect: QRectF
    spoken: str
    cells: tuple[HitCell, ...]


@dataclass(frozen=True, slots=True)
class Cursor:
    """A row, or one segment of it; without `cell` the whole row is meant."""

    row: str
    cell: str | None = None


def cell_at(rows: Sequence[HitRow], point: QPointF) -> HitCell | None:
    for row in rows:
        for cell in row.cells:
            if cell.rect.contains(point):
                return cell
    return None


def row_at(rows: Sequence[HitRow], point: QPointF) -> HitRow | None:
    return next((row for row in rows if row.rect.contains(point)), None)


def moved(rows: Sequence[HitRow], at: Cursor | None, rows_by: int, cells_by: int) -> Cursor | None:
    """The cursor after a step; large steps go to the first or the last item."""
    if not rows:
        return None
    keys = [row.key for row in rows]
    if at is None or at.row not in keys:
        return Cursor(keys[0])
    number = min(max(keys.index(at.row) + rows_by, 0), len(rows) - 1)
    cells = [cell.key for cell in rows[number].cells]
    place = cells.index(at.cell) if at.cell in cells else -1
    place = min(max(place + cells_by, -1), len(cells) - 1)
    return Cursor(keys[number], cells[place] if place >= 0 else None)


def spoken(rows: Sequence[HitRow], at: Cursor | None) -> str:
    for row in rows:
        if at is None or row.key != at.row:
            continue
        cell = next((cell for cell in row.cells if cell.key == at.cell), None)
        return cell.spoken if cell else row.spoken
    return ""
