"""The metadata of a .gguf file as a config, so that one reader knows what every field means.

Source: docs/gguf.md and the key and architecture tables of the gguf package 0.19.
"""

from typing import Any

from engine.errors import InputError
from engine.files.importers.gguf_header import GgufHeader, Listing, Scalar

ARCHITECTURES = {
    "llama": "llama", "llama4": "llama4_text", "mistral3": "ministral3", "mistral4": "mistral4",
    "falcon": "falcon", "gpt2": "gpt2", "gptj": "gptj", "gptneox": "gpt_neox", "mpt": "mpt",
    "starcoder": "gpt_bigcode", "starcoder2": "starcoder2", "bloom": "bloom",
    "stablelm": "stablelm", "qwen2": "qwen2", "qwen2moe": "qwen2_moe", "qwen2vl": "qwen2",
    "qwen3": "qwen3", "qwen3moe": "qwen3_moe", "qwen3next": "qwen3_next", "qwen3vl": "qwen3",
    "qwen3vlmoe": "qwen3_moe", "qwen35": "qwen3_5_text", "qwen35moe": "qwen3_5_moe_text",
    "phi2": "phi", "phi3": "phi3", "phimoe": "phimoe", "internlm2": "internlm2",
    "baichuan": "baichuan", "minicpm": "minicpm", "minicpm3": "minicpm3", "gemma": "gemma",
    "gemma2": "gemma2", "gemma3": "gemma3_text", "gemma4": "gemma4_text", "command-r": "cohere",
    "cohere2": "cohere2", "olmo": "olmo", "olmo2": "olmo2", "olmoe": "olmoe",
    "deepseek": "deepseek_v2", "deepseek2": "deepseek_v3", "chatglm": "chatglm", "glm4": "glm4",
    "glm4moe": "glm4_moe", "glm-dsa": "glm_moe_dsa", "nemotron": "nemotron", "jais2": "jais2",
    "exaone": "exaone", "exaone4": "exaone4", "granite": "granite", "granitemoe": "granitemoe",
    "dots1": "dots1", "arcee": "arcee", "ernie4_5": "ernie4_5", "ernie4_5-moe": "ernie4_5_moe",
    "hunyuan-dense": "hunyuan_v1_dense", "hunyuan-moe": "hunyuan_v1_moe", "smollm3": "smollm3",
    "gpt-oss": "gpt_oss", "seed_oss": "seed_oss", "apertus": "apertus", "minimax-m2": "minimax_m2",
}  # fmt: skip
NOT_CAUSAL = ("bert", "t5", "clip", "embed", "wavtokenizer")
RECURRENT = ("mamba", "rwkv", "jamba", "falcon-h1", "granitehybrid", "nemotron_h", "lfm2",
             "kimi-linear", "plamo2")  # fmt: skip

# config key -> key behind "{architecture}."
KEYS = {
    "hidden_size": "embedding_length", "num_hidden_layers": "block_count",
    "intermediate_size": "feed_forward_length", "num_attention_heads": "attention.head_count",
    "num_key_value_heads": "attention.head_count_kv", "head_dim": "attention.key_length",
    "value_head_dim": "attention.value_length", "max_position_embeddings": "context_length",
    "vocab_size": "vocab_size", "num_experts": "expert_count",
    "num_experts_per_tok": "expert_used_count",
    "moe_intermediate_size": "expert_feed_forward_length",
    "shared_expert_intermediate_size": "expert_shared_feed_forward_length",
    "n_shared_experts": "expert_shared_count", "first_k_dense_replace": "leading_dense_block_count",
    "sliding_window": "attention.sliding_window", "kv_lora_rank": "attention.kv_lora_rank",
    "q_lora_rank": "attention.q_lora_rank", "num_nextn_predict_layers": "nextn_predict_layers",
    "rope_dimensions": "rope.dimension_count", "mla_key": "attention.key_length_mla",
    "mla_value": "attention.value_length_mla",
    "linear_conv_kernel_dim": "ssm.conv_kernel", "linear_key_head_dim": "ssm.state_size",
    "linear_num_key_heads": "ssm.group_count", "linear_num_value_heads": "ssm.time_step_rank",
    "linear_inner": "ssm.inner_size", "full_attention_interval": "full_attention_interval",
}  # fmt: skip


