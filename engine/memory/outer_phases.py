"""Phases around the training step: loading and saving.

Source: MEMORY_MODEL sections 5 and 10 and the public loading code of transformers and
bitsandbytes (weights are quantised tensor by tensor as they arrive on the card).
"""

from engine.memory.cost import Size
from engine.memory.ingredients import Ingredients
from engine.memory.parts import Moment, Part
from engine.memory.prepare import Prepared
from engine.memory.recipe import FP32

LOADING = "loading_code"


def load_moment(prepared: Prepared) -> Moment:
    """Weights arrive on the card.

    A 4-bit base is quantised one 16-bit tensor at a time, and
    k-bit preparation then casts the largest unquantised tensor while its 16-bit copy is alive.
    """
    weights = prepared.static.weights
    parts = [Part("loading_weights", "weights", weights.total, "all weights", LOADING)]
    if weights.quantised_parameters:
        inventory = prepared.setup.inventory
        block = max(
            m.matrix for b in inventory.blocks.values() for m in b.modules if m.kind != "norm"
        )
        embedding = inventory.end("embedding")
        cast = embedding.matrix if embedding and prepared.recipe.weight == FP32 else 0
        arriving = 2 * max(block, cast)
        parts.append(Part("arriving_tensor", "weights", arriving, "2 B × largest tensor", LOADING))
    return Moment("loading", "load", tuple(parts))


def evaluation_moment(ingredients: Ingredients, size: Size) -> Moment:
    """An evaluation batch of the same size: one layer at a time, then logits and their fp32 copy."""
    walked = ingredients.forward_transient(size)
    logits = ingredients.loss.forward
    return Moment(
        "evaluating",
        "evaluation",
        (
            Part("layer_transient", "activations", walked, "transient", LOADING),
            Part("logits", "logits", logits.at(size), ingredients.loss.forward_formula, LOADING),
        ),
    )
