"""What public formulas and calculators say for the plan, or why they cannot."""

from PySide6.QtWidgets import QHeaderView, QVBoxLayout, QWidget

from engine import Board
from engine.decide.rivals import others_say
from engine.errors import InputError
from engine.resolve import resolve
from gui.models.others import WHY, OthersTable
from gui.state.store import PlanStore
from gui.text.lookup import translate
from gui.theme.tokens import TABLE_ROW_LOW
from gui.views.in_sight import InSight
from gui.views.plain_table import PlainTable
from gui.views.widgets.retranslating import Retranslating


class OthersSayView(Retranslating, InSight, QWidget):
    """A few additions and multiplications: worked out at once, but only while in sight."""

    def __init__(self, store: PlanStore) -> None:
        super().__init__()
        self.model = OthersTable(self)
        self.table = PlainTable()
        self.table.setModel(self.model)
        self.table.set_row_height(TABLE_ROW_LOW)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(WHY, QHeaderView.ResizeMode.Stretch)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table)
        self.follow(store)
        self.retranslate()

    def retranslate(self) -> None:
        self.table.setAccessibleName(translate("OthersSay", "What public formulas say"))
        self.table.name_actions()
        self.refresh()

    def show_board(self, board: Board) -> None:
        try:
            job = resolve(self._store.scenario)
        except InputError:
            # The file of an own model is gone since it was planned: what is shown stays.
            return
        self.model.set_answers(others_say(job, board.method), board.current)
