"""The header of a .safetensors file: eight bytes of length, then JSON. Tensor bytes stay on disk.

Source: the format's own description (safetensors README): u64 little endian, header of at most
100 MB, ``{"name": {"dtype", "shape", "data_offsets"}, "__metadata__": {...}}``.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from pathlib import Path
from typing import Any

from engine.errors import InputError
from engine.files.importers.file_bytes import open_binary, size_of
from engine.files.importers.json_text import (
    MAX_HEADER_BYTES,
    MAX_HEADER_VALUES,
    check_not_pointer,
    parse_json,
)
from engine.files.importers.tensor_facts import FLOATS, INTEGERS, Tensor

PREFIX = 8
MAX_DIMENSIONS = 16
LARGEST_FILE = 2**50  # 1 PiB: no weight file is larger, whatever a header claims


@dataclass(frozen=True, slots=True)
class Header:
    """The tensors of one file and its free metadata."""

    tensors: Mapping[str, Tensor]
    metadata: Mapping[str, str]


def _tensor(entry: object, name: str, tensor: str, most: int) -> Tensor:
    if not isinstance(entry, dict):
        raise InputError("header_entry", name, tensor=tensor[:200])
    dtype, shape, offsets = entry.get("dtype"), entry.get("shape"), entry.get("data_offsets")
    if not (isinstance(dtype, str) and isinstance(shape, list) and isinstance(offsets, list)):
        raise InputError("header_entry", name, tensor=tensor[:200])
    if len(shape) > MAX_DIMENSIONS or len(offsets) != len(("begin", "end")):
        raise InputError("header_entry", name, tensor=tensor[:200])
    for number in (*shape, *offsets):
        if type(number) is not int or not 0 <= number <= LARGEST_FILE:
            raise InputError("header_entry", name, tensor=tensor[:200])
    begin, end = offsets
    width = FLOATS.get(dtype) or INTEGERS.get(dtype)
    wrong = width is not None and int(prod(shape) * width) != end - begin
    if begin > end or end > most or wrong:
        raise InputError("header_offsets", name, tensor=tensor[:200])
    return Tensor(dtype[:20], tuple(shape), end - begin)


def parse_header(data: bytes, name: str, most: int = LARGEST_FILE) -> Header:
    """The header in ``data`` (the JSON alone); offsets may reach ``most`` bytes.

    Raises:
        InputError: ``header_entry``, ``header_offsets`` or one of
            :func:`engine.files.importers.json_text.parse_json`.
    """
    content: dict[str, Any] = parse_json(data, name, MAX_HEADER_BYTES, MAX_HEADER_VALUES)
    metadata = content.pop("__metadata__", None)
    words = metadata if isinstance(metadata, dict) else {}
    tensors = {key: _tensor(entry, name, key, most) for key, entry in content.items()}
    return Header(tensors, {k: v for k, v in words.items() if isinstance(v, str)})


def read_header(path: Path) -> Header:
    """The header of a .safetensors file.

    Raises:
        InputError: ``lfs_pointer``, ``header_short``, ``header_too_large``, ``file_truncated``, or
            as :func:`parse_header` and :func:`engine.files.importers.file_bytes.size_of`.
    """
    size = size_of(path)
    with open_binary(path) as file:
        prefix = file.read(PREFIX)
        if size < MAX_HEADER_BYTES:
            check_not_pointer(prefix + file.read(256), path.name)
        if len(prefix) < PREFIX:
            raise InputError("header_short", path.name, bytes=size)
        length = int.from_bytes(prefix, "little")
        if length > MAX_HEADER_BYTES:
            raise InputError(
                "header_too_large", path.name, claimed=str(length), most=MAX_HEADER_BYTES
            )
        if length > size - PREFIX:
            raise InputError("file_truncated", path.name, claimed=length, bytes=size)
        file.seek(PREFIX)
        data = file.read(length)
    return parse_header(data, path.name, size - PREFIX - length)
