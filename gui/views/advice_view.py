"""What to change when the plan does not fit, and what still fits when it does."""

from collections.abc import Callable, Generator
from typing import Any

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHeaderView, QPushButton, QVBoxLayout, QWidget

from engine import Board, Plan, Scenario, plan
from engine.errors import InputError
from gui.models.advice import Answer, advice_banner, advice_rows
from gui.models.advice_table import APPLY, CHANGE, COST, NUMBER, PEAK, VERDICT, AdviceTable
from gui.state.background import Background
from gui.state.own_measurements import adjustment_of
from gui.state.problem import Problem
from gui.state.store import PlanStore
from gui.text.lookup import translate
from gui.text.problems import problem_text
from gui.theme import current_theme
from gui.theme.tokens import TWO_LINE_ROW
from gui.views.advice_banner import AdviceBannerBar
from gui.views.in_sight import InSight
from gui.views.plain_table import PlainTable
from gui.views.progress_line import ProgressLine
from gui.views.widgets.retranslating import Retranslating
from gui.views.widgets.two_line_delegate import TwoLineDelegate
from gui.views.widgets.verdict_chip import VerdictChipDelegate, chip_width

_WIDTHS = {NUMBER: 38, VERDICT: 108, COST: 190, APPLY: 92}
_COST_LOW, _LEAST_CHANGE, _LEAST_LOW = 150, 220, 170
_SIDES, _CELL_SIDES = 30, 18
_LIMITS = {
    ("sequence_length", False): "training.sequence_length",
    ("micro_batch", False): "training.micro_batch",
    ("rank", False): "adapter.rank",
    ("sequence_length", True): "inference.context",
    ("micro_batch", True): "inference.batch",
}


_Adjust = Callable[[Plan], Plan] | None


def _work(scenario: Scenario, adjust: _Adjust) -> Generator[Any, None, Answer]:
    from engine.decide.advice import advice_steps
    from engine.decide.limits import Limit, search_limits
    from engine.decide.reverse import largest_models
    from engine.resolve import resolve

    def planned(one: Scenario) -> Plan:
        found = plan(one)
        return adjust(found) if adjust else found

    advice = yield from advice_steps(scenario, planned)
    if advice.verdict == "does_not_fit":
        return Answer(advice, {}, None)
    job = resolve(scenario)
    limits: dict[str, Limit] = {}
    for key, limit in search_limits(job, job.method, adjust):
        yield key
        path = _LIMITS.get((key, job.method == "inference"))
        if path is not None and isinstance(limit, Limit):
            limits[path] = limit
    yield "model"
    (_, model), *_ = largest_models(job, (job.method,))
    return Answer(advice, limits, model)


