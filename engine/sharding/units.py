"""FSDP units: what one layer, the root and the ends hold, in elements, unpadded and padded.

SHARDING_MODEL section 2: each tensor is padded on dim 0 alone. Section 3: "root" is the unit of
embedding, final norm and head; with ends as units the embedding is one and [norm, head] another.
"""

from dataclasses import dataclass, field, replace
from functools import cached_property, lru_cache
from typing import NamedTuple

from engine.architecture.adapters import Adapters, adapters_of
from engine.architecture.inventory import Inventory, inventory_of
from engine.architecture.module import Module
from engine.architecture.spec import ModelSpec
from engine.memory.prepare import NO_ADAPTERS
from engine.memory.terms.weights import is_quantised
from engine.scenario.method import Adapter, Quantization
from engine.sharding.shapes import Cut, Shape, adapter_shapes, module_shapes, packed_bytes


@dataclass(frozen=True, slots=True)
class Unit:
    """One unit on one rank.

    Attributes:
        elements, padded: of the base, without and with padding (gathered).
        share: of the base on this rank, padded / N.
        mlp: of the MLP's matrices.
        vectors: of its vectors (norms, biases).
        matrix: of its largest tensor.
        last: of the unit's last tensor, whose gradient a loop of the reduce keeps alive.
        adapter, adapter_padded, adapter_share: of LoRA matrices gathered with it.
        packed, scales: bytes of quantised values and of their constants.
        experts, adapter_experts: of the above, what expert parallelism has divided already.
    """

    elements: int = 0
    padded: int = 0
    share: int = 0
    mlp: int = 0
    vectors: int = 0
    matrix: int = 0
    last: int = 0
    adapter: int = 0
    adapter_padded: int = 0
    adapter_share: int = 0
    packed: int = 0
    scales: int = 0
    experts: int = 0
    adapter_experts: int = 0

    def __add__(self, other: "Unit") -> "Unit":
        """Both in one unit; the other's tensors come last."""
        return Unit(
            self.elements + other.elements,
            self.padded + other.padded,
            self.share + other.share,
            self.mlp + other.mlp,
            self.vectors + other.vectors,
            max(self.matrix, other.matrix),
            other.last,
            self.adapter + other.adapter,
            self.adapter_padded + other.adapter_padded,
            self.adapter_share + other.adapter_share,
            self.packed + other.packed,
            self.scales + other.scales,
            self.experts + other.experts,
            self.adapter_experts + other.adapter_experts,
        )

    def __mul__(self, times: int) -> "Unit":
        """Sums over ``times`` such units."""
        return Unit(
            self.elements * times,
            self.padded * times,
            self.share * times,
            self.mlp * times,
            self.vectors * times,
            self.matrix,
            self.last,
            self.adapter * times,
            self.adapter_padded * times,
            self.adapter_share * times,
            self.packed * times,
            self.scales * times,
            self.experts * times,
            self.adapter_experts * times,
        )


@dataclass(frozen=True)
class Units:
    """All units of the layers on a rank: each kind of layer once, and the ends.

    Attributes:
        layers: block name -> unit.
        counts: block name -> how many such layers.
        order: block name of each layer from the bottom.
        embedding: the input embedding (with positions and what else precedes the layers).
        head: final norm and output head; a tied head has no matrix of its own.
        tied: embedding and head are one matrix.
        vocabulary: elements of the embedding matrix on this rank, V*h.
    """

    layers: dict[str, Unit] = field(hash=False)
    counts: dict[str, int] = field(hash=False)
    order: tuple[str, ...]
    embedding: Unit
    head: Unit
    tied: bool
    vocabulary: int

    @cached_property
    def root(self) -> Unit:
        """Everything outside the layers as one unit."""
        return self.embedding + self.head

    @cached_property
    def all_layers(self) -> Unit:
        """Sums over all layers."""
        found = Unit()
        for name, unit in self.layers.items():
            found = found + unit * self.counts[name]
        return found

    @cached_property
    def total(self) -> Unit:
        """Sums over everything on this rank."""
        return self.all_layers + self.root


