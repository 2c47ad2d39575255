"""The answer first: the verdict as a sentence, and a line about the other methods."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from engine import Board
from gui.models.timeline import peak_sentence
from gui.state.problem import Problem
from gui.state.store import PlanStore
from gui.text import verdicts
from gui.text.lookup import translate
from gui.text.problems import problem_line
from gui.theme import current_theme, set_property
from gui.views.widgets.retranslating import Retranslating

_ICON = 20
_SIDE = QSize(_ICON, _ICON)


class VerdictHeader(Retranslating, QWidget):
    """Renders the board; keeps the last complete plan while an edit is refused."""

    def __init__(self, store: PlanStore) -> None:
        super().__init__()
        self._store = store
        self._low = False
        self._icon, self._headline, self._others = QLabel(), QLabel(), QLabel()
        set_property(self._headline, "role", "headline")
        set_property(self._others, "role", "muted")
        for label in (self._headline, self._others):
            label.setWordWrap(True)
            label.setTextInteractionFlags(
                Qt.TextInteractionFlag.TextSelectableByMouse
                | Qt.TextInteractionFlag.TextSelectableByKeyboard
            )
            label.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        row = QHBoxLayout(self)
        row.setContentsMargins(2, 4, 0, 2)
        row.setSpacing(10)
        row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout()
        column.setSpacing(3)
        column.addWidget(self._headline)
        column.addWidget(self._others)
        row.addLayout(column, 1)
        store.planChanged.connect(self.show_board)
        store.fieldError.connect(self._show_problem)
        current_theme().changed.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        if self._store.problem is None:
            self.show_board(self._store.board)
        else:
            self._show_problem(self._store.problem)

    def show_board(self, board: Board) -> None:
        plan = board.current
        unit = plan.scenario.unit
        self._icon.setPixmap(
            current_theme().verdict_icon(plan.verdict, _ICON).pixmap(_SIDE, self.devicePixelRatio())
        )
        self._headline.setText(verdicts.headline(plan, unit))
        peak = "" if self._low else peak_sentence(plan, brief=True)
        texts = (verdicts.others(board, unit), peak)
        self._others.setText(" ".join(text for text in texts if text))

    def set_low(self, low: bool) -> None:
        """In a low window the second line leaves the peak to the timeline."""
        if low != self._low:
            self._low = low
            self.retranslate()

    def headline(self) -> str:
        return self._headline.text()

    def second_line(self) -> str:
        return self._others.text()

    def _show_problem(self, problem: Problem) -> None:
        plan = self._store.board.current
        kept = translate("VerdictHeader", "Last complete plan: {sentence}")
        self._headline.setText(kept.format(sentence=verdicts.headline(plan, plan.scenario.unit)))
        self._others.setText(problem_line(problem))