class AdviceView(Retranslating, InSight, QWidget):
    """Each row has a button that applies it as one step of undo."""

    def __init__(self, store: PlanStore) -> None:
        super().__init__()
        self._answer: Answer | None = None
        self._asked: Scenario | None = None
        self._answered: Scenario | None = None
        self._for: tuple[Scenario, bool] | None = None
        self._buttons: list[QPushButton] = []
        self.background = Background(self)
        self.banner = AdviceBannerBar()
        self.model = AdviceTable(self)
        self.table = PlainTable()
        self.table.setModel(self.model)
        self.table.set_row_height(TWO_LINE_ROW)
        two_lines = TwoLineDelegate(self.table)
        for section in (CHANGE, COST):
            self.table.setItemDelegateForColumn(section, two_lines)
        self.table.setItemDelegateForColumn(VERDICT, VerdictChipDelegate(self.table))
        header = self.table.horizontalHeader()
        for section, width in _WIDTHS.items():
            header.setSectionResizeMode(section, QHeaderView.ResizeMode.Fixed)
            header.resizeSection(section, width)
        header.setSectionResizeMode(CHANGE, QHeaderView.ResizeMode.Stretch)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.banner)
        column.addWidget(self.table, 1)
        self.progress = ProgressLine(self.background, self)
        self.banner.applyWanted.connect(self._apply)
        self.background.finished.connect(self._answer_found)
        self.background.failed.connect(self._refuse)
        current_theme().changed.connect(self.table.viewport().update)
        self.follow(store)
        self.retranslate()

    def retranslate(self) -> None:
        self.table.setAccessibleName(translate("Advice", "Changes of the plan"))
        self.table.name_actions()
        if self._answer is not None and not self.background.is_busy():
            self._take(self._answer)

    def show_board(self, _board: Board) -> None:
        scenario = self._store.scenario
        asked = (scenario, adjustment_of(self._store) is not None)
        if asked == self._for:
            return
        self._asked, self._for = scenario, asked
        self._allow(allowed=False)
        adjust = adjustment_of(self._store)
        self.background.start(lambda: _work(scenario, adjust))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_columns()

    def _fit_columns(self) -> None:
        """What is to be changed comes first: the others give way until its words have room."""
        header = self.table.horizontalHeader()
        self.table.setColumnHidden(PEAK, False)
        header.resizeSection(COST, _WIDTHS[COST])
        if self._room() < _LEAST_CHANGE:
            # What is left over, in the verdict beside it, says the same.
            self.table.setColumnHidden(PEAK, True)
        if self._room() < _LEAST_LOW:
            header.resizeSection(COST, _COST_LOW)

    def _room(self) -> int:
        """The width that is left for the change itself."""
        header = self.table.horizontalHeader()
        rest = sum(header.sectionSize(n) for n in range(header.count()) if n != CHANGE)
        return self.table.viewport().width() - rest

    def stop(self) -> None:
        if self.background.is_busy():
            self._asked = self._for = None
            self.background.cancel()

    def buttons(self) -> list[QPushButton]:
        """The buttons in the rows, from the top."""
        return self._buttons

    def _answer_found(self, answer: Answer) -> None:
        self._answered = self._asked
        self._take(answer)

    def _take(self, answer: Answer) -> None:
        self._answer = answer
        plan = self._store.board.current
        self.banner.set_banner(advice_banner(answer, plan))
        self.table.clearSpans()
        self.model.set_rows(advice_rows(answer, plan), plan.scenario.unit)
        self._buttons = []
        for number in range(self.model.rowCount()):
            row = self.model.row(number)
            if row.chip is None:
                # What is said has the room of the numbers that there are none of.
                self.table.setSpan(number, CHANGE, 1, COST - CHANGE + 1)
            elif not row.saves:
                self.table.setSpan(number, CHANGE, 1, PEAK - CHANGE)
            self._add_button(number)
        if self._buttons:
            # The button's word is longer in other languages.
            wide = max(button.minimumWidth() for button in self._buttons) + _CELL_SIDES
            header = self.table.horizontalHeader()
            header.resizeSection(APPLY, wide)
            chips = (self.model.row(n).chip for n in range(self.model.rowCount()))
            widest = max((chip_width(chip) for chip in chips if chip), default=0.0)
            header.resizeSection(VERDICT, round(widest) + 12)
        self._fit_columns()
        self._allow(allowed=True)

    def _add_button(self, number: int) -> None:
        row = self.model.row(number)
        button = QPushButton(translate("Advice", "Apply"))
        button.setAccessibleName(translate("Advice", "Apply: {name}").format(name=row.name))
        # A style sheet's padding is not in the size hint before the button is shown.
        button.setMinimumWidth(button.fontMetrics().horizontalAdvance(button.text()) + _SIDES)
        button.setEnabled(row.applies)
        if not row.applies:
            button.setToolTip(
                row.detail if not row.enabled else translate("Advice", "The plan is there already.")
            )
        button.clicked.connect(lambda: self._apply_row(number))
        box = QWidget()
        layout = QVBoxLayout(box)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(button)
        self.table.setIndexWidget(self.model.index(number, APPLY), box)
        self._buttons.append(button)

    def _apply_row(self, number: int) -> None:
        row = self.model.row(number)
        if row.scenario is not None:
            self._apply(row.scenario)
        elif self._store.scenario == self._answered:
            self._store.begin_gesture()
            self._store.change(dict(row.changes))

    def _apply(self, scenario: object) -> None:
        # What was worked out for a plan that has changed since is not applied.
        if isinstance(scenario, Scenario) and self._store.scenario == self._answered:
            self._store.replace(scenario)

    def _allow(self, *, allowed: bool) -> None:
        self.banner.set_allowed(allowed=allowed)
        for number, button in enumerate(self._buttons):
            button.setEnabled(allowed and self.model.row(number).applies)

    def _refuse(self, error: InputError) -> None:
        self.banner.set_text(problem_text(Problem(error.field, error.key, dict(error.values))))
