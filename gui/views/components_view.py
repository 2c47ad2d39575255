"""Where the gigabytes go: the component table, and the three levels of the peak below it."""

from PySide6.QtCore import QItemSelectionModel, Signal
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QHeaderView, QLabel, QVBoxLayout, QWidget

from engine import Board
from gui.models.cells import Role
from gui.models.component_table import FORMULA, NAME, SHARE, SOURCE, TOTAL_KEY, ComponentTable
from gui.state.store import PlanStore
from gui.text import numbers
from gui.text.lookup import translate
from gui.theme import current_theme, set_property
from gui.theme.tokens import CARD_PADDING, TABLE_ROW
from gui.views.deferred import Deferred
from gui.views.plain_table import PlainTable
from gui.views.widgets.retranslating import Retranslating
from gui.views.widgets.share_bar import ShareBarDelegate

_SOURCE_FROM, _WIDE_FROM, _SOURCE, _SOURCE_WIDE, _LEAST_ROW = 660, 800, 110, 170, 24


class ComponentsView(Retranslating, QWidget):
    """`picked` names the component of the row that was selected."""

    picked = Signal(object)

    def __init__(self, store: PlanStore) -> None:
        super().__init__()
        self._store = store
        self.model = ComponentTable(self)
        self.table = PlainTable()
        self.table.setModel(self.model)
        self.table.setItemDelegateForColumn(SHARE, ShareBarDelegate(self.table))
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(FORMULA, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(SOURCE, QHeaderView.ResizeMode.Fixed)
        self._zero = QAction(self)
        self._zero.setCheckable(True)
        self._zero.toggled.connect(self.model.show_zero_rows)
        self.table.addAction(self._zero)
        header.addAction(self._zero)
        header.setContextMenuPolicy(self.table.contextMenuPolicy())
        self._levels = QLabel()
        set_property(self._levels, "role", "caption")
        footer = QFrame()
        footer.setObjectName("cardFooter")
        row = QHBoxLayout(footer)
        row.setContentsMargins(CARD_PADDING, 6, CARD_PADDING, 6)
        row.addWidget(self._levels)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.table, 1)
        column.addWidget(footer)
        self.table.selectionModel().currentRowChanged.connect(self._row_changed)
        self._deferred = Deferred(self, self.show_board)
        store.planChanged.connect(self._deferred.take)
        current_theme().changed.connect(self.table.viewport().update)
        self.retranslate()

    def retranslate(self) -> None:
        self.table.setAccessibleName(translate("Components", "Components of the peak"))
        self._zero.setText(translate("Components", "Show zero rows"))
        self.table.name_actions()
        self.show_board(self._store.board)

    def show_board(self, board: Board) -> None:
        plan = board.current
        rows = self.model.rowCount()
        self.model.set_plan(plan)
        if rows != self.model.rowCount():
            # What is said of the total needs the room of the source it does not have.
            self.table.clearSpans()
            self.table.setSpan(self.model.rowCount() - 1, FORMULA, 1, 2)
        self._fit_rows()
        unit, levels = plan.scenario.unit, plan.busiest.levels
        text = translate(
            "Components",
            "Allocated <b>{allocated}</b> &nbsp;&nbsp; Reserved <b>{reserved}</b> &nbsp;&nbsp; "
            "Device <b>{device}</b> {unit}, as nvidia-smi shows it",
        )
        self._levels.setText(
            text.format(
                allocated=numbers.size(levels.allocated, unit, 2),
                reserved=numbers.size(levels.reserved, unit, 2),
                device=numbers.size(levels.device, unit, 2),
                unit=unit,
            )
        )

    def select(self, component: str) -> None:
        """Select the row of a component, as a click in the chart does."""
        self._deferred.flush()
        row = self.model.row_of(component)
        if row >= 0:
            self.table.selectionModel().setCurrentIndex(
                self.model.index(row, NAME),
                QItemSelectionModel.SelectionFlag.ClearAndSelect
                | QItemSelectionModel.SelectionFlag.Rows,
            )
            self.table.scrollTo(self.model.index(row, NAME))

    def _row_changed(self) -> None:
        key = self.table.currentIndex().data(Role.KEY)
        self.picked.emit(key if key != TOTAL_KEY else None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.table.setColumnHidden(SOURCE, self.width() < _SOURCE_FROM)
        wide = self.width() >= _WIDE_FROM
        self.table.horizontalHeader().resizeSection(SOURCE, _SOURCE_WIDE if wide else _SOURCE)
        self._fit_rows()

    def _fit_rows(self) -> None:
        """Rows as high as there is room for all of them, within what reads well."""
        room = self.table.viewport().height() // max(self.model.rowCount(), 1)
        self.table.set_row_height(min(max(room, _LEAST_ROW), TABLE_ROW))
