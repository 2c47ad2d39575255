"""Everything the moments of a sharded step are written over: sizes, layers from the bottom, parts."""

from collections import Counter
from dataclasses import dataclass
from functools import cached_property, lru_cache

from engine.memory.activations import batch_parts, checkpoint_bytes, stored, stream_formula
from engine.memory.cost import Cost, Number, Size, largest
from engine.memory.head_parts import final_parts
from engine.memory.ingredients import Ingredients, LayerCosts
from engine.memory.options import Options
from engine.memory.parts import Part
from engine.memory.terms.mlp import mlp_cost
from engine.result import Component
from engine.sharding.held import Held
from engine.sharding.layout import Layout


@lru_cache(maxsize=512)
def telling_layers(order: tuple[str, ...]) -> tuple[int, ...]:
    """Layers at which the backward pass can be fullest: all terms are linear in between."""
    last = len(order) - 1
    found = {0, 1, last - 1, last}
    for kind in set(order):
        found |= {order.index(kind), last - order[::-1].index(kind)}
    return tuple(sorted((index for index in found if 0 <= index <= last), reverse=True))


@dataclass(frozen=True)
class Step:
    """One micro-step of one rank. T and A are of this rank, as MEMORY_MODEL section 4 has them."""

    held: Held
    ing: Ingredients
    options: Options
    size: Size
    layout: Layout

    @property
    def order(self) -> tuple[str, ...]:
        """Kind of each layer from the bottom."""
        return self.held.units.order

    def costs(self, index: int) -> LayerCosts:
        """The costs of layer ``index``."""
        return self._kinds[self.order[index]]

    @cached_property
    def _kinds(self) -> dict[str, LayerCosts]:
        # A pipeline stage need not have every kind of layer.
        here = set(self.order)
        return {costs.name: costs for costs in self.ing.layers if costs.name in here}

    @cached_property
    def _each(self) -> dict[str, Number]:
        """a of each kind of layer."""
        return {name: self.ing.layer(costs, self.size) for name, costs in self._kinds.items()}

    def above(self, index: int, what: str) -> int:
        """Sum of one of Held's sizes over the layers above layer ``index``."""
        return self.held.above(index, what)

    @cached_property
    def stream(self) -> Number:
        """rb * h * T: the residual stream of one layer."""
        return self.ing.setup.recipe.residual * self.ing.setup.hidden * self.size.tokens

    @cached_property
    def checkpoint(self) -> Number:
        """The stored input of one layer, divided by sequence parallel ranks."""
        return checkpoint_bytes(self.ing, self.size)

    @cached_property
    def body(self) -> tuple[Part, ...]:
        """A without its final part."""
        return stored(self.ing, self.options, self.size)

    @cached_property
    def final(self) -> tuple[Part, ...]:
        """The final part of A: last norm and the head's own input."""
        return final_parts(self.ing, self.size)

    def walked(self, index: int) -> tuple[Part, ...]:
        """Activations while layer ``index`` is walked back: its own and those below it."""
        layer = self._each[self.order[index]]
        batch = batch_parts(self.ing, self.size)
        below = self.below(index + 1)
        if self.options.checkpointing == "none":
            return (below, *batch)
        return (below, activation("recomputed_layer", layer, "a"), *batch)

    def below(self, count: int) -> Part:
        """What the lowest ``count`` layers keep: everything, or checkpoints."""
        if self.options.checkpointing == "none":
            layers = Counter(self.order[:count])
            kept = sum(n * self._each[name] for name, n in layers.items())
            return activation("saved_layers", kept, "(i + 1) × a")
        whole = self.body[0].bytes
        if self.options.checkpointing == "offloaded" or self.options.offload_activations:
            return activation("checkpoint_store", whole, f"2 × {stream_formula(self.ing)}")
        kept = whole * count // len(self.order)
        return activation("checkpoint_store", kept, f"(i + 1) × {stream_formula(self.ing)}")

    def transient(self, index: int) -> Number:
        """max(t, the moment after the MLP): its part of a is gone, its gradients are whole.

        SHARDING_MODEL section 4: + wc * 3hf + 4 * rb * h * T.
        """
        return self._transients[self.order[index]]

    @cached_property
    def _transients(self) -> dict[str, Number]:
        return {name: self._transient(costs) for name, costs in self._kinds.items()}

    def _transient(self, costs: LayerCosts) -> Number:
        t = self.ing.transient(costs, self.size)
        if not self.held.full:
            return t
        unit = self.held.units.layers[costs.name]
        weights = self.held.policy.compute * unit.mlp
        after = Cost(token=4 * self.ing.setup.recipe.residual * self.ing.setup.hidden) - mlp_cost(
            costs.plain
        )
        return largest(t, after.at(self.size) + weights)


def activation(key: str, value: Number, formula: str, source: str = "memory_model_4") -> Part:
    """A part of the activations."""
    return Part(key, "activations", value, formula, source)


def part(key: str, component: Component, value: Number, formula: str, source: str) -> Part:
    """Any other part."""
    return Part(key, component, value, formula, source)
