"""Beside the map: the point that is looked at, the button that takes it, and the legend."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFormLayout,
    QFrame,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from gui.models.explore import PointCard
from gui.text.lookup import translate
from gui.theme import set_property
from gui.theme.tokens import CARD_PADDING
from gui.views.explore_legend import ExploreLegend
from gui.views.widgets.retranslating import Retranslating
from gui.views.widgets.verdict_chip import VerdictChipView

_WIDTH = 236


class ExploreCard(Retranslating, QScrollArea):
    """`adoptWanted` is emitted by the button."""

    adoptWanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFixedWidth(_WIDTH)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._head, self.title = QLabel(), QLabel()
        set_property(self._head, "role", "caption")
        set_property(self.title, "role", "title")
        self.title.setWordWrap(True)
        self.chip = VerdictChipView()
        self.adopt = QPushButton()
        set_property(self.adopt, "primary", "true")
        self.adopt.clicked.connect(self.adoptWanted)
        self._labels: list[tuple[QLabel, QLabel]] = []
        self._rows = QFormLayout()
        self._rows.setContentsMargins(0, 4, 0, 4)
        self._rows.setVerticalSpacing(5)
        body = QWidget()
        body.setObjectName("clear")
        column = QVBoxLayout(body)
        column.setContentsMargins(CARD_PADDING, 10, CARD_PADDING, 10)
        column.setSpacing(6)
        for widget in (self._head, self.title, self.chip):
            column.addWidget(widget)
        column.addLayout(self._rows)
        column.addWidget(self.adopt, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        column.addWidget(ExploreLegend())
        self.setWidget(body)
        self.retranslate()

    def retranslate(self) -> None:
        self._head.setText(translate("Explore", "At the cursor"))
        self.adopt.setText(translate("Explore", "Adopt this point"))

    def labels(self) -> list[tuple[QLabel, QLabel]]:
        """Name and value of what is said of the point."""
        return self._labels

    def set_card(self, card: PointCard, *, is_plan: bool) -> None:
        self.title.setText(card.title)
        self.chip.set_chip(card.chip)
        self.adopt.setEnabled(not is_plan)
        self.adopt.setToolTip(
            translate("Explore", "The plan is at this point already.") if is_plan else ""
        )
        while self._rows.rowCount() > len(card.rows):
            self._labels.pop()
            self._rows.removeRow(self._rows.rowCount() - 1)
        while self._rows.rowCount() < len(card.rows):
            name, value = QLabel(), QLabel()
            set_property(name, "role", "muted")
            value.setAlignment(Qt.AlignmentFlag.AlignRight)
            value.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            self._rows.addRow(name, value)
            self._labels.append((name, value))
        for (name, value), texts in zip(self._labels, card.rows, strict=True):
            name.setText(texts[0])
            value.setText(texts[1])
