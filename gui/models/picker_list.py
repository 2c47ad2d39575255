"""A list to search in: a name, a second line, and the words that find it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from gui.models.cells import Role


@dataclass(frozen=True, slots=True)
class PickerRow:
    """One entry; ``key`` is what is chosen."""

    key: str
    name: str
    detail: str
    search: str


class PickerList(QAbstractListModel):
    """Read-only rows of a picker."""

    def __init__(self, rows: Sequence[PickerRow] = (), parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows = tuple(rows)

    def rows(self) -> tuple[PickerRow, ...]:
        return self._rows

    def set_rows(self, rows: Sequence[PickerRow]) -> None:
        self.beginResetModel()
        self._rows = tuple(rows)
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        return {
            int(Qt.ItemDataRole.DisplayRole): row.name,
            int(Qt.ItemDataRole.ToolTipRole): f"{row.name}\n{row.detail}",
            int(Qt.ItemDataRole.AccessibleTextRole): f"{row.name}, {row.detail}",
            int(Role.KEY): row.key,
            int(Role.DETAIL): row.detail,
            int(Role.SEARCH): row.search,
        }.get(int(role))