def _ranks(shape: Shape, shard: int, expert: int) -> int:
    """Ranks that share a tensor: experts are divided by the expert degree first."""
    return max(1, shard // expert) if shape.expert else shard


def _unit(
    modules: list[Module],
    adapters: list[tuple[Shape, int]],
    cut: Cut,
    shard: int,
    quantization: Quantization | None,
    layers: int = 1,
) -> Unit:
    """One unit; ``adapters``: matrices with the number of the ``layers`` layers that have them."""
    shapes: list[Shape] = []
    packed = scales = mlp = 0
    for module in modules:
        own: tuple[Shape, ...]
        if quantization and is_quantised(module, quantization.experts == "fused"):
            values, constants = packed_bytes(module, cut, quantization)
            packed, scales = packed + values, scales + constants
            own = (Shape(module.bias, 1),) if module.bias else ()
        else:
            own = module_shapes(module, cut)
        shapes += own
        if module.part in ("mlp", "shared"):
            mlp += sum(shape.elements for shape in own)
    e = cut.expert
    return Unit(
        elements=sum(s.elements for s in shapes),
        padded=sum(s.padded(_ranks(s, shard, e)) for s in shapes),
        share=sum(s.share(_ranks(s, shard, e)) for s in shapes),
        mlp=mlp,
        vectors=sum(s.elements for s in shapes if s.rest == 1),
        matrix=max((s.elements for s in shapes), default=0),
        last=shapes[-1].elements if shapes else 0,
        adapter=sum(s.elements * n for s, n in adapters) // layers,
        adapter_padded=sum(s.padded(_ranks(s, shard, e)) * n for s, n in adapters) // layers,
        adapter_share=sum(s.share(_ranks(s, shard, e)) * n for s, n in adapters) // layers,
        packed=packed,
        scales=scales,
        experts=sum(s.elements for s in shapes if s.expert),
        adapter_experts=sum(s.elements * n for s, n in adapters if s.expert) // layers,
    )


class Shares(NamedTuple):
    """How the tensors of a model are cut and among how many ranks.

    ``adapter``: None for full fine-tuning; ``quantization``: of a 4-bit base, None otherwise;
    ``shard``: N; ``ends``: whether the embedding and whether the head is on this rank.
    """

    adapter: Adapter | None
    quantization: Quantization | None
    cut: Cut
    shard: int
    ends: tuple[bool, bool] = (True, True)


@lru_cache(maxsize=4096)
def units_of(spec: ModelSpec, shares: Shares) -> Units:
    """The units of the layers of ``spec`` and of its ends."""
    adapter, quantization, cut, shard, ends = shares
    inventory = inventory_of(spec)
    trained = adapters_of(spec, adapter) if adapter else NO_ADAPTERS
    layers = {}
    for name, count in inventory.counts.items():
        if not count:
            continue
        matrices = [
            (shape, adapted.layers)
            for adapted in trained.of_block(name)
            for shape in adapter_shapes(adapted, cut)
        ]
        modules = list(inventory.blocks[name].modules)
        layers[name] = _unit(modules, matrices, cut, shard, quantization, count)
    counts = {name: inventory.counts[name] for name in layers}
    embedding, head = _ends(inventory, trained, cut, shard, ends)
    vocabulary = inventory.end("embedding")
    matrix = module_shapes(vocabulary, cut)[0].elements if vocabulary else 0
    return Units(layers, counts, spec.order, embedding, head, spec.tied_head, matrix)


_BELOW = frozenset({"embedding", "positions", "project_in", "embedding_norm"})


def _ends(
    inventory: Inventory, trained: Adapters, cut: Cut, shard: int, ends: tuple[bool, bool]
) -> tuple[Unit, Unit]:
    spec = inventory.spec
    first = [module for module in inventory.ends if module.role in _BELOW]
    last = [module for module in inventory.ends if module.role not in _BELOW]
    beside = [
        (shape, saved.layers) for saved in trained.saved
        for shape in module_shapes(saved.module, cut)
    ]  # fmt: skip
    beside += [(shape, 1) for m in trained.of_block(None) for shape in adapter_shapes(m, cut)]
    if trained.token_parameters:
        beside.append((Shape(trained.token_parameters, 1), 1))
    embedding = head = Unit()
    if ends[0]:
        rest = spec.extra_parameters
        extra = Unit(rest, rest, -(-rest // shard))
        embedding = extra + _unit(first, [], cut, shard, None)
    if ends[1]:
        if spec.tied_head and not ends[0]:
            # A tied matrix is needed at both ends of a pipeline.
            last = [*(m for m in inventory.ends if m.role == "embedding"), *last]
        head = _unit(last, beside, cut, shard, None)
    return embedding, head


def flat_share(elements: int, experts: int, ranks: int, expert: int) -> int:
    """One rank's part of flat parameters; experts are shared by the N / ep ranks that hold them."""
    return -(-(elements - experts) // ranks) + -(-experts // max(1, ranks // expert))


def flat_units(whole: Units, ranks: int, expert: int = 1) -> Units:
    """Units as flat parameters: padded to N elements in all instead of tensor by tensor."""

    def flat(unit: Unit) -> Unit:
        return replace(
            unit,
            padded=unit.elements,
            share=flat_share(unit.elements, unit.experts, ranks, expert),
            adapter_padded=unit.adapter,
            adapter_share=flat_share(unit.adapter, unit.adapter_experts, ranks, expert),
        )

    layers = {name: flat(unit) for name, unit in whole.layers.items()}
    return replace(whole, layers=layers, embedding=flat(whole.embedding), head=flat(whole.head))
