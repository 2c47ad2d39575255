"""The layouts that were found, best first; only the rows in sight are put in words."""

from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from engine.decide.layouts import FoundLayout, best_first
from engine.units import Unit
from gui.text import layout_words, names, numbers
from gui.text.lookup import translate
from gui.theme import current_theme

_VERDICT, _COLUMNS = 2, 9
_WORDS = (0, _VERDICT)
_NONE = "\N{EN DASH}"


class LayoutsTable(QAbstractTableModel):
    """Holds everything found, shows what fits or all of it."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._all: list[FoundLayout] = []
        self._shown: list[FoundLayout] = []
        self._unit: Unit = "GiB"
        self._only_fitting = True

    def set_found(self, found: list[FoundLayout], unit: Unit, *, only_fitting: bool) -> None:
        self.beginResetModel()
        self._all, self._unit = best_first(found), unit
        self._only_fitting = only_fitting
        self._shown = [one for one in self._all if one.fits] if only_fitting else self._all
        self.endResetModel()

    def layout_at(self, row: int) -> FoundLayout | None:
        return self._shown[row] if 0 <= row < len(self._shown) else None

    def row_of(self, found: FoundLayout | None) -> int:
        return next((row for row, one in enumerate(self._shown) if one is found), -1)

    def summary(self) -> str:
        fitting = sum(one.fits for one in self._all)
        nearest = min(self._all, key=lambda one: one.levels.device, default=None)
        return layout_words.summary(fitting, len(self._all), nearest, self._unit)

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else _COLUMNS

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(section)
        return _headers(self._unit)[section] if role == Qt.ItemDataRole.DisplayRole else None

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if not index.isValid():
            return None
        found = self._shown[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.ToolTipRole:
                return self._text(found, index.column())
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(index.column())
            case Qt.ItemDataRole.DecorationRole if index.column() == _VERDICT:
                return current_theme().verdict_icon(found.verdict)
        return None

    def _text(self, found: FoundLayout, column: int) -> str:
        time, traffic = found.time, found.communication
        match column:
            case 0:
                text = layout_words.layout_name(found)
            case 1:
                text = layout_words.batch_name(found)
            case 2:
                text = names.verdict(found.verdict)
            case 3:
                text = numbers.size(found.levels.device, self._unit)
            case 4:
                text = numbers.decimal(time.expected) if time else _NONE
            case 5:
                text = layout_words.step_range(found)
            case 6:
                text = numbers.decimal(time.tokens_per_second, 0) if time else _NONE
            case 7:
                text = numbers.size(traffic.bytes_per_step, self._unit)
            case _:
                text = numbers.decimal(traffic.seconds_per_step)
        return text


def _headers(unit: Unit) -> tuple[str, ...]:
    return (
        translate("Layouts", "Layout"),
        translate("Layouts", "Batch × steps"),
        translate("Layouts", "Verdict"),
        translate("Layouts", "{unit} per GPU").format(unit=unit),
        translate("Layouts", "Step, s"),
        translate("Layouts", "Range"),
        translate("Layouts", "Tokens/s"),
        translate("Layouts", "Traffic, {unit}").format(unit=unit),
        translate("Layouts", "Traffic, s"),
    )


def _alignment(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignLeft if column in _WORDS else Qt.AlignmentFlag.AlignRight
    return side | Qt.AlignmentFlag.AlignVCenter
