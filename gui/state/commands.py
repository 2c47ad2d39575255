"""The one undo step: a scenario before and after."""

from collections.abc import Callable

from PySide6.QtGui import QUndoCommand

from engine.scenario import Scenario

_STEP_ID = 1


class ReplaceScenario(QUndoCommand):
    """Swaps one scenario for another. Steps of one gesture on one field become one."""

    def __init__(
        self,
        before: Scenario,
        after: Scenario,
        gesture: tuple[str, int] | None,
        apply: Callable[[Scenario], None],
    ) -> None:
        super().__init__()
        self.before, self.after = before, after
        self._gesture = gesture
        self._apply = apply
        self._done = True  # the store has planned it already; push() calls redo() once

    def id(self) -> int:
        return _STEP_ID

    def mergeWith(self, other: QUndoCommand) -> bool:
        if not isinstance(other, ReplaceScenario) or self._gesture is None:
            return False
        if other._gesture != self._gesture:
            return False
        self.after = other.after
        self.setObsolete(self.before == self.after)
        return True

    def redo(self) -> None:
        if self._done:
            self._done = False
        else:
            self._apply(self.after)

    def undo(self) -> None:
        self._apply(self.before)
