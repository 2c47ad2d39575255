"""zero16 and hf18: model states only, no activations."""

from engine.architecture.adapters import adapters_of
from engine.job import Job
from engine.memory.conventions.base_weights import quantised_base, served_base, split_of
from engine.memory.conventions.per_parameter import (
    FROZEN,
    Amount,
    PerParameter,
    quantised_bytes,
    share,
    trained_bytes,
)
from engine.memory.conventions.shares import Shares, shares_of
from engine.result import Component, Term, Value
from engine.scenario import Convention, Method

SOURCES: dict[Convention, str] = {"zero16": "zero", "hf18": "hf-anatomy"}


def _divided(formula: str, parts: int) -> str:
    return f"{formula} / N" if parts > 1 else formula


def state(
    key: str,
    component: Component,
    amount: Amount,
    formula: str,
    values: tuple[tuple[str, Value], ...],
    parts: int,
    source: str,
) -> Term:
    """One state of which a card holds the ``parts``-th part."""
    shared: tuple[tuple[str, Value], ...] = (("N", parts),) if parts > 1 else ()
    return Term(
        key=key,
        component=component,
        bytes=share(amount, parts),
        formula=_divided(formula, parts),
        values=values + shared,
        source=source,
    )


def _full(job: Job, each: PerParameter, shares: Shares, source: str) -> list[Term]:
    total = job.inventory.total_parameters
    values: tuple[tuple[str, Value], ...] = (("P", total),)
    parts: list[tuple[str, Component, int, int, bool]] = [
        ("weights", "weights", each.weights, shares.weights, shares.off_weights),
        ("gradients", "gradients", each.gradients, shares.gradients, shares.off_optimizer),
        ("optimizer", "optimizer", each.optimizer, shares.optimizer, shares.off_optimizer),
    ]
    return [
        state(key, component, size * total, f"{size} B × P", values, count, source)
        for key, component, size, count, off in parts
        if size and not off
    ]


def adapter_term(job: Job, each: PerParameter, shares: Shares, source: str) -> Term | None:
    """The adapters with all they carry; None when everything of them is kept off the cards."""
    trained = adapters_of(job.spec, job.scenario.adapter).trainable
    weights = 0 if shares.off_weights else share(each.weights * trained, shares.weights)
    rest = 0
    if not shares.off_optimizer:
        rest = share(each.gradients * trained, shares.gradients)
        rest += share(each.optimizer * trained, shares.optimizer)
    if not weights + rest:
        return None
    kept = (0 if shares.off_weights else each.weights) + (
        0 if shares.off_optimizer else each.gradients + each.optimizer
    )
    most = max(shares.weights, shares.gradients, shares.optimizer)
    values: tuple[tuple[str, Value], ...] = (("A", trained),)
    formula = f"{kept} B × A"
    if most > 1:
        formula = (
            f"({each.weights} B / {shares.weights} + {each.gradients} B / {shares.gradients}"
            f" + {each.optimizer} B / {shares.optimizer}) × A"
        )
    return Term("adapter", "adapters", weights + rest, formula, values, source)


def _frozen(job: Job, method: Method, shares: Shares, source: str) -> Term:
    inventory, scenario = job.inventory, job.scenario
    total = inventory.total_parameters
    if method == "qlora":
        quantization = scenario.quantization
        split = split_of(inventory, quantization)
        each = float(quantised_bytes(quantization.kind, quantization.block, quantization.double))
        return state(
            "weights", "weights", quantised_base(inventory, quantization),
            f"{each:g} B × Q + {FROZEN} B × R", (("Q", split.quantised), ("R", split.kept)),
            shares.weights, "qlora",
        )  # fmt: skip
    if method == "inference":
        amount = served_base(inventory, scenario.inference.format)
        return state(
            "weights", "weights", amount, "c × P",
            (("c", round(float(amount) / total, 4)), ("P", total)), shares.weights,
            source if scenario.inference.format in ("f16", "bf16") else "gguf",
        )  # fmt: skip
    return state(
        "weights", "weights", FROZEN * total, f"{FROZEN} B × P", (("P", total),), shares.weights,
        source,
    )  # fmt: skip


def state_terms(job: Job, method: Method, convention: Convention) -> tuple[Term, ...]:
    """Model states of one card under zero16 or hf18.

    full: 16 (18) bytes per parameter. lora: 2 bytes per frozen parameter and 16 (18) per adapter
    parameter. qlora: 0.516 bytes per weight of a linear layer, 2 per other parameter, 16 (18) per
    adapter parameter. inference: the weights in their format.
    """
    shares, source = shares_of(job.scenario), SOURCES[convention]
    each = trained_bytes(convention, job.scenario.training.optimizer or "adamw")
    if method == "full":
        return tuple(_full(job, each, shares, source))
    frozen = () if shares.off_weights else (_frozen(job, method, shares, source),)
    if method == "inference":
        return frozen
    adapter = adapter_term(job, each, shares, source)
    return (*frozen, adapter) if adapter is not None else frozen
