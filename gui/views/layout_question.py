"""What a search for layouts asks: machines, cards in each, and sequences of a step."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from engine.scenario.hardware_choice import MAX_CARDS
from gui.text.lookup import translate
from gui.views.widgets.field_row import FieldRow
from gui.views.widgets.flow_layout import FlowLayout
from gui.views.widgets.number_field import WholeNumberField
from gui.views.widgets.retranslating import Retranslating

_MOST_SEQUENCES = 1_000_000
_WIDTH = 100


class LayoutQuestion(Retranslating, QWidget):
    """`changed` is emitted when another search would be asked for."""

    changed = Signal()
    filterChanged = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.nodes, self.count, self.batch = _number(MAX_CARDS), _number(MAX_CARDS), _number(
            _MOST_SEQUENCES
        )  # fmt: skip
        self._rows = [FieldRow("", box, field_width=_WIDTH) for box in self.boxes()]
        self.only_fitting = QCheckBox()
        self.only_fitting.setChecked(True)
        self.only_fitting.toggled.connect(lambda _on: self.filterChanged.emit())
        flow = FlowLayout(self, gap=16, line_gap=8)
        for row in self._rows:
            flow.addWidget(row.stacked())
        for box in self.boxes():
            box.valueChanged.connect(lambda _value: self.changed.emit())
        self.retranslate()

    def boxes(self) -> tuple[WholeNumberField, WholeNumberField, WholeNumberField]:
        return self.nodes, self.count, self.batch

    def set_values(self, nodes: int, count: int, batch: int) -> None:
        for box, value in zip(self.boxes(), (nodes, count, batch), strict=True):
            box.blockSignals(True)  # three values, one search
            box.setValue(value)
            box.blockSignals(False)

    def set_mixed(self) -> None:
        """Mixed cards are taken as they stand in the box."""
        self.count.setEnabled(False)
        self.count.setToolTip(translate("LayoutQuestion", "The plan lists its cards one by one"))

    def set_invalid(self, text: str) -> None:
        """Mark the size of the cluster wrong, or right again."""
        for row in self._rows[:2]:
            row.clear_marks()
        if text:
            self._rows[0].set_invalid(text)

    def retranslate(self) -> None:
        labels = (
            translate("LayoutQuestion", "&Machines"),
            translate("LayoutQuestion", "&Cards in each"),
            translate("LayoutQuestion", "&Sequences in a step"),
        )
        for row, label in zip(self._rows, labels, strict=True):
            row.set_label(label)
        self._rows[2].set_help(
            translate("LayoutQuestion", "Global batch: of all replicas and micro-batches together")
        )
        self.only_fitting.setText(translate("LayoutQuestion", "&Only what fits"))


def _number(most: int) -> WholeNumberField:
    box = WholeNumberField()
    box.setRange(1, most)
    return box
