"""Ranks of the strategies that divide parameters among data parallel ranks: FSDP2, HSDP, FSDP1."""

from engine.memory.prepare import Prepared
from engine.sharding import fsdp1
from engine.sharding.fsdp2 import Gathers, forward_moments, loss_moments
from engine.sharding.fsdp2_backward import backward_moments, optimizer_moment
from engine.sharding.fsdp2_gradients import Gradients, kinds_of
from engine.sharding.held import (
    Holding,
    held_of,
    load_moment,
    reference_part,
    save_moment,
    static_parts,
)
from engine.sharding.legal import base_is_sharded
from engine.sharding.policy import UPCASTING, Policy
from engine.sharding.portion import Portion
from engine.sharding.step import Step


def _replicates_adapters(prepared: Prepared) -> bool:
    """Whether every rank holds the adapters whole, as measured.

    fms-acceleration keeps the adapters of a 4-bit base out of FSDP and sums their gradients by hooks
    (lora_adapters_switch_ddp_from_fsdp).
    """
    return prepared.method == "qlora" and prepared.scenario.profile in UPCASTING


def fsdp2_rank(portion: Portion, policy: Policy) -> Holding:
    """FSDP2 and HSDP, with or without resharding after the forward pass."""
    prepared, layout = portion.prepared, portion.layout
    chosen = prepared.scenario.sharding
    held = held_of(
        portion.spec,
        portion.shares(layout.shard),
        policy,
        packed=base_is_sharded(prepared, layout.strategy),
    )
    options = prepared.options
    step = Step(held, portion.computed.ingredients, options, portion.size, layout)
    reshard = chosen.reshard_after_forward and layout.strategy != "fsdp-grad-op"
    gathers = Gathers(step, bool(chosen.ends_as_units), reshard)
    moments = [load_moment(held), save_moment(held, prepared), *forward_moments(gathers)]
    micro_steps = prepared.scenario.training.gradient_accumulation
    for kind in kinds_of(bool(chosen.no_sync), micro_steps):
        grads = Gradients(step, kind, layout.replicate > 1, gathers.separate)
        moments += loss_moments(gathers, grads.at_start)
        moments += backward_moments(gathers, grads)
    moments.append(optimizer_moment(gathers))
    static = (*static_parts(held, prepared), *reference_part(held, prepared))
    return Holding(static, tuple(moments), held)


def fsdp1_rank(portion: Portion, policy: Policy) -> Holding:
    """FSDP1."""
    prepared, layout = portion.prepared, portion.layout
    chosen = prepared.scenario.sharding
    held = held_of(
        portion.spec,
        portion.shares(layout.shard),
        policy,
        flat=True,
        adapters=not _replicates_adapters(prepared),
    )
    step = Step(held, portion.computed.ingredients, prepared.options, portion.size, layout)
    micro_steps = prepared.scenario.training.gradient_accumulation
    kinds = kinds_of(bool(chosen.no_sync), micro_steps)
    grads = tuple(Gradients(step, kind) for kind in kinds)
    stack = fsdp1.Stack(chosen.reshard_after_forward, prepared.scenario.profile not in UPCASTING)
    moments = fsdp1.moments_of(step, grads, stack)
    static = (*static_parts(held, prepared), *reference_part(held, prepared))
    outer = (load_moment(held, flat=True), save_moment(held, prepared))
    return Holding(static, (*outer, *moments), held)
