"""Bytes that each card sends in a step, and how long its link takes for them."""

from PySide6.QtWidgets import QHeaderView, QLabel, QSizePolicy, QVBoxLayout, QWidget

from engine import Board
from gui.models.sharding import Sharing, link_text
from gui.models.simple_table import SimpleTable
from gui.models.traffic import fill_traffic
from gui.state.store import PlanStore
from gui.text.lookup import translate
from gui.theme import set_property
from gui.theme.tokens import TABLE_ROW_LOW, WINDOW_MARGIN
from gui.views.deferred import Deferred
from gui.views.plain_table import PlainTable
from gui.views.widgets.retranslating import Retranslating
from gui.views.widgets.section import Section

_CELL_PADDING = 11
# The cells' own padding puts their texts under those of the other sections.
TABLE_MARGIN = WINDOW_MARGIN - _CELL_PADDING


class TrafficSection(Retranslating, Section):
    """Hidden while the cards exchange nothing."""

    def __init__(self, store: PlanStore) -> None:
        super().__init__()
        self._store = store
        self._sharing: Sharing | None = None
        self.model = SimpleTable(self)
        self.table = PlainTable()
        self.table.setModel(self.model)
        self.table.set_row_height(TABLE_ROW_LOW)
        self.table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.link = QLabel()
        self.link.setWordWrap(True)
        self.link.setContentsMargins(_CELL_PADDING, 0, _CELL_PADDING, 0)
        set_property(self.link, "role", "caption")
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.table)
        column.addWidget(self.link)
        self._body.setContentsMargins(TABLE_MARGIN, 0, TABLE_MARGIN, 0)
        self.set_content(box)
        store.planChanged.connect(Deferred(self, self.show_board).take)
        self.retranslate()

    def retranslate(self) -> None:
        self.set_title(translate("TrafficSection", "Traffic per GPU and step"))
        self.table.setAccessibleName(translate("TrafficSection", "Traffic per GPU and step"))
        self.table.name_actions()
        self.show_board(self._store.board)
        self.show_sharing(self._sharing)

    def show_sharing(self, sharing: Sharing | None) -> None:
        """What the traffic goes over."""
        self._sharing = sharing
        text = link_text(self._store.board.current, sharing)
        self.link.setText(text)
        self.link.setVisible(bool(text))

    def show_board(self, board: Board) -> None:
        plan = board.current
        self.setVisible(bool(plan.communication.collectives))
        fill_traffic(self.model, plan)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        rows = self.model.rowCount() * TABLE_ROW_LOW
        self.table.setFixedHeight(rows + header.sizeHint().height() + 2)
