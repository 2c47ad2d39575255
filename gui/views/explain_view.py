"""Why a number is what it is: pick a component, a term or a phase and read all that is known of it."""

from PySide6.QtCore import QItemSelectionModel
from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QWidget

from engine import Board
from gui.models.cells import Role
from gui.models.explain import explain, explain_items
from gui.models.explain_list import AMOUNT, NAME, ExplainList
from gui.state.store import PlanStore
from gui.text.lookup import translate
from gui.theme import current_theme
from gui.theme.tokens import TABLE_ROW_LOW
from gui.views.explain_text import ExplainTextView
from gui.views.in_sight import InSight
from gui.views.plain_table import PlainTable
from gui.views.widgets.retranslating import Retranslating

_LIST_WIDTH = 292


class ExplainView(Retranslating, InSight, QWidget):
    """The list on the left, the explanation on the right."""

    def __init__(self, store: PlanStore) -> None:
        super().__init__()
        self._wanted = ""
        self.model = ExplainList(self)
        self.table = PlainTable()
        self.table.setModel(self.model)
        self.table.set_row_height(TABLE_ROW_LOW)
        self.table.setFixedWidth(_LIST_WIDTH)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(AMOUNT, QHeaderView.ResizeMode.ResizeToContents)
        self.text = ExplainTextView()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.table)
        row.addWidget(self.text, 1)
        self.table.selectionModel().currentRowChanged.connect(self._chosen)
        current_theme().changed.connect(self.table.viewport().update)
        self.follow(store)
        self.retranslate()

    def retranslate(self) -> None:
        self.table.setAccessibleName(translate("Explain", "What can be explained"))
        self.table.name_actions()
        self.refresh()

    def show_board(self, board: Board) -> None:
        plan = board.current
        self.model.set_items(explain_items(plan), plan.scenario.unit)
        row = self.model.row_of(self._wanted)
        if row < 0 and self.model.rowCount():
            # What was looked at is gone: begin with what sets the peak.
            row = max(self.model.row_of(f"phase/{plan.busiest.phase}"), 0)
        self._select(row)
        self._explain()

    def select(self, key: str) -> None:
        """Explain a component, "component/term" or "phase/key"; now, or when next in sight."""
        self._wanted = key
        if self.isVisible():
            self._select(self.model.row_of(key))
            self._explain()

    def _select(self, row: int) -> None:
        if row >= 0 and row != self.table.currentIndex().row():
            self.table.selectionModel().setCurrentIndex(
                self.model.index(row, NAME),
                QItemSelectionModel.SelectionFlag.ClearAndSelect
                | QItemSelectionModel.SelectionFlag.Rows,
            )
            self.table.scrollTo(self.model.index(row, NAME))

    def _chosen(self) -> None:
        key = self.table.currentIndex().data(Role.KEY)
        if key:
            self._wanted = str(key)
            self._explain()

    def _explain(self) -> None:
        key = str(self.table.currentIndex().data(Role.KEY) or self._wanted)
        self.text.set_text(explain(self._store.board.current, key))
