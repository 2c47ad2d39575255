"""Writes .gguf headers for the tests, byte by byte as the specification says."""

import struct
from typing import Any

TEXT, ARRAY, U32, F32 = 8, 9, 4, 6


def text(value: str) -> bytes:
    data = value.encode()
    return struct.pack("<Q", len(data)) + data


def value(item: Any) -> bytes:
    if isinstance(item, str):
        return struct.pack("<I", TEXT) + text(item)
    if isinstance(item, list):
        kind = TEXT if item and isinstance(item[0], str) else U32
        body = b"".join(text(i) if kind == TEXT else struct.pack("<I", i) for i in item)
        return struct.pack("<IIQ", ARRAY, kind, len(item)) + body
    if isinstance(item, float):
        return struct.pack("<If", F32, item)
    return struct.pack("<II", U32, item)


def tensor(name: str, sides: list[int], kind: int) -> bytes:
    """``sides`` fastest first, as the file has them."""
    head = text(name) + struct.pack("<I", len(sides))
    return head + b"".join(struct.pack("<Q", s) for s in sides) + struct.pack("<IQ", kind, 0)


def gguf(metadata: dict[str, Any], tensors: list[tuple[str, list[int], int]]) -> bytes:
    head = b"GGUF" + struct.pack("<IQQ", 3, len(tensors), len(metadata))
    body = b"".join(text(k) + value(v) for k, v in metadata.items())
    return head + body + b"".join(tensor(*t) for t in tensors)


def llama_metadata(**changes: Any) -> dict[str, Any]:
    found: dict[str, Any] = {
        "general.architecture": "llama", "general.name": "toy", "llama.block_count": 2,
        "llama.embedding_length": 64, "llama.feed_forward_length": 128,
        "llama.attention.head_count": 4, "llama.attention.head_count_kv": 2,
        "llama.context_length": 2048, "tokenizer.ggml.tokens": ["a", "b", "c"],
    }  # fmt: skip
    return found | changes


# embedding in Q8_0, head in F16: 100 x 64 elements each
ENDS: list[tuple[str, list[int], int]] = [("token_embd.weight", [64, 100], 8),
                                          ("output.weight", [64, 100], 1)]  # fmt: skip
