"""The models of the catalogue that a box can take, as an item model, best first."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from engine.decide.reverse import ModelFit
from gui.models.cells import Role, VerdictChip
from gui.text import numbers, verdicts
from gui.text.lookup import translate

if TYPE_CHECKING:
    from engine.units import Unit

NAME, PARAMETERS, PEAK, VERDICT, CONTEXT = range(5)
Index = QModelIndex | QPersistentModelIndex


class ExploreModelsTable(QAbstractTableModel):
    """Comfortable before borderline, then the largest first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[ModelFit, ...] = ()
        self._unit: Unit = "GiB"

    def set_rows(self, rows: Sequence[ModelFit], unit: "Unit") -> None:
        self.beginResetModel()
        self._rows, self._unit = tuple(rows), unit
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 5

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
            translate("ExploreModels", "Model"),
            translate("ExploreModels", "Parameters"),
            translate("ExploreModels", "Peak, {unit}").format(unit=self._unit),
            translate("ExploreModels", "Verdict"),
            translate("ExploreModels", "Context"),
        )[section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._texts(row)[column]
            case Qt.ItemDataRole.ToolTipRole if column == NAME:
                return f"{row.name}\n{row.model}"
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(column)
            case Role.CHIP if column == VERDICT:
                amount = verdicts.short(row.headroom, self._unit)
                return VerdictChip(row.verdict, "", amount)
            case Role.KEY:
                return row.model
        return None

    def _texts(self, row: ModelFit) -> tuple[str, ...]:
        context = {
            True: translate("ExploreModels", "long enough"),
            False: translate("ExploreModels", "too short"),
            None: translate("ExploreModels", "not known"),
        }[row.long_enough]
        return (
            row.name,
            numbers.short_count(row.parameters),
            "" if row.device is None else numbers.size(row.device, self._unit),
            verdicts.short(row.headroom, self._unit),
            context,
        )


def _alignment(column: int) -> Qt.AlignmentFlag:
    right = column in (PARAMETERS, PEAK)
    side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
