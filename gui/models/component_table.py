"""The component table: where the bytes of the busiest card go, each with its formula."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont

from engine import Plan
from engine.result import COMPONENTS, Device, Term
from gui.models.cells import Role, Share
from gui.text import formulas, names, numbers, terms
from gui.text.lookup import translate
from gui.theme import current_theme

if TYPE_CHECKING:
    from engine.units import Unit

NAME, BYTES, SHARE, FORMULA, SOURCE = range(5)
TOTAL_KEY = "total"
Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class _Row:
    key: str
    bytes: int
    terms: tuple[Term, ...] = ()


class ComponentTable(QAbstractTableModel):
    """One row a component in the order of the chart, the peak last."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: list[_Row] = []
        self._device: Device | None = None
        self._unit: Unit = "GiB"
        self._several = False
        self._show_zero = False

    def set_plan(self, plan: Plan) -> None:
        """Show another plan; selection and scroll stay when the rows are the same ones."""
        self._device, self._unit = plan.busiest, plan.scenario.unit
        self._several = plan.scenario.box.total_cards > 1
        self._fill()

    def show_zero_rows(self, show: bool) -> None:
        self._show_zero = show
        if self._device is not None:
            self._fill()

    def zero_rows_shown(self) -> bool:
        return self._show_zero

    def row_of(self, key: str) -> int:
        """The row of a component, -1 when it is not there."""
        return next((n for n, row in enumerate(self._rows) if row.key == key), -1)

    def terms_of(self, row: int) -> tuple[Term, ...]:
        return self._rows[row].terms if 0 <= row < len(self._rows) else ()

    def _fill(self) -> None:
        assert self._device is not None
        rows = []
        for key in COMPONENTS:
            terms_ = tuple(t for t in self._device.terms if t.component == key)
            count = sum(term.bytes for term in terms_)
            if count or self._show_zero:
                rows.append(_Row(key, count, terms_))
        rows.append(_Row(TOTAL_KEY, self._device.levels.device))
        if [row.key for row in rows] == [row.key for row in self._rows]:
            self._rows = rows
            self.dataChanged.emit(self.index(0, 0), self.index(len(rows) - 1, SOURCE))
            self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, SOURCE)
        else:
            self.beginResetModel()
            self._rows = rows
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
            translate("Components", "Component"),
            self._unit,
            translate("Components", "Share"),
            translate("Components", "Formula with this plan's numbers"),
            translate("Components", "Source"),
        )[section]

    def data(  # noqa: PLR0911 one answer a role
        self, index: Index, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], index.column()
        total = row.key == TOTAL_KEY
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._total_text(column) if total else self._text(row, column)
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(column)
            case Qt.ItemDataRole.ToolTipRole:
                return self._tool_tip(row, column)
            case Qt.ItemDataRole.DecorationRole if column == NAME and not total:
                return current_theme().swatch(row.key)
            case Qt.ItemDataRole.FontRole if total and column in (NAME, BYTES):
                font = QFont()
                font.setWeight(QFont.Weight.DemiBold)
                return font
            case Role.SHARE if column == SHARE and not total:
                return Share(self._part(row), numbers.percent(self._part(row)), row.key)
            case Role.KEY:
                return row.key
            case Qt.ItemDataRole.AccessibleTextRole:
                return self._spoken(row)
            case Role.DETAIL:
                return row.bytes
        return None

    def _part(self, row: _Row) -> float:
        total = self._rows[-1].bytes
        return row.bytes / total if total else 0.0

    def _text(self, row: _Row, column: int) -> str:
        match column:
            case 0:
                return names.component(row.key)
            case 1:
                return numbers.size(row.bytes, self._unit, 2)
            case 2:
                return numbers.percent(self._part(row))
            case 3:
                return self._formula(row)
        found = dict.fromkeys(terms.source_name(term.source) for term in row.terms if term.bytes)
        return "; ".join(text for text in found if text)

    def _formula(self, row: _Row) -> str:
        alive = sorted((t for t in row.terms if t.bytes), key=lambda t: t.bytes, reverse=True)
        if len(alive) == 1 and formulas.term_formula(alive[0]):
            return formulas.term_formula(alive[0])
        return ", ".join(
            f"{terms.term(t.key)} {numbers.size(t.bytes, self._unit, 2)}" for t in alive
        )

    def _total_text(self, column: int) -> str:
        assert self._device is not None
        levels = self._device.levels
        match column:
            case 0:
                if self._several:
                    return translate("Components", "Peak, per GPU")
                return translate("Components", "Peak")
            case 1:
                return numbers.size(levels.device, self._unit, 2)
            case 3:
                if levels.low == levels.high:
                    return translate("Components", "in phase: {phase}").format(
                        phase=names.phase(self._device.phase)
                    )
                text = translate("Components", "in phase: {phase}; range {low} to {high}")
                return text.format(
                    phase=names.phase(self._device.phase),
                    low=numbers.size(levels.low, self._unit),
                    high=numbers.size(levels.high, self._unit),
                )
        return ""

    def _tool_tip(self, row: _Row, column: int) -> str:
        if row.key == TOTAL_KEY:
            return self._total_text(column)
        if column == BYTES:
            return f"{numbers.whole(row.bytes)} B"
        if column == SOURCE:
            found = dict.fromkeys(terms.source(t.source) for t in row.terms if t.bytes)
            return "\n".join(text for text in found if text)
        return self._text(row, column)

    def _spoken(self, row: _Row) -> str:
        if row.key == TOTAL_KEY:
            return f"{self._total_text(NAME)}, {self._total_text(BYTES)} {self._unit}"
        exact = numbers.sized(row.bytes, self._unit, 2)
        return f"{names.component(row.key)}, {exact}, {numbers.percent(self._part(row))}"


def _alignment(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column == BYTES else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
