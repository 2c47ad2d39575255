"""What is known of a model that waits for a value: read, derived, assumed, each with its basis."""

from dataclasses import dataclass
from typing import Any, Literal

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor

from engine.files.importers.config_fields import KEYS
from engine.files.importers.config_levels import text_level
from engine.files.importers.imported import Imported
from engine.result import Notice
from gui.text import numbers
from gui.text.import_words import truth
from gui.text.lookup import translate
from gui.text.missing_words import basis_name, leaf, size_name
from gui.theme import current_theme

Status = Literal["read", "derived", "assumed"]
COLUMNS = ("field", "key", "value", "basis", "status", "change")
VALUE, STATUS, CHANGE = 2, 4, 5
_ICONS = {"read": "comfortable", "derived": "comfortable", "assumed": "borderline"}


@dataclass(frozen=True, slots=True)
class Known:
    """One row; with a ``path`` it can be changed, from ``raw``."""

    name: str
    key: str
    value: str
    basis: str
    status: Status
    path: str = ""
    raw: int | None = None


def known_fields(imported: Imported) -> list[Known]:
    """Assumed ones first, for they want a look."""
    found = [row for notice in imported.notices if (row := _from_notice(notice))]
    found.sort(key=lambda row: row.status != "assumed")
    level, _, path = text_level(imported.config or {})
    stated = translate("Assumptions", "Stated")
    for keys in KEYS.values():
        for key in keys:
            value = level.get(key)
            if isinstance(value, int) and not isinstance(value, bool):
                name = size_name(key)
                shown = numbers.whole(value)
                found.append(Known(name, path + key, shown, stated, "read", path + key, value))
                break
    return found


def _from_notice(notice: Notice) -> Known | None:
    values = notice.values
    absent = translate("Assumptions", "Absent")
    match notice.key:
        case "assumed_value" | "default_applied" | "derived_value":
            key = str(values["field"])
            value = values["value"]
            shown = numbers.whole(value) if isinstance(value, int) else str(value)
            status: Status = "derived" if notice.key == "derived_value" else "assumed"
            basis = basis_name(str(values.get("basis", "transformers_default")))
            raw = value if isinstance(value, int) else None
            taken = translate("Assumptions", "Absent; taken from {basis}")
            basis = taken.format(basis=basis)
            return Known(size_name(key), leaf(key), shown, basis, status, key, raw)
        case "assumed_tied":
            shown = truth(values["tied"])
            family = str(values["family"]) or translate("Assumptions", "most models")
            basis = translate("Assumptions", "Absent; the default of {family}").format(
                family=family
            )
            key, raw = "tie_word_embeddings", values["tied"] == "true"
            return Known(size_name("tied"), key, shown, basis, "assumed", key, raw)
        case "assumed_gated":
            key = "hidden_act"
            basis = str(values["basis"]) or absent
            path, raw = "finefit_traits.gated", values["gated"] == "true"
            shown = truth(values["gated"])
            return Known(size_name("gated"), key, shown, basis, "assumed", path, raw)
        case "assumed_norm":
            basis = str(values["basis"])
            return Known(size_name("norm"), basis, str(values["norm"]), basis, "assumed")
        case "dtype_unknown":
            bits = translate("Assumptions", "16 bit")
            return Known(size_name("dtype"), "dtype", bits, absent, "assumed")
        case "assumed_family" | "unknown_family":
            family = str(values.get("family") or "\N{EN DASH}")
            unknown = translate("Assumptions", "“{found}” is not known; read from the sizes alone")
            basis = unknown.format(found=values["found"])
            return Known(size_name("family"), "model_type", family, basis, "assumed")
    return None


class AssumptionTable(QAbstractTableModel):
    """``answered(path, value)``: the user knows better. Numbers are edited, yes and no turned."""

    answered = Signal(str, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[Known, ...] = ()

    def set_imported(self, imported: Imported) -> None:
        self.beginResetModel()
        self._rows = tuple(known_fields(imported))
        self.endResetModel()

    def count(self, status: Status) -> int:
        return sum(row.status == status for row in self._rows)

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(COLUMNS)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(section)
        return _titles()[section] if role == Qt.ItemDataRole.DisplayRole else None

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if not index.isValid():
            return None
        row, column = self._rows[index.row()], index.column()
        change = translate("Assumptions", "Change") if row.path else ""
        texts = (row.name, row.key, row.value, row.basis, status_word(row.status), change)
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.ToolTipRole:
                return texts[column]
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(column)
            case Qt.ItemDataRole.EditRole if column == VALUE:
                return row.raw
            case Qt.ItemDataRole.ForegroundRole if column == CHANGE:
                return QColor(current_theme().tokens.accent)
            case Qt.ItemDataRole.DecorationRole if column == STATUS:
                return current_theme().verdict_icon(_ICONS[row.status], 14)
        return None

    def flags(self, index: QModelIndex | QPersistentModelIndex) -> Qt.ItemFlag:
        found = super().flags(index)
        row = self._rows[index.row()]
        number = row.path and row.raw is not None and not isinstance(row.raw, bool)
        return found | Qt.ItemFlag.ItemIsEditable if number and index.column() == VALUE else found

    def setData(
        self,
        index: QModelIndex | QPersistentModelIndex,
        value: Any,
        role: int = Qt.ItemDataRole.EditRole,
    ) -> bool:
        row = self._rows[index.row()]
        if role != Qt.ItemDataRole.EditRole or value == row.raw or not row.path:
            return False
        self.answered.emit(row.path, value)
        return True

    def turn(self, row: int) -> bool:
        """The other answer of a row that says yes or no; False where a number is wanted."""
        found = self._rows[row]
        if isinstance(found.raw, bool):
            self.answered.emit(found.path, not found.raw)
        return isinstance(found.raw, bool)


def status_word(status: Status) -> str:
    return {
        "read": translate("Assumptions", "Read"),
        "derived": translate("Assumptions", "Derived"),
        "assumed": translate("Assumptions", "Assumed"),
    }[status]


def _titles() -> tuple[str, ...]:
    return (
        translate("Assumptions", "Field"),
        translate("Assumptions", "Key"),
        translate("Assumptions", "Value"),
        translate("Assumptions", "Basis"),
        translate("Assumptions", "Status"),
        "",
    )


def _alignment(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column == VALUE else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
