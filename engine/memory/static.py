"""What stays on a card for the whole step, and the gradients, in bytes of one unsharded copy."""

from dataclasses import dataclass

from engine.memory.recipe import Recipe
from engine.memory.tensors import Trained
from engine.memory.terms.optimizer import total_paged, total_states
from engine.memory.terms.weights import Weights


@dataclass(frozen=True)
class Static:
    """Weights, adapters, optimizer states of one copy, and the gradients of what is trained.

    Attributes:
        master: fp32 master copy of trained 16-bit weights.
        paged: states in managed memory: 0 on the card at best, all of it at worst.
        head_gradient: gradient of the output head (V*h), 0 when it is frozen or tied.
        embedding_gradient: gradient of the input embedding.
    """

    weights: Weights
    adapters: int
    states: int
    master: int
    paged: int
    gradients: int
    head_gradient: int
    embedding_gradient: int
    trained_bytes: int
    trained: tuple[Trained, ...]

    @property
    def total(self) -> int:
        """Bytes that stay between steps."""
        return self.weights.total + self.adapters + self.states + self.master


def static_of(
    weights: Weights,
    adapter_tensors: tuple[Trained, ...],
    saved_tensors: tuple[Trained, ...],
    base: tuple[Trained, ...],
    recipe: Recipe,
    optimizer: str,
    saved_element: int,
) -> Static:
    """The static bytes of a run.

    Args:
        weights: the base as stored.
        adapter_tensors: LoRA matrices (empty for full fine-tuning).
        saved_tensors: modules trained in full beside adapters (modules_to_save).
        base: the base tensors that are trained (empty with adapters).
        recipe: bytes per element of each kind.
        optimizer: its name in a plan file.
        saved_element: bytes per element of a modules_to_save copy.
    """
    adapter_count = sum(t.elements for t in adapter_tensors)
    saved_count = sum(t.elements for t in saved_tensors)
    base_count = sum(t.elements for t in base)
    adapters = recipe.adapter * adapter_count + saved_element * saved_count
    states = (
        total_states(base, optimizer, recipe.state)
        + total_states(adapter_tensors, optimizer, recipe.adapter)
        + total_states(saved_tensors, optimizer, saved_element)
    )
    paged = (
        total_paged(base, optimizer, recipe.state)
        + total_paged(adapter_tensors, optimizer, recipe.adapter)
        + total_paged(saved_tensors, optimizer, saved_element)
    )
    gradients = recipe.gradient * base_count + adapters
    return Static(
        weights=weights,
        adapters=adapters,
        states=states,
        master=recipe.master * base_count,
        paged=paged,
        gradients=gradients,
        head_gradient=_gradient_of("head", base, recipe.gradient, saved_tensors, saved_element),
        embedding_gradient=_gradient_of(
            "embedding", base, recipe.gradient, saved_tensors, saved_element
        ),
        trained_bytes=recipe.weight * base_count + adapters,
        trained=base + adapter_tensors + saved_tensors,
    )


def _gradient_of(
    group: str,
    base: tuple[Trained, ...],
    element: int,
    saved: tuple[Trained, ...],
    saved_element: int,
) -> int:
    """Gradient bytes of one end of the model, trained in the base or as a copy beside adapters."""
    own = sum(t.elements for t in base if t.group == group)
    copied = sum(t.elements for t in saved if t.group == group)
    return element * own + saved_element * copied
