"""What a layer's norms keep for the backward pass.

Source: MEMORY_MODEL section 2 (dry run of transformers 5.24) and section 8 for fused kernels.
"""

from engine.architecture.spec import SoftmaxAttention
from engine.memory.cost import Cost, Saved
from engine.memory.recipe import FP32
from engine.memory.setup import Setup


def norm_cost(setup: Setup, width: int, rows: int = 1) -> Cost:
    """Bytes per token of one norm over ``width`` elements, ``rows`` statistics a token.

    RMSNorm in PyTorch operations: the fp32 input (a copy of a 16-bit residual, or an fp32 residual
    itself) 4w, the inverse root 4 a row and, when the norm's weight is trained, the normalised
    value it is multiplied with: 2w, or 4w where that product is taken in fp32 (Gemma, and any norm
    over an fp32 stream). LayerNorm is one kernel: its input (2w, 4w in fp32) and two statistics.
    Fused kernels keep the input, which is the residual stream, and one statistic a row; a compiled
    norm also its scaled product when the weight is trained (torchtune's compile row).
    """
    recipe, norm = setup.recipe, setup.spec.norm
    wide = recipe.residual == FP32
    if norm.kind == "layernorm":
        fp32 = wide or recipe.autocast  # autocast runs layer_norm in fp32
        return Cost(token=(4 if fp32 else 2) * width + 8 * rows)
    if setup.kernels.norm:
        return Cost(token=recipe.residual * width + 4 * rows)
    if setup.kernels.compiled:
        kept = 2 * recipe.residual if setup.full else recipe.residual
        return Cost(token=kept * width + 4 * rows)
    scaled = (4 if wide or norm.float32_output else 2) * width if setup.full else 0
    return Cost(token=4 * width + 4 * rows + scaled)


def layer_norms(setup: Setup, count: int) -> Saved:
    """All norms of one layer over the hidden stream; divided by sequence parallelism."""
    cost = norm_cost(setup, setup.hidden) * count
    per_token = -(-cost.token // setup.split.sequence)
    return Saved("norms", Cost(token=per_token), f"{count} × (4h + 4 + x̂)")


def qk_norms(setup: Setup, attention: SoftmaxAttention) -> Saved | None:
    """Norms over the heads of q and k (Qwen3, Gemma 3: one row a head; OLMo 2: one row)."""
    if attention.qk_norm is None:
        return None
    tensor = setup.split.tensor
    cost = Cost()
    for heads in (attention.heads, attention.kv_heads):
        local = max(1, heads // tensor)
        rows = local if attention.qk_norm == "head" else 1
        cost = cost + _head_norm(setup, local * attention.head_dim, rows)
    return Saved("qk_norms", cost, "4n + 4·heads + x̂, for q and k")


def _head_norm(setup: Setup, width: int, rows: int) -> Cost:
    """q and k are 16-bit whatever the stream is, so only Gemma's product is fp32."""
    recipe, norm = setup.recipe, setup.spec.norm
    compute = recipe.compute
    if setup.kernels.norm or setup.kernels.compiled:
        return Cost(token=compute * width + 4 * rows)
    factor = 4 if norm.float32_output else compute
    return Cost(token=4 * width + 4 * rows + (factor * width if setup.full else 0))
