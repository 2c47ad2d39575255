"""Ranks that hold their part of the weights whole: DDP, ZeRO-1, ZeRO-2, Megatron's gradient buffer.

Sources: torch.nn.parallel DistributedDataParallel (gradient_as_bucket_view), SHARDING_MODEL section
10; DeepSpeed runtime/zero/stage_1_and_2.py (the reduce buffer of reduce_bucket_size elements is
allocated at every backward pass; the averaged gradients of a rank's partition are cast to fp32 at
the step); Megatron-LM core/distributed (fp32 main gradients live in a buffer for the whole run;
the distributed optimizer divides master weights and states).
"""

from dataclasses import replace
from fractions import Fraction

from engine.memory.parts import Moment, Part
from engine.memory.recipe import FP32
from engine.sharding.held import Held, Holding
from engine.sharding.policy import Policy
from engine.sharding.portion import Portion
from engine.sharding.whole import whole_load, whole_moments, whole_static

DDP = "ddp"
ZERO = "zero_stages"
MEGATRON = "megatron"

# Gradients that stay until the step; the others are temporary.
_KEPT = frozenset({"layer_gradients", "all_gradients", "accumulated_gradients"})


def whole_rank(portion: Portion, policy: Policy) -> Holding:
    """No data parallelism, or plain DDP: (static parts, moments)."""
    full = portion.prepared.method == "full"
    megatron = portion.prepared.scenario.profile == "megatron" and full
    if megatron:
        policy = replace(policy, gradient=FP32)
    held = portion.whole(policy)
    static = whole_static(portion, held)
    load, moments = whole_load(portion, held), whole_moments(portion, held)
    if megatron:
        return _buffered(static, (load, *moments), held, MEGATRON)
    if portion.layout.strategy != "ddp" or portion.layout.group == 1:
        return Holding(static, (load, *moments), held)
    if portion.prepared.scenario.sharding.ddp_bucket_view:
        return _buffered(static, (load, *moments), held, DDP)
    buckets = held.kept(held.units.total)
    extra = Part("gradient_buckets", "gradients", buckets, "G", DDP)
    return Holding(static, _with(extra, (load, *moments), ("loading",)), held)


def _with(extra: Part, moments: tuple[Moment, ...], without: tuple[str, ...]) -> tuple[Moment, ...]:
    return tuple(m if m.key in without else m._replace(parts=(*m.parts, extra)) for m in moments)


def _buffered(
    static: tuple[Part, ...], moments: tuple[Moment, ...], held: Held, source: str
) -> Holding:
    """All gradients are views into buffers that are there from the first step on."""
    buffer = Part("gradient_buckets", "gradients", held.kept(held.units.total), "G", source)
    static = tuple(part for part in static if part.key != "accumulated_gradients")
    found = []
    for moment in moments:
        parts = tuple(part for part in moment.parts if part.key not in _KEPT)
        found.append(moment._replace(parts=parts))
    return Holding(static, _with(buffer, tuple(found), ("loading",)), held)


def partition(portion: Portion, held: Held) -> Fraction:
    """One rank's share of what is trained: 1 / N, and of experts 1 / (N / ep)."""
    total, layout = held.units.total, portion.layout
    trained = total.elements if held.full else total.adapter
    experts = total.experts if held.full else total.adapter_experts
    whole = Fraction(trained - experts, layout.shard)
    own = Fraction(experts, max(1, layout.shard // layout.expert))
    return (whole + own) / trained if trained else Fraction(1, layout.shard)


def shared_states(static: tuple[Part, ...], share: Fraction) -> tuple[Part, ...]:
    """Optimizer states and master weights divided among the ranks (flattened: no padding)."""
    shared = ("optimizer_states", "master_weights")
    return tuple(divided(part, share) if part.key in shared else part for part in static)


def divided(part: Part, share: Fraction) -> Part:
    """One rank's share of a part."""
    return part._replace(bytes=_of(part.bytes, share), formula=f"({part.formula}) ÷ N", source=ZERO)


def zero_rank(portion: Portion, policy: Policy) -> Holding:
    """ZeRO-1 and ZeRO-2; in Megatron's profile ZeRO-1 is its distributed optimizer."""
    prepared, layout = portion.prepared, portion.layout
    if prepared.scenario.profile == "megatron":
        whole = whole_rank(portion, policy)
        own = partition(portion, whole.held)
        return whole._replace(static=shared_states(whole.static, own))
    held = portion.whole(policy)
    share = partition(portion, held)
    static = shared_states(whole_static(portion, held), share)
    moments = whole_moments(portion, held)
    bucket = prepared.scenario.sharding.zero_bucket_elements * policy.gradient
    reduce = Part("reduce_bucket", "gradients", bucket, "w × bucket elements", ZERO)
    second = layout.strategy == "zero2"
    if second:
        static = _divided(static, share)
        moments = tuple(m._replace(parts=_divided(m.parts, share)) for m in moments)
    kept = held.kept(held.units.total)
    gradients = Part(
        "all_gradients", "gradients", _of(kept, share) if second else kept,
        "G ÷ N" if second else "G", ZERO,
    )  # fmt: skip
    found = []
    for moment in moments:
        if moment.phase == "backward":
            found.append(moment._replace(parts=(*moment.parts, reduce)))
        elif moment.key != "optimizer_step":
            found.append(moment)
    found.append(_step(held, gradients, share, prepared.options.accumulating and not second))
    return Holding(static, (whole_load(portion, held), *found), held)


def _of(whole: int, share: Fraction) -> int:
    return -(-whole * share.numerator // share.denominator)


def _divided(parts: tuple[Part, ...], share: Fraction) -> tuple[Part, ...]:
    """Kept gradients as one rank's partition of them."""
    return tuple(
        divided(part, share) if part.key in _KEPT or part.key == "head_gradient" else part
        for part in parts
    )


def _step(held: Held, gradients: Part, share: Fraction, static: bool) -> Moment:
    """The partition's gradients are cast to fp32 for the step: 4 B * P / N beside them."""
    total = held.units.total
    trained = total.elements if held.full else total.adapter
    cast = FP32 * _of(trained, share) if held.policy.master else 0
    parts = [Part("fp32_gradients", "gradients", cast, "4 B × Pt ÷ N", ZERO)]
    if not static:
        parts.append(gradients)
    return Moment("optimizer_step", "optimizer", tuple(parts))
