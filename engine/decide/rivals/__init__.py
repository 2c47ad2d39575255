"""What public formulas and calculators ("others") say for the same plan."""

from engine.decide.rivals.accelerate import accelerate
from engine.decide.rivals.answer import Answer, stage_of, why_not_full
from engine.decide.rivals.deepspeed import deepspeed
from engine.decide.rivals.eleutherai import eleutherai
from engine.decide.rivals.llama_factory import llama_factory
from engine.decide.rivals.megatron import megatron
from engine.decide.rivals.nanotron import nanotron
from engine.job import Job
from engine.memory.conventions import convention_terms
from engine.scenario import Convention, Method


def _convention(job: Job, method: Method, key: str, convention: Convention, source: str) -> Answer:
    amount = sum(term.bytes for term in convention_terms(job, method, convention))
    leaves_out = () if convention == "web" else ("activations",)
    return Answer(key, amount, source=source, leaves_out=leaves_out)


def zero_paper(job: Job, method: Method) -> Answer:
    """The ZeRO paper's states: 16 B a parameter with Adam, by stage; it treats full training."""
    reason = why_not_full(method)
    if not reason and stage_of(job) is None:
        reason = "strategy_unknown"
    if reason:
        return Answer("zero-paper", None, reason, "zero")
    return _convention(job, method, "zero-paper", "zero16", "zero")


def others_say(job: Job, method: Method) -> tuple[Answer, ...]:
    """What each rival says for ``method``, in a fixed order; those that cannot say why."""
    return (
        zero_paper(job, method),
        _convention(job, method, "hugging-face-18", "hf18", "hf-anatomy"),
        _convention(job, method, "web-calculator", "web", "web-calculator"),
        *deepspeed(job, method),
        accelerate(job, method),
        megatron(job, method),
        eleutherai(job, method),
        nanotron(job, method),
        llama_factory(job, method),
    )


__all__ = ["Answer", "others_say"]
