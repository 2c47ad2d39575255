"""Everything about a step that does not depend on its size: what the terms are written over."""

from dataclasses import dataclass, field

from engine.architecture.inventory import Inventory
from engine.architecture.spec import ModelSpec
from engine.memory.recipe import FP32, HALF, Recipe


@dataclass(frozen=True, slots=True)
class AdaptedLinear:
    """One adapted module of a layer: LoRA A is rank x inputs, B is outputs x rank."""

    role: str
    inputs: int
    outputs: int
    rank: int


@dataclass(frozen=True, slots=True)
class Split:
    """How tensor parallelism divides one layer on a rank.

    ``tensor`` ranks share heads and MLP columns; with sequence parallelism they share the tokens
    of the norms and the residual stream too.
    """

    tensor: int = 1
    sequence: int = 1
    loss_parallel: bool = False


@dataclass(frozen=True, slots=True)
class Kernels:
    """Which pointwise chains are one kernel instead of PyTorch operations.

    Attributes:
        norm: fused RMSNorm (and RoPE, which works in place).
        swiglu: fused gate activation: gate and up are kept, the rest is computed again.
        compiled: torch.compile recomputes what is cheap.
        fused_projections: the framework's own attention has one projection for q, k and v.
    """

    norm: bool = False
    swiglu: bool = False
    compiled: bool = False
    fused_projections: bool = False


@dataclass(frozen=True)
class Setup:
    """The fixed side of a training step.

    Attributes:
        full: the base weights are trained.
        four_bit: the base linears are stored quantised.
        adapters: block name -> adapted linears of one such layer, in forward order.
        trained_head: the output head is trained in full beside adapters.
        adapted_experts: block name -> adapter elements on its fused experts; empty: none adapted.
    """

    spec: ModelSpec
    inventory: Inventory = field(compare=False)
    recipe: Recipe
    full: bool
    four_bit: bool
    adapters: tuple[tuple[str, tuple[AdaptedLinear, ...]], ...]
    dropout: bool
    trained_head: bool
    attention: str
    kernels: Kernels
    padding_mask: bool
    adapted_experts: tuple[tuple[str, int], ...] = ()
    split: Split = Split()

    def adapted(self, block: str) -> tuple[AdaptedLinear, ...]:
        """The adapted linears of one layer of this kind."""
        return next((linears for name, linears in self.adapters if name == block), ())

    def expert_adapters(self, block: str) -> int:
        """Adapter elements on the fused experts of one layer of this kind."""
        return next((count for name, count in self.adapted_experts if name == block), 0)

    @property
    def hidden(self) -> int:
        """h."""
        return self.spec.hidden

    @property
    def logit_bytes(self) -> int:
        """Bytes of a logit as the head gives it out."""
        recipe = self.recipe
        if recipe.autocast:
            return HALF
        return FP32 if recipe.weight == FP32 else recipe.compute
