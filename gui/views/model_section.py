"""Which model: a searchable picker, what the catalogue says of it, and checkpoint details."""

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from engine import Board
from gui.models.catalog_lists import model_rows
from gui.state.problem import Problem
from gui.state.store import PlanStore
from gui.text import numbers
from gui.text.field_help import field_help
from gui.text.field_labels import field_label
from gui.text.lookup import translate
from gui.text.problems import problem_text
from gui.theme import set_property, set_state
from gui.views.catalog_picker import CatalogPicker
from gui.views.deferred import Deferred
from gui.views.import_model_part import ImportModelPart
from gui.views.widgets.caption import Caption
from gui.views.widgets.retranslating import Retranslating
from gui.views.widgets.section import Section


class ModelSection(Retranslating, Section):
    """Renders the plan's model; a pick sets it."""

    def __init__(self, store: PlanStore) -> None:
        super().__init__()
        self._store = store
        self.imported = ImportModelPart(store)
        self.picker = CatalogPicker(lambda: [*self.imported.own_rows(), *model_rows()])
        self.facts = QLabel()
        self.facts.setWordWrap(True)
        set_property(self.facts, "role", "caption")
        self._problem = Caption()
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(5)
        column.addWidget(self.picker)
        column.addWidget(self._problem)
        column.addWidget(self.facts)
        column.addWidget(self.imported)
        self.set_content(box)
        self.picker.picked.connect(self._picked)
        store.planChanged.connect(Deferred(self, self.show_board).take)
        store.fieldError.connect(self._refused)
        self.retranslate()

    def plain_label(self) -> str:
        return field_label("model")

    def set_label(self, text: str) -> None:
        self.set_title(text)

    def retranslate(self) -> None:
        self.set_title(field_label("model"))
        self.picker.setAccessibleName(field_label("model"))
        self.picker.setAccessibleDescription(field_help("model"))
        self.picker.popup.set_placeholder(field_help("model"))
        self.picker.refill()
        self.show_board(self._store.board)

    def show_board(self, board: Board) -> None:
        spec = board.current.model
        choice = self._store.scenario.model
        self.picker.set_current(choice.id or "", choice.name or spec.name)
        facts = translate("ModelSection", "{count} parameters").format(
            count=numbers.short_count(board.current.parameters.total)
        )
        if spec.max_context:
            text = translate("ModelSection", "{count} context")
            facts += ", " + text.format(count=numbers.tokens(spec.max_context))
        if spec.licence:
            facts += "\n" + translate("ModelSection", "Licence: {name}").format(name=spec.licence)
        self.facts.setText(facts)
        set_state(self.picker, "")
        self._problem.show_text("")
        self.imported.show_board(board)

    def open_search(self) -> None:
        self.set_open(True)
        self.picker.open_search()

    def _picked(self, key: object) -> None:
        self._store.begin_gesture()
        self._store.set("model", self.imported.choice_of(str(key)))

    def _refused(self, problem: Problem) -> None:
        if problem.path is not None and problem.path.split(".")[0] == "model":
            set_state(self.picker, "invalid")
            self._problem.show_text(problem_text(problem), "error")
