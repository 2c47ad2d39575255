"""Small configs and files made for the tests; every value is invented."""

import json
import struct
from pathlib import Path
from typing import Any

from engine.architecture.inventory import BlockInventory, Inventory, inventory_of
from engine.errors import InputError
from engine.files.importers.config import read_config
from engine.files.importers.imported import Imported

SIZES: dict[str, Any] = {
    "hidden_size": 64, "num_hidden_layers": 2, "num_attention_heads": 4, "num_key_value_heads": 2,
    "vocab_size": 100, "intermediate_size": 128,
}  # fmt: skip
LLAMA: dict[str, Any] = SIZES | {
    "model_type": "llama", "tie_word_embeddings": False, "torch_dtype": "bfloat16",
}  # fmt: skip

# Counted by hand: embedding and head 2 x 6400, attention 64 x (64 + 2 x 32 + 64) = 12288, MLP
# 3 x 64 x 128 = 24576, two norms 128 a layer, final norm 64.
LLAMA_TOTAL = 12800 + 2 * (12288 + 24576 + 128) + 64


def read(config: dict[str, Any]) -> Imported:
    return read_config(config)


def inventory(config: dict[str, Any]) -> Inventory:
    imported = read_config(config)
    assert imported.spec is not None, imported.missing
    return inventory_of(imported.spec)


def only_block(config: dict[str, Any]) -> BlockInventory:
    (block,) = inventory(config).blocks.values()
    return block


def shape(block: BlockInventory, role: str) -> tuple[int, int]:
    module = block.get(role)
    assert module is not None, role
    return module.outputs, module.inputs


def keys(imported: Imported) -> set[str]:
    return {notice.key for notice in imported.notices}


def values(imported: Imported, key: str) -> dict[str, Any]:
    return dict(next(notice.values for notice in imported.notices if notice.key == key))


def failure(config: Any) -> InputError:
    try:
        read_config(config)
    except InputError as error:
        return error
    raise AssertionError("no error")


def header_bytes(entries: dict[str, Any]) -> bytes:
    text = json.dumps(entries).encode()
    return struct.pack("<Q", len(text)) + text


def entry(dtype: str, shape: list[int], begin: int = 0) -> dict[str, Any]:
    width = {"F32": 4, "BF16": 2, "F16": 2, "I64": 8, "F8_E4M3": 1, "U8": 1}[dtype]
    count = 1
    for side in shape:
        count *= side
    return {"dtype": dtype, "shape": shape, "data_offsets": [begin, begin + count * width]}


def write_safetensors(path: Path, shapes: dict[str, tuple[str, list[int]]]) -> int:
    """A file whose tensors exist only as a hole of the right length; returns the tensors' bytes."""
    entries, position = {}, 0
    for name, (dtype, sides) in shapes.items():
        entries[name] = entry(dtype, sides, position)
        position = entries[name]["data_offsets"][1]
    with path.open("wb") as file:
        head = header_bytes(entries)
        file.write(head)
        file.truncate(len(head) + position)
    return position


def llama_shapes(layers: range = range(2), ends: bool = True) -> dict[str, tuple[str, list[int]]]:
    """The tensors of LLAMA above."""
    found: dict[str, tuple[str, list[int]]] = {}
    if ends:
        found = {
            "model.embed_tokens.weight": ("BF16", [100, 64]),
            "model.norm.weight": ("BF16", [64]),
            "lm_head.weight": ("BF16", [100, 64]),
        }
    rows = {"self_attn.q_proj": [64, 64], "self_attn.k_proj": [32, 64], "self_attn.v_proj": [32, 64],
            "self_attn.o_proj": [64, 64], "mlp.gate_proj": [128, 64], "mlp.up_proj": [128, 64],
            "mlp.down_proj": [64, 128], "input_layernorm": [64],
            "post_attention_layernorm": [64]}  # fmt: skip
    for layer in layers:
        found |= {f"model.layers.{layer}.{n}.weight": ("BF16", s) for n, s in rows.items()}
    return found


def write_json(path: Path, content: Any) -> Path:
    path.write_text(json.dumps(content), "utf-8")
    return path
