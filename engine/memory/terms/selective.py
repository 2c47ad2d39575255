"""Selective checkpointing per operation: what one layer keeps when the rest is computed again.

Source: torchtitan's policy (distributed/activation_checkpoint.py): the layer's input, the attention
output, and every second matrix product. Of q, k, v, o, gate, up, down those are q, v, gate, down.
"""

from engine.architecture.inventory import BlockInventory
from engine.architecture.spec import SoftmaxAttention
from engine.memory.cost import Cost
from engine.memory.setup import Setup
from engine.memory.terms.layer import mlp_width


def selective_formula(setup: Setup) -> str:
    """The same in symbols: the stream, and of the products those of the rank's heads and columns."""
    c, split = setup.recipe.compute, setup.split
    stream = "rb × h ÷ t" if split.sequence > 1 else "rb × h"
    products = f"{2 * c}dq + {c}dkv + {c}f + 4Hq"
    return f"{stream} + {c}h + " + (f"({products}) ÷ t" if split.tensor > 1 else products)


def selective_cost(setup: Setup, block: BlockInventory) -> Cost:
    """Bytes per token of one layer: 2h + 2(dq + dkv + f + h) + 2dq + 4Hq."""
    c, tensor = setup.recipe.compute, setup.split.tensor
    stream = -(-setup.recipe.residual * setup.hidden // setup.split.sequence)
    attention = block.block.attention
    f = -(-mlp_width(block) // tensor)
    if not isinstance(attention, SoftmaxAttention):
        return Cost(token=stream + c * (2 * setup.hidden + f))
    heads = -(-attention.heads // tensor)
    dq = heads * attention.head_dim
    dkv = -(-attention.kv_heads // tensor) * attention.head_dim
    return Cost(token=stream + c * (2 * dq + dkv + f + setup.hidden) + 4 * heads)
