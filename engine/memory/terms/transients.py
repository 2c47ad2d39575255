"""What is alive only inside the backward pass of one layer.

Source: MEMORY_MODEL section 4 ("layer transient t"), 5 (merged experts), 6 (dequantised weight).
"""

from engine.architecture.inventory import BlockInventory
from engine.architecture.spec import SoftmaxAttention
from engine.memory.cost import Cost
from engine.memory.setup import Setup
from engine.memory.terms.layer import mlp_width


def layer_transient(setup: Setup, block: BlockInventory) -> Cost:
    """Gradients of the hidden tensors while a layer is walked back.

    Trained weights: (4f + 2·rb·h) T and the largest weight gradient. fp32 adapters on the MLP:
    (8f + 2·rb·h) T; 16-bit adapters (4f + 2·rb·h) T; adapters on attention only
    (6f + 4h) T, since the MLP's product was not kept. A 4-bit base adds one dequantised weight.
    """
    recipe, tensor = setup.recipe, setup.split.tensor
    h, f = setup.hidden, -(-mlp_width(block) // tensor)
    scale = recipe.compute // 2 or 1
    stream = 2 * recipe.residual * h
    if setup.full:
        largest = max(m.outputs * m.inputs * (m.copies if m.kind == "experts" else 1)
                      for m in block.modules)  # fmt: skip
        return Cost(token=scale * 4 * f + stream, fixed=recipe.gradient * largest // tensor)
    roles = {linear.role for linear in setup.adapted(block.name)}
    on_mlp = bool(roles & {"gate", "up", "gate_up", "down", "shared_up", "shared_down"})
    if not on_mlp:
        hidden = 6 * f
    elif recipe.adapter == 4:
        hidden = 8 * f
    else:
        hidden = 4 * f
    fixed = dequantised_weight(setup, block)
    if setup.adapted_experts:
        experts = sum(m.matrix for m in block.modules if m.kind == "experts")
        fixed += 2 * recipe.compute * 2 * experts // 3
    return Cost(token=hidden + stream, fixed=fixed)


def dequantised_weight(setup: Setup, block: BlockInventory) -> int:
    """The largest linear of the layer opened to 16 bit for one matrix product, 2·in·out."""
    if not setup.four_bit:
        return 0
    return 2 * max((m.outputs * m.inputs for m in block.linears), default=0)


def eager_transient(setup: Setup, block: BlockInventory) -> Cost | None:
    """Gradients of the score matrices under eager attention: 6·Hq·s a token, besides the stream."""
    attention = block.block.attention
    if setup.attention != "eager" or not isinstance(attention, SoftmaxAttention):
        return None
    heads = -(-attention.heads // setup.split.tensor)
    return Cost(token=2 * setup.recipe.residual * setup.hidden, score=6 * heads)
