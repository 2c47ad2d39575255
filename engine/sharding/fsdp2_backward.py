"""FSDP2: the moments of the backward pass and of the optimizer step (SHARDING_MODEL section 4)."""

from engine.memory.head_parts import kept_logits
from engine.memory.parts import Moment, Part
from engine.sharding.fsdp2 import Gathers, ends_alive, gathered
from engine.sharding.fsdp2_gradients import SOURCE, Gradients, gradient
from engine.sharding.step import activation, part, telling_layers


def backward_moments(gathers: Gathers, grads: Gradients) -> list[Moment]:
    """Layers from the top, the reduce of each, the embedding's gradient, the root's reduce."""
    found: list[Moment] = []
    step = gathers.step
    if gathers.separate and step.held.full and grads.reduces:
        found.append(_head_unit(gathers, grads))
    for index in telling_layers(step.order):
        if grads.is_dominated(index):
            continue
        found.append(_layer(gathers, grads, index))
        if step.held.full and grads.reduces:
            found.append(_reduce(gathers, grads, index))
    if step.held.full and step.held.units.embedding.elements:
        found.append(_embedding(gathers, grads))
    if step.held.full and step.held.units.root.elements:
        found.append(_end(gathers, grads))
    kept = kept_logits(gathers.step.ing, gathers.step.size)
    return [Moment(m.key, m.phase, (*m.parts, kept)) for m in found]


def _layers_gathered(gathers: Gathers, index: int) -> tuple[Part, ...]:
    """U of the layer and the prefetched buffer of the one below; all of them without resharding."""
    ends = ends_alive(gathers)
    if not gathers.reshard:
        step = gathers.step
        size = gathers.all_layers - step.above(index, "gathered")
        return (ends, gathered("gathered_layers", size, "(i + 1) × U"))
    below = gathers.layer(index - 1)
    if index == 0 and gathers.separate:
        below = gathers.embedding
    return (ends, gathered("gathered_layers", gathers.layer(index) + below, "2U"))


def _unit_above(gathers: Gathers, index: int) -> int:
    """wr * pad of the unit reduced before layer ``index``: the layer above, or the head unit."""
    held, order = gathers.step.held, gathers.step.order
    if index + 1 < len(order):
        return held.reduce_input(held.units.layers[order[index + 1]])
    return held.reduce_input(held.units.head) if gathers.separate else 0


def _layer(gathers: Gathers, grads: Gradients, index: int) -> Moment:
    """B_i: layer ``index`` is walked back."""
    step = gathers.step
    transient = activation("layer_transient", step.transient(index), "transient")
    parts = (
        *_layers_gathered(gathers, index),
        grads.reduce_input(_unit_above(gathers, index)),
        *grads.of_layers(index),
        *grads.head(not gathers.separate),
        *step.walked(index),
        transient,
    )
    key = "bottom_layer" if index == 0 else "layer_backward"
    return Moment(key, "backward", parts)


def _reduce(gathers: Gathers, grads: Gradients, index: int) -> Moment:
    """Layer ``index`` is reduced: its parameters are freed first.

    Then the unsharded gradients, the reduce's input and its output coexist; an output of another
    dtype is cast beside it.
    """
    step = gathers.step
    held = step.held
    unit = held.units.layers[step.order[index]]
    prefetched = gathers.layer(index - 1) if gathers.reshard else 0
    own = held.gradient(unit)
    output = held.reduced(unit)
    if held.policy.recast and not grads.replicated:
        # The copy in the reduce dtype is dropped as the cast one appears.
        output = max(output, output + held.kept(unit) - held.reduce_input(unit))
    if not gathers.reshard:
        prefetched = gathers.all_layers - step.above(index - 1, "gathered")
    parts = (
        ends_alive(gathers),
        gathered("gathered_layers", prefetched, "U"),
        gradient("unsharded_gradients", own, "wc × P_l"),
        gradient("reduce_scatter_input", held.reduce_input(unit), "wr × pad(P_l)"),
        gradient("reduced_gradients", output, "wr × pad(P_l) ÷ N"),
        *grads.of_layers(index),
        *grads.head(not gathers.separate),
        step.below(index),
        activation("stream_gradient", step.stream, "rb × h × T"),
    )
    return Moment("layer_reduce", "backward", parts)


def _head_unit(gathers: Gathers, grads: Gradients) -> Moment:
    """The head as a unit of its own is reduced right after the logits.

    A - final norm + wc * Hd + wr * pad(head) * (1 + 1/N) + U.
    """
    step = gathers.step
    held, head = step.held, step.held.units.head
    parts = (
        *grads.at_start,
        *step.body,
        step.final[1],
        gathered("gathered_layers", gathers.top, "U"),
        gradient("unsharded_gradients", held.gradient(head), "wc × P of the head"),
        gradient("reduce_scatter_input", held.reduce_input(head), "wr × pad(head)"),
        gradient("reduced_gradients", held.reduced(head), "wr × pad(head) ÷ N"),
    )
    return Moment("head_reduce", "backward", parts)


