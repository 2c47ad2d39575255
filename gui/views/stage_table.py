"""The bars of the sharding panel as a table of its own, for reading and copying."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from engine import Board
from gui.models.device_bars_table import fill_devices
from gui.models.simple_table import SimpleTable
from gui.state.store import PlanStore
from gui.text import verdicts
from gui.text.lookup import translate
from gui.theme.tokens import TABLE_ROW_LOW
from gui.views.deferred import Deferred
from gui.views.plain_table import PlainTable
from gui.views.widgets.retranslating import Retranslating

_SIZE = (1120, 420)


class DeviceTableDialog(Retranslating, QDialog):
    """Follows the plan while it is open."""

    def __init__(self, store: PlanStore, parent: QWidget) -> None:
        super().__init__(parent)
        self._store = store
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.headline = QLabel()
        self.headline.setWordWrap(True)
        self.model = SimpleTable(self)
        self.table = PlainTable()
        self.table.setModel(self.model)
        self.table.set_row_height(TABLE_ROW_LOW)
        self.table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.copy, self.close_button = QPushButton(), QPushButton()
        self.copy.setAutoDefault(False)
        self.copy.clicked.connect(self._copy)
        self.close_button.clicked.connect(self.close)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.copy)
        buttons.addWidget(self.close_button)
        column = QVBoxLayout(self)
        column.setSpacing(8)
        column.addWidget(self.headline)
        column.addWidget(self.table, 1)
        column.addLayout(buttons)
        self.resize(*_SIZE)
        store.planChanged.connect(Deferred(self, self.show_board).take)
        self.retranslate()

    def retranslate(self) -> None:
        title = translate("DeviceTable", "Memory per device")
        self.setWindowTitle(title)
        self.table.setAccessibleName(title)
        self.table.name_actions()
        self.copy.setText(translate("DeviceTable", "&Copy all"))
        self.close_button.setText(translate("DeviceTable", "Close"))
        self.show_board(self._store.board)

    def show_board(self, board: Board) -> None:
        plan = board.current
        self.headline.setText(verdicts.headline(plan, plan.scenario.unit))
        fill_devices(self.model, plan)

    def _copy(self) -> None:
        self.table.clearSelection()
        self.table.copy_rows()
