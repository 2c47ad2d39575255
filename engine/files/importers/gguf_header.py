"""The header of a .gguf file: its key-value metadata and tensor list, within bounds.

Source: the format's specification (ggml, docs/gguf.md), versions 2 and 3, and the type table of
the gguf package 0.19. That package's own reader maps the whole file, so this one does not use it.
"""

import struct
from collections.abc import Mapping
from dataclasses import dataclass
from math import prod
from pathlib import Path
from typing import BinaryIO

from engine.errors import InputError
from engine.files.importers.file_bytes import open_binary, size_of
from engine.files.importers.json_text import MAX_HEADER_BYTES, check_not_pointer
from engine.files.importers.tensor_facts import Tensor

MAGIC = b"GGUF"
VERSIONS = (2, 3)
MOST_KEYS = 100_000
MOST_TENSORS = 1_000_000
MOST_ITEMS = 3_000_000
MOST_KEPT = 4096  # longer arrays (the tokens) are skipped; only their length is kept
LONGEST_TEXT = 4 * 1024**2
LARGEST_SIDE = 2**40
MAX_DIMENSIONS = 4
MAX_ARRAY_DEPTH = 4
STRING, ARRAY = 8, 9
LENGTH = struct.Struct("<Q")
BUFFER = 256 * 1024  # bytes read at a time where strings are stepped over
SCALARS: dict[int, tuple[str, int]] = {
    0: ("<B", 1), 1: ("<b", 1), 2: ("<H", 2), 3: ("<h", 2), 4: ("<I", 4), 5: ("<i", 4),
    6: ("<f", 4), 7: ("<?", 1), 10: ("<Q", 8), 11: ("<q", 8), 12: ("<d", 8),
}  # fmt: skip
# type number -> (name, elements a block, bytes a block)
TYPES: dict[int, tuple[str, int, int]] = {
    0: ("F32", 1, 4), 1: ("F16", 1, 2), 2: ("Q4_0", 32, 18), 3: ("Q4_1", 32, 20),
    6: ("Q5_0", 32, 22), 7: ("Q5_1", 32, 24), 8: ("Q8_0", 32, 34), 9: ("Q8_1", 32, 40),
    10: ("Q2_K", 256, 84), 11: ("Q3_K", 256, 110), 12: ("Q4_K", 256, 144), 13: ("Q5_K", 256, 176),
    14: ("Q6_K", 256, 210), 15: ("Q8_K", 256, 292), 16: ("IQ2_XXS", 256, 66),
    17: ("IQ2_XS", 256, 74), 18: ("IQ3_XXS", 256, 98), 19: ("IQ1_S", 256, 50),
    20: ("IQ4_NL", 32, 18), 21: ("IQ3_S", 256, 110), 22: ("IQ2_S", 256, 82),
    23: ("IQ4_XS", 256, 136), 24: ("I8", 1, 1), 25: ("I16", 1, 2), 26: ("I32", 1, 4),
    27: ("I64", 1, 8), 28: ("F64", 1, 8), 29: ("IQ1_M", 256, 56), 30: ("BF16", 1, 2),
    34: ("TQ1_0", 256, 54), 35: ("TQ2_0", 256, 66), 39: ("MXFP4", 32, 17), 40: ("NVFP4", 64, 36),
    41: ("Q1_0", 128, 18),
}  # fmt: skip

Scalar = int | float | bool | str


@dataclass(frozen=True, slots=True)
class Listing:
    """An array of the metadata; ``items`` is empty when it was too long to keep."""

    length: int
    items: tuple[Scalar, ...] = ()


@dataclass(frozen=True, slots=True)
class GgufHeader:
    """Metadata and tensors of one .gguf file."""

    version: int
    metadata: Mapping[str, Scalar | Listing]
    tensors: Mapping[str, Tensor]


