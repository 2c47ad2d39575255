"""The tensors a run trains, as an optimizer sees them."""

from dataclasses import dataclass
from functools import lru_cache

from engine.architecture.adapters import Adapters
from engine.architecture.inventory import Inventory, inventory_of
from engine.architecture.module import Module
from engine.architecture.spec import ModelSpec


@dataclass(frozen=True, slots=True)
class Trained:
    """``count`` equal tensors of rows x columns elements (columns 1: a vector).

    ``group``: "layer", "root" (norm and the like), "embedding", "head" or "adapter".
    """

    rows: int
    columns: int
    count: int
    group: str

    @property
    def elements(self) -> int:
        """Elements of all ``count`` tensors."""
        return self.rows * self.columns * self.count

    @property
    def size(self) -> int:
        """Elements of one tensor."""
        return self.rows * self.columns


def _of_module(module: Module, count: int, group: str) -> list[Trained]:
    # Stacked experts are one tensor of experts x outputs x inputs.
    tensors = []
    if module.matrix:
        tensors.append(Trained(module.outputs * module.copies, module.inputs, count, group))
    if module.bias:
        tensors.append(Trained(module.bias * module.copies, 1, count, group))
    return tensors


@lru_cache(maxsize=128)
def base_tensors(spec: ModelSpec) -> tuple[Trained, ...]:
    """Every parameter tensor of the language model."""
    inventory: Inventory = inventory_of(spec)
    found: list[Trained] = []
    for module in inventory.ends:
        group = module.role if module.role in ("embedding", "head") else "root"
        found += _of_module(module, 1, group)
    for name, count in inventory.counts.items():
        for module in inventory.blocks[name].modules:
            found += _of_module(module, count, "layer")
    if spec.extra_parameters:
        found.append(Trained(spec.extra_parameters, 1, 1, "root"))
    return tuple(found)


@lru_cache(maxsize=256)
def adapter_tensors(adapters: Adapters) -> tuple[Trained, ...]:
    """LoRA A and B (and DoRA magnitudes) of every adapted module; experts are stacked."""
    found: list[Trained] = []
    for adapted in adapters.modules:
        module, rank = adapted.module, adapted.rank * adapted.module.copies
        found.append(Trained(rank, module.inputs, adapted.layers, "adapter"))
        found.append(Trained(module.outputs, rank, adapted.layers, "adapter"))
        if adapted.dora:
            found.append(Trained(module.outputs * module.copies, 1, adapted.layers, "adapter"))
    return tuple(found)


@lru_cache(maxsize=256)
def saved_tensors(adapters: Adapters) -> tuple[Trained, ...]:
    """Modules trained in full beside adapters, and single trained rows of the embedding."""
    found: list[Trained] = []
    for saved in adapters.saved:
        group = saved.module.role if saved.module.role in ("embedding", "head") else "adapter"
        found += _of_module(saved.module, saved.layers, group)
    if adapters.token_parameters:
        found.append(Trained(adapters.token_parameters, 1, 1, "adapter"))
    return tuple(found)
