"""The fullest points of a step on one card that holds everything (also each rank of plain DDP).

Source: MEMORY_MODEL section 4; the names F, H, B1, B0, E, O are its.
"""

from engine.memory.activations import checkpoint_bytes, stored, stream_formula
from engine.memory.cost import Number, Size
from engine.memory.head_parts import final_parts, head_reads, kept_logits, loss_parts
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
    kept = kept_logits(ing, size)
    body = stored(ing, options, size)
    forward = _forward(ing, static, options, size, body)
    backward = [
        *_layer_backward(ing, static, options, size, body),
        _embedding_gradient(ing, static, options, size),
    ]
    return (
        *forward,
        *(Moment(m.key, m.phase, (kept, *m.parts)) for m in backward),
        _optimizer(static, options),
    )


def _forward(
    ing: Ingredients, static: Static, options: Options, size: Size, body: tuple[Part, ...]
) -> list[Moment]:
    final, head_in = final_parts(ing, size)
    shared = " ÷ t" if ing.setup.split.tensor > 1 else ""
    cast = _activation("head_cast", ing.head_cast, f"{ing.setup.recipe.compute} B × V × h{shared}")
    forward, backward = loss_parts(ing, size)
    output = head_reads(ing, size)
    copies = ing.head_gradients
    walked_head = _gradient("head_gradient", copies * head_gradient(static), f"{copies} × Gh")
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
    """Casts of trainable fp32 weights live until autocast exits, even under checkpointing.

    autocast keeps only the casts of leaves that require a gradient: not those of a frozen base.
    """
    # Not Pa: without adapters on experts, and whole on tensor parallel ranks.
    cast = {"adapter_inputs": "2 B × P_adapters"}
    if ing.setup.full:
        cast = {"weight_casts": "2 B × P_linear"}
    value, formulas = 0, {}
    if ing.setup.recipe.autocast and options.checkpointing != "none":
        for costs in ing.layers:
            for saved in costs.plain:
                if saved.key in cast and saved.cost.fixed:
                    value += costs.count * saved.cost.fixed
                    formulas[cast[saved.key]] = True
    return _activation("autocast_cache", value, " + ".join(formulas))


def head_gradient(static: Static) -> int:
    """Gh: the head's gradient, formed first; a tied head's is the embedding's other half."""
    return static.head_gradient or static.embedding_gradient


def _layer_backward(
    ing: Ingredients, static: Static, options: Options, size: Size, body: tuple[Part, ...]
) -> list[Moment]:
    head = _gradient("head_gradient", head_gradient(static), "Gh")
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
    store = _activation("checkpoint_store", checkpoint, stream_formula(ing))
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
    parts = [_activation("residual_gradient", checkpoint_bytes(ing, size), stream_formula(ing))]
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
