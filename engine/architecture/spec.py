"""What a decoder is made of, as data: attention kinds, MLP kinds, blocks and their order.

Families differ only by these fields; nothing in the engine asks for a model's name. Sizes are
numbers of elements. Field meanings follow the public modelling files of transformers.
"""

from functools import cached_property
from typing import Annotated, Literal

from pydantic import Field

from engine.scenario.frozen import Frozen

Size = Annotated[int, Field(gt=0, le=10**9)]
Count = Annotated[int, Field(ge=0, le=10**9)]
Activation = Literal["silu", "gelu", "gelu_tanh", "gelu_new", "relu", "relu2"]


class SoftmaxAttention(Frozen):
    """Multi-head, grouped-query or multi-query attention, with or without a sliding window."""

    kind: Literal["softmax"] = "softmax"
    heads: Size
    kv_heads: Size
    head_dim: Size
    window: Size | None = None
    qkv_bias: bool = False
    out_bias: bool = False
    qk_norm: Literal["head", "full"] | None = None
    sinks: bool = Field(False, description="one learned logit per head (gpt-oss)")
    output_gate: bool = Field(False, description="q projection doubled to hold a gate")
    value_from_key: bool = Field(False, description="no v projection, k is reused (Gemma 4)")
    fused_qkv: bool = Field(False, description="one projection for q, k and v")
    softcap: bool = Field(False, description="tanh on the scores: only eager attention does it")
    dropout: bool = False
    rotary: Literal["plain", "concat", "none"] = Field(
        "plain",
        description="how q and k get their positions: in place, by joining a turned part"
        " and the rest (which reorders the attention output), or not at all",
    )
    value_dim: Size | None = Field(None, description="of a value head, when not head_dim")
    shared_keys: bool = Field(False, description="keys and values of an earlier layer (Gemma 4)")


class LatentAttention(Frozen):
    """Multi-head latent attention (DeepSeek-V2, arXiv 2405.04434)."""

    kind: Literal["latent"] = "latent"
    heads: Size
    q_rank: Size | None = None
    kv_rank: Size
    nope_dim: Size
    rope_dim: Size
    value_dim: Size
    bias: bool = Field(False, description="on q_a, kv_a and o")
    index_heads: Count = Field(0, description="heads of the sparse indexer (DeepSeek-V3.2)")
    index_dim: Count = 0


class DeltaNetAttention(Frozen):
    """Gated delta net: linear attention with a constant state (Qwen3-Next, arXiv 2412.06464)."""

    kind: Literal["delta"] = "delta"
    key_heads: Size
    value_heads: Size
    key_dim: Size
    value_dim: Size
    conv_kernel: Size
    split_inputs: bool = Field(False, description="four input projections (Qwen3.5), not two")


Attention = Annotated[
    SoftmaxAttention | LatentAttention | DeltaNetAttention, Field(discriminator="kind")
]


class DenseMlp(Frozen):
    """Two matrices (plain) or three (gated)."""

    kind: Literal["dense"] = "dense"
    width: Size
    gated: bool = True
    bias: bool = False
    activation: Activation = "silu"
    fused_gate_up: bool = False


class ExpertsMlp(Frozen):
    """A mixture of experts, with optional shared experts or a dense MLP beside them."""

    kind: Literal["experts"] = "experts"
    experts: Size
    per_token: Size
    width: Size
    gated: bool = True
    bias: bool = False
    activation: Activation = "silu"
    router_bias: bool = False
    shared_width: Count = Field(0, description="total width of the shared experts")
    shared_gate: bool = False
    dense_width: Count = Field(0, description="dense MLP in parallel with the experts (Gemma 4)")


Mlp = Annotated[DenseMlp | ExpertsMlp, Field(discriminator="kind")]


class Block(Frozen):
    """One decoder layer."""

    attention: Attention
    mlp: Mlp
    norms: Annotated[int, Field(ge=0, le=8)] = 2
    parallel: bool = Field(False, description="attention and MLP read the same residual")


class Norm(Frozen):
    """The normalisation used throughout; ``float32_output``: weight applied in fp32 (Gemma)."""

    kind: Literal["rmsnorm", "layernorm"] = "rmsnorm"
    float32_output: bool = False
    scale: bool = Field(True, description="False: no learned weight (OLMo 1)")
    bias: bool = Field(True, description="of a layernorm; False: weight only (Cohere, MPT)")


class ModelSpec(Frozen):
    """A causal language model. ``layers`` runs from the bottom: (block name, how many)."""

    id: str
    name: str
    family: str
    model_type: str = ""
    licence: str | None = None
    hidden: Size
    vocab: Size
    max_context: int | None = None
    blocks: dict[str, Block]
    layers: tuple[tuple[str, Size], ...]
    norm: Norm = Norm()
    tied_head: bool
    head_bias: bool = False
    learned_positions: Count = 0
    embedding_norm: bool = False
    final_norm: bool = True
    logit_softcap: bool = False
    residual_dropout: bool = False
    embedding_width: Size | None = Field(None, description="when it differs from hidden (OPT-350m)")
    names: dict[str, str] = Field({}, description="role -> module name where not the usual one")
    extra_parameters: int = Field(
        0, ge=0, le=10**13, description="counted, no module of their own modelled"
    )
    vision_parameters: int = Field(0, ge=0, le=10**13)
    extra_prediction_layers: Count = Field(0, description="MTP layers in the file, not trained")
    checkpoint: str = Field("16bit", description="how the weights are stored on disk")

    @cached_property
    def _hash(self) -> int:
        return hash((self.id, self.hidden, self.vocab, self.layers, self.tied_head))

    def __hash__(self) -> int:
        return self._hash

    @cached_property
    def layer_count(self) -> int:
        """Number of decoder layers."""
        return sum(count for _, count in self.layers)

    @cached_property
    def order(self) -> tuple[str, ...]:
        """Block name of every layer, from the bottom."""
        return tuple(name for name, count in self.layers for _ in range(count))
