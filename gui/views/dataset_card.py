"""The figures of a data set, and the lengths that the plan can adopt from it."""

from collections.abc import Sequence

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

from gui.models.cells import VerdictChip
from gui.text import numbers
from gui.text.lookup import translate
from gui.theme import set_property
from gui.theme.tokens import CARD_PADDING
from gui.views.widgets.verdict_chip import VerdictChipView

_WIDTH = 244


class DatasetCard(QScrollArea):
    """`adoptWanted(length)` is emitted by the two buttons."""

    adoptWanted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFixedWidth(_WIDTH)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._labels: list[tuple[QLabel, QLabel]] = []
        self.chip = VerdictChipView()
        self.p95, self.longest = QPushButton(), QPushButton()
        self._lengths = (0, 0)
        self._rows = QFormLayout()
        self._rows.setVerticalSpacing(3)
        body = QWidget()
        body.setObjectName("clear")
        column = QVBoxLayout(body)
        column.setContentsMargins(CARD_PADDING, 8, CARD_PADDING, 8)
        column.setSpacing(6)
        column.addLayout(self._rows)
        column.addWidget(self.chip, 0, Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.p95)
        column.addWidget(self.longest)
        column.addStretch(1)
        self.setWidget(body)
        self.p95.clicked.connect(lambda: self.adoptWanted.emit(self._lengths[0]))
        self.longest.clicked.connect(lambda: self.adoptWanted.emit(self._lengths[1]))

    def labels(self) -> list[tuple[QLabel, QLabel]]:
        """Name and value of each figure."""
        return self._labels

    def set_lines(self, lines: Sequence[tuple[str, str]], chip: VerdictChip | None) -> None:
        while len(self._labels) > len(lines):
            self._labels.pop()
            self._rows.removeRow(self._rows.rowCount() - 1)
        while len(self._labels) < len(lines):
            name, value = QLabel(), QLabel()
            set_property(name, "role", "muted")
            value.setAlignment(Qt.AlignmentFlag.AlignRight)
            value.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            self._rows.addRow(name, value)
            self._labels.append((name, value))
        for (name, value), texts in zip(self._labels, lines, strict=True):
            name.setText(texts[0])
            value.setText(texts[1])
        self.chip.setVisible(chip is not None)
        if chip is not None:
            self.chip.set_chip(chip)

    def set_lengths(self, p95: int, longest: int, *, now: int) -> None:
        """The lengths that can be adopted; the plan's own one needs no button."""
        self._lengths = (p95, longest)
        for button, length in ((self.p95, p95), (self.longest, longest)):
            text = translate("Dataset", "Plan with {length} tokens")
            button.setText(text.format(length=numbers.whole(length)))
            button.setEnabled(length != now)
        self.longest.setHidden(p95 == longest)
