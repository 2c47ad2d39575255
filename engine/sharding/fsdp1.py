"""FSDP1 (FullyShardedDataParallel, use_orig_params=False): the moments of a step.

SHARDING_MODEL section 8. Each unit is one flat parameter, padded to N elements and gathered straight
into place, so it costs once. The stack is the one all measured runs used: checkpointing around the
wrapper, hence no backward prefetch, and behind frozen layers the recomputed inputs and their
gradients stay to the end of the backward pass.
"""

from dataclasses import dataclass, replace

from engine.memory.activations import stream_formula
from engine.memory.cost import Number
from engine.memory.head_parts import head_reads, kept_logits, loss_parts
from engine.memory.parts import Moment, Part
from engine.sharding.fsdp2_gradients import Gradients
from engine.sharding.step import Step, activation, part, telling_layers

SOURCE = "sharding_model_8"


@dataclass(frozen=True, slots=True)
class Stack:
    """What of FSDP1 is the stack's choice.

    Attributes:
        reshard: False is SHARD_GRAD_OP, where layers stay gathered from F to the backward pass.
        inside: checkpoints lie inside the wrapper, as with torch's apply_activation_checkpointing
            after wrapping (AnswerDotAI/fsdp_qlora) and with transformers 5: the backward prefetch
            works, and frozen layers retain nothing.
    """

    reshard: bool = True
    inside: bool = False


def moments_of(step: Step, kinds: tuple[Gradients, ...], stack: Stack) -> tuple[Moment, ...]:
    """All moments of a step."""
    found = [_forward(step, stack)]
    for grads in kinds:
        found += _loss(step, grads, stack)
        found += _backward(step, grads, stack)
    found.append(_optimizer(step))
    return tuple(found)


def _gathered(key: str, size: Number, formula: str) -> Part:
    return part(key, "gathered", size, formula, SOURCE)


def _root(step: Step) -> Part:
    held = step.held
    return _gathered("gathered_root", held.gathered(held.units.root), "R")


def _layers(step: Step, stack: Stack, index: int) -> Part:
    """U of one layer, and of the one prefetched in backward; with SHARD_GRAD_OP all layers not yet walked back."""
    held = step.held
    if stack.reshard:
        size = held.gathered(held.units.layers[step.order[index]])
        if stack.inside and index:
            size += held.gathered(held.units.layers[step.order[index - 1]])
        return _gathered("gathered_layers", size, "2U" if stack.inside else "U")
    kept = step.above(-1, "gathered") - step.above(index, "gathered")
    return _gathered("gathered_layers", kept, "(i + 1) × U")


def _forward(step: Step, stack: Stack) -> Moment:
    """R + U inside a layer."""
    walked: Number = 0
    if step.options.checkpointing != "none":
        walked = step.ing.forward_transient(step.size)
    transient = activation("layer_transient", walked, "transient")
    top = len(step.order) - 1
    parts = (*step.body, transient, _root(step), _layers(step, replace(stack, inside=False), top))
    return Moment("forward_layers", "forward", parts)


def _loss(step: Step, grads: Gradients, stack: Stack) -> list[Moment]:
    """F and H: A + logits + R; layers only with SHARD_GRAD_OP."""
    kept = (*grads.at_start, *step.body, *step.final, _root(step))
    top = step.held.units.layers[step.order[-1]]
    ahead = step.held.gathered(top) if stack.inside else 0
    prefetched = _gathered("gathered_layers", ahead, "U")
    if not stack.reshard:
        prefetched = _gathered("gathered_layers", 0, "")
        kept = (*kept, _layers(step, stack, len(step.order) - 1))
    output = head_reads(step.ing, step.size)
    copies = step.ing.head_gradients * grads.head_matrix
    formed, walked = loss_parts(step.ing, step.size)
    head = part("head_gradient", "gradients", copies, "wc × V × h", SOURCE)
    return [
        Moment("loss_forward", "loss", (*kept, output, formed)),
        Moment("loss_backward", "loss", (*kept, walked, head, prefetched)),
    ]


