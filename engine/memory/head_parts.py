"""The end of the forward pass as parts: final norm, head and loss, the same under every strategy.

Source: MEMORY_MODEL sections 4 (F and H) and 8 (other loss kernels).
"""

from engine.memory.cost import Size
from engine.memory.ingredients import Ingredients
from engine.memory.parts import Part

SOURCE = "memory_model_4"


def final_parts(ing: Ingredients, size: Size) -> tuple[Part, ...]:
    """What the final norm and a trained head keep for their backward pass."""
    width = ing.setup.recipe.compute
    return (
        Part("final_norm", "activations", ing.final_norm.at(size), "final norm", SOURCE),
        Part("head_input", "activations", ing.head_input.at(size), f"{width} B × h × T", SOURCE),
    )


def head_reads(ing: Ingredients, size: Size) -> Part:
    """The final norm's output, read by a head that keeps no copy of its own."""
    return Part("head_reads", "activations", ing.head_output.at(size), "rb × h × T", SOURCE)


def loss_parts(ing: Ingredients, size: Size) -> tuple[Part, Part]:
    """Logits at the end of the forward pass, and in the backward pass of the loss."""
    loss = ing.loss
    return (
        Part("logits", "logits", loss.forward.at(size), loss.forward_formula, SOURCE),
        Part("logits", "logits", loss.backward.at(size), loss.backward_formula, SOURCE),
    )


def kept_logits(ing: Ingredients, size: Size) -> Part:
    """Logits that a caller holds on to until the backward pass is over."""
    setup = ing.setup
    shared = " ÷ t" if setup.split.loss_parallel else ""
    formula = f"{setup.logit_bytes} B × T × V{shared}"
    return Part("kept_logits", "logits", ing.kept_logits.at(size), formula, SOURCE)
