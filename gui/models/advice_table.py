"""The rows of advice as an item model; the last column belongs to the buttons."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont

from gui.models.advice import AdviceRow
from gui.models.cells import Role
from gui.text.lookup import translate

NUMBER, CHANGE, SAVES, PEAK, VERDICT, COST, APPLY = range(7)
Index = QModelIndex | QPersistentModelIndex


class AdviceTable(QAbstractTableModel):
    """Rows of no use are not enabled, which the delegates paint grey."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[AdviceRow, ...] = ()
        self._unit = ""

    def set_rows(self, rows: Sequence[AdviceRow], unit: str) -> None:
        self.beginResetModel()
        self._unit = unit
        self._rows = tuple(rows)
        self.endResetModel()

    def row(self, number: int) -> AdviceRow:
        return self._rows[number]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 7

    def flags(self, index: Index) -> Qt.ItemFlag:
        found = super().flags(index)
        if index.isValid() and not self._rows[index.row()].enabled:
            found &= ~Qt.ItemFlag.ItemIsEnabled
        return found

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(section)
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return (
            "",
            translate("Advice", "Change"),
            translate("Advice", "Saves, {unit}").format(unit=self._unit),
            translate("Advice", "New peak"),
            translate("Advice", "Verdict"),
            translate("Advice", "Cost"),
            "",
        )[section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return _texts(row)[column]
            case Role.DETAIL if column == CHANGE:
                return row.detail
            case Role.DETAIL if column == COST:
                return row.costs[1]
            case Role.CHIP if column == VERDICT:
                return row.chip
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(column)
            case Qt.ItemDataRole.FontRole if column == SAVES:
                font = QFont()
                font.setWeight(QFont.Weight.DemiBold)
                return font
        return None


def _texts(row: AdviceRow) -> tuple[str, ...]:
    chip = f"{row.chip.word} {row.chip.amount}".strip() if row.chip else ""
    return row.number, row.name, row.saves, row.peak, chip, row.costs[0], ""


def _alignment(column: int) -> Qt.AlignmentFlag:
    right = column in (SAVES, PEAK)
    side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