def _backward(step: Step, grads: Gradients, stack: Stack) -> list[Moment]:
    found: list[Moment] = []
    for index in telling_layers(step.order):
        found.append(_layer(step, grads, stack, index))
        if step.held.full:
            found.append(_flat_gradient(step, grads, index))
    if step.held.full and step.held.units.root.elements:
        found.append(_end(step, grads))
    kept = kept_logits(step.ing, step.size)
    return [Moment(m.key, m.phase, (*m.parts, kept)) for m in found]


def _retained(step: Step, stack: Stack, index: int) -> tuple[Part, ...]:
    """Behind frozen layers no checkpoint is freed, and the inputs' gradients stay: (L - 2) * 2hT."""
    if step.held.full or stack.inside or step.options.checkpointing == "none":
        return ()
    layers = len(step.order)
    freed = layers - 1 - index
    store = step.body[0].bytes
    again = store - step.below(index + 1).bytes
    gradients = max(0, freed - 1) * step.checkpoint
    return (
        activation(
            "retained_checkpoints", again, f"(L − 1 − i) × {stream_formula(step.ing)}", SOURCE
        ),
        activation(
            "retained_gradients", gradients, f"(L − 2 − i) × {stream_formula(step.ing)}", SOURCE
        ),
    )


def _layer(step: Step, grads: Gradients, stack: Stack, index: int) -> Moment:
    """B_i: R + U + A.. + a + t + wc * V * h."""
    parts = (
        _root(step),
        _layers(step, stack, index),
        *grads.of_layers(index),
        *grads.head(True),
        *step.walked(index),
        *_retained(step, stack, index),
        activation("layer_transient", step.transient(index), "transient"),
    )
    return Moment("bottom_layer" if index == 0 else "layer_backward", "backward", parts)


def _flat_gradient(step: Step, grads: Gradients, index: int) -> Moment:
    """The flat gradient is a concatenation of the parameters' gradients: 2 * wc * P_l with U."""
    held = step.held
    unit = held.units.layers[step.order[index]]
    parts = (
        _root(step),
        _gathered("gathered_layers", held.gathered(unit), "U"),
        part("flat_gradient", "gradients", 2 * held.gradient(unit), "2 × wc × P_l", SOURCE),
        *grads.of_layers(index),
        *grads.head(True),
        step.below(index),
        activation("stream_gradient", step.stream, "rb × h × T"),
    )
    return Moment("layer_reduce", "backward", parts)


def _end(step: Step, grads: Gradients) -> Moment:
    """The root's end: G_layers + 3R (4R tied).

    Parameters, gradients (twice when tied) and the flat gradient; or (wc + wr) * P_r + wr * P_r / N
    while it is reduced in another dtype.
    """
    held = step.held
    root = held.units.root
    copies = 4 if held.units.tied else 3
    size = copies * held.gradient(root)
    policy = held.policy
    if policy.reduce != policy.compute:
        cast = (policy.compute + policy.reduce) * root.elements + policy.reduce * root.share
        size = max(size, cast)
    parts = (
        *grads.of_layers(-1),
        part("root_reduce", "gradients", size, f"{copies}R", SOURCE),
    )
    return Moment("root_reduce", "backward", parts)


def _optimizer(step: Step) -> Moment:
    """O: G in the stored dtype, and with foreach one copy of the trained shard: 20 B * P / N fp32."""
    held = step.held
    total = held.units.total
    if step.options.in_backward:
        return Moment("optimizer_step", "optimizer", ())
    parts = [part("all_gradients", "gradients", held.kept(total), "G ÷ N", SOURCE)]
    if step.options.foreach:
        copy = held.stored(total)
        parts.append(part("foreach_copy", "optimizer", copy, "1 × trained bytes ÷ N", SOURCE))
    return Moment("optimizer_step", "optimizer", tuple(parts))
