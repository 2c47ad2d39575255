"""Models that are not planned for, and why: no causal language model, or an unknown kind of block."""

from collections.abc import Mapping
from typing import Any

from engine.errors import InputError

# Words of a model_type that name an encoder, an encoder-decoder, or no text model at all.
NOT_CAUSAL = frozenset(
    ("bert", "roberta", "distilbert", "electra", "deberta", "albert", "camembert", "xlnet", "mpnet",
     "t5", "mt5", "umt5", "bart", "mbart", "pegasus", "marian", "m2m", "longt5", "led", "whisper",
     "wav2vec2", "hubert", "clip", "siglip", "vit", "dinov2", "beit", "swin", "detr", "sam",
     "modernbert", "esm", "nllb", "blenderbot", "layoutlm", "vits", "speecht5", "encodec")
)  # fmt: skip

# A key that only such configs have -> the block that is not modelled.
UNKNOWN_BLOCKS: tuple[tuple[str, str], ...] = (
    ("hybrid_override_pattern", "state_space"),
    ("mamba_num_heads", "state_space"),
    ("mamba_d_state", "state_space"),
    ("mamba_n_heads", "state_space"),
    ("ssm_state_size", "state_space"),
    ("state_size", "state_space"),
    ("attn_layer_period", "state_space"),
    ("time_mix_extra_dim", "recurrent"),
    ("attention_hidden_size", "recurrent"),
    ("lru_width", "recurrent"),
    ("block_types", "recurrent"),
    ("block_configs", "searched_blocks"),
    ("cross_attention_layers", "cross_attention"),
    ("altup_num_inputs", "alternating_updates"),
    ("laurel_rank", "alternating_updates"),
    ("hc_mult", "hyper_connections"),
    ("compress_ratios", "compressed_attention"),
    ("conv_L_cache", "short_convolution"),
    ("conv_bias", "short_convolution"),
    ("linear_attn_config", "kimi_delta_attention"),
)
UNKNOWN_TYPES = {
    "mamba": "state_space", "mamba2": "state_space", "falcon_mamba": "state_space",
    "nemotron_h": "state_space", "jamba": "state_space", "bamba": "state_space",
    "zamba": "state_space", "zamba2": "state_space", "falcon_h1": "state_space",
    "granitemoehybrid": "state_space", "rwkv": "recurrent", "xlstm": "recurrent",
    "recurrent_gemma": "recurrent", "mllama": "cross_attention", "idefics": "cross_attention",
    "lfm2": "short_convolution", "lfm2_moe": "short_convolution", "minimax": "lightning_attention",
    "bitnet": "ternary_weights",
}  # fmt: skip


def _words(model_type: str) -> set[str]:
    return set(model_type.lower().replace("-", "_").split("_"))


def check_supported(level: Mapping[str, Any], outer: list[Mapping[str, Any]]) -> None:
    """Refuse what the module inventory cannot describe; ``level`` is the text part.

    Raises:
        InputError: ``not_causal`` or ``unknown_block_type``; values say what was found.
    """
    for part in (level, *outer):
        name = str(part.get("model_type") or "")
        causal = any("CausalLM" in str(a) or "LMHead" in str(a) for a in _architectures(part))
        if part.get("is_encoder_decoder") is True:
            raise InputError("not_causal", "is_encoder_decoder", found=name)
        if _words(name) & NOT_CAUSAL and not causal:
            raise InputError("not_causal", "model_type", found=name)
        if name in UNKNOWN_TYPES:
            raise InputError(
                "unknown_block_type", "model_type", found=name, block=UNKNOWN_TYPES[name]
            )
        for key, block in UNKNOWN_BLOCKS:
            if part.get(key) not in (None, False, 0, [], {}):
                raise InputError("unknown_block_type", key, found=name, block=block)
    if any("MaskedLM" in str(a) for a in _architectures(level)):
        raise InputError("not_causal", "architectures", found=str(_architectures(level)[0])[:80])


def _architectures(part: Mapping[str, Any]) -> list[Any]:
    value = part.get("architectures")
    return value if isinstance(value, list) else []
