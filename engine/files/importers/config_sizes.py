"""The sizes of a decoder from the fields of its config: nothing depends on a model's name."""

from engine.architecture.assemble import Delta, Dimensions, Experts, Heads, Latent
from engine.architecture.families import Family
from engine.errors import InputError
from engine.files.importers.config_fields import Fields
from engine.files.importers.config_layers import layer_kinds, routed_layers, window_of

MOST_LAYERS = 10_000
OLD_STYLE_WIDTH = 4  # n_inner null: four times the hidden size (transformers' GPT2MLP and others)
LARGEST_CONTEXT = 10**9
LARGEST_RATIO = 1000


def required(fields: Fields, size: str, why: str) -> int | None:
    """A size without which there is no model: asked for when absent.

    Inside a nested part transformers writes only what differs from its defaults, so there (and
    only there) the family's default is what the file means.
    """
    found = fields.size(size)
    if found is not None:
        return found
    usual = fields.default_of(size)
    if fields.path and usual is not None:
        fields.note("default_applied", field=fields.path + fields.keys_of(size)[0], value=usual)
        return usual
    fields.ask(size, why)
    return None


def nested_default(fields: Fields, size: str) -> int | None:
    """The size, or inside a nested part the family's default for it (noted)."""
    found = fields.size(size)
    usual = fields.default_of(size)
    if found is None and usual is not None and fields.path:
        fields.note("default_applied", field=fields.path + fields.keys_of(size)[0], value=usual)
        return usual
    return found


def kv_heads(fields: Fields, layers: int, heads: int) -> int | tuple[int, ...]:
    """Key and value heads: as given, one for multi-query, else equal to the query heads."""
    if fields.flag("multi_query") and not fields.flag("new_decoder_architecture"):
        return 1
    found = fields.sizes("kv_heads", layers)
    if found is None and fields.path:
        found = nested_default(fields, "kv_heads")
    if found is None:
        key = fields.keys_of("kv_heads")[0]
        fields.note("assumed_value", field=fields.path + key, value=heads,
                    basis="num_attention_heads")  # fmt: skip
        return heads
    most = max(found) if isinstance(found, tuple) else found
    if most > heads:
        key = fields.path + fields.keys_of("kv_heads")[0]
        raise InputError("more_than_heads", key, found=most, heads=heads)
    return found


def head_dim(fields: Fields, hidden: int, heads: int) -> int | None:
    """Elements of a head: as given, the family's constant, else hidden / heads."""
    found = fields.size("head_dim")
    if found is not None:
        return found
    usual = fields.default_of("head_dim")
    if usual is not None:
        fields.note("default_applied", field=fields.path + "head_dim", value=usual)
        return usual
    if hidden % heads:
        fields.ask("head_dim", "hidden_not_divisible_by_heads")
        return None
    return hidden // heads


def mlp_width(
    fields: Fields, family: Family, layers: int, hidden: int
) -> int | tuple[int, ...] | None:
    """Width of the dense MLP: as given, by a ratio, or four times the hidden size."""
    found = fields.sizes("width", layers)
    if found is not None:
        return found
    for key in ("mlp_ratio", "expansion_ratio", "ffn_mult"):
        ratio = fields.level.get(key)
        if isinstance(ratio, int | float) and not isinstance(ratio, bool):
            if not 0 < ratio <= LARGEST_RATIO:
                raise InputError("below_minimum", fields.path + key, found=ratio, least=0)
            width = round(hidden * ratio)
            fields.note("derived_value", field=fields.keys_of("width")[0], value=width, basis=key)
            return max(width, 1)
    if "n_inner" in fields.level or family.width_ratio:
        width = (family.width_ratio or OLD_STYLE_WIDTH) * hidden
        fields.note("derived_value", field="n_inner", value=width, basis="4 × hidden_size")
        return width
    return nested_default(fields, "width")


def latent(fields: Fields) -> Latent | None:
    """Latent attention sizes, when the config has them."""
    rank = fields.size("kv_lora_rank", least=0)
    if not rank:
        return None
    sizes = {
        name: required(fields, key, "sets_attention_shape")
        for name, key in (("nope_dim", "qk_nope_head_dim"), ("rope_dim", "qk_rope_head_dim"),
                          ("value_dim", "v_head_dim"))
    }  # fmt: skip
    if None in sizes.values():
        return None
    return Latent.model_validate(
        sizes
        | {
            "kv_rank": rank,
            "q_rank": fields.size("q_lora_rank", least=0) or None,
            "index_heads": fields.size("index_n_heads", least=0) or 0,
            "index_dim": fields.size("index_head_dim", least=0) or 0,
        }
    )


def delta(fields: Fields) -> Delta | None:
    """Gated delta net sizes of the linear layers; asked for when absent."""
    keys = {"key_heads": "linear_num_key_heads", "value_heads": "linear_num_value_heads",
            "key_dim": "linear_key_head_dim", "value_dim": "linear_value_head_dim",
            "conv_kernel": "linear_conv_kernel_dim"}  # fmt: skip
    sizes = {name: required(fields, key, "sets_linear_attention") for name, key in keys.items()}
    return None if None in sizes.values() else Delta.model_validate(sizes)


