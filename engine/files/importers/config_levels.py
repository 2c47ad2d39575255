"""Which part of a config describes the text model, and whether it is a config at all."""

from collections.abc import Mapping
from typing import Any

from engine.errors import InputError

NESTED = (
    "text_config", "llm_config", "language_config", "thinker_config", "language_model_config",
    "lm_config", "text_model_config",
)  # fmt: skip
SIZE_KEYS = frozenset(
    ("hidden_size", "n_embd", "d_model", "num_hidden_layers", "n_layer", "num_layers", "dim",
     "num_attention_heads", "vocab_size", "intermediate_size", "kv_lora_rank", "n_layers",
     *NESTED)
)  # fmt: skip
DEEPEST = 4

# A file that is often dropped instead of config.json, and the keys that give it away.
OTHER_FILES: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("adapter_config.json", ("peft_type",)),
    ("model.safetensors.index.json", ("weight_map",)),
    ("tokenizer_config.json", ("tokenizer_class", "added_tokens_decoder", "chat_template")),
    ("tokenizer.json", ("added_tokens", "pre_tokenizer")),
    ("preprocessor_config.json", ("image_processor_type", "feature_extractor_type",
                                  "processor_class")),
    ("generation_config.json", ("do_sample", "temperature", "top_p", "max_new_tokens",
                                "eos_token_id", "_from_model_config")),
    ("special_tokens_map.json", ("eos_token", "bos_token")),
    ("hf_quant_config.json", ("quantization", "producer")),
)  # fmt: skip


def other_file(config: Mapping[str, Any]) -> str | None:
    """The usual name of the file this is, when it is plainly not a config.json."""
    if SIZE_KEYS & config.keys() or "architectures" in config or "model_type" in config:
        return None
    return next((name for name, keys in OTHER_FILES if any(k in config for k in keys)), None)


def check_is_config(config: Mapping[str, Any], name: str = "config.json") -> None:
    """Refuse other files of a model folder.

    Raises:
        InputError: ``wrong_file``, with what it is and what is expected.
    """
    found = other_file(config)
    if found is not None:
        raise InputError("wrong_file", name, found=found, expected="config.json")


def text_level(config: Mapping[str, Any]) -> tuple[Mapping[str, Any], list[Mapping[str, Any]], str]:
    """The level that describes the text model, the levels around it, and its path ("a.b.")."""
    level, outer, path = config, [], ""
    for _ in range(DEEPEST):
        key = next((k for k in NESTED if isinstance(level.get(k), Mapping) and level[k]), None)
        if key is None:
            break
        outer.append(level)
        level = level[key]
        path += key + "."
    return level, outer, path


def enclosing_sizes(outer: list[Mapping[str, Any]]) -> bool:
    """Whether an enclosing level carries sizes of its own, beside the nested ones."""
    own = SIZE_KEYS - set(NESTED)
    return any(own & level.keys() for level in outer)
