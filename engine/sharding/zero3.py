"""ZeRO-3: weights, gradients and states divided among the ranks, parameters gathered as they are used.

Sources: DeepSpeed runtime/zero/stage3.py (the reduce buffer and the flat buffer of the partition's
gradients are allocated once; a sub-group's gradients are cast to fp32 at the step) and
partitioned_param_coordinator.py (a parameter stays gathered while it is used again within
max_live_parameters, so up to that many are alive around the loss; in a layer its own parameters and
the prefetch bucket; tensors under the persistence threshold are never released).
"""

from engine.memory.cost import Number
from engine.memory.head_parts import head_reads, kept_logits, loss_parts
from engine.memory.parts import Moment, Part
from engine.memory.recipe import FP32
from engine.scenario.sharding_choice import Sharding
from engine.sharding.held import (
    Held,
    Holding,
    held_of,
    load_moment,
    reference_part,
    save_moment,
    static_parts,
)
from engine.sharding.legal import base_is_sharded
from engine.sharding.policy import Policy
from engine.sharding.portion import Portion
from engine.sharding.step import Step, activation, part, telling_layers

SOURCE = "zero_stages"
_SUB_GROUP = 1_000_000_000  # elements stepped at once (DeepSpeed zero config: sub_group_size)


def zero3_rank(portion: Portion, policy: Policy) -> Holding:
    """(static parts, moments) of a ZeRO-3 rank."""
    prepared, layout = portion.prepared, portion.layout
    held = held_of(
        portion.spec,
        portion.shares(layout.shard),
        policy,
        flat=True,
        packed=base_is_sharded(prepared, "zero3"),
    )
    step = Step(held, portion.computed.ingredients, prepared.options, portion.size, layout)
    chosen = prepared.scenario.sharding
    moments = [*_forward(step, chosen), *_loss(step, chosen), *_backward(step, chosen)]
    always = _always(step, chosen)
    full = [m._replace(parts=(*m.parts, *always)) for m in (*moments, _step(step))]
    static = (*static_parts(held, prepared), *reference_part(held, prepared))
    outer = (load_moment(held), save_moment(held, prepared))
    return Holding(static, (*outer, *full), held)


def _always(step: Step, chosen: Sharding) -> tuple[Part, ...]:
    """Buffers of the whole run: reduce bucket, the partition's gradients, small tensors."""
    held = step.held
    bucket = held.policy.gradient * chosen.zero_bucket_elements
    kept = held.kept(held.units.total)
    return (
        part("reduce_bucket", "gradients", bucket, "w × bucket elements", SOURCE),
        part("all_gradients", "gradients", kept, "G ÷ N", SOURCE),
        _gathered("persistent_parameters", held.policy.compute * _persistent(held, chosen),
                  "w × small tensors"),
    )  # fmt: skip


def _persistent(held: Held, chosen: Sharding) -> int:
    """Elements of the tensors that are never divided: the vectors, bounded by the threshold."""
    units = held.units
    vectors = sum(unit.vectors * units.counts[name] for name, unit in units.layers.items())
    return vectors if chosen.zero_persistence_elements else 0


def _gathered(key: str, size: Number, formula: str) -> Part:
    return part(key, "gathered", size, formula, SOURCE)


def _in_layer(step: Step, chosen: Sharding, index: int) -> Part:
    """The layer and the prefetch bucket."""
    held = step.held
    unit = held.units.layers[step.order[index]]
    total = held.gathered(held.units.total)
    ahead = held.policy.compute * chosen.zero_prefetch_elements
    size = min(total, held.gathered(unit) + ahead)
    return _gathered("gathered_layers", size, "U + w × prefetch elements")


def _around_loss(step: Step, chosen: Sharding) -> Part:
    """Parameters used again within the live limit: min(P, live), at least the head."""
    held = step.held
    live = held.policy.compute * chosen.zero_live_parameters
    most = held.gathered(held.units.total)
    size = min(most, max(live, held.gathered(held.units.head)))
    return _gathered("live_parameters", size, "min(P, live parameters) × w")


def _forward(step: Step, chosen: Sharding) -> list[Moment]:
    walked: Number = 0
    if step.options.checkpointing != "none":
        walked = step.ing.forward_transient(step.size)
    top = len(step.order) - 1
    transient = activation("layer_transient", walked, "transient")
    parts = (*step.body, transient, _in_layer(step, chosen, top))
    return [Moment("forward_layers", "forward", parts)]


def _loss(step: Step, chosen: Sharding) -> list[Moment]:
    kept = (*step.body, *step.final, _around_loss(step, chosen))
    output = head_reads(step.ing, step.size)
    formed, walked = loss_parts(step.ing, step.size)
    return [
        Moment("loss_forward", "loss", (*kept, output, formed)),
        Moment("loss_backward", "loss", (*kept, walked)),
    ]


def _backward(step: Step, chosen: Sharding) -> list[Moment]:
    """Each layer; near the top the parameters around the loss are still there."""
    held = step.held
    found = []
    for index in telling_layers(step.order):
        top = index == len(step.order) - 1
        alive = _around_loss(step, chosen) if top else _in_layer(step, chosen, index)
        unit = held.units.layers[step.order[index]]
        walked = step.ing.transient(step.costs(index), step.size)
        parts = (
            alive,
            part("unsharded_gradients", "gradients", held.gradient(unit), "w × P_l", SOURCE),
            *step.walked(index),
            activation("layer_transient", walked, "transient"),
            kept_logits(step.ing, step.size),
        )
        key = "bottom_layer" if index == 0 else "layer_backward"
        found.append(Moment(key, "backward", parts))
    if held.full and held.units.embedding.elements:
        matrix = held.policy.compute * held.units.vocabulary
        gathered = _gathered("gathered_embedding", held.gathered(held.units.embedding), "Em")
        copies = 3 if held.units.tied else 1
        formula = f"{copies} × w × V × h" if copies > 1 else "w × V × h"
        grown = part("embedding_gradient", "gradients", copies * matrix, formula, SOURCE)
        stream = activation("stream_gradient", step.stream, "rb × h × T")
        found.append(Moment("embedding_gradient", "backward", (gathered, grown, stream)))
    return found


def _step(step: Step) -> Moment:
    """A sub-group's gradients in fp32."""
    held = step.held
    total = held.units.total
    share = total.share if held.full else total.adapter_share
    cast = FP32 * min(share, _SUB_GROUP) if held.policy.master else 0
    grown = part("fp32_gradients", "gradients", cast, "4 B × min(P ÷ N, sub-group)", SOURCE)
    return Moment("optimizer_step", "optimizer", (grown,))