def experts(fields: Fields) -> Experts | None:
    """The mixture of experts; None for dense models (0 or 1 experts, or switched off)."""
    if fields.flag("enable_moe_block") is False:
        return None
    count = fields.size("experts", least=0)
    if count is None and fields.path and fields.default_of("experts"):
        count = nested_default(fields, "experts")
    if count is None or count <= 1:
        return None
    per_token = required(fields, "per_token", "sets_active_experts")
    width = fields.size("expert_width")
    if width is None and (fields.path and fields.default_of("expert_width")):
        width = nested_default(fields, "expert_width")
    if width is None:
        width = fields.size("width")
        if width is None:
            fields.ask("expert_width", "sets_expert_shape")
            return None
        fields.note("assumed_value", "warning", field="moe_intermediate_size", value=width,
                    basis="intermediate_size")  # fmt: skip
    if per_token is None:
        return None
    if per_token > count:
        key = fields.path + fields.keys_of("per_token")[0]
        raise InputError("more_than_experts", key, found=per_token, experts=count)
    shared = fields.size("shared_width", least=0)
    if shared is None and fields.path and "shared_expert_intermediate_size" in fields.defaults:
        shared = nested_default(fields, "shared_width")
    if shared is None:
        shared = (fields.size("shared_experts", least=0) or 0) * width
    dense = (fields.size("dense_width", least=0) or 0) if "dense_width" in fields.keys else 0
    return Experts(experts=count, per_token=per_token, width=width, shared_width=shared,
                   dense_width=dense)  # fmt: skip


def full_heads(fields: Fields, keys: int | tuple[int, ...], own: int) -> Heads | None:
    """Heads of full layers where the config gives them sizes of their own (Gemma 4)."""
    size = fields.size("global_head_dim") or fields.defaults.get("global_head_dim")
    if size is None:
        return None
    number = fields.size("num_global_key_value_heads")
    if number is None:
        number = keys if isinstance(keys, int) else keys[-1]
    equal = bool(fields.flag("attention_k_eq_v"))
    return Heads(kv_heads=number, head_dim=size or own, value_from_key=equal)


def context(fields: Fields) -> int | None:
    """Longest position the config names; never a default for a sequence length."""
    for key in fields.keys_of("context"):
        value = fields.level.get(key)
        if isinstance(value, int | float) and not isinstance(value, bool):
            if 0 < value <= LARGEST_CONTEXT:
                return int(value)
            fields.note("context_ignored", field=key)
            return None
    return fields.default_of("context") if fields.path else None


def read_dimensions(fields: Fields, family: Family) -> Dimensions | None:
    """The sizes, or None when ``fields.missing`` says what is needed.

    Raises:
        InputError: a value that is impossible, or a block that is not known.
    """
    hidden = required(fields, "hidden", "sets_every_matrix")
    layers = required(fields, "layers", "sets_depth")
    vocab = required(fields, "vocab", "sets_embedding_and_logits")
    latents = latent(fields)
    heads = required(fields, "heads", "sets_attention_shape")
    if layers is not None and layers > MOST_LAYERS:
        key = fields.path + fields.keys_of("layers")[0]
        raise InputError("too_large", key, found=str(layers), most=MOST_LAYERS)
    if hidden is None or layers is None or heads is None:
        return None
    window = window_of(fields)
    kinds = layer_kinds(fields, layers, window, family.pattern)
    keys: int | tuple[int, ...] = 1
    width_of_head: int | None = 1
    if latents is None:
        keys = kv_heads(fields, layers, heads)
        width_of_head = head_dim(fields, hidden, heads)
    mixture = experts(fields)
    routed = routed_layers(fields, layers) if mixture else ()
    width = mlp_width(fields, family, layers, hidden)
    if width is None and not (routed and all(routed)) and not fields.missing:
        fields.ask("width", "sets_mlp_shape")
    linear = delta(fields) if "linear" in kinds else None
    if fields.missing or vocab is None or width_of_head is None:
        return None
    shared = fields.size("num_kv_shared_layers", least=0) or 0
    sharing = tuple(i >= layers - shared for i in range(layers)) if shared else ()
    if shared and fields.flag("use_double_wide_mlp") and isinstance(width, int):
        width = tuple(width * (2 if s else 1) for s in sharing)
    value_head = fields.size("value_head_dim") or fields.size("v_head_dim")
    embedding = fields.size("word_embed_proj_dim")
    indexers = fields.words("indexer_types", layers) or ()
    return Dimensions(
        hidden=hidden,
        vocab=vocab,
        layers=layers,
        heads=heads,
        kv_heads=keys,
        head_dim=width_of_head,
        value_dim=None if value_head == width_of_head else value_head,
        width=width,
        kinds=kinds,
        window=window,
        full_heads=full_heads(fields, keys, width_of_head),
        latent=latents,
        delta=linear,
        experts=mixture,
        routed=routed,
        shared_keys=sharing,
        indexed=tuple(word != "shared" for word in indexers),
        max_context=context(fields),
        embedding_width=None if embedding == hidden else embedding,
    )
