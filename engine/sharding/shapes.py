"""The tensors one rank of a tensor or expert parallel group works with, as they are cut by dim 0.

SHARDING_MODEL section 2 (padding is per tensor, on dim 0 alone) and 7 (column-wise linears, the
embedding and the head lose dim 0, row-wise ones the rest, norms are whole on every rank).
"""

from typing import NamedTuple

from engine.architecture.adapters import AdaptedModule
from engine.architecture.module import Module
from engine.architecture.spec import Attention, LatentAttention, SoftmaxAttention
from engine.memory.terms.weights import four_bit_bytes
from engine.scenario.method import Quantization


class Shape(NamedTuple):
    """``dim0`` rows of ``rest`` elements; ``expert``: divided by expert parallelism already."""

    dim0: int
    rest: int
    expert: bool = False

    @property
    def elements(self) -> int:
        """Elements of the tensor."""
        return self.dim0 * self.rest

    def padded(self, ranks: int) -> int:
        """pad(p) = N * ceil(dim0 / N) * rest."""
        return ranks * self.share(ranks)

    def share(self, ranks: int) -> int:
        """Elements of the first rank's part."""
        return -(-self.dim0 // ranks) * self.rest


class Cut(NamedTuple):
    """How the model is divided before its states are: tensor and expert degrees, key heads."""

    tensor: int = 1
    expert: int = 1
    kv_heads: int = 1


def _columns(module: Module, cut: Cut) -> int:
    """Local outputs; with more ranks than key heads every rank keeps one whole key head."""
    if module.role in ("k", "v") and cut.tensor > cut.kv_heads:
        return module.outputs // cut.kv_heads
    return -(-module.outputs // cut.tensor)


def module_shapes(module: Module, cut: Cut) -> tuple[Shape, ...]:
    """The tensors of one module on one rank."""
    if module.kind == "experts":
        copies = -(-module.copies // cut.expert)
        one = module.outputs * module.inputs // cut.tensor
        found = [Shape(copies, one, True)]
        if module.bias:
            found.append(Shape(copies, module.bias, True))
        return tuple(found)
    outputs, inputs, bias = module.outputs, module.inputs, module.bias
    if module.split in ("column", "vocab"):
        outputs = _columns(module, cut)
        bias = outputs if module.bias else 0
    elif module.split == "row":
        inputs = -(-inputs // cut.tensor)
    found = [Shape(outputs, inputs)]
    if bias:
        found.append(Shape(bias, 1))
    return tuple(found)


def adapter_shapes(adapted: AdaptedModule, cut: Cut) -> tuple[Shape, ...]:
    """LoRA A and B (and DoRA's magnitudes) beside a module, cut as the module is."""
    module, rank = adapted.module, adapted.rank
    if module.kind == "experts":
        copies = -(-module.copies // cut.expert)
        return (
            Shape(copies * rank, module.inputs, True),
            Shape(module.outputs, copies * rank, True),
        )
    outputs, inputs = module.outputs, module.inputs
    if module.split == "column":
        outputs = _columns(module, cut)
    elif module.split == "row":
        inputs = -(-inputs // cut.tensor)
    found = [Shape(rank, inputs), Shape(outputs, rank)]
    if adapted.dora:
        found.append(Shape(outputs, 1))
    return tuple(found)


def packed_bytes(module: Module, cut: Cut, quantization: Quantization) -> tuple[int, int]:
    """(quantised values, their constants) of one linear on one rank.

    The constants hang on the quantisation state, which is no parameter: nothing shards them.
    """
    outputs, inputs = module.outputs, module.inputs
    if module.split == "column":
        outputs = _columns(module, cut)
    elif module.split == "row":
        inputs = -(-inputs // cut.tensor)
    copies = -(-module.copies // cut.expert) if module.kind == "experts" else 1
    if quantization.kind == "int8":
        return copies * outputs * inputs, copies * 4 * outputs
    values, scales = four_bit_bytes(outputs * inputs, quantization.double, quantization.block)
    return copies * values, copies * scales


def key_value_width(attention: Attention, tensor: int) -> int:
    """Elements of keys and values of one token on one rank; none are exchanged by linear attention."""
    if isinstance(attention, SoftmaxAttention):
        heads = -(-attention.kv_heads // tensor)
        return heads * (attention.head_dim + (attention.value_dim or attention.head_dim))
    if isinstance(attention, LatentAttention):
        heads = -(-attention.heads // tensor)
        return heads * (attention.nope_dim + attention.rope_dim + attention.value_dim)
    return 0
