"""A ModelSpec from plain sizes and the traits of a family: the one way every reader takes."""

from collections import Counter

from pydantic import Field

from engine.architecture.family import Family, LayerKind, Traits
from engine.architecture.spec import (
    Attention,
    Block,
    Count,
    DeltaNetAttention,
    DenseMlp,
    ExpertsMlp,
    LatentAttention,
    Mlp,
    ModelSpec,
    Size,
    SoftmaxAttention,
)
from engine.scenario.frozen import Frozen


class Heads(Frozen):
    """Heads of the full layers where they differ from the sliding ones (Gemma 4)."""

    kv_heads: Size
    head_dim: Size
    value_from_key: bool = False


class Latent(Frozen):
    """Sizes of multi-head latent attention, and of its sparse indexer where it has one."""

    q_rank: Size | None = None
    kv_rank: Size
    nope_dim: Size
    rope_dim: Size
    value_dim: Size
    index_heads: Count = 0
    index_dim: Count = 0


class Delta(Frozen):
    """Sizes of the gated delta net of linear layers."""

    key_heads: Size
    value_heads: Size
    key_dim: Size
    value_dim: Size
    conv_kernel: Size


class Experts(Frozen):
    """Sizes of a mixture of experts."""

    experts: Size
    per_token: Size
    width: Size
    shared_width: Count = 0
    dense_width: Count = 0


class Dimensions(Frozen):
    """The sizes of a decoder, in elements. Per-layer tuples run from the bottom layer.

    Attributes:
        kv_heads: one number, or one per layer.
        width: of the dense MLP; one number, or one per layer; unused where every layer is experts.
        kinds: what attention each layer has; empty: all full.
        routed: which layers hold experts; empty: all, when ``experts`` is set.
        indexed: latent layers with a sparse indexer of their own; empty: all.
        shared_keys: layers that reuse the keys and values of an earlier one (Gemma 4 E2B).
        window: tokens that sliding and chunked layers see.
    """

    hidden: Size
    vocab: Size
    layers: Size = Field(le=10_000)
    heads: Size
    kv_heads: Size | tuple[Size, ...]
    head_dim: Size
    value_dim: Size | None = None
    width: Size | tuple[Size, ...] | None = None
    kinds: tuple[LayerKind, ...] = ()
    window: Size | None = None
    full_heads: Heads | None = None
    latent: Latent | None = None
    delta: Delta | None = None
    experts: Experts | None = None
    routed: tuple[bool, ...] = ()
    shared_keys: tuple[bool, ...] = ()
    indexed: tuple[bool, ...] = ()
    max_context: int | None = None
    embedding_width: Size | None = None
    learned_positions: Count | None = None


def _attention(dims: Dimensions, traits: Traits, kind: LayerKind, index: int) -> Attention:
    if kind == "linear" and dims.delta is not None:
        return DeltaNetAttention(**dict(dims.delta), split_inputs=traits.delta_split)
    if dims.latent is not None:
        sizes = dict(dims.latent)
        if dims.indexed and not dims.indexed[index]:
            sizes["index_heads"] = 0
        return LatentAttention(**sizes, heads=dims.heads, bias=traits.latent_bias)
    own = dims.full_heads if kind == "full" else None
    kv_heads = dims.kv_heads if isinstance(dims.kv_heads, int) else dims.kv_heads[index]
    return SoftmaxAttention(
        heads=dims.heads,
        kv_heads=own.kv_heads if own else kv_heads,
        head_dim=own.head_dim if own else dims.head_dim,
        value_dim=None if own else dims.value_dim,
        value_from_key=own.value_from_key if own else False,
        window=dims.window if kind in ("sliding", "chunked") else None,
        qkv_bias=traits.qkv_bias,
        out_bias=traits.out_bias,
        qk_norm=traits.qk_norm,
        sinks=traits.sinks,
        output_gate=traits.output_gate,
        fused_qkv=traits.fused_qkv,
        softcap=traits.attention_softcap,
        dropout=traits.attention_dropout,
        rotary=traits.rotary,
        shared_keys=bool(dims.shared_keys) and dims.shared_keys[index],
    )


def _mlp(dims: Dimensions, traits: Traits, index: int) -> Mlp:
    if dims.experts is not None and (not dims.routed or dims.routed[index]):
        return ExpertsMlp(
            **dict(dims.experts),
            gated=traits.gated,
            bias=traits.mlp_bias,
            activation=traits.activation,
            router_bias=traits.router_bias,
            shared_gate=traits.shared_gate,
        )
    width = dims.width if isinstance(dims.width, int) else (dims.width or ())[index]
    return DenseMlp(
        width=width,
        gated=traits.gated,
        bias=traits.mlp_bias,
        activation=traits.activation,
        fused_gate_up=traits.fused_gate_up,
    )


def _blocks(
    dims: Dimensions, traits: Traits
) -> tuple[dict[str, Block], tuple[tuple[str, int], ...]]:
    """Equal layers become one block; the order is run-length coded."""
    names: dict[Block, str] = {}
    seen: Counter[str] = Counter()
    order: list[tuple[str, int]] = []
    mixed = dims.experts is not None and len(set(dims.routed)) > 1
    for index in range(dims.layers):
        kind: LayerKind = dims.kinds[index] if dims.kinds else "full"
        mlp = _mlp(dims, traits, index)
        block = Block(
            attention=_attention(dims, traits, kind, index),
            mlp=mlp,
            norms=traits.norms,
            parallel=traits.parallel,
        )
        if block not in names:
            name = f"{kind}-{mlp.kind}" if mixed else kind
            seen[name] += 1
            names[block] = name if seen[name] == 1 else f"{name}-{seen[name]}"
        name = names[block]
        if order and order[-1][0] == name:
            order[-1] = (name, order[-1][1] + 1)
        else:
            order.append((name, 1))
    return {name: block for block, name in names.items()}, tuple(order)


def build_spec(
    dims: Dimensions,
    family: Family,
    traits: Traits | None = None,
    /,
    *,
    id: str,  # noqa: A002  the field's own name
    name: str | None = None,
    **fields: object,
) -> ModelSpec:
    """A ModelSpec of ``family`` with these sizes.

    Args:
        dims: the sizes.
        family: names of the modules and default traits.
        traits: what to use instead of the family's own traits.
        id: id of the model.
        name: name shown; the id when None.
        **fields: further fields of :class:`ModelSpec` (family, licence, vision_parameters, ...).

    Raises:
        pydantic.ValidationError: a size is impossible.
    """
    used = traits or family.traits
    blocks, order = _blocks(dims, used)
    positions = dims.learned_positions
    if positions is None:
        positions = (dims.max_context or 0) + used.position_offset if used.learned_positions else 0
    values: dict[str, object] = {
        "id": id,
        "name": name or id,
        "family": family.model_type,
        "model_type": family.model_type,
        "hidden": dims.hidden,
        "vocab": dims.vocab,
        "max_context": dims.max_context,
        "blocks": blocks,
        "layers": order,
        "norm": used.norm,
        "tied_head": used.tied_head,
        "head_bias": used.head_bias,
        "learned_positions": positions,
        "embedding_norm": used.embedding_norm,
        "final_norm": used.final_norm,
        "logit_softcap": used.logit_softcap,
        "residual_dropout": used.residual_dropout,
        "embedding_width": dims.embedding_width,
        "names": family.names,
    }
    return ModelSpec.model_validate(values | fields)
