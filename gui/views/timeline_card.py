"""Beside the columns: what is held in the phase that is selected, and why."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHeaderView, QLabel, QScrollArea, QVBoxLayout, QWidget

from gui.models.simple_table import SimpleTable
from gui.models.timeline import PhaseCard
from gui.text.lookup import translate
from gui.theme import set_property
from gui.theme.tokens import CARD_PADDING, TABLE_ROW_LOW
from gui.views.plain_table import PlainTable

_WIDTH = 252


class TimelineCard(QScrollArea):
    """Shows a PhaseCard."""

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFixedWidth(_WIDTH)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.title, self.text, self.note = QLabel(), QLabel(), QLabel()
        for label, role in ((self.title, "title"), (self.text, "body"), (self.note, "caption")):
            set_property(label, "role", role)
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.model = SimpleTable(self)
        self.table = PlainTable()
        self.table.setModel(self.model)
        self.table.set_row_height(TABLE_ROW_LOW)
        self.table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        body = QWidget()
        body.setObjectName("clear")
        column = QVBoxLayout(body)
        column.setContentsMargins(CARD_PADDING, 10, CARD_PADDING, 10)
        column.setSpacing(8)
        for widget in (self.title, self.text, self.table, self.note):
            column.addWidget(widget)
        column.addStretch(1)
        self.setWidget(body)

    def set_card(self, card: PhaseCard, unit: str) -> None:
        self.title.setText(card.title)
        self.text.setText(card.text)
        self.note.setText(card.note)
        self.table.setAccessibleName(card.title)
        self.table.name_actions()
        header = (translate("Timeline", "Held"), unit)
        self.model.set_texts(header, card.rows, total_last=True)
        head = self.table.horizontalHeader()
        head.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        rows = self.model.rowCount() * TABLE_ROW_LOW
        self.table.setFixedHeight(rows + head.sizeHint().height() + 2)