def _full_embedding(gathers: Gathers) -> int:
    """wc * V * h of the whole embedding: tensor parallel ranks form all of it (section 7)."""
    held = gathers.step.held
    return held.policy.compute * held.units.vocabulary * gathers.step.layout.tensor


def _embedding(gathers: Gathers, grads: Gradients) -> Moment:
    """E0: the embedding's gradient is formed. Tied: the head's, its own, and their sum."""
    step = gathers.step
    held = step.held
    local = grads.head_matrix
    own, formula = _full_embedding(gathers), "wc × V × h"
    if held.units.tied:
        own += local
        formula = "2 × wc × V × h" if step.layout.tensor == 1 else "wc × V × h × (1 + 1 ÷ t)"
    bottom = held.units.layers[step.order[0]]
    if gathers.separate:
        alive = gathered("gathered_embedding", gathers.embedding, "Em")
    else:
        alive = gathered("gathered_root", gathers.root, "R")
    parts = (
        alive,
        *grads.head(not gathers.separate),
        gradient("embedding_gradient", own, formula),
        grads.reduce_input(held.reduce_input(bottom)),
        *grads.of_layers(-1),
        activation("stream_gradient", step.stream, "rb × h × T"),
    )
    return Moment("embedding_gradient", "backward", parts)


def _end(gathers: Gathers, grads: Gradients) -> Moment:
    """E1: the root's post-backward runs last; its parameters are freed first.

    max(wc * P + wr * pad, wc * last + wr * pad * (1 + 1/N) + [ws * pad / N if wr != ws]); the last
    gradient of a unit is kept alive by the loop that reduces it.
    """
    step = gathers.step
    held = step.held
    group = held.units.embedding if gathers.separate else held.units.root
    if not grads.reduces:
        return _end_without_reduce(gathers, grads)
    if step.layout.tensor > 1 and not gathers.separate:
        return _end_tensor(gathers, grads)
    reduce = held.reduce_input(group)
    first = held.gradient(group) + reduce
    last = held.policy.compute * group.last + reduce + held.reduced(group)
    if held.policy.recast:
        last += held.kept(group)
    if grads.unsharded:
        # They are the accumulated gradients, which are counted already.
        first -= held.gradient(group)
        last -= held.policy.compute * group.last
    head = grads.head(False) if gathers.separate else ()
    parts = (
        *grads.of_layers(-1),
        *head,
        gradient("root_reduce", max(first, last), "wc × P_r + wr × pad(P_r)"),
    )
    return Moment("root_reduce", "backward", parts)


def _end_without_reduce(gathers: Gathers, grads: Gradients) -> Moment:
    """End of a micro-step under no_sync: L * wacc * P_l + wacc * P_r, + wc * V * h while cast."""
    held = gathers.step.held
    policy = held.policy
    root = held.accumulated(held.units.root) if grads.kind == "first" else 0
    cast = grads.head_matrix if policy.accumulated != policy.compute else 0
    parts = (
        *grads.of_layers(-1),
        gradient("root_gradients", root + cast, "wacc × P_r + wc × V × h"),
    )
    return Moment("root_gradients", "backward", parts)


def _end_tensor(gathers: Gathers, grads: Gradients) -> Moment:
    """With tensor parallelism the full embedding gradient is redistributed before the root is freed.

    R + wc * V * h * (1 + 2/t) + wr * pad(P_l).
    """
    step = gathers.step
    held = step.held
    bottom = held.units.layers[step.order[0]]
    own = _full_embedding(gathers) + 2 * grads.head_matrix
    parts = (
        gathered("gathered_root", gathers.root, "R"),
        gradient("embedding_gradient", own, "wc × V × h × (1 + 2 ÷ t)"),
        grads.reduce_input(held.reduce_input(bottom)),
        *grads.of_layers(-1),
    )
    return Moment("embedding_gradient", "backward", parts)


def optimizer_moment(gathers: Gathers) -> Moment:
    """O: G, all sharded gradients, and with foreach kernels one copy of the trained shard."""
    step = gathers.step
    held = step.held
    total = held.units.total
    if step.options.in_backward:
        return Moment("optimizer_step", "optimizer", ())
    parts = [gradient("all_gradients", held.kept(total), "G ÷ N")]
    if step.options.foreach:
        copy = held.stored(total)
        parts.append(part("foreach_copy", "optimizer", copy, "1 × trained bytes ÷ N", SOURCE))
    return Moment("optimizer_step", "optimizer", tuple(parts))
