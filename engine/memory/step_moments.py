"""The fullest points of a step on one card that holds everything (also each rank of plain DDP).

Source: MEMORY_MODEL section 4; the names F, H, B1, B0, E, O are its.
"""

from engine.memory.activations import checkpoint_bytes, stored
from engine.memory.cost import Number, Size
from engine.memory.ingredients import Ingredients, LayerCosts
from engine.memory.options import PER_OPERATION, Options
from engine.memory.parts import Moment, Part
from engine.memory.static import Static

DRY_RUN = "memory_model_4"


def _activation(key: str, value: Number, formula: str) -> Part:
    return Part(key, "activations", value, formula, DRY_RUN)


def _gradient(key: str, value: Number, formula: str) -> Part:
    return Part(key, "gradients", value, formula, DRY_RUN)


def step_moments(
    ing: Ingredients, static: Static, options: Options, size: Size
) -> tuple[Moment, ...]:
    """All candidate moments of one training step, on top of the static parts.

    Of an accumulating run it is the second micro-step: the gradients are then static parts.
    """
    kept_logits = (Part("kept_logits", "logits", ing.kept_logits.at(size), "2 B × T × V", DRY_RUN),)
    body = stored(ing, options, size)
    forward = _forward(ing, static, options, size, body)
    backward = [
        *_layer_backward(ing, static, options, size, body),
        _embedding_gradient(ing, static, options, size),
    ]
    return (
        *forward,
        *(Moment(m.key, m.phase, kept_logits + m.parts) for m in backward),
        _optimizer(static, options),
    )


def _forward(
    ing: Ingredients, static: Static, options: Options, size: Size, body: tuple[Part, ...]
) -> list[Moment]:
    final = _activation("final_norm", ing.final_norm.at(size), "final norm")
    head_in = _activation("head_input", ing.head_input.at(size), "2h × T")
    cast = _activation("head_cast", ing.head_cast, "2 B × V × h")
    forward = Part("logits", "logits", ing.loss.forward.at(size), ing.loss.forward_formula, DRY_RUN)
    backward = Part("logits", "logits", ing.loss.backward.at(size), ing.loss.backward_formula,
                    DRY_RUN)  # fmt: skip
    # The final norm's output, read by a head that keeps no copy of its own.
    output = _activation("head_reads", ing.head_output.at(size), "rb × h × T")
    copies = ing.head_gradients
    walked_head = _gradient(
        "head_gradient", copies * head_gradient(static, options), f"{copies} × V × h × w"
    )
    kept = (*body, final, head_in, cast)
    cache = _autocast_cache(ing, options)
    last_layer = 0 if options.checkpointing == "none" else ing.forward_transient(size)
    walked = _activation("layer_transient", last_layer, "transient")
    return [
        Moment("forward_layers", "forward", (*body, cache, walked)),
        Moment("forward_end", "forward", (*body, cache, final)),
        Moment("loss_forward", "loss", (*kept, cache, output, forward)),
        Moment("loss_backward", "loss", (*kept, backward, walked_head)),
    ]


def _autocast_cache(ing: Ingredients, options: Options) -> Part:
    """Casts of trainable fp32 weights live until autocast exits, even under checkpointing."""
    value = 0
    if ing.setup.recipe.autocast and options.checkpointing != "none":
        for costs in ing.layers:
            casts = (
                s.cost.fixed for s in costs.plain if s.key in ("weight_casts", "adapter_inputs")
            )
            value += costs.count * sum(casts)
    cast = "P_linear" if ing.setup.full else "Pa"
    return _activation("autocast_cache", value, f"2 B × {cast}")


def head_gradient(static: Static, options: Options) -> int:
    """Gh: the head's gradient, formed first; a tied head's is the embedding's other half."""
    return static.head_gradient or static.embedding_gradient


