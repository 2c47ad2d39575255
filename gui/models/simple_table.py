"""A small read-only table of texts: traffic per step, and the like."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont


class SimpleTable(QAbstractTableModel):
    """Texts in columns; the first column is words, the others are numbers."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._header: tuple[str, ...] = ("",)
        self._rows: tuple[tuple[str, ...], ...] = ()
        self._total_last = False

    def set_texts(
        self, header: Sequence[str], rows: Sequence[Sequence[str]], *, total_last: bool = False
    ) -> None:
        self.beginResetModel()
        self._header = tuple(header)
        self._rows = tuple(tuple(row) for row in rows)
        self._total_last = total_last
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._header)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation != Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(section)
        return self._header[section] if role == Qt.ItemDataRole.DisplayRole else None

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if not index.isValid():
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return self._rows[index.row()][index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(index.column())
        last = index.row() == len(self._rows) - 1
        if role == Qt.ItemDataRole.FontRole and self._total_last and last:
            font = QFont()
            font.setWeight(QFont.Weight.DemiBold)
            return font
        return None


def _alignment(column: int) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
