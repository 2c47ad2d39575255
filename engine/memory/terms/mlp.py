"""What a layer's MLP or mixture of experts keeps for the backward pass.

Source: MEMORY_MODEL sections 2 (dense), 5 (experts: transformers 5 grouped_mm) and 8 (fused).
"""

from functools import singledispatch

from engine.architecture.spec import DenseMlp, ExpertsMlp
from engine.memory.cost import Cost, Saved, total
from engine.memory.recipe import FP32
from engine.memory.setup import Setup


def widened(setup: Setup) -> bool:
    """A 4-bit linear returns its input's dtype, so an fp32 stream makes the MLP fp32."""
    return setup.four_bit and setup.recipe.residual == FP32


def hidden_cost(setup: Setup, width: int, gated: bool, activation: str) -> Cost:
    """Bytes per token of the hidden tensors, without the down projection's own input.

    Gated: gate, its activation and up, 2f each. Plain: the activation's input, 2f; the GPT-2 gelu is
    a chain of PyTorch operations that keeps 8f, or 14f where autocast runs its powers in fp32.
    Fused SwiGLU and compiled code keep gate and up and compute the activation again.
    """
    element = 4 if widened(setup) else setup.recipe.compute
    if gated:
        recomputed = setup.kernels.swiglu or setup.kernels.compiled
        return Cost(token=(2 if recomputed else 3) * element * width)
    if activation == "gelu_new":
        return Cost(token=(14 if setup.recipe.autocast else 8) * width)
    return Cost(token=element * width)


def product_cost(setup: Setup, width: int, gated: bool) -> Cost:
    """The down projection's input, kept for its weight gradient; recomputed by fused SwiGLU."""
    if not setup.full or (setup.kernels.swiglu and gated):
        return Cost()
    return Cost(token=setup.recipe.compute * width)


_KEYS = frozenset({"mlp_hidden", "mlp_product", "expert_rows", "expert_routing"})


def mlp_cost(saved: tuple[Saved, ...]) -> Cost:
    """The MLP's own part of all that a layer keeps: gone once its backward pass is done."""
    return total(tuple(part for part in saved if part.key in _KEYS))


@singledispatch
def mlp_saved(mlp: object, setup: Setup) -> tuple[Saved, ...]:
    """Tensors kept by one MLP."""
    raise TypeError(f"unknown MLP kind: {type(mlp).__name__}")


@mlp_saved.register
def _(mlp: DenseMlp, setup: Setup) -> tuple[Saved, ...]:
    width = -(-mlp.width // setup.split.tensor)
    return (
        Saved("mlp_hidden", hidden_cost(setup, width, mlp.gated, mlp.activation), "6f"),
        Saved("mlp_product", product_cost(setup, width, mlp.gated), "2f"),
    )


@mlp_saved.register
def _(mlp: ExpertsMlp, setup: Setup) -> tuple[Saved, ...]:
    h, k, c = setup.hidden, mlp.per_token, setup.recipe.compute
    width = -(-mlp.width // setup.split.tensor)
    # Routed rows: gathered input and product only with trained (or merged) weights, gate_up 4fm,
    # silu 2fm and the down output always; the router's softmax is fp32, its indices 40 B a row.
    rows = (2 * width * c if mlp.gated else width * c) + c * width + c * h
    trained = (c * h + c * width) if setup.full or setup.adapted_experts else 0
    routing = 4 * mlp.experts + 40 * k + (c * h if setup.full else 0)
    found = [
        Saved("expert_rows", Cost(token=k * (rows + trained)), "k × (4h + 8fm)"),
        Saved("expert_routing", Cost(token=routing), "4E + 40k + 2h"),
    ]
    for extra in (mlp.shared_width, mlp.dense_width):
        if extra:
            local = -(-extra // setup.split.tensor)
            found.append(
                Saved("mlp_hidden", hidden_cost(setup, local, mlp.gated, mlp.activation), "6f")
            )
            found.append(Saved("mlp_product", product_cost(setup, local, mlp.gated), "2f"))
            if setup.full:
                found.append(Saved("linear_inputs", Cost(token=c * h), "2h"))
    return tuple(found)
