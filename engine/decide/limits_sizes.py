"""One size of a resolved job changed: sequence length, micro-batch, rank, cards, model.

The values come from searches that stay within the bounds of the fields, so the copies skip
validation; everything else of the job, and what is prepared for it, is shared.
"""

from dataclasses import dataclass, replace
from typing import Any, Literal

from engine.architecture.spec import ModelSpec
from engine.job import Job
from engine.scenario import Method
from engine.scenario.hardware_choice import MAX_CARDS
from engine.scenario.training import MAX_TOKENS

SizeKey = Literal["micro_batch", "sequence_length", "rank"]

MOST_BATCH = 1_000_000  # largest micro-batch a scenario may ask for
MOST_SERVED = 100_000  # largest number of concurrent sequences of inference
MOST_RANK = 65_536


def most_of(key: SizeKey, method: Method) -> int:
    """The largest value the field itself takes."""
    if key == "sequence_length":
        return MAX_TOKENS
    if key == "rank":
        return MOST_RANK
    return MOST_SERVED if method == "inference" else MOST_BATCH


def value_of(job: Job, method: Method, key: SizeKey) -> int:
    """The value the job has now. Inference has its own length (context) and batch."""
    scenario = job.scenario
    if key == "rank":
        return scenario.adapter.rank
    if method == "inference":
        served = scenario.inference
        return served.context if key == "sequence_length" else served.batch
    training = scenario.training
    return training.sequence_length if key == "sequence_length" else training.micro_batch


def with_size(job: Job, method: Method, **sizes: Any) -> Job:
    """The job with other sizes, by :data:`SizeKey`; a value may be an array over a grid."""
    changes: dict[str, Any] = {}
    if "rank" in sizes:
        changes["adapter"] = job.scenario.adapter.model_copy(update={"rank": sizes.pop("rank")})
    if sizes and method == "inference":
        names = {"sequence_length": "context", "micro_batch": "batch"}
        served = {names[key]: value for key, value in sizes.items()}
        changes["inference"] = job.scenario.inference.model_copy(update=served)
    elif sizes:
        changes["training"] = job.scenario.training.model_copy(update=sizes)
    return replace(job, scenario=job.scenario.model_copy(update=changes))


def with_model(job: Job, spec: ModelSpec) -> Job:
    """The job with another model; notices about the old one are gone."""
    return replace(job, spec=spec, notices=())


@dataclass(frozen=True, slots=True)
class CardCount:
    """Cards as ``count`` in each of ``nodes``."""

    count: int
    nodes: int

    @property
    def total(self) -> int:
        """All cards."""
        return self.count * self.nodes


def card_count(job: Job, step: int) -> CardCount | None:
    """The ``step``-th (from 1) number of such cards; None beyond the largest.

    One node grows card by card; several nodes are filled one after another. A box of mixed cards
    is taken as often as needed.
    """
    box = job.scenario.box
    per_node = box.cards_per_node
    if box.cards:
        found = CardCount(per_node, step)
    elif box.nodes == 1 or step <= per_node:
        found = CardCount(step, 1)
    else:
        found = CardCount(per_node, step - per_node + 1)
    return found if found.total <= MAX_CARDS else None


def with_cards(job: Job, cards: CardCount) -> Job:
    """The job on another number of its own cards; further cards keep the last one's reserve."""
    box = job.scenario.box
    if box.cards:
        return replace(
            job,
            scenario=job.scenario.model_copy(
                update={"box": box.model_copy(update={"nodes": cards.nodes})}
            ),
        )
    changes: dict[str, Any] = {"count": cards.count, "nodes": cards.nodes}
    if isinstance(box.reserve_mib, tuple):
        own = box.reserve_mib[: cards.count]
        changes["reserve_mib"] = own + (box.reserve_mib[-1],) * (cards.count - len(own))
    scenario = job.scenario.model_copy(update={"box": box.model_copy(update=changes)})
    return replace(job, scenario=scenario, cards=(job.cards[0],) * cards.count)


def with_strategy(job: Job, strategy: str) -> Job:
    """The job with its states divided another way."""
    sharding = job.scenario.sharding.model_copy(update={"strategy": strategy})
    return replace(job, scenario=job.scenario.model_copy(update={"sharding": sharding}))
