"""What one public formula says for a plan, or why it cannot say anything."""

from dataclasses import dataclass
from typing import Literal

from engine.job import Job
from engine.scenario import Method

Scope = Literal["card", "run"]


@dataclass(frozen=True, slots=True)
class Answer:
    """The figure of one rival.

    Attributes:
        key: stable key of the rival ("deepspeed-zero3").
        bytes: what it gives; None when it cannot say.
        reason: key of why it cannot ("frozen_parameters", "training_only", ...); "" otherwise.
        source: key into engine.sources.
        scope: whether the figure is for one card, or for the run as a whole.
        leaves_out: keys of what the figure does not count ("activations", "context_length", ...).
    """

    key: str
    bytes: int | None
    reason: str = ""
    source: str = ""
    scope: Scope = "card"
    leaves_out: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Degrees:
    """How many cards a run has, and how it is split. ``data`` x tensor x pipeline = cards."""

    cards: int
    per_node: int
    tensor: int
    pipeline: int
    data: int


def degrees_of(job: Job) -> Degrees:
    """The parallel degrees of a job; context parallel ranks count as data parallel ones."""
    box, sharding = job.scenario.box, job.scenario.sharding
    split = sharding.tensor * sharding.pipeline
    data = max(1, box.total_cards // split)
    return Degrees(box.total_cards, box.cards_per_node, sharding.tensor, sharding.pipeline, data)


STAGES = {
    "none": 0, "ddp": 0, "zero1": 1, "zero2": 2, "fsdp-grad-op": 2, "zero3": 3, "fsdp": 3,
    "fsdp1": 3,
}  # fmt: skip


def stage_of(job: Job) -> int | None:
    """The ZeRO stage that the strategy amounts to; None where it is none of them."""
    return STAGES.get(job.scenario.sharding.strategy)


def why_not_full(method: Method) -> str:
    """Why a formula for full training cannot say anything; "" when it can."""
    if method == "inference":
        return "training_only"
    return "" if method == "full" else "frozen_parameters"
