"""Public counting conventions: what a plan costs by the ZeRO paper, Hugging Face or a web page."""

from dataclasses import dataclass, replace

from engine.job import Job
from engine.memory.conventions.states import state_terms
from engine.memory.conventions.web import web_terms
from engine.result import Term
from engine.scenario import Convention, Method


def convention_terms(
    job: Job, method: Method, convention: Convention | None = None
) -> tuple[Term, ...]:
    """The components of one card, in bytes; every card holds the same.

    Args:
        job: the resolved question.
        method: the method to count.
        convention: zero16, hf18 or web; None: the scenario's own.

    ``Term.key`` is the convention's own name of the component, ``Term.component`` the canonical one.

    Raises:
        ValueError: the convention is ``detailed``, which is not a public one.
    """
    chosen = convention or job.scenario.convention
    if chosen == "detailed":
        raise ValueError("detailed is the engine's own count, not a convention")
    return web_terms(job, method) if chosen == "web" else state_terms(job, method, chosen)


@dataclass(frozen=True, slots=True)
class Offloaded:
    """Bytes of one node that are kept off its cards."""

    host: int = 0
    nvme: int = 0


def offloaded(job: Job, method: Method, convention: Convention | None = None) -> Offloaded:
    """What offloading moves to main memory and to disk in one node: the cards' missing states."""
    found = {"cpu": 0, "nvme": 0}
    for side in ("offload_parameters", "offload_optimizer"):
        place = getattr(job.scenario.sharding, side)
        if place != "none":
            sharding = job.scenario.sharding.model_copy(update={side: "none"})
            scenario = job.scenario.model_copy(update={"sharding": sharding})
            on_card = convention_terms(replace(job, scenario=scenario), method, convention)
            kept = convention_terms(job, method, convention)
            moved = sum(term.bytes for term in on_card) - sum(term.bytes for term in kept)
            found[place] += moved * job.scenario.box.cards_per_node
    return Offloaded(found["cpu"], found["nvme"])


__all__ = ["Offloaded", "convention_terms", "offloaded"]
