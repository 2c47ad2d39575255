"""What the Hardware section adds: a card's facts and abilities, and the user's own cards."""

from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.scenario import CustomGpu, GpuChoice
from gui.models.custom_lists import card_of, own_card_rows
from gui.models.picker_list import PickerRow
from gui.state.custom_library import OwnEntries
from gui.state.store import PlanStore
from gui.text.hardware_facts_words import abilities_line, facts_line
from gui.text.lookup import translate
from gui.views.catalog_picker import CatalogPicker
from gui.views.widgets.caption import Caption
from gui.views.widgets.link_button import LinkButton
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
        self.forget = LinkButton()
        self.forget.clicked.connect(self._forget)
        self.forget.hide()
        column.addWidget(self.forget)
        self.retranslate()

    def attach(self, own: OwnEntries, picker: CatalogPicker) -> None:
        self._own = own
        own.changed.connect(picker.refill)
        own.changed.connect(self.show_card)

    def own_rows(self) -> list[PickerRow]:
        return own_card_rows(self._own) if self._own else []

    def choice_of(self, key: str) -> GpuChoice:
        """What a picked key means for the plan."""
        return self._own.card_choice(key) if self._own else key

    def retranslate(self) -> None:
        self.forget.setText(translate("OwnEntries", "Take off my list"))
        self.show_card()

    def _own_card(self) -> CustomGpu | None:
        """The plan's card, when it is one of the own list."""
        own = self._own.cards() if self._own else ()
        return next((card for card in own if card == self._store.scenario.gpu), None)

    def _forget(self) -> None:
        card = self._own_card()
        if self._own is not None and card is not None:
            self._own.remove_card(card.name)

    def show_card(self) -> None:
        scenario = self._store.scenario
        self.forget.setVisible(self._own_card() is not None)
        if scenario.gpu is None or scenario.box.cards is not None:
            self.facts.show_text("")
            self.abilities.show_text("")
            return
        card = card_of(scenario.gpu)
        self.facts.show_text(facts_line(card))
        self.abilities.show_text(abilities_line(card))
