"""model.safetensors.index.json: which file holds which tensor, and the headers of those at hand."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.errors import InputError
from engine.files.importers.file_bytes import beside, read_bounded
from engine.files.importers.json_text import (
    MAX_HEADER_BYTES,
    MAX_HEADER_VALUES,
    integral,
    parse_json,
)
from engine.files.importers.safetensors_header import LARGEST_FILE, read_header
from engine.files.importers.tensor_facts import Tensor

INDEX_NAME = "model.safetensors.index.json"
MOST_SHARDS = 10_000


@dataclass(frozen=True, slots=True)
class Index:
    """The tensors found through an index.

    Attributes:
        names: tensors the index lists.
        shards: files it names.
        tensors: entries of the headers that are at hand.
        absent: files that it names and the folder lacks.
        total_size: bytes the index claims, when it claims them.
        total_parameters: elements the index claims, when it claims them.
    """

    names: tuple[str, ...]
    shards: tuple[str, ...]
    tensors: Mapping[str, Tensor]
    absent: tuple[str, ...]
    total_size: int | None
    total_parameters: int | None


def _claim(value: object) -> int | None:
    found = integral(value)
    return found if found is not None and 0 <= found <= LARGEST_FILE else None


def parse_index(content: Mapping[str, Any], name: str = INDEX_NAME) -> Index:
    """An index without its shards.

    Raises:
        InputError: ``index_shape`` (no weight_map of names to file names), ``unsafe_path``,
            ``too_many_files``.
    """
    weights = content.get("weight_map")
    if not isinstance(weights, dict):
        raise InputError("index_shape", name, expected="weight_map")
    shards = sorted({s for s in weights.values() if isinstance(s, str)})
    if any(not isinstance(s, str) for s in weights.values()):
        raise InputError("index_shape", name, expected="weight_map")
    if len(shards) > MOST_SHARDS:
        raise InputError("too_many_files", name, found=len(shards), most=MOST_SHARDS)
    for shard in shards:
        if beside(Path(), shard) is None:
            raise InputError("unsafe_path", name, found=shard[:200])
    claims = content.get("metadata")
    claims = claims if isinstance(claims, dict) else {}
    return Index(
        tuple(weights), tuple(shards), {}, (), _claim(claims.get("total_size")),
        _claim(claims.get("total_parameters")),
    )  # fmt: skip


def read_index(path: Path) -> Index:
    """An index and the headers of the shards beside it.

    Raises:
        InputError: as :func:`parse_index`, and the readers of JSON and of headers.
    """
    data = read_bounded(path, MAX_HEADER_BYTES)
    index = parse_index(parse_json(data, path.name, MAX_HEADER_BYTES, MAX_HEADER_VALUES), path.name)
    tensors: dict[str, Tensor] = {}
    absent = []
    for shard in index.shards:
        file = beside(path.parent, shard)
        if file is None or not file.is_file():
            absent.append(shard)
            continue
        tensors |= read_header(file).tensors
    return Index(
        index.names, index.shards, tensors, tuple(absent), index.total_size, index.total_parameters
    )
