"""Which layers see a window, which are linear, which hold experts: one entry per layer."""

from collections.abc import Sequence

from engine.architecture.family import LayerKind
from engine.errors import InputError
from engine.files.importers.config_fields import Fields

KINDS: dict[str, LayerKind] = {
    "full_attention": "full", "attention": "full", "global": "full", "global_attention": "full",
    "full": "full", "sliding_attention": "sliding", "local": "sliding", "sliding": "sliding",
    "local_attention": "sliding", "swa": "sliding", "chunked_attention": "chunked",
    "linear_attention": "linear", "deepseek_sparse_attention": "full", "sparse_attention": "full",
}  # fmt: skip
NEVER = 10**9


def window_of(fields: Fields) -> int | None:
    """Tokens that windowed layers see; None when windows are off."""
    used = fields.flag("use_sliding_window")
    if used is None and "use_sliding_window" in fields.defaults:
        used = bool(fields.defaults["use_sliding_window"])
    if used is False:
        return None
    chunk = fields.size("attention_chunk_size")
    if chunk is None and "attention_chunk_size" not in fields.level:
        chunk = fields.default_of("attention_chunk_size")
    found = fields.size("window", least=0)
    if found is None and "sliding_window" not in fields.level and fields.path:
        found = fields.default_of("window")
    return found or chunk or None


def _kind(word: str, fields: Fields) -> LayerKind:
    kind = KINDS.get(word)
    if kind is None:
        raise InputError(
            "unknown_block_type", fields.path + "layer_types", found=word, block="layer_type"
        )
    return kind


def _repeat(pattern: Sequence[str], layers: int, fields: Fields) -> tuple[LayerKind, ...]:
    kinds = [_kind(word, fields) for word in pattern]
    return tuple(kinds[i % len(kinds)] for i in range(layers))


def layer_kinds(
    fields: Fields, layers: int, window: int | None, pattern: Sequence[str]
) -> tuple[LayerKind, ...]:
    """The attention of every layer; empty when all are full.

    ``pattern`` is the family's own, used when the config lists no layer types.
    """
    words = fields.words("layer_types", layers)
    if words is not None:
        kinds = tuple(_kind(word, fields) for word in words)
        windowed: LayerKind = "sliding"
        return tuple("full" if k in (windowed, "chunked") and not window else k for k in kinds)
    interval = fields.size("full_attention_interval")
    if interval is not None:
        return tuple("full" if (i + 1) % interval == 0 else "linear" for i in range(layers))
    if "linear_attention" in pattern:
        return _repeat(pattern, layers, fields)
    if window is None:
        return ()
    from_layer = fields.size("max_window_layers", least=0)
    if from_layer is not None and fields.flag("use_sliding_window"):
        return tuple("sliding" if i >= from_layer else "full" for i in range(layers))
    for key in ("sliding_window_pattern", "_sliding_window_pattern", "global_attn_every_n_layers"):
        every = fields.level.get(key)
        if isinstance(every, str) and every.strip("LG") == "" and every:  # "LLLG"
            return _repeat(["full" if c == "G" else "sliding" for c in every], layers, fields)
        if every is not None:
            step = fields.number(key, every)
            return tuple("full" if (i + 1) % step == 0 else "sliding" for i in range(layers))
    return _repeat(pattern or ("sliding_attention",), layers, fields)


def _listed(fields: Fields, key: str) -> set[int] | None:
    value = fields.level.get(key)
    if not isinstance(value, Sequence) or isinstance(value, str):
        return None
    return {fields.number(key, item, least=0) for item in value}


def routed_layers(fields: Fields, layers: int) -> tuple[bool, ...]:
    """Which layers hold experts instead of a dense MLP; called only when there are experts."""
    words = fields.words("mlp_layer_types", layers)
    if words is not None:
        return tuple(word in ("sparse", "moe") for word in words)
    frequency = fields.level.get("moe_layer_freq")
    if isinstance(frequency, Sequence) and not isinstance(frequency, str):
        if len(frequency) != layers:
            raise InputError(
                "wrong_length", fields.path + "moe_layer_freq", found=len(frequency),
                expected=layers,
            )  # fmt: skip
        return tuple(bool(item) for item in frequency)
    listed = _listed(fields, "moe_layers")
    if listed:
        return tuple(i in listed for i in range(layers))
    first = fields.size("first_dense", least=0) or 0
    last = fields.size("moe_layer_end_index", least=0)
    dense = _listed(fields, "mlp_only_layers") or set()
    steps = ("decoder_sparse_step", "interleave_moe_layer_step", "moe_layer_interval")
    step = next((n for k in steps if (n := fields.size(k, least=0)) is not None), None)
    if step is None and fields.level.get("moe_layer_freq") is not None:
        step = fields.number("moe_layer_freq", frequency)
        return tuple(i >= first and i % step == 0 for i in range(layers))
    if step == 0:
        return (False,) * layers
    return tuple(
        i >= first and i not in dense and (i + 1) % (step or 1) == 0
        and i <= (NEVER if last is None else last)
        for i in range(layers)
    )  # fmt: skip