def _plain(value: Scalar | Listing, key: str, name: str) -> Any:
    if isinstance(value, Listing):
        if value.length != len(value.items):
            raise InputError("wrong_length", key, found=value.length, expected=len(value.items))
        return list(value.items)
    if isinstance(value, str):
        raise InputError("not_an_integer", key, found=value[:60], file=name)
    return value


def _one(values: Any, key: str) -> Any:
    """A list of equal numbers as that number; lists that differ stay lists."""
    if isinstance(values, list) and values and all(v == values[0] for v in values):
        return values[0]
    if isinstance(values, list) and key == "num_attention_heads":
        raise InputError("unknown_block_type", key, found="head_count", block="heads_per_layer")
    return values


def _latent(config: dict[str, Any]) -> None:
    """llama.cpp stores MLA as one shared head: its own head sizes are under the _mla keys."""
    rope, key, value = (config.pop(k, None) for k in ("rope_dimensions", "mla_key", "mla_value"))
    if not config.get("kv_lora_rank"):
        return
    key = key or config.get("head_dim")
    if isinstance(key, int) and isinstance(rope, int) and key > rope:
        config |= {"qk_rope_head_dim": rope, "qk_nope_head_dim": key - rope}
    config["v_head_dim"] = value or config.get("value_head_dim")
    config["num_key_value_heads"] = config.get("num_attention_heads")


def _delta(config: dict[str, Any]) -> None:
    inner, heads = config.pop("linear_inner", None), config.get("linear_num_value_heads")
    if isinstance(inner, int) and isinstance(heads, int) and heads > 0:
        config["linear_value_head_dim"] = inner // heads


def config_from_gguf(header: GgufHeader, name: str) -> dict[str, Any]:
    """A config with the sizes that the metadata states.

    Raises:
        InputError: ``not_causal``, ``unknown_block_type``, ``not_an_integer``, ``wrong_length``;
            ``gguf_no_architecture`` when the first file of a split holds no metadata.
    """
    architecture = architecture_of(header, name)
    config: dict[str, Any] = {"model_type": ARCHITECTURES.get(architecture, architecture[:80])}
    for key, behind in KEYS.items():
        value = header.metadata.get(f"{architecture}.{behind}")
        if value is not None:
            config[key] = _one(_plain(value, f"{architecture}.{behind}", name), key)
    if architecture == "llama" and config.get("num_experts"):
        config["model_type"] = "mixtral"
    _latent(config)
    _delta(config)
    _from_tensors(config, header)
    title = header.metadata.get("general.name")
    if isinstance(title, str):
        config["_name_or_path"] = title[:200]
    if not config.get("num_experts"):
        for key in ("num_experts", "num_experts_per_tok", "moe_intermediate_size"):
            config.pop(key, None)
    return {k: v for k, v in config.items() if v not in (None, 0) or k == "tie_word_embeddings"}


def _from_tensors(config: dict[str, Any], header: GgufHeader) -> None:
    """What the tensor list shows better than the metadata: vocabulary rows, tied head, biases."""
    tokens = header.metadata.get("tokenizer.ggml.tokens")
    if isinstance(tokens, Listing):
        config.setdefault("vocab_size", tokens.length)
    embedding = header.tensors.get("token_embd.weight")
    if embedding is not None and embedding.shape:
        config["vocab_size"] = embedding.shape[0]
    if header.tensors:
        config["tie_word_embeddings"] = "output.weight" not in header.tensors
    if any(name.endswith(("attn_qkv.bias", "attn_q.bias")) for name in header.tensors):
        config.setdefault("finefit_traits", {})["qkv_bias"] = True


def architecture_of(header: GgufHeader, name: str) -> str:
    """The architecture that the metadata names.

    Raises:
        InputError: ``gguf_no_architecture``, ``not_causal``, ``unknown_block_type``.
    """
    architecture = header.metadata.get("general.architecture")
    if not isinstance(architecture, str) or not architecture:
        raise InputError("gguf_no_architecture", name)
    if any(word in architecture for word in NOT_CAUSAL):
        raise InputError("not_causal", "general.architecture", found=architecture[:80])
    if architecture.startswith(RECURRENT):
        raise InputError(
            "unknown_block_type", "general.architecture", found=architecture[:80],
            block="state_space",
        )  # fmt: skip
    return architecture
