"""What public formulas give for the plan, with the difference from ours."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from engine.decide.rivals import Answer
from engine.result import Plan
from gui.text import names, numbers, others_words, terms
from gui.text.lookup import translate

NAME, AMOUNT, DIFFERENCE, WHY = range(4)
Index = QModelIndex | QPersistentModelIndex
_Row = tuple[str, str, str, str]


class OthersTable(QAbstractTableModel):
    """Our own number first, to compare with."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[_Row] = []
        self._sources: list[str] = []
        self._unit = ""

    def set_answers(self, answers: Sequence[Answer], plan: Plan) -> None:
        self.beginResetModel()
        unit = self._unit = plan.scenario.unit
        ours = plan.busiest.levels.device
        own = translate("OthersSay", "This plan, {convention}").format(
            convention=names.convention(plan.convention)
        )
        self._rows = [(own, numbers.size(ours, unit, 2), "", translate("OthersSay", "Per card"))]
        self._sources = [""]
        for answer in answers:
            amount = difference = "\N{EN DASH}"
            if answer.bytes is not None:
                amount = numbers.size(answer.bytes, unit, 2)
                difference = numbers.signed_size(answer.bytes - ours, unit)
            why = others_words.why(answer)
            self._rows.append((others_words.name(answer.key), amount, difference, why))
            self._sources.append(terms.source(answer.source) if answer.source else "")
        self.endResetModel()

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 4

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
            translate("OthersSay", "Formula of"),
            self._unit,
            translate("OthersSay", "Difference"),
            translate("OthersSay", "Why"),
        )[section]

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        text = self._rows[index.row()][index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return text
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._sources[index.row()] if index.column() == NAME else text
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(index.column())
        return None


def _alignment(column: int) -> Qt.AlignmentFlag:
    right = column in (AMOUNT, DIFFERENCE)
    side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
