"""Public counting conventions: what a plan costs by the ZeRO paper, Hugging Face or a web page."""

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


__all__ = ["convention_terms"]
