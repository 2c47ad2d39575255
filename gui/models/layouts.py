"""The search for a layout: what is asked, and what taking one of the answers changes."""

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

from engine import Method, Scenario
from engine.decide.layouts import FoundLayout, Progress, search
from engine.resolve import resolve
from gui.models.sharding import Sharing
from gui.state.paths import with_values

_SHARDING = (
    "strategy", "tensor", "sequence_parallel", "loss_parallel", "pipeline", "context", "expert",
    "replicate",
)  # fmt: skip
_TRAINING = ("micro_batch", "gradient_accumulation")


@dataclass(frozen=True, slots=True)
class Question:
    """A box of ``nodes`` x ``count`` cards and the sequences of an optimizer step."""

    scenario: Scenario
    method: Method
    count: int
    nodes: int
    global_batch: int


def sequences_of_step(sharing: Sharing) -> int:
    """All sequences of one optimizer step of the plan."""
    training = sharing.prepared.scenario.training
    return training.micro_batch * training.gradient_accumulation * sharing.layout.data


def on_box(question: Question) -> Scenario:
    """The scenario on the box that is asked about.

    Raises:
        pydantic.ValidationError: more cards than can be planned.
    """
    box = question.scenario.box
    changes: dict[str, Any] = {"box.nodes": question.nodes}
    if box.cards is None:
        changes["box.count"] = question.count
        if isinstance(box.reserve_mib, tuple) and question.count != box.count:
            changes["box.reserve_mib"] = max(box.reserve_mib)
    return with_values(question.scenario, changes)


def find_layouts(question: Question) -> Generator[Progress, None, None]:
    """Work for the background."""
    yield from search(resolve(on_box(question)), question.global_batch, question.method)


def changes_for(question: Question, found: FoundLayout) -> dict[str, Any]:
    """What the plan takes over from a layout, in one step."""
    box = on_box(question).box
    changes: dict[str, Any] = {
        "box.nodes": box.nodes, "box.count": box.count, "box.reserve_mib": box.reserve_mib,
    }  # fmt: skip
    changes |= {f"sharding.{name}": getattr(found.scenario.sharding, name) for name in _SHARDING}
    changes |= {f"training.{name}": getattr(found.scenario.training, name) for name in _TRAINING}
    return changes