class _Reader:
    """Reads forward through one header and keeps count."""

    def __init__(self, file: BinaryIO, name: str, size: int) -> None:
        self.file, self.name = file, name
        self.left = min(size, MAX_HEADER_BYTES)
        self.items = 0

    def take(self, count: int) -> bytes:
        if count > self.left:
            raise InputError("header_claims_too_much", self.name, claimed=str(count))
        self.left -= count
        data = self.file.read(count)
        if len(data) != count:
            raise InputError("file_truncated", self.name, claimed=count, bytes=len(data))
        return data

    def skip(self, count: int) -> None:
        if count > self.left:
            raise InputError("header_claims_too_much", self.name, claimed=str(count))
        self.left -= count
        self.file.seek(count, 1)

    def skip_texts(self, count: int) -> None:
        """Step over ``count`` strings, a buffer at a time."""
        buffer, at = b"", 0
        for _ in range(count):
            if at + LENGTH.size > len(buffer):
                if at > len(buffer):
                    self.skip(at - len(buffer))
                buffer, at = buffer[at:] + self.take(min(BUFFER, self.left)), 0
                if len(buffer) < LENGTH.size:
                    raise InputError("header_claims_too_much", self.name, claimed=str(count))
            at += LENGTH.size + LENGTH.unpack_from(buffer, at)[0]
        beyond = at - len(buffer)
        if beyond > 0:
            self.skip(beyond)
        else:
            self.file.seek(beyond, 1)
            self.left -= beyond

    def u32(self) -> int:
        return int.from_bytes(self.take(4), "little")

    def u64(self) -> int:
        return int.from_bytes(self.take(8), "little")

    def text(self) -> str:
        length = self.u64()
        if length > LONGEST_TEXT:
            raise InputError("header_claims_too_much", self.name, claimed=str(length))
        return self.take(length).decode("utf-8", errors="replace")

    def count_items(self, number: int) -> None:
        self.items += number
        if self.items > MOST_ITEMS:
            raise InputError("header_claims_too_much", self.name, claimed=str(number))

    def scalar(self, kind: int) -> Scalar:
        if kind == STRING:
            return self.text()
        form = SCALARS.get(kind)
        if form is None:
            raise InputError("header_entry", self.name, found=kind)
        value: int | float | bool = struct.unpack(form[0], self.take(form[1]))[0]
        return value

    def array(self, depth: int = 1) -> Listing:
        kind, length = self.u32(), self.u64()
        if depth > MAX_ARRAY_DEPTH or length > MOST_ITEMS:
            raise InputError("header_claims_too_much", self.name, claimed=str(length))
        self.count_items(length)
        if kind == ARRAY:
            for _ in range(length):
                self.array(depth + 1)
            return Listing(length)
        if kind in SCALARS and length > MOST_KEPT:
            self.skip(SCALARS[kind][1] * length)
            return Listing(length)
        if kind == STRING and length > MOST_KEPT:
            self.skip_texts(length)
            return Listing(length)
        return Listing(length, tuple(self.scalar(kind) for _ in range(length)))

    def value(self) -> Scalar | Listing:
        kind = self.u32()
        return self.array() if kind == ARRAY else self.scalar(kind)

    def tensor(self) -> tuple[str, Tensor]:
        name, count = self.text(), self.u32()
        if count > MAX_DIMENSIONS:
            raise InputError("header_entry", self.name, tensor=name[:200])
        shape = tuple(self.u64() for _ in range(count))
        kind = self.u32()
        self.u64()  # offset
        if any(side > LARGEST_SIDE for side in shape):
            raise InputError("header_entry", self.name, tensor=name[:200])
        label, elements, size = TYPES.get(kind, (f"type-{kind}", 1, 0))
        # sizes run fastest first in the file, slowest first everywhere else
        return name, Tensor(label, shape[::-1], -(-prod(shape) // elements) * size)


def read_gguf_header(path: Path) -> GgufHeader:
    """The metadata and the tensor list of one file; no tensor byte is read.

    Raises:
        InputError: ``not_gguf``, ``gguf_version``, ``header_claims_too_much``,
            ``file_truncated``, ``header_entry``, ``lfs_pointer``, or as
            :func:`engine.files.importers.file_bytes.size_of`.
    """
    size = size_of(path)
    with open_binary(path) as file:
        start = file.read(256)
        check_not_pointer(start, path.name)
        if start[: len(MAGIC)] != MAGIC:
            raise InputError("not_gguf", path.name)
        file.seek(len(MAGIC))
        reader = _Reader(file, path.name, size - len(MAGIC))
        version = reader.u32()
        if version not in VERSIONS:
            raise InputError("gguf_version", path.name, found=version)
        tensors, keys = reader.u64(), reader.u64()
        if tensors > MOST_TENSORS or keys > MOST_KEYS:
            raise InputError("header_claims_too_much", path.name, claimed=str(max(tensors, keys)))
        metadata: dict[str, Scalar | Listing] = {}
        for _ in range(keys):
            key = reader.text()
            metadata[key] = reader.value()
        found = dict(reader.tensor() for _ in range(tensors))
    return GgufHeader(version, metadata, found)
