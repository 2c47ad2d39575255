"""What LoRA trains in a model: the adapted modules, their ranks and parameters.

Source of the rules: PEFT 0.21 (tuners/lora, utils/transformers_weight_conversion.py). A module of
``outputs`` x ``inputs`` gets ``rank x (inputs + outputs)`` parameters (LoRA, arXiv 2106.09685).
"""

from dataclasses import dataclass
from functools import cached_property, lru_cache

from engine.architecture.inventory import BlockInventory, Inventory, inventory_of
from engine.architecture.module import Module
from engine.architecture.spec import ModelSpec
from engine.architecture.targets import (
    Unmatched,
    leaf,
    names_saved,
    rank_factor,
    unmatched_targets,
)
from engine.scenario.method import Adapter


@dataclass(frozen=True, slots=True)
class AdaptedModule:
    """One module that LoRA adapts, in every adapted layer of a block.

    Attributes:
        module: what is adapted; of experts each of the ``copies`` gets its own pair of matrices.
        block: name of the layer kind; None outside the layers (``lm_head``).
        layers: how many layers of this kind are adapted.
        rank: inner width; doubled where gate and up are one fused weight of experts.
        dora: a magnitude vector of one element per output is trained beside (arXiv 2402.09353).
    """

    module: Module
    block: str | None
    layers: int
    rank: int
    dora: bool = False

    @property
    def parameters(self) -> int:
        """Adapter elements of this module in one layer: rank x (inputs + outputs) per copy."""
        one = self.rank * (self.module.inputs + self.module.outputs)
        return self.module.copies * (one + (self.module.outputs if self.dora else 0))

    @property
    def total(self) -> int:
        """Adapter elements of this module in all adapted layers."""
        return self.layers * self.parameters


@dataclass(frozen=True, slots=True)
class SavedModule:
    """A module of ``modules_to_save``: a trained copy beside the frozen original."""

    module: Module
    block: str | None
    layers: int

    @property
    def total(self) -> int:
        """Elements of the copies in all layers."""
        return self.layers * self.module.parameters


@dataclass(frozen=True)
class Adapters:
    """Everything that is trained beside a frozen base. All counts are elements.

    Attributes:
        modules: adapted modules, in forward order within a block.
        saved: modules trained in full (``modules_to_save``).
        token_parameters: rows of the embedding trained alone (``trainable_token_indices``).
        not_found: targets that name no module of this model; PEFT stops when none is found.
    """

    modules: tuple[AdaptedModule, ...]
    saved: tuple[SavedModule, ...] = ()
    token_parameters: int = 0
    not_found: tuple[Unmatched, ...] = ()

    @cached_property
    def lora_parameters(self) -> int:
        """Elements of all low-rank matrices (and DoRA magnitudes)."""
        return sum(adapted.total for adapted in self.modules)

    @cached_property
    def saved_parameters(self) -> int:
        """Elements of all modules trained in full."""
        return sum(saved.total for saved in self.saved)

    @cached_property
    def trainable(self) -> int:
        """All trained elements."""
        return self.lora_parameters + self.saved_parameters + self.token_parameters

    @cached_property
    def adapts_experts(self) -> bool:
        """Whether fused experts are adapted: PEFT then materialises their merged weights."""
        return any(adapted.module.kind == "experts" for adapted in self.modules)

    def of_block(self, block: str | None) -> tuple[AdaptedModule, ...]:
        """Adapted modules of one kind of layer; of the ends for None."""
        return tuple(adapted for adapted in self.modules if adapted.block == block)


def _adapted_layers(inventory: Inventory, chosen: tuple[int, ...] | None) -> dict[str, int]:
    """How many layers of each kind are adapted; ``chosen``: PEFT's layers_to_transform."""
    if chosen is None:
        return inventory.counts
    order = inventory.spec.order
    counts = dict.fromkeys(inventory.blocks, 0)
    for index in set(chosen):
        if index < len(order):
            counts[order[index]] += 1
    return counts


def _of_block(
    inventory: Inventory, block: BlockInventory, layers: int, adapter: Adapter
) -> list[AdaptedModule]:
    found = []
    for module in block.modules:
        factor = rank_factor(module, adapter.targets, inventory.spec)
        if factor and layers:
            dora = adapter.dora and module.kind == "linear"
            found.append(AdaptedModule(module, block.name, layers, factor * adapter.rank, dora))
    return found


def end_modules(inventory: Inventory) -> tuple[Module, ...]:
    """Modules outside the layers that a target list may name; a tied head is one of them."""
    embedding = inventory.end("embedding")
    if inventory.end("head") is not None or embedding is None:
        return inventory.ends
    name = inventory.spec.names.get("head", "lm_head")
    head = Module("head", name, "linear", "ends", embedding.outputs, embedding.inputs,
                  split="vocab")  # fmt: skip
    return (*(m for m in inventory.ends if m.role != "head_bias"), head)


def _of_ends(inventory: Inventory, adapter: Adapter) -> list[AdaptedModule]:
    return [
        AdaptedModule(module, None, 1, adapter.rank, adapter.dora)
        for module in end_modules(inventory)
        if rank_factor(module, adapter.targets, inventory.spec)
    ]


def _saved(inventory: Inventory, names: tuple[str, ...]) -> list[SavedModule]:
    leaves = frozenset(leaf(name) for name in names)
    ends = [SavedModule(m, None, 1) for m in end_modules(inventory) if names_saved(m, leaves)]
    return ends + [
        SavedModule(module, block.name, inventory.counts[block.name])
        for block in inventory.blocks.values()
        for module in block.modules
        if names_saved(module, leaves)
    ]


@lru_cache(maxsize=512)
def adapters_of(spec: ModelSpec, adapter: Adapter) -> Adapters:
    """What ``adapter`` trains in the language model of ``spec``.

    ``all-linear`` means every linear layer except the output head; where PEFT 0.21 translates
    targets for fused experts (:mod:`engine.architecture.targets`) it means attention, router and
    experts, but no dense or shared MLP. A vision tower is not adapted.
    """
    inventory = inventory_of(spec)
    layers = _adapted_layers(inventory, adapter.layers)
    modules = [
        adapted
        for block in inventory.blocks.values()
        for adapted in _of_block(inventory, block, layers[block.name], adapter)
    ]
    modules += _of_ends(inventory, adapter)
    embedding = inventory.end("embedding")
    width = embedding.inputs if embedding is not None else spec.hidden
    known = [m for block in inventory.blocks.values() for m in block.modules]
    known += end_modules(inventory)
    return Adapters(
        modules=tuple(modules),
        saved=tuple(_saved(inventory, adapter.modules_to_save)),
        token_parameters=adapter.trainable_tokens * width,
        not_found=unmatched_targets(known, adapter, spec),
    )
