"""The families of layouts worth a look: degrees that divide the cards and the model, and strategies.

Tensor parallel ranks stay within a node, since they wait for their traffic in every layer; context
parallelism is for sequences of some length; a pipeline needs at least as many micro-batches as
stages to be busy.
"""

from dataclasses import dataclass

from engine.job import Job
from engine.result import Value
from engine.scenario.sharding_choice import Strategy
from engine.sharding import legal

_LONG = 8192  # tokens from which sequences are split among cards
_MOST_CONTEXT = 64

_SHARED: tuple[Strategy, ...] = ("fsdp", "fsdp-grad-op", "zero1", "zero2", "zero3", "ddp")


@dataclass(frozen=True)
class Family:
    """Layouts that differ by the micro-batch alone.

    ``changes``: fields of the scenario's sharding; ``data``: data degree; ``pipeline``: stages.
    """

    changes: dict[str, Value]
    data: int
    pipeline: int


def families_of(job: Job, global_batch: int) -> tuple[Family, ...]:
    """All families for the job's cards, simple ones first.

    Args:
        job: the run.
        global_batch: sequences in a step; the data degree must divide it.
    """
    box, spec = job.scenario.box, job.spec
    cards, per_node = box.total_cards, box.cards_per_node
    length = job.scenario.training.sequence_length
    tensors = [t for t in legal.tensor_degrees(spec, cards) if t <= per_node]
    found = []
    for tensor in tensors:
        for pipeline in legal.pipeline_degrees(spec, cards // tensor):
            rest = cards // (tensor * pipeline)
            for context in _contexts(rest, length):
                data = rest // context
                if global_batch % data == 0:
                    found += _shared(job, tensor, pipeline, context, data)
    return tuple(sorted(found, key=_complexity))


def _complexity(family: Family) -> int:
    degrees = ("tensor", "pipeline", "context", "expert", "replicate")
    return sum(int(family.changes[key]) > 1 for key in degrees)


def _contexts(rest: int, length: int) -> tuple[int, ...]:
    """Context degrees of the remaining cards: 1, and more where each part is still long."""
    if length < _LONG:
        return (1,)
    most = min(_MOST_CONTEXT, 2 * length // _LONG)
    return tuple(d for d in legal.divisors(rest, most))


def _shared(job: Job, tensor: int, pipeline: int, context: int, data: int) -> list[Family]:
    """Strategies, replicas and expert degrees for the data parallel ranks."""
    group = data * context
    strategies: tuple[Strategy, ...] = _SHARED if group > 1 else ("none",)
    if context > 1 and data == 1:
        strategies = tuple(s for s in strategies if s != "ddp")
    nodes = job.scenario.box.nodes
    replicas = [r for r in legal.divisors(group, nodes) if 1 < r < group]
    choices: list[tuple[Strategy, int]] = [(s, 1) for s in strategies]
    if group > 1:
        choices += [("hsdp", r) for r in replicas]
    experts = legal.expert_counts(job.spec)
    found = []
    for strategy, replicate in choices:
        shard = group // replicate
        degrees = [1]
        if experts and strategy != "none":
            degrees += [e for e in legal.divisors(experts, shard) if e > 1 and shard % e == 0]
        found += [
            Family(
                {
                    "strategy": strategy, "tensor": tensor, "sequence_parallel": tensor > 1,
                    "loss_parallel": tensor > 1, "pipeline": pipeline, "context": context,
                    "expert": expert, "replicate": replicate,
                },
                data,
                pipeline,
            )
            for expert in degrees
        ]  # fmt: skip
    return found


def micro_batches_of(family: Family, global_batch: int) -> list[tuple[tuple[int, int], ...]]:
    """(micro-batch, accumulation) of a family, grouped by what decides which moments there are.

    Those with one, with two and with more micro-steps differ in their moments; pipelines also in
    what is in flight while there are fewer micro-batches than stages.
    """
    each = global_batch // family.data
    groups: dict[int, list[tuple[int, int]]] = {}
    for micro_batch in legal.divisors(each):
        steps = each // micro_batch
        if family.pipeline > 1 and steps < family.pipeline and micro_batch > 1:
            continue
        kind = min(steps, max(3, family.pipeline))
        groups.setdefault(kind, []).append((micro_batch, steps))
    return [tuple(group) for group in groups.values()]
