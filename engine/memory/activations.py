"""What the forward pass leaves behind for the backward pass: everything, or checkpoints.

Source: MEMORY_MODEL sections 2 to 4 (PyTorch checkpointing, arXiv 1604.06174).
"""

from engine.memory.cost import Number, Size, largest
from engine.memory.ingredients import Ingredients
from engine.memory.options import PER_OPERATION, Options
from engine.memory.parts import Part
from engine.memory.terms.norms import norm_cost
from engine.memory.terms.selective import selective_formula

SOURCE = "memory_model_4"


def stored(ing: Ingredients, options: Options, size: Size) -> tuple[Part, ...]:
    """A without its final part: all layers, or one residual per checkpointed layer."""
    return (_store_part(ing, options, size), *batch_parts(ing, size))


def batch_parts(ing: Ingredients, size: Size) -> tuple[Part, ...]:
    """Masks that live for the whole step: one 16-bit score matrix a mask kind in eager attention."""
    setup = ing.setup
    if setup.attention != "eager":
        return ()
    kinds = 2 if any(c.window for c in ing.layers) else 1
    return (
        Part(
            "eager_masks", "activations", 2 * kinds * size.scores, f"{kinds} × 2 B × b·s²", SOURCE
        ),
    )


def checkpoint_bytes(ing: Ingredients, size: Size) -> Number:
    """One layer's checkpoint: the residual stream, rb·h·T, shared by sequence parallel ranks."""
    setup = ing.setup
    return -(-setup.recipe.residual * setup.hidden // setup.split.sequence) * size.tokens


def stream_formula(ing: Ingredients) -> str:
    """The formula of one layer's checkpoint."""
    return "rb × h × T ÷ t" if ing.setup.split.sequence > 1 else "rb × h × T"


def _store_part(ing: Ingredients, options: Options, size: Size) -> Part:
    count = ing.setup.spec.layer_count
    mode = options.checkpointing
    if mode == "none" and options.offload_activations:
        # Saved tensors leave for host memory; those of two layers are on their way at a time.
        layer = largest(*(ing.layer(costs, size) for costs in ing.layers))
        return Part("saved_layers", "activations", 2 * layer, "2 × a", SOURCE)
    if mode == "none":
        saved = ing.all_layers(size) - _first_layer_saving(ing, size)
        return Part("saved_layers", "activations", saved, "Σ a over L layers", SOURCE)
    checkpoint = checkpoint_bytes(ing, size)
    one = stream_formula(ing)
    if mode == "offloaded" or options.offload_activations:
        # The checkpoint being written and the one being fetched; the rest is in host memory.
        return Part("checkpoint_store", "activations", 2 * checkpoint, f"2 × {one}", SOURCE)
    if mode == "selective" and options.every == PER_OPERATION:
        kept = sum(costs.count * costs.selective.at(size) for costs in ing.layers)
        formula = f"L × T × ({selective_formula(ing.setup)})"
        return Part("checkpoint_store", "activations", kept, formula, SOURCE)
    if mode == "selective" and options.every > 1:
        kept = count - count // options.every
        layers = ing.all_layers(size) * kept // count
        store = count // options.every * checkpoint
        return Part(
            "checkpoint_store",
            "activations",
            layers + store,
            f"(L − L ÷ n) × a + L ÷ n × {one}",
            SOURCE,
        )
    return Part("checkpoint_store", "activations", count * checkpoint, f"L × {one}", SOURCE)


def _first_layer_saving(ing: Ingredients, size: Size) -> Number:
    """Without trained embeddings the bottom layer's input needs no gradient: its norm keeps less."""
    if ing.setup.full:
        return 0
    return norm_cost(ing.setup, ing.setup.hidden).token * size.tokens
