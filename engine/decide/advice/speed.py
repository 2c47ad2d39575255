"""When a plan fits: what would make it quicker and still fit as well."""

from collections.abc import Generator

from engine.decide.advice.host_changes import unpaged
from engine.decide.advice.suggestion import (
    Change,
    Cost,
    Idle,
    Maker,
    Planner,
    Suggestion,
    suggestion,
)
from engine.decide.advice.training_changes import (
    RECOMPUTED,
    flash_attention,
    fused_kernels,
    fused_loss,
    with_training,
)
from engine.decide.limits import limit_of
from engine.job import Job
from engine.resolve import resolve
from engine.result import Plan, Verdict
from engine.scenario import Scenario

_ORDER: dict[Verdict, int] = {"comfortable": 0, "borderline": 1, "does_not_fit": 2}
_MOST_BATCH = 64


def larger_batch(scenario: Scenario, job: Job) -> Change | Idle | None:
    """The largest micro-batch that fits as well; accumulation shrinks so that a step sees as much.

    It is one that divides the sequences of a step, so the effective batch stays as it is; without
    accumulation the batch itself grows, to a power of two.
    """
    training = job.scenario.training
    now, steps = training.micro_batch, training.gradient_accumulation
    limit = limit_of(job, scenario.method, "micro_batch")
    most = min(limit.comfortable or limit.fits, _MOST_BATCH)
    whole = now * steps
    if steps > 1:
        batch = max((size for size in range(now, most + 1) if whole % size == 0), default=now)
        values = (("from", now), ("to", batch), ("accumulation", whole // batch))
        changed = with_training(scenario, micro_batch=batch, gradient_accumulation=whole // batch)
        costs: tuple[Cost, ...] = ()
    else:
        batch = 1 << (most.bit_length() - 1) if most > now else now
        values = (("from", now), ("to", batch), ("accumulation", 1))
        changed = with_training(scenario, micro_batch=batch)
        costs = (Cost("quality", "larger_effective_batch"),)
    if batch <= now:
        return Idle("larger_batch", "largest_already")
    return Change("larger_batch", changed, values, costs, 3)


def no_checkpointing(scenario: Scenario, job: Job) -> Change | Idle | None:
    """Keep all activations and compute nothing twice."""
    if job.scenario.training.checkpointing == "none":
        return None
    changed = with_training(scenario, checkpointing="none", activation_offload=False)
    return Change("checkpointing_none", changed, RECOMPUTED.values, (), 2)


def sixteen_bit_base(scenario: Scenario, _job: Job) -> Change | Idle | None:
    """LoRA on the 16-bit base: no dequantisation, no rounded base."""
    if scenario.method != "qlora":
        return None
    return Change("lora", scenario.replace(method="lora"), (), (), 5)


MAKERS: tuple[Maker, ...] = (
    flash_attention, fused_loss, fused_kernels, no_checkpointing, larger_batch, unpaged,
    sixteen_bit_base,
)  # fmt: skip


def faster_steps(
    scenario: Scenario, before: Plan, plan: Planner
) -> Generator[int, None, tuple[Suggestion, ...]]:
    """Quicker training plans whose verdict is no worse, cheapest first."""
    found: list[Suggestion] = []
    if scenario.method == "inference":
        return ()
    for tried, maker in enumerate(MAKERS, 1):
        yield tried
        change = maker(scenario, resolve(scenario))
        if not isinstance(change, Change):
            continue
        after = plan(change.scenario)
        if _ORDER[after.verdict] <= _ORDER[before.verdict]:
            found.append(suggestion(before, after, (change,)))
    return tuple(sorted(found, key=lambda one: one.price))
