"""Ranks that hold their part of the model whole: tensor parallel, plain data parallel, stages.

SHARDING_MODEL section 7 for the end of the backward pass and the optimizer step under tensor
parallelism; everything else is MEMORY_MODEL section 4 with the costs of the rank's split.
"""

from dataclasses import replace

from engine.memory.outer_phases import LOADING, evaluation_moment
from engine.memory.outer_phases import load_moment as outer_load
from engine.memory.parts import Moment, Part
from engine.memory.static import Static
from engine.memory.static_parts import accumulated_parts, static_parts
from engine.memory.step_moments import step_moments
from engine.sharding.held import Held, reference_part, small_parts
from engine.sharding.held import static_parts as held_static
from engine.sharding.policy import plain_policy
from engine.sharding.portion import Portion

TENSOR = "sharding_model_7"


def _as_asked(portion: Portion, held: Held) -> bool:
    """Whether the rank is a single card: the whole model in the dtypes of the recipe."""
    return portion.is_whole and held.policy == plain_policy(portion.prepared)


def local_static(portion: Portion, held: Held) -> Static:
    """The rank's share of gradients and trained bytes in the form single-card moments take."""
    static = portion.prepared.static
    units, policy = held.units, held.policy
    total = units.total
    gradient = policy.gradient if held.full else 0
    matrix = gradient * units.vocabulary
    head = matrix if units.head.elements and not units.tied else 0
    return replace(
        static,
        gradients=held.kept(total),
        head_gradient=head,
        embedding_gradient=matrix if units.embedding.elements or units.tied else 0,
        trained_bytes=held.stored(total),
    )


def whole_static(portion: Portion, held: Held) -> tuple[Part, ...]:
    """Weights, adapters and states of the rank's part, and what no strategy shares."""
    prepared = portion.prepared
    if _as_asked(portion, held):
        return (*static_parts(prepared), *small_parts(prepared))
    parts = [p for p in held_static(held, prepared) if p.key not in ("step_counters", "batch")]
    held_on = accumulated_parts(replace(prepared, static=local_static(portion, held)))
    return (*parts, *held_on, *reference_part(held, prepared), *small_parts(prepared))


def whole_load(portion: Portion, held: Held) -> Moment:
    """The rank's weights arrive; a quantised base one 16-bit tensor at a time."""
    whole = outer_load(portion.prepared)
    if _as_asked(portion, held):
        return whole
    total, policy = held.units.total, held.policy
    base = policy.stored if held.full else policy.frozen
    weights = base * total.share + total.packed + total.scales
    arrived = Part("loading_weights", "weights", weights, "the rank's weights", LOADING)
    arriving = tuple(part for part in whole.parts if part.key == "arriving_tensor")
    return Moment("loading", "load", (arrived, *arriving))


def whole_moments(portion: Portion, held: Held) -> tuple[Moment, ...]:
    """The moments of a step of a rank that holds its part whole."""
    computed = portion.computed
    if _as_asked(portion, held):
        asked = portion.prepared
        moments = step_moments(computed.ingredients, asked.static, asked.options, portion.size)
        return (*moments, evaluation_moment(computed.ingredients, portion.size))
    static = local_static(portion, held)
    moments = step_moments(computed.ingredients, static, portion.prepared.options, portion.size)
    if portion.layout.tensor == 1 or not held.full or not held.units.vocabulary:
        return moments
    kept = [m for m in moments if m.key not in ("embedding_gradient", "optimizer_step")]
    return (*kept, *_tensor_ends(portion, held))


def _tensor_ends(portion: Portion, held: Held) -> tuple[Moment, Moment]:
    """The embedding's gradient is of full size on every rank: w * V * h, not divided.

    It is still alive at the optimizer step while its shard is made; a tied one is gone by then.
    """
    units = held.units
    w = held.policy.gradient
    t = portion.layout.tensor
    rest = held.kept(units.total) - w * (units.vocabulary * (1 if units.tied else 2))
    whole, local = w * units.vocabulary * t, w * units.vocabulary
    accumulating = portion.prepared.options.accumulating
    layers = Part("all_gradients", "gradients", 0 if accumulating else rest, "G_layers ÷ t", TENSOR)
    stream = 2 * portion.spec.hidden * portion.size.tokens
    walked = Part("residual_gradient", "activations", stream, "2h × T", TENSOR)
    if units.tied:
        ends = Part("embedding_gradient", "gradients", whole + 3 * local, "w × V × h × (1 + 3 ÷ t)",
                    TENSOR)  # fmt: skip
        step = Part("embedding_gradient", "gradients", local, "w × V × h ÷ t", TENSOR)
        walked = Part("residual_gradient", "activations", 0, "", TENSOR)
    else:
        ends = Part("embedding_gradient", "gradients", whole + local, "w × V × h × (1 + 1 ÷ t)",
                    TENSOR)  # fmt: skip
        step = Part("embedding_gradient", "gradients", whole + 2 * local,
                    "w × V × h × (1 + 2 ÷ t)", TENSOR)  # fmt: skip
    update = [layers, step]
    if portion.prepared.options.foreach:
        copy = held.stored(units.total)
        update.append(Part("foreach_copy", "optimizer", copy, "1 × trained bytes ÷ t", TENSOR))
    return (
        Moment("embedding_gradient", "backward", (layers, ends, walked)),
        Moment("optimizer_step", "optimizer", tuple(update)),
    )
