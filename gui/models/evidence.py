"""Measured runs near the plan as an item model, our estimate and its error beside each."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont

from engine.decide.nearest_evidence import Neighbour
from gui.models.cells import Role
from gui.text import evidence_words, numbers
from gui.text.lookup import translate

if TYPE_CHECKING:
    from engine.units import Unit

RUN, LEVEL, MEASURED, ESTIMATE, ERROR, DIFFERS = range(6)
Index = QModelIndex | QPersistentModelIndex


class EvidenceTable(QAbstractTableModel):
    """The nearest run first; the user's own ones stand in the same list."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[Neighbour, ...] = ()
        self._unit: Unit = "GiB"

    def set_rows(self, rows: Sequence[Neighbour], unit: "Unit") -> None:
        self.beginResetModel()
        self._rows, self._unit = tuple(rows), unit
        self.endResetModel()

    def own_id(self, row: int) -> str:
        """The id of an own measurement, empty for a published run."""
        if not 0 <= row < len(self._rows) or self._rows[row].row.kind != "own":
            return ""
        return self._rows[row].row.id

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 6

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
            translate("Evidence", "Run"),
            translate("Evidence", "Level"),
            translate("Evidence", "Measured, {unit}").format(unit=self._unit),
            translate("Evidence", "Estimate"),
            translate("Evidence", "Error"),
            translate("Evidence", "Differs in"),
        )[section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        found, column = self._rows[index.row()], index.column()
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._texts(found)[column]
            case Role.DETAIL if column == RUN:
                return evidence_words.source_line(found.row)
            case Qt.ItemDataRole.ToolTipRole if column == RUN:
                whole = evidence_words.source_whole(found.row)
                return f"{evidence_words.run_name(found.row)}\n{whole}"
            case Qt.ItemDataRole.ToolTipRole:
                return found.compared.problem or self._texts(found)[column]
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(column)
            case Qt.ItemDataRole.FontRole if column == ERROR:
                font = QFont()
                font.setWeight(QFont.Weight.DemiBold)
                return font
        return None

    def _texts(self, found: Neighbour) -> tuple[str, ...]:
        compared, unit = found.compared, self._unit
        planned = not compared.problem
        error = compared.error
        return (
            evidence_words.run_name(found.row),
            evidence_words.level(found.row.level),
            numbers.size(found.row.bytes, unit, 2),
            numbers.size(compared.estimate, unit, 2) if planned else "",
            evidence_words.signed_percent(error) if error is not None else "",
            evidence_words.differs(found.differs),
        )


def _alignment(column: int) -> Qt.AlignmentFlag:
    right = column in (MEASURED, ESTIMATE, ERROR)
    side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
