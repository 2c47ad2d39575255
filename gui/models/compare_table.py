"""Boxes against methods: verdict, need and headroom of the plan on each box."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont

from engine import METHODS, Board, Plan
from engine.units import Unit
from gui.models.catalog_lists import card_name
from gui.models.cells import Role, VerdictChip
from gui.state.boxes import CandidateBox
from gui.text import names, numbers
from gui.text.lookup import translate
from gui.theme import current_theme

BOX, USABLE, FIRST_METHOD = 0, 1, 2
REMOVE = FIRST_METHOD + len(METHODS)
Index = QModelIndex | QPersistentModelIndex
Row = tuple[CandidateBox, Board | None]


class CompareTable(QAbstractTableModel):
    """One row a box; Role.CHIP in the columns of the methods."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[Row] = []
        self._own: CandidateBox | None = None
        self._unit: Unit = "GiB"

    def set_boards(self, rows: Sequence[Row], own: CandidateBox | None, unit: Unit) -> None:
        same = [box for box, _ in rows] == [box for box, _ in self._rows]
        if not same:
            self.beginResetModel()
        self._rows, self._own, self._unit = list(rows), own, unit
        if not same:
            self.endResetModel()
        elif rows:
            last = self.index(len(rows) - 1, self.columnCount() - 1)
            self.dataChanged.emit(self.index(0, 0), last)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, self.columnCount() - 1)

    def box_at(self, row: int) -> CandidateBox:
        return self._rows[row][0]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else REMOVE + 1

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(section)
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if section == BOX:
            return translate("Compare", "Box")
        if section == REMOVE:
            return ""
        if section == USABLE:
            return translate("Compare", "Usable, {unit}").format(unit=self._unit)
        return names.method(METHODS[section - FIRST_METHOD])

    def data(  # noqa: PLR0911 one answer a role
        self, index: Index, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if not index.isValid():
            return None
        (box, board), column = self._rows[index.row()], index.column()
        if column == REMOVE:
            return self._remove_cell(box, role)
        plan = board.plans[METHODS[column - FIRST_METHOD]] if board and column > USABLE else None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(box, board, plan, column)
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(plan) if plan else self._text(box, board, plan, column)
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(column)
            case Qt.ItemDataRole.FontRole if column == BOX and box == self._own:
                font = QFont()
                font.setWeight(QFont.Weight.DemiBold)
                return font
            case Role.CHIP if plan is not None:
                need = numbers.size(plan.busiest.levels.device, self._unit)
                headroom = numbers.signed_size(plan.headroom, self._unit)
                return VerdictChip(plan.verdict, need, headroom)
            case Role.KEY:
                return box
        return None

    def _text(self, box: CandidateBox, board: Board | None, plan: Plan | None, column: int) -> str:
        if column == BOX:
            name = f"{box.count} {numbers.TIMES} {names.card(card_name(box.gpu))}"
            if box == self._own:
                return translate("Compare", "{box} (this plan)").format(box=name)
            return name
        if board is None:
            return "\N{EN DASH}"
        if column == USABLE:
            usable = numbers.size(board.current.busiest.usable, self._unit)
            return usable if box.count == 1 else f"{box.count} {numbers.TIMES} {usable}"
        assert plan is not None
        return (
            f"{names.verdict(plan.verdict)}, "
            f"{numbers.size(plan.busiest.levels.device, self._unit)}, "
            f"{numbers.signed_size(plan.headroom, self._unit)}"
        )

    def _remove_cell(self, box: CandidateBox, role: int) -> Any:
        if box == self._own:
            return None
        if role == Qt.ItemDataRole.DecorationRole:
            theme = current_theme()
            return theme.icon("close", theme.tokens.muted)
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return translate("Compare", "Remove box")
        return None

    def _spoken(self, plan: Plan) -> str:
        text = translate("Compare", "{method}: {verdict}; needs {need} per card, headroom {room}")
        return text.format(
            method=names.method(plan.method),
            verdict=names.verdict(plan.verdict),
            need=numbers.sized(plan.busiest.levels.device, self._unit),
            room=f"{numbers.signed_size(plan.headroom, self._unit)}{numbers.NO_BREAK}{self._unit}",
        )


def _alignment(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column == USABLE else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
