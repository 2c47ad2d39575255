"""A config from tensor names and shapes alone, for weights that came without one."""

import re
from collections.abc import Mapping
from typing import Any

from engine.files.importers.tensor_facts import Tensor, embedding_name

_LAYER = re.compile(r"(?:^|\.)(?:layers|h|blocks|block)\.(\d{1,6})\.")
_WIDTHS = ("gate_proj.weight", "up_proj.weight", "w1.weight", "fc1.weight", "c_fc.weight",
           "dense_h_to_4h.weight")  # fmt: skip
_MATRIX = 2


def _shape(tensors: Mapping[str, Tensor], ends: tuple[str, ...]) -> tuple[int, ...] | None:
    return next((t.shape for n, t in tensors.items() if n.endswith(ends)), None)


def _rows(tensors: Mapping[str, Tensor], end: str) -> int | None:
    shape = _shape(tensors, (end,))
    return shape[0] if shape else None


def config_from_tensors(
    tensors: Mapping[str, Tensor], heads: int | None = None
) -> dict[str, Any] | None:
    """What the shapes say, as a config; None when there is no token embedding.

    Args:
        tensors: entries of the headers.
        heads: number of attention heads, when the user gave it: shapes do not show it.
    """
    name = embedding_name(tensors)
    if name is None or len(tensors[name].shape) != _MATRIX:
        return None
    vocab, hidden = tensors[name].shape
    layers = {int(found[1]) for n in tensors if (found := _LAYER.search(n))}
    config: dict[str, Any] = {
        "hidden_size": hidden,
        "vocab_size": vocab,
        "num_hidden_layers": max(layers) + 1 if layers else None,
        "tie_word_embeddings": not any(n.endswith("lm_head.weight") for n in tensors),
        "model_type": "llama",
    }
    widths = _shape(tensors, _WIDTHS)
    fused = _rows(tensors, "gate_up_proj.weight")
    if widths:
        config["intermediate_size"] = next((n for n in widths if n != hidden), hidden)
    elif fused:
        config["intermediate_size"] = fused // 2
        config["model_type"] = "phi3"
    if _shape(tensors, ("q_proj.bias",)):
        config["model_type"] = "qwen2"
    norm = _shape(tensors, ("q_norm.weight",))
    if norm:
        config["model_type"] = "qwen3"
        config["head_dim"] = norm[0]
    query, key = _rows(tensors, "q_proj.weight"), _rows(tensors, "k_proj.weight")
    if query and heads and query % heads == 0:
        config["head_dim"] = query // heads
    size = config.get("head_dim")
    if query and size:
        config["num_attention_heads"] = heads or query // size
        config["num_key_value_heads"] = max((key or query) // size, 1)
    return {k: v for k, v in config.items() if v is not None}
