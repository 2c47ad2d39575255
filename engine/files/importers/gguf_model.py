"""A model from .gguf: one file, or the parts of a split; sizes and bytes come from the headers."""

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from engine.errors import InputError
from engine.files.importers.config import read_config
from engine.files.importers.gguf_config import config_from_gguf
from engine.files.importers.gguf_header import GgufHeader, read_gguf_header
from engine.files.importers.imported import Checkpoint, Imported, TensorFacts
from engine.files.importers.tensor_facts import Tensor
from engine.files.importers.weights import with_count
from engine.result import Notice

SPLIT = re.compile(r"(.*)-(\d{5})-of-(\d{5})\.gguf$")
MOST_PARTS = 10_000
SIXTEEN = 16.0


def split_parts(path: Path) -> tuple[Path, ...]:
    """Every part of the split that ``path`` belongs to, by name (they count from 1); or just it.

    Raises:
        InputError: ``too_many_files``.
    """
    found = SPLIT.match(path.name)
    if found is None:
        return (path,)
    total = int(found[3])
    if not 0 < total <= MOST_PARTS:
        raise InputError("too_many_files", path.name, found=total, most=MOST_PARTS)
    return tuple(
        path.with_name(f"{found[1]}-{part:05d}-of-{found[3]}.gguf") for part in range(1, total + 1)
    )


def _facts(tensors: Mapping[str, Tensor]) -> TensorFacts:
    counted: Counter[str] = Counter()
    for tensor in tensors.values():
        counted[tensor.dtype] += tensor.elements
    return TensorFacts(
        sum(counted.values()), sum(t.bytes for t in tensors.values()),
        tuple(sorted(counted.items(), key=lambda item: (-item[1], item[0]))), len(tensors),
    )  # fmt: skip


def _checkpoint(facts: TensorFacts) -> Checkpoint:
    main = facts.by_dtype[0][0] if facts.by_dtype else ""
    bits = 8 * facts.bytes / facts.parameters if facts.parameters and facts.bytes else None
    growth = SIXTEEN / bits if bits else None
    return Checkpoint(f"gguf:{main.lower()}", "gguf", bits, ("inference",), (), growth)


def read_gguf(path: Path, answers: Mapping[str, Any] | None = None) -> Imported:
    """The model in a .gguf file or split.

    Args:
        path: any part of a split, or the single file.
        answers: config keys that the user has given for fields the file lacks.

    Raises:
        InputError: as the readers of GGUF headers and of configs.
    """
    parts = split_parts(path)
    here = [part for part in parts if part.is_file()] or [path]
    headers = [read_gguf_header(part) for part in here]
    tensors: dict[str, Tensor] = {}
    for header in headers:
        tensors |= header.tensors
    first = next((h for h in headers if "general.architecture" in h.metadata), headers[0])
    config = config_from_gguf(GgufHeader(first.version, first.metadata, tensors), path.name)
    imported = read_config(config | dict(answers or {}), path.name)
    facts = _facts(tensors)
    notices = [n for n in imported.notices if n.key != "dtype_unknown"]
    notices.append(
        Notice("origin_gguf", "info", {"bytes": facts.bytes, "files": len(here)}, "model")
    )
    notices.append(Notice("gguf_inference_only", "warning", {}, "model"))
    if len(here) < len(parts):
        gap = {"present": len(here), "expected": len(parts)}
        notices.append(Notice("split_part_missing", "warning", gap, "model"))
    checkpoint = _checkpoint(facts)
    spec = imported.spec and imported.spec.replace(checkpoint=checkpoint.kind)
    result = replace(
        imported, spec=spec, notices=tuple(notices), origin="gguf", checkpoint=checkpoint,
        tensors=facts,
    )  # fmt: skip
    whole = len(here) == len(parts)
    return with_count(result, facts.parameters, add=True) if whole else result
