"""One weight-carrying module of a model: what is counted, adapted, quantised, split and gathered."""

from dataclasses import dataclass
from typing import Literal

ModuleKind = Literal["linear", "experts", "router", "embedding", "norm", "conv", "vector"]
Split = Literal["column", "row", "vocab", "expert", "none"]
Part = Literal["attention", "mlp", "shared", "norm", "ends"]


@dataclass(frozen=True, slots=True)
class Module:
    """``copies`` matrices of ``outputs`` x ``inputs`` elements, each with ``bias`` more.

    Attributes:
        role: what it does ("q", "gate", "down", "experts_in", ...); stable across families.
        name: the leaf name a LoRA target list uses ("q_proj").
        split: how tensor parallelism divides it (column: outputs, row: inputs).
    """

    role: str
    name: str
    kind: ModuleKind
    part: Part
    outputs: int
    inputs: int
    bias: int = 0
    copies: int = 1
    split: Split = "none"

    @property
    def matrix(self) -> int:
        """Elements of the matrices alone."""
        return self.copies * self.outputs * self.inputs

    @property
    def parameters(self) -> int:
        """All elements, biases included."""
        return self.copies * (self.outputs * self.inputs + self.bias)
