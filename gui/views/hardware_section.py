"""Which box: how many of which card, what the data sheet says, and what is kept free."""

from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from engine import Board
from engine.scenario import GpuChoice
from gui.models.catalog_lists import card_facts, card_name, gpu_rows
from gui.state.bind import Binding
from gui.state.fields import FIELDS, Field
from gui.state.problem import Problem
from gui.state.store import PlanStore
from gui.text import numbers
from gui.text.field_help import field_help
from gui.text.field_labels import field_label
from gui.text.lookup import translate
from gui.text.problems import problem_text
from gui.theme import set_property, set_state
from gui.views.catalog_picker import CatalogPicker
from gui.views.custom_card_part import CustomCardPart
from gui.views.deferred import Deferred
from gui.views.field_editor import FieldEditor
from gui.views.widgets.caption import Caption
from gui.views.widgets.form import make_form
from gui.views.widgets.number_field import WholeNumberField
from gui.views.widgets.retranslating import Retranslating
from gui.views.widgets.section import Section

_COUNT_WIDTH = 60


class HardwareSection(Retranslating, Section):
    """Renders the plan's box; a pick replaces mixed cards by equal ones."""

    def __init__(self, store: PlanStore) -> None:
        super().__init__()
        self._store = store
        self.count = WholeNumberField()
        self.count.setFixedWidth(_COUNT_WIDTH)
        self.own_cards = CustomCardPart(store)
        self.picker = CatalogPicker(lambda: [*self.own_cards.own_rows(), *gpu_rows()])
        self._facts = QLabel()
        self._facts.setWordWrap(True)
        set_property(self._facts, "role", "caption")
        times = QLabel(numbers.TIMES)
        set_property(times, "role", "muted")
        line = QHBoxLayout()
        line.setSpacing(6)
        line.addWidget(self.count)
        line.addWidget(times)
        line.addWidget(self.picker, 1)
        self._problem = Caption()
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(5)
        column.addLayout(line)
        column.addWidget(self._problem)
        column.addWidget(self._facts)
        column.addWidget(self.own_cards)
        fields = QWidget()
        form = make_form(fields)
        self._editors = [FieldEditor(field, store) for field in FIELDS["hardware"]]
        for editor in self._editors:
            editor.add_to(form)
        column.addWidget(fields)
        self.set_content(box)
        self._binding = Binding(self.count, Field("box.count", "whole"), store)
        self.picker.picked.connect(self._picked)
        store.planChanged.connect(Deferred(self, self.show_board).take)
        store.fieldError.connect(self._refused)
        self.retranslate()

    def plain_label(self) -> str:
        return translate("HardwareSection", "Hardware")

    def set_label(self, text: str) -> None:
        self.set_title(text)

    def visible_editors(self) -> list[FieldEditor]:
        return self._editors if self.is_open() else []

    def retranslate(self) -> None:
        self.set_title(self.plain_label())
        self.count.setAccessibleName(field_label("box.count"))
        self.count.setToolTip(field_help("box.count"))
        self.picker.setAccessibleName(field_label("gpu"))
        self.picker.setAccessibleDescription(field_help("gpu"))
        self.picker.popup.set_placeholder(field_help("gpu"))
        self.picker.refill()
        for editor in self._editors:
            editor.retranslate()
        self.show_board(self._store.board)

    def show_board(self, board: Board) -> None:
        del board
        scenario = self._store.scenario
        mixed = scenario.box.cards
        self.count.setEnabled(mixed is None)
        if mixed is not None:
            self.count.setToolTip(
                translate("HardwareSection", "The plan lists its cards one by one")
            )
            names = " + ".join(card_name(card) for card in mixed)
            self.picker.set_current("", names)
            self._facts.setText("")
        elif scenario.gpu is not None:
            key = scenario.gpu if isinstance(scenario.gpu, str) else ""
            self.picker.set_current(key, card_name(scenario.gpu))
            self._facts.setText(card_facts(scenario.gpu))
        set_state(self.picker, "")
        self._problem.show_text("")
        self.own_cards.show_card()

    def open_search(self) -> None:
        self.set_open(True)
        self.picker.open_search()

    def _picked(self, key: object) -> None:
        self.choose(self.own_cards.choice_of(str(key)))

    def choose(self, card: GpuChoice) -> None:
        """Plan on this card."""
        self._store.begin_gesture()
        changes: dict[str, object] = {"gpu": card}
        if self._store.scenario.box.cards is not None:
            changes |= {"box.cards": None, "box.reserve_mib": 0}
        self._store.change(changes, "gpu")

    def _refused(self, problem: Problem) -> None:
        if problem.path in ("gpu", "box.cards", "box.count", "box"):
            set_state(self.picker, "invalid")
            self._problem.show_text(problem_text(problem), "error")
