"""PlanStore: the only object that changes. A scenario in, a board out, one signal."""

from collections.abc import Callable, Mapping
from typing import Any

from pydantic import ValidationError
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QUndoStack

from engine import Board, plan_all
from engine.errors import InputError
from engine.profiles import fill
from engine.scenario import Scenario
from gui.state.commands import ReplaceScenario
from gui.state.paths import value_at, with_values
from gui.state.problem import Problem, problem_of

Planner = Callable[[Scenario], Board]


class PlanStore(QObject):
    """Holds the scenario and its board; every edit of the window goes through here.

    A value that cannot be used leaves scenario and board as they are and is told by
    ``fieldError``; the next good plan takes the error back.
    """

    planChanged = Signal(object)
    fieldError = Signal(object)

    def __init__(
        self, scenario: Scenario, planner: Planner = plan_all, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._planner = planner
        self._scenario = scenario
        self._board = planner(scenario)
        self._problem: Problem | None = None
        self._gesture = 0
        self.undo_stack = QUndoStack(self)

    @property
    def scenario(self) -> Scenario:
        """What the user has said; fields left to the profile are None."""
        return self._scenario

    @property
    def board(self) -> Board:
        """The plans of all methods for the scenario."""
        return self._board

    @property
    def problem(self) -> Problem | None:
        """What is wrong with the last edit, until an edit succeeds."""
        return self._problem

    @property
    def planner(self) -> Planner:
        """What makes the boards."""
        return self._planner

    def use_planner(self, planner: Planner) -> None:
        """Plan in another way from now on, the plan of the moment too; no step of undo."""
        self._planner = planner
        self._apply(self._scenario, None)

    def begin_gesture(self) -> None:
        """What follows is a new step of undo, even on the same field."""
        self._gesture += 1

    def set(self, path: str, value: Any) -> bool:
        """One field; True when the scenario is now as asked."""
        return self.change({path: value}, path)

    def change(self, changes: Mapping[str, Any], path: str | None = None) -> bool:
        """Several fields in one step."""
        field = path or next(iter(changes))
        try:
            after = with_values(self._scenario, dict(changes))
        except ValidationError as error:
            return self._refuse(problem_of(error, field, changes.get(field)))
        return self._adopt(after, (field, self._gesture))

    def replace(self, scenario: Scenario) -> bool:
        """A whole scenario (a preset, a file) in one step."""
        return self._adopt(scenario, None)

    def _adopt(self, after: Scenario, gesture: tuple[str, int] | None) -> bool:
        before = self._scenario
        if after == before:
            # The field may still show what was refused: have it drawn anew, without planning.
            if self._problem is not None:
                self._problem = None
                self.planChanged.emit(self._board)
            return True
        if not self._apply(after, gesture[0] if gesture else None):
            return False
        self.undo_stack.push(ReplaceScenario(before, after, gesture, self._apply_again))
        return True

    def _apply_again(self, scenario: Scenario) -> None:
        self._apply(scenario, None)

    def _apply(self, scenario: Scenario, field: str | None) -> bool:
        try:
            board = self._planner(scenario)
        except InputError as error:
            return self._refuse(Problem(error.field or field, error.key, dict(error.values)))
        self._scenario, self._board, self._problem = scenario, board, None
        self.planChanged.emit(board)
        return True

    def _refuse(self, problem: Problem) -> bool:
        self._problem = problem
        self.fieldError.emit(problem)
        return False

    def filled(self, path: str) -> Any:
        """The value in force: the user's own, or what the profile answered."""
        return value_at(self._board.current.scenario, path)

    def profile_default(self, path: str) -> Any:
        """What the framework profile answers when the field is left open."""
        return value_at(fill(with_values(self._scenario, {path: None}))[0], path)
