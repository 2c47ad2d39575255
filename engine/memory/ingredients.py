"""The quantities that moments are made of, for one rank; strategies combine them, none recomputes.

Symbols as in MEMORY_MODEL section 4: A saved activations, a one layer's, t its transients, G all
gradients, g one layer's, Gh the head's.
"""

from dataclasses import dataclass
from functools import cached_property

from engine.memory.cost import ZERO, Cost, Number, Saved, Size, largest, total, where
from engine.memory.setup import Setup
from engine.memory.terms.layer import layer_saved
from engine.memory.terms.logits import (
    LossCost,
    final_cost,
    head_cast,
    head_gradient_copies,
    head_output,
    kept_logits,
    loss_cost,
)
from engine.memory.terms.mlp import mlp_cost
from engine.memory.terms.selective import selective_cost
from engine.memory.terms.transients import (
    backward_transients,
    eager_transient,
    forward_transients,
)


@dataclass(frozen=True)
class LayerCosts:
    """One kind of layer.

    What it keeps without and with an attention mask, and the moments of its backward and forward
    pass on top of that.
    """

    name: str
    count: int
    window: int | None
    plain: tuple[Saved, ...]
    masked: tuple[Saved, ...]
    backward: tuple[Cost, ...]
    forward: tuple[Cost, ...]
    selective: Cost

    @cached_property
    def plain_cost(self) -> Cost:
        """Summed cost without a mask."""
        return total(self.plain)

    @cached_property
    def formula(self) -> str:
        """The groups of tensors of one layer, each in its own symbols."""
        grows: dict[str, None] = {}
        fixed: dict[str, None] = {}
        for saved in self.plain:
            if saved.formula:
                (grows if saved.cost.token or saved.cost.score else fixed)[saved.formula] = None
        return " + ".join((f"T × ({' + '.join(grows)})", *fixed))

    @cached_property
    def masked_cost(self) -> Cost:
        """Summed cost where sdpa gets an explicit mask."""
        return total(self.masked)


@dataclass(frozen=True)
class Ingredients:
    """Everything about activations and logits of a setup, independent of the micro-batch."""

    setup: Setup
    layers: tuple[LayerCosts, ...]
    loss: LossCost
    final_norm: Cost
    head_input: Cost
    head_output: Cost
    kept_logits: Cost
    head_gradients: int
    head_cast: int
    padding_mask: bool

    def layer(self, costs: LayerCosts, size: Size) -> Number:
        """a: bytes one layer keeps."""
        if self.setup.attention != "sdpa":
            return costs.plain_cost.at(size)
        if self.padding_mask:
            return costs.masked_cost.at(size)
        if costs.window is None:
            return costs.plain_cost.at(size)
        masked = size.sequence >= costs.window
        return where(masked, costs.masked_cost.at(size), costs.plain_cost.at(size))

    def all_layers(self, size: Size) -> Number:
        """Σ a over all layers."""
        return sum(costs.count * self.layer(costs, size) for costs in self.layers)

    def transient(self, costs: LayerCosts, size: Size) -> Number:
        """t: the largest of the moments while a layer is walked back."""
        return largest(*(cost.at(size) for cost in costs.backward))

    def forward_transient(self, size: Size) -> Number:
        """The largest moment of any layer's forward pass when it keeps nothing."""
        return largest(*(cost.at(size) for costs in self.layers for cost in costs.forward))


def ingredients_of(setup: Setup, loss: str, keep_logits: bool) -> Ingredients:
    """The ingredients of a setup."""
    spec, inventory = setup.spec, setup.inventory
    layers = []
    for name, count in inventory.counts.items():
        block = inventory.blocks[name]
        attention = block.block.attention
        plain = layer_saved(setup, block, masked=False)
        masked = layer_saved(setup, block, masked=True)
        # The score gradients of eager attention come when the layer's MLP part is gone.
        backward = backward_transients(setup, block)
        eager = eager_transient(setup, block)
        if eager is not None:
            backward = (*backward, eager - mlp_cost(plain))
        layers.append(
            LayerCosts(
                name,
                count,
                getattr(attention, "window", None),
                plain,
                masked,
                backward,
                forward_transients(setup, block),
                selective_cost(setup, block),
            )
        )
    final_norm, head_input = final_cost(setup)
    return Ingredients(
        setup,
        tuple(layers),
        loss_cost(setup, loss, keep_logits),
        final_norm if spec.final_norm else ZERO,
        head_input,
        head_output(setup),
        kept_logits(setup, loss, keep_logits),
        head_gradient_copies(setup, loss),
        head_cast(setup),
        setup.padding_mask,
    )
