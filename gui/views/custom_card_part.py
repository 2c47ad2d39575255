"""What the Hardware section adds: a card's facts and abilities, and the user's own cards."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.scenario import GpuChoice
from gui.models.custom_lists import card_of, own_card_rows
from gui.models.picker_list import PickerRow
from gui.state.custom_library import OwnEntries
from gui.state.store import PlanStore
from gui.text.hardware_facts_words import abilities_line, facts_line
from gui.views.catalog_picker import CatalogPicker
from gui.views.widgets.caption import Caption
from gui.views.widgets.retranslating import Retranslating


class CustomCardPart(Retranslating, QWidget):
    """Own cards come with ``attach``; the facts are there from the start."""

    def __init__(self, store: PlanStore) -> None:
        super().__init__()
        self._store = store
        self._own: OwnEntries | None = None
        self.facts, self.abilities = Caption(), Caption()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.facts)
        column.addWidget(self.abilities)

    def attach(self, own: OwnEntries, picker: CatalogPicker) -> None:
        self._own = own
        own.changed.connect(picker.refill)

    def own_rows(self) -> list[PickerRow]:
        return own_card_rows(self._own) if self._own else []

    def choice_of(self, key: str) -> GpuChoice:
        """What a picked key means for the plan."""
        return self._own.card_choice(key) if self._own else key

    def retranslate(self) -> None:
        self.show_card()

    def show_card(self) -> None:
        scenario = self._store.scenario
        if scenario.gpu is None or scenario.box.cards is not None:
            self.facts.show_text("")
            self.abilities.show_text("")
            return
        card = card_of(scenario.gpu)
        self.facts.show_text(facts_line(card))
        self.abilities.show_text(abilities_line(card))
