"""What a layer's attention keeps for the backward pass.

Source: MEMORY_MODEL section 2; kernel choice as in section 12 (read, not observed): flash without
a mask, the memory-efficient kernel with one, plain PyTorch operations for eager.
"""

from functools import singledispatch

from engine.architecture.spec import DeltaNetAttention, LatentAttention, SoftmaxAttention
from engine.memory.cost import Cost, Saved
from engine.memory.setup import Setup
from engine.memory.terms.norms import norm_cost, qk_norms


def reorders_output(setup: Setup, attention: SoftmaxAttention) -> bool:
    """Whether the output projection reads a reordered copy of the attention output.

    Eager attention transposes its product. The fused kernels write in the layout of q, which is
    that of the projection unless q was joined from a turned part and the rest.
    """
    return setup.attention == "eager" or attention.rotary == "concat"


@singledispatch
def attention_saved(attention: object, setup: Setup, masked: bool) -> tuple[Saved, ...]:
    """Tensors kept by one attention layer; ``masked``: sdpa gets an explicit mask."""
    raise TypeError(f"unknown attention kind: {type(attention).__name__}")


@attention_saved.register
def _(attention: SoftmaxAttention, setup: Setup, masked: bool) -> tuple[Saved, ...]:
    tensor = setup.split.tensor
    c = setup.recipe.compute
    heads = -(-attention.heads // tensor)
    kv_heads = -(-attention.kv_heads // tensor)
    dq, dkv = heads * attention.head_dim, kv_heads * attention.head_dim
    norms = qk_norms(setup, attention)
    found = [norms] if norms else []
    if setup.attention == "eager":
        # q, repeated k and v; softmax in fp32 and the 16-bit probabilities; tanh of a soft cap.
        per_score = heads * (4 + c + (c if attention.softcap else 0))
        found.append(Saved("attention_qkv", Cost(token=3 * c * dq), "3 × 2dq"))
        found.append(Saved("attention_scores", Cost(score=per_score), "Hq·s × (4 + 2)"))
        if attention.dropout:
            found.append(Saved("attention_dropout", Cost(score=heads * (1 + c)), "Hq·s × (1 + 2)"))
        return tuple(found)
    if masked:
        # The memory-efficient kernel cannot group queries: k and v are repeated to all heads, and
        # the boolean mask becomes an additive 16-bit one of its own in every layer.
        repeated = dkv if heads == kv_heads and attention.fused_qkv else dq
        value = dq + 2 * dkv if heads == kv_heads and attention.fused_qkv else dq
        found.append(Saved("attention_qkv", Cost(token=c * (dq + repeated + value)), "3 × 2dq"))
        found.append(Saved("attention_mask", Cost(score=2), "2·b·s²"))
    else:
        found.append(_projections(attention, setup.kernels.fused_projections, c, dq, dkv))
    found.append(Saved("attention_out", Cost(token=c * dq + 4 * heads), "2dq + 4Hq"))
    if attention.output_gate:
        # sigmoid of the gate and the ungated output are kept for the product.
        found.append(Saved("attention_gate", Cost(token=2 * c * dq), "2 × 2dq"))
    return tuple(found)


def _projections(attention: SoftmaxAttention, fused: bool, c: int, dq: int, dkv: int) -> Saved:
    """q, k and v as attention reads them.

    Of a fused projection v is a view that keeps all of it alive; so are q and k where nothing
    turns them.
    """
    if not (attention.fused_qkv or fused):
        return Saved("attention_qkv", Cost(token=c * (dq + 2 * dkv)), "2dq + 2dkv + 2dkv")
    whole = dq + 2 * dkv
    turned = 0 if attention.rotary == "none" else dq + dkv
    return Saved("attention_qkv", Cost(token=c * (turned + whole)), "2dq + 2dkv + 2(dq + 2dkv)")


@attention_saved.register
def _(attention: LatentAttention, setup: Setup, masked: bool) -> tuple[Saved, ...]:
    a, c, tensor = attention, setup.recipe.compute, setup.split.tensor
    heads = -(-a.heads // tensor)
    expanded = heads * (a.nope_dim + a.rope_dim)
    kv = heads * (a.nope_dim + a.value_dim)
    found = [
        Saved("attention_qkv", Cost(token=c * (2 * expanded + kv)), "2 × 2·H·dqk + 2·H·(dn + dv)"),
        Saved("attention_out", Cost(token=c * heads * a.value_dim + 4 * heads), "2·H·dv + 4H"),
        Saved("latent_norms", norm_cost(setup, a.kv_rank), "4r + 4 + x̂"),
    ]
    if setup.full:
        found.append(Saved("latent_inputs", Cost(token=c * a.kv_rank), "2r"))
    if a.q_rank:
        found.append(Saved("latent_norms", norm_cost(setup, a.q_rank), "4r + 4 + x̂"))
        if setup.full:
            found.append(Saved("latent_inputs", Cost(token=c * a.q_rank), "2r"))
    if masked:
        found.append(Saved("attention_mask", Cost(score=2), "2·b·s²"))
    return tuple(found)


@attention_saved.register
def _(attention: DeltaNetAttention, setup: Setup, masked: bool) -> tuple[Saved, ...]:
    a, c, tensor = attention, setup.recipe.compute, setup.split.tensor
    keys = a.key_heads * a.key_dim // tensor
    values = a.value_heads * a.value_dim // tensor
    mixed = 2 * keys + values
    repeated = a.value_heads * a.key_dim // tensor
    # Projections and their convolution's input and output, q and k repeated to the value heads,
    # the two gates in fp32, and the gated output norm (flash-linear-attention's chunked kernel).
    found = [
        Saved(
            "attention_qkv", Cost(token=c * (2 * mixed + 2 * repeated)), "2 × 2·(2dk + dv) + 4dv"
        ),
        Saved("delta_gates", Cost(token=8 * a.value_heads // tensor), "8·Hv"),
        Saved("attention_out", Cost(token=(4 + 2 * c) * values), "8dv"),
    ]
    return tuple(found)
