"""The items that can be explained, as an item model."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from gui.models.cells import Role
from gui.models.explain import ExplainItem
from gui.text.lookup import translate
from gui.theme import current_theme

NAME, AMOUNT = range(2)
_INDENT = "\N{EM SPACE}\N{EM SPACE}"
Index = QModelIndex | QPersistentModelIndex


class ExplainList(QAbstractTableModel):
    """Names and sizes; terms stand below their component, set in."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._items: tuple[ExplainItem, ...] = ()
        self._unit = ""

    def set_items(self, items: Sequence[ExplainItem], unit: str) -> None:
        """The selection stays when the items are the same ones."""
        same = [one.key for one in items] == [one.key for one in self._items]
        if not same:
            self.beginResetModel()
        self._items, self._unit = tuple(items), unit
        if not same:
            self.endResetModel()
        elif items:
            self.dataChanged.emit(self.index(0, 0), self.index(len(items) - 1, AMOUNT))

    def row_of(self, key: str) -> int:
        return next((n for n, item in enumerate(self._items) if item.key == key), -1)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._items)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else 2

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(section)
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        return translate("Explain", "Of the peak") if section == NAME else self._unit

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        item = self._items[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return (_INDENT * item.level + item.name, item.amount)[index.column()]
            case Qt.ItemDataRole.ToolTipRole:
                return item.name
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(index.column())
            case Qt.ItemDataRole.DecorationRole if item.swatch and index.column() == NAME:
                return current_theme().swatch(item.swatch)
            case Role.KEY:
                return item.key
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{item.name}, {item.amount} {self._unit}"
        return None


def _alignment(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column == AMOUNT else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
