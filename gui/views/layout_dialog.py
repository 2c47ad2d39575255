"""Find a layout: the legal ways to share the run among a box or cluster, quickest first."""

from pydantic import ValidationError
from PySide6.QtCore import QElapsedTimer, QModelIndex, Qt
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.decide.layouts import FoundLayout, Progress
from engine.errors import InputError
from gui.models.layouts import Question, changes_for, find_layouts, on_box, sequences_of_step
from gui.models.layouts_table import LayoutsTable
from gui.models.sharding import is_shared, sharing_of
from gui.state.background import Background
from gui.state.problem import Problem, problem_of
from gui.state.store import PlanStore
from gui.text import names
from gui.text.lookup import translate
from gui.text.problems import problem_text
from gui.theme import set_property
from gui.theme.tokens import TABLE_ROW_LOW
from gui.views.layout_question import LayoutQuestion
from gui.views.plain_table import PlainTable
from gui.views.widgets.caption import Caption
from gui.views.widgets.retranslating import Retranslating

_SIZE = (1120, 560)
_REDRAW_MS = 250


class LayoutDialog(Retranslating, QDialog):
    """Searches at once and after each change of the question; a layout is taken by its button."""

    def __init__(self, store: PlanStore, parent: QWidget) -> None:
        super().__init__(parent)
        self._store = store
        self._found: list[FoundLayout] = []
        self._asked: Question | None = None
        self._drawn = QElapsedTimer()
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.background = Background(self)
        self.background.stepped.connect(self._step)
        self.background.finished.connect(lambda _none: self._show())
        self.background.failed.connect(self._fail)
        self.background.busyChanged.connect(self._show_busy)
        self.about, self.summary, self.message = QLabel(), QLabel(), Caption()
        self.about.setWordWrap(True)
        self.question = LayoutQuestion()
        self.question.changed.connect(self.search)
        self.question.filterChanged.connect(self._show)
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.model = LayoutsTable(self)
        self.table = PlainTable()
        self.table.setModel(self.model)
        self.table.set_row_height(TABLE_ROW_LOW)
        # Thousands of rows: only those in sight say how wide a column is.
        self.table.horizontalHeader().setResizeContentsPrecision(0)
        self.table.doubleClicked.connect(self._take)
        self.table.activated.connect(self._take)
        self.table.selectionModel().selectionChanged.connect(self._allow)
        self.adopt, self.stop, self.close_button = QPushButton(), QPushButton(), QPushButton()
        set_property(self.adopt, "primary", "true")
        self.adopt.clicked.connect(lambda: self._take(self.table.currentIndex()))
        self.stop.clicked.connect(self._stop_or_search)
        self.close_button.clicked.connect(self.close)
        for button in (self.adopt, self.stop, self.close_button):
            button.setAutoDefault(False)
        self._build()
        self._fill()
        self.retranslate()
        self.search()

    def _build(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self.question, 1)
        state = QHBoxLayout()
        state.addWidget(self.summary)
        state.addWidget(self.bar)
        state.addStretch(1)
        state.addWidget(self.question.only_fitting)
        buttons = QHBoxLayout()
        buttons.addWidget(self.message)
        buttons.addStretch(1)
        for button in (self.stop, self.close_button, self.adopt):
            buttons.addWidget(button)
        column = QVBoxLayout(self)
        column.setSpacing(8)
        column.addWidget(self.about)
        column.addLayout(head)
        column.addLayout(state)
        column.addWidget(self.table, 1)
        column.addLayout(buttons)
        self.resize(*_SIZE)

    def _fill(self) -> None:
        """The box and batch of the plan, to start from."""
        plan = self._store.board.current
        box, sharing = plan.scenario.box, sharing_of(plan)
        batch = sequences_of_step(sharing) if sharing else 1
        self.question.set_values(box.nodes, box.cards_per_node, batch)
        if box.cards is not None:
            self.question.set_mixed()

    def retranslate(self) -> None:
        self.setWindowTitle(translate("LayoutDialog", "Find a layout"))
        plan = self._store.board.current
        text = translate("LayoutDialog", "{model}, {method}: every way to share it that can be.")
        method = names.method_inside(plan.method)
        self.about.setText(text.format(model=plan.model.name, method=method))
        self.adopt.setText(translate("LayoutDialog", "&Adopt this layout"))
        self.close_button.setText(translate("LayoutDialog", "Close"))
        self.table.setAccessibleName(translate("LayoutDialog", "Layouts, quickest first"))
        self.bar.setAccessibleName(translate("LayoutDialog", "Progress"))
        self.table.name_actions()
        self._show_busy(self.background.is_busy())
        self._show()

    def done(self, result: int) -> None:
        self.background.cancel()
        super().done(result)

    def search(self) -> None:
        """Begin anew with what the fields ask."""
        ask, plan = self.question, self._store.board.current
        if not is_shared(plan):
            self.background.cancel()
            text = translate("LayoutDialog", "Layouts are for training, counted in detail.")
            self.message.show_text(text, "notice")
            return
        asked = Question(
            self._store.scenario, plan.method, ask.count.value(), ask.nodes.value(),
            ask.batch.value(),
        )  # fmt: skip
        try:
            on_box(asked)
        except ValidationError as error:
            self.background.cancel()
            ask.set_invalid(problem_text(problem_of(error, "box.nodes", asked.nodes)))
            return
        ask.set_invalid("")
        self.message.show_text("")
        self._asked, self._found = asked, []
        self._show()
        self._drawn.start()
        self.bar.setRange(0, 0)
        self.background.start(lambda: find_layouts(asked))

    def _step(self, step: Progress) -> None:
        self._found += step.found
        self.bar.setRange(0, step.total)
        self.bar.setValue(step.done)
        if self._drawn.hasExpired(_REDRAW_MS):
            self._show()
            self._drawn.restart()

    def _show(self) -> None:
        """The layouts known by now; the selected one stays selected."""
        chosen = self.model.layout_at(self.table.currentIndex().row())
        unit = self._store.scenario.unit
        only = self.question.only_fitting.isChecked()
        self.model.set_found(self._found, unit, only_fitting=only)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        row = max(self.model.row_of(chosen), 0)
        self.table.setCurrentIndex(self.model.index(row, 0))
        busy = self.background.is_busy()
        self.summary.setText(
            translate("LayoutDialog", "Searching…") if busy else self.model.summary()
        )
        self._allow()

    def _allow(self, *_ranges: object) -> None:
        self.adopt.setEnabled(self.model.layout_at(self.table.currentIndex().row()) is not None)

    def _take(self, index: QModelIndex) -> None:
        found = self.model.layout_at(index.row())
        if found is None or self._asked is None:
            return
        self._store.begin_gesture()
        if self._store.change(changes_for(self._asked, found), "sharding.strategy"):
            self.message.show_text(translate("LayoutDialog", "Adopted; Undo takes it back."))

    def _fail(self, error: InputError) -> None:
        self._show()
        text = problem_text(Problem(error.field, error.key, dict(error.values)))
        self.message.show_text(text, "error")

    def _stop_or_search(self) -> None:
        if self.background.is_busy():
            self.background.cancel()
            self._show()
            self.summary.setText(translate("LayoutDialog", "Stopped; these were found by then."))
        else:
            self.search()

    def _show_busy(self, busy: bool) -> None:
        self.bar.setVisible(busy)
        self.stop.setText(
            translate("LayoutDialog", "S&top")
            if busy
            else translate("LayoutDialog", "Search &again")
        )
