"""The modules of each attention kind."""

from functools import singledispatch

from engine.architecture.module import Module, Split
from engine.architecture.spec import (
    DeltaNetAttention,
    LatentAttention,
    ModelSpec,
    SoftmaxAttention,
)


def _linear(
    spec: ModelSpec, role: str, name: str, outputs: int, inputs: int, bias: bool, split: Split
) -> Module:
    return Module(
        role=role,
        name=spec.names.get(role, name),
        kind="linear",
        part="attention",
        outputs=outputs,
        inputs=inputs,
        bias=outputs if bias else 0,
        split=split,
    )


def _vector(role: str, elements: int, kind: str = "norm") -> Module:
    return Module(role, role, "norm" if kind == "norm" else "vector", "attention", elements, 1)


@singledispatch
def attention_modules(attention: object, spec: ModelSpec) -> tuple[Module, ...]:
    """Modules of one attention layer, in the order of the forward pass."""
    raise TypeError(f"unknown attention kind: {type(attention).__name__}")


@attention_modules.register
def _(attention: SoftmaxAttention, spec: ModelSpec) -> tuple[Module, ...]:
    a, h = attention, spec.hidden
    queries, keys = a.heads * a.head_dim, a.kv_heads * a.head_dim
    value_dim = a.value_dim or a.head_dim
    values = a.kv_heads * value_dim
    if a.shared_keys:
        q_width = queries * (2 if a.output_gate else 1)
        found = [_linear(spec, "q", "q_proj", q_width, h, a.qkv_bias, "column")]
    elif a.fused_qkv:
        width = queries + keys + (0 if a.value_from_key else values)
        found = [_linear(spec, "qkv", "qkv_proj", width, h, a.qkv_bias, "column")]
    else:
        q_width = queries * (2 if a.output_gate else 1)
        found = [
            _linear(spec, "q", "q_proj", q_width, h, a.qkv_bias, "column"),
            _linear(spec, "k", "k_proj", keys, h, a.qkv_bias, "column"),
        ]
        if not a.value_from_key:
            found.append(_linear(spec, "v", "v_proj", values, h, a.qkv_bias, "column"))
    if a.qk_norm:
        full = a.qk_norm == "full"
        found.append(_vector("q_norm", queries if full else a.head_dim))
        if not a.shared_keys:
            found.append(_vector("k_norm", keys if full else a.head_dim))
    if a.sinks:
        found.append(_vector("sinks", a.heads, "vector"))
    mixed = a.heads * value_dim
    found.append(_linear(spec, "o", "o_proj", h, mixed, a.out_bias, "row"))
    return tuple(found)


def _indexer(a: LatentAttention, spec: ModelSpec) -> tuple[Module, ...]:
    """Sparse indexer of DeepSeek-V3.2 (transformers: DeepseekV32Indexer): wq_b, wk, k_norm, weights."""
    if not a.index_heads:
        return ()
    width, from_query = a.index_heads * a.index_dim, a.q_rank or spec.hidden
    return (
        _linear(spec, "index_q", "wq_b", width, from_query, False, "none"),
        _linear(spec, "index_k", "wk", a.index_dim, spec.hidden, False, "none"),
        Module("index_norm", "k_norm", "norm", "attention", a.index_dim, 1, a.index_dim),
        _linear(spec, "index_weights", "weights_proj", a.index_heads, spec.hidden, False, "none"),
    )


@attention_modules.register
def _(attention: LatentAttention, spec: ModelSpec) -> tuple[Module, ...]:
    a, h = attention, spec.hidden
    query_width = a.heads * (a.nope_dim + a.rope_dim)
    if a.q_rank is None:
        found = [_linear(spec, "q", "q_proj", query_width, h, False, "column")]
    else:
        found = [
            _linear(spec, "q_a", "q_a_proj", a.q_rank, h, a.bias, "none"),
            _vector("q_a_layernorm", a.q_rank),
            _linear(spec, "q_b", "q_b_proj", query_width, a.q_rank, False, "column"),
        ]
    found += [
        _linear(spec, "kv_a", "kv_a_proj_with_mqa", a.kv_rank + a.rope_dim, h, a.bias, "none"),
        _vector("kv_a_layernorm", a.kv_rank),
        _linear(
            spec, "kv_b", "kv_b_proj", a.heads * (a.nope_dim + a.value_dim), a.kv_rank, False,
            "column",
        ),
        _linear(spec, "o", "o_proj", h, a.heads * a.value_dim, a.bias, "row"),
    ]  # fmt: skip
    return (*found, *_indexer(a, spec))


@attention_modules.register
def _(attention: DeltaNetAttention, spec: ModelSpec) -> tuple[Module, ...]:
    a, h = attention, spec.hidden
    keys, values = a.key_heads * a.key_dim, a.value_heads * a.value_dim
    inputs: tuple[Module, ...]
    if a.split_inputs:
        inputs = (
            _linear(spec, "in_qkv", "in_proj_qkv", 2 * keys + values, h, False, "column"),
            _linear(spec, "in_z", "in_proj_z", values, h, False, "column"),
            _linear(spec, "in_b", "in_proj_b", a.value_heads, h, False, "column"),
            _linear(spec, "in_a", "in_proj_a", a.value_heads, h, False, "column"),
        )
    else:
        inputs = (
            _linear(spec, "in_qkvz", "in_proj_qkvz", 2 * keys + 2 * values, h, False, "column"),
            _linear(spec, "in_ba", "in_proj_ba", 2 * a.value_heads, h, False, "column"),
        )
    return (
        *inputs,
        Module("conv", "conv1d", "conv", "attention", 2 * keys + values, a.conv_kernel),
        _vector("delta_log_decay", a.value_heads, "vector"),
        _vector("delta_step_bias", a.value_heads, "vector"),
        _vector("delta_norm", a.value_dim),
        _linear(spec, "o", "out_proj", h, values, False, "row"),
    )
