"""The candidate boxes of the workspace, and what the plan of the moment needs on each of them."""

from collections.abc import Sequence
from dataclasses import dataclass

from pydantic import ValidationError
from PySide6.QtCore import QObject, Signal

from engine import Board, Scenario
from engine.errors import InputError
from engine.scenario import GpuChoice
from gui.state.paths import with_values
from gui.state.store import Planner, PlanStore


@dataclass(frozen=True, slots=True)
class CandidateBox:
    """Equal cards in one machine."""

    gpu: GpuChoice
    count: int = 1


class BoxList(QObject):
    """The boxes to compare. The plan's own box need not be among them to be shown."""

    changed = Signal()

    def __init__(self, store: PlanStore, planner: Planner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store, self._planner = store, planner
        self._boxes: tuple[CandidateBox, ...] = ()

    def boxes(self) -> tuple[CandidateBox, ...]:
        return self._boxes

    def set_boxes(self, boxes: Sequence[CandidateBox]) -> None:
        found = tuple(dict.fromkeys(boxes))
        if found != self._boxes:
            self._boxes = found
            self.changed.emit()

    def add(self, box: CandidateBox) -> None:
        self.set_boxes((*self._boxes, box))

    def remove(self, box: CandidateBox) -> None:
        self.set_boxes([other for other in self._boxes if other != box])

    def own(self) -> CandidateBox | None:
        """The plan's box; None for mixed cards and several machines, which no entry can be."""
        scenario = self._store.scenario
        if scenario.gpu is None or scenario.box.cards is not None or scenario.box.nodes > 1:
            return None
        return CandidateBox(scenario.gpu, scenario.box.count)

    def listed(self) -> tuple[CandidateBox, ...]:
        """The boxes, the plan's own one first when it is not among them."""
        own = self.own()
        return self._boxes if own is None or own in self._boxes else (own, *self._boxes)

    def adopt(self, box: CandidateBox) -> None:
        """Make a box the plan's; the one before stays in the list."""
        self.set_boxes(self.listed())
        self._store.begin_gesture()
        self._store.change(_on(box), "gpu")

    def boards(self) -> list[tuple[CandidateBox, Board | None]]:
        """Every box with the plans of the moment on it; None where they cannot be made."""
        return [(box, self._board(box)) for box in self.listed()]

    def _board(self, box: CandidateBox) -> Board | None:
        if box == self.own():
            return self._store.board
        try:
            scenario: Scenario = with_values(self._store.scenario, _on(box))
            return self._planner(scenario)
        except (InputError, ValidationError):
            return None


def _on(box: CandidateBox) -> dict[str, object]:
    return {
        "gpu": box.gpu,
        "box.count": box.count,
        "box.cards": None,
        "box.nodes": 1,
        "box.reserve_mib": 0,
    }
