"""Count x card: what is picked here becomes another box to compare."""

from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from engine.scenario.hardware_choice import MAX_CARDS
from gui.models.catalog_lists import gpu_rows
from gui.state.boxes import BoxList, CandidateBox
from gui.text import numbers
from gui.text.field_help import field_help
from gui.text.field_labels import field_label
from gui.text.lookup import translate
from gui.theme import set_property
from gui.views.catalog_picker import CatalogPicker
from gui.views.widgets.number_field import WholeNumberField
from gui.views.widgets.retranslating import Retranslating

_COUNT_WIDTH, _PICKER_WIDTH = 64, 240


class BoxAdder(Retranslating, QWidget):
    """A count and a picker whose pick adds the box at once."""

    def __init__(self, boxes: BoxList) -> None:
        super().__init__()
        self._boxes = boxes
        self._label, times = QLabel(), QLabel(numbers.TIMES)
        set_property(times, "role", "muted")
        self.count = WholeNumberField()
        self.count.setRange(1, MAX_CARDS)
        self.count.setFixedWidth(_COUNT_WIDTH)
        self.picker = CatalogPicker(gpu_rows)
        self.picker.setFixedWidth(_PICKER_WIDTH)
        self.picker.picked.connect(self._add)
        self._label.setBuddy(self.picker)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for widget in (self._label, self.count, times, self.picker):
            row.addWidget(widget)
        self.retranslate()

    def retranslate(self) -> None:
        self._label.setText(translate("BoxAdder", "&Add a box"))
        self.count.setAccessibleName(field_label("box.count"))
        self.picker.setAccessibleName(translate("BoxAdder", "Card of the box to add"))
        self.picker.popup.set_placeholder(field_help("gpu"))
        self.picker.refill()
        self.picker.set_current("", translate("BoxAdder", "Choose a card…"))

    def _add(self, key: object) -> None:
        self._boxes.add(CandidateBox(str(key), self.count.value()))
