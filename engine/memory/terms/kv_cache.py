"""The key and value cache of generation, per kind of layer.

Source: the shapes of transformers' DynamicCache and, for latent attention, DeepSeek-V2 (arXiv
2405.04434, section 2.1: the compressed kv and the rotary key are cached); quantised caches as
llama.cpp stores them (q8_0 34 B and q4_0 18 B per 32 values).
"""

from fractions import Fraction

from engine.architecture.inventory import Inventory
from engine.architecture.spec import (
    Attention,
    DeltaNetAttention,
    LatentAttention,
    SoftmaxAttention,
)
from engine.scenario import Inference

VALUE_BYTES: dict[str, Fraction] = {
    "float32": Fraction(4),
    "float16": Fraction(2),
    "bfloat16": Fraction(2),
    "fp8": Fraction(1),
    "q8_0": Fraction(34, 32),
    "q4_0": Fraction(18, 32),
}
STATE_BYTES = 4  # a delta net's recurrent state is kept in fp32


def cached_values(attention: Attention, context: int) -> int:
    """Values one sequence caches in one layer (a sliding window caches no more than it sees)."""
    if isinstance(attention, LatentAttention):
        return context * (attention.kv_rank + attention.rope_dim)
    if isinstance(attention, SoftmaxAttention):
        seen = min(context, attention.window) if attention.window else context
        return 2 * seen * attention.kv_heads * attention.head_dim
    return 0


def state_bytes(attention: Attention) -> int:
    """Constant state of linear attention: one key x value matrix a head, and the convolution's tail."""
    if not isinstance(attention, DeltaNetAttention):
        return 0
    a = attention
    mixed = 2 * a.key_heads * a.key_dim + a.value_heads * a.value_dim
    return STATE_BYTES * a.value_heads * a.key_dim * a.value_dim + 2 * mixed * a.conv_kernel


def kv_cache_bytes(inventory: Inventory, inference: Inference) -> int:
    """Bytes of all layers' caches for ``batch`` sequences of ``context`` tokens."""
    values = states = 0
    for name, count in inventory.counts.items():
        attention = inventory.blocks[name].block.attention
        values += count * cached_values(attention, inference.context)
        states += count * state_bytes(attention)
    each = VALUE_BYTES[inference.kv_dtype]
    return int(inference.batch * (values * each + states))
