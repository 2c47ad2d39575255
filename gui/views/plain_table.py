"""A table for reading: rows are selected whole and copied as tab-separated text."""

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from gui.text.lookup import translate
from gui.theme.tokens import TABLE_ROW


class PlainTable(QTableView):
    """No grid, no vertical header; long texts are elided, whole in their tooltips."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.verticalHeader().hide()
        self.set_row_height(TABLE_ROW)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setMinimumSectionSize(24)
        self._copy = QAction(self)
        self._copy.setShortcut(QKeySequence.StandardKey.Copy)
        self._copy.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self._copy.triggered.connect(self.copy_rows)
        self.addAction(self._copy)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self.name_actions()

    def name_actions(self) -> None:
        self._copy.setText(translate("PlainTable", "Copy"))

    def set_row_height(self, height: int) -> None:
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setMinimumSectionSize(height)
        self.verticalHeader().setDefaultSectionSize(height)

    def copy_rows(self) -> None:
        """The selected row, or the whole table with its header when none is."""
        model = self.model()
        columns = range(model.columnCount())
        chosen = sorted({index.row() for index in self.selectedIndexes()})
        rows = chosen or list(range(model.rowCount()))
        lines = [
            [model.index(row, column, QModelIndex()).data() or "" for column in columns]
            for row in rows
        ]
        if not chosen:
            header = [model.headerData(c, Qt.Orientation.Horizontal) or "" for c in columns]
            lines.insert(0, header)
        QGuiApplication.clipboard().setText(
            "\n".join("\t".join(str(cell) for cell in line) for line in lines)
        )