def _layer_backward(
    ing: Ingredients, static: Static, options: Options, size: Size, body: tuple[Part, ...]
) -> list[Moment]:
    head = _gradient("head_gradient", head_gradient(static, options), "Gh")
    found = []
    if options.checkpointing == "none":
        top = 20 * ing.setup.hidden * size.tokens
        parts = (*body, head, _activation("layer_transient", top, "20 B × h × T"))
        found.append(Moment("top_layer", "backward", parts))
    for costs in ing.layers:
        kept = recomputed(ing, costs, options, size)
        layer = _activation("recomputed_layer", kept, costs.formula)
        transient = _activation("layer_transient", ing.transient(costs, size), "transient")
        if options.checkpointing != "none":
            found.append(Moment("top_layer", "backward", (*body, layer, head, transient)))
        found.append(_bottom(ing, static, options, size, costs, (layer, head, transient)))
    return found


def recomputed(ing: Ingredients, costs: LayerCosts, options: Options, size: Size) -> Number:
    """What one layer holds while it is walked back, besides what the store has of it already."""
    kept = ing.layer(costs, size)
    if options.checkpointing == "selective" and options.every == PER_OPERATION:
        return kept - costs.selective.at(size)
    return kept


def _bottom(
    ing: Ingredients,
    static: Static,
    options: Options,
    size: Size,
    costs: LayerCosts,
    parts: tuple[Part, ...],
) -> Moment:
    """The last layer walked back: nearly all gradients exist."""
    if options.in_backward and static.head_gradient:
        # The head was updated, and its gradient freed, long before.
        parts = tuple(part for part in parts if part.key != "head_gradient")
    checkpoint: Number = 0
    if options.checkpointing != "none":
        checkpoint = checkpoint_bytes(ing, size)
    others = 0 if options.accumulating else other_layers_gradient(ing, static, options, costs)
    store = _activation("checkpoint_store", checkpoint, "rb × h × T")
    return Moment(
        "bottom_layer",
        "backward",
        (store, *parts, _gradient("layer_gradients", others, "(L − 1) × g")),
    )


def other_layers_gradient(
    ing: Ingredients, static: Static, options: Options, costs: LayerCosts
) -> int:
    """Gradients of all layers but one; none are kept when the optimizer runs in the backward."""
    if options.in_backward:
        return 0
    setup = ing.setup
    if not setup.full:
        layers = static.gradients - static.head_gradient - static.embedding_gradient
        return layers - layers // max(1, setup.spec.layer_count)
    inventory = setup.inventory
    one = inventory.blocks[costs.name].parameters
    return setup.recipe.gradient * (inventory.layer_parameters - one) // setup.split.tensor


def _embedding_gradient(ing: Ingredients, static: Static, options: Options, size: Size) -> Moment:
    """All gradients and, tied and trained, head gradient, embedding gradient and their sum."""
    tied = ing.setup.full and ing.setup.spec.tied_head
    extra = 0
    if tied:
        extra = 2 * static.embedding_gradient
    elif options.accumulating:
        extra = static.embedding_gradient
    parts = [_activation("residual_gradient", checkpoint_bytes(ing, size), "rb × h × T")]
    if options.in_backward:
        parts.append(_gradient("all_gradients", static.embedding_gradient, "V × h × w"))
    elif not options.accumulating:
        parts.append(_gradient("all_gradients", static.gradients, "G"))
    parts.append(_gradient("embedding_gradient", extra, "2 × V × h × w" if tied else "V × h × w"))
    if tied:
        parts[0] = _activation("residual_gradient", 0, "")
    return Moment("embedding_gradient", "backward", tuple(parts))


def _optimizer(static: Static, options: Options) -> Moment:
    """The step: all gradients, and one copy of the trained parameters with foreach kernels."""
    gradients = 0 if options.in_backward or options.accumulating else static.gradients
    parts = [_gradient("all_gradients", gradients, "G")]
    if options.foreach and not options.in_backward:
        parts.append(
            Part("foreach_copy", "optimizer", static.trained_bytes, "1 × trained bytes", DRY_RUN)
        )
    return Moment("optimizer_step", "optimizer", tuple(parts))
