"""The one way in: whatever the user dropped, opened by what it is. Headers only, no code, no pickle."""

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from engine.errors import InputError
from engine.files.importers.adapter import CONFIG_NAME as ADAPTER_NAME
from engine.files.importers.adapter import adapter_from_config, read_adapter
from engine.files.importers.answers import with_answers
from engine.files.importers.config import read_config
from engine.files.importers.file_bytes import read_bounded
from engine.files.importers.gguf_model import read_gguf
from engine.files.importers.imported import Imported, ImportedAdapter
from engine.files.importers.json_text import (
    MAX_CONFIG_BYTES,
    MAX_HEADER_BYTES,
    parse_json,
)
from engine.files.importers.safetensors_header import read_header
from engine.files.importers.safetensors_index import INDEX_NAME, read_index
from engine.files.importers.tensor_facts import count_tensors
from engine.files.importers.weights import check_claims, model_from_weights

PICKLES = (".bin", ".pt", ".pth", ".ckpt", ".pkl", ".pickle", ".joblib")
SINGLE_NAME = "model.safetensors"
CONFIG_NAME = "config.json"
QUANT_NAME = "hf_quant_config.json"
ACCEPTED = "config.json, *.safetensors, *.safetensors.index.json, *.gguf, adapter_config.json"
MOST_ENTRIES = 100_000

Answers = Mapping[str, Any] | None


def _config_beside(folder: Path) -> dict[str, Any] | None:
    """config.json of a folder, with the quantisation that some repositories keep in a second file."""
    path = folder / CONFIG_NAME
    if not path.is_file():
        return None
    config = parse_json(read_bounded(path, MAX_CONFIG_BYTES), path.name)
    second = folder / QUANT_NAME
    if "quantization_config" not in config and second.is_file():
        found = parse_json(read_bounded(second, MAX_CONFIG_BYTES), second.name).get("quantization")
        if isinstance(found, dict):
            config["quantization_config"] = {"quant_method": "modelopt"} | found
    return config


def _open_index(path: Path, answers: Answers) -> Imported:
    index = read_index(path)
    config = _config_beside(path.parent)
    if not index.tensors:
        claimed = index.total_parameters or 0
        if config is None:
            raise InputError(
                "shards_absent", path.name, expected=len(index.shards), claimed=claimed
            )
        imported = read_config(with_answers(config, answers), CONFIG_NAME)
        notices = check_claims(index, count_tensors({}))
        return replace(imported, notices=(*imported.notices, *notices))
    complete = not index.absent
    imported = model_from_weights(index.tensors, config, path.name, answers, complete)
    facts = imported.tensors or count_tensors(index.tensors)
    notices = check_claims(index, facts)
    return replace(imported, notices=(*imported.notices, *notices))


def _open_json(path: Path, answers: Answers) -> Imported | ImportedAdapter:
    data = read_bounded(path, MAX_HEADER_BYTES)
    if path.name.endswith(".index.json"):
        return _open_index(path, answers)
    content = parse_json(data, path.name)
    if "peft_type" in content:
        if path.name == ADAPTER_NAME:
            return read_adapter(path.parent)
        return adapter_from_config(content)
    if "weight_map" in content:
        return _open_index(path, answers)
    return read_config(with_answers(content, answers), path.name)


def _open_folder(folder: Path, answers: Answers) -> Imported | ImportedAdapter:
    if (folder / ADAPTER_NAME).is_file():
        return read_adapter(folder)
    if (folder / INDEX_NAME).is_file():
        return _open_index(folder / INDEX_NAME, answers)
    config = _config_beside(folder)
    if (folder / SINGLE_NAME).is_file():
        header = read_header(folder / SINGLE_NAME)
        return model_from_weights(header.tensors, config, SINGLE_NAME, answers)
    if config is not None:
        return read_config(with_answers(config, answers), CONFIG_NAME)
    try:
        names = sorted(
            entry.name for _, entry in zip(range(MOST_ENTRIES), folder.iterdir(), strict=False)
        )
    except OSError as error:
        raise InputError("file_unreadable", folder.name, reason=type(error).__name__) from None
    first = next((n for n in names if n.endswith(".gguf")), None)
    if first is not None:
        return read_gguf(folder / first, answers)
    pickled = next((n for n in names if n.endswith(PICKLES)), None)
    if pickled is not None:
        raise InputError("pickle_not_read", pickled, expected=ACCEPTED)
    raise InputError("folder_without_model", folder.name, expected=ACCEPTED)


def _named(found: Imported | ImportedAdapter, place: Path) -> Imported | ImportedAdapter:
    """The model under the name of its folder, or of its file where the file has one of its own."""
    if isinstance(found, ImportedAdapter) or found.spec is None:
        return found
    usual = (CONFIG_NAME, SINGLE_NAME, INDEX_NAME)
    where = place.resolve()
    name = where.parent.name if where.name in usual else where.stem if where.suffix else where.name
    if not name or found.spec.name != found.spec.model_type:
        return found
    return replace(found, spec=found.spec.replace(id=f"file:{name}", name=name))


def open_path(path: str | Path, answers: Answers = None) -> Imported | ImportedAdapter:
    """The model or adapter at ``path``: a file or a folder.

    Args:
        path: config.json, model.safetensors, its index, .gguf, adapter_config.json, or a folder.
        answers: values the user gave for missing fields, by their path.

    Raises:
        InputError: the key of what is wrong with the file; see docs/readers.md.
    """
    place = Path(path)
    return _named(_open(place, answers), place)


def _open(place: Path, answers: Answers) -> Imported | ImportedAdapter:
    try:
        if place.is_dir():
            return _open_folder(place, answers)
    except (OSError, ValueError) as error:
        raise InputError("file_unreadable", place.name, reason=type(error).__name__) from None
    name = place.name.lower()
    if name.endswith(PICKLES):
        raise InputError("pickle_not_read", place.name, expected=ACCEPTED)
    if name.endswith(".gguf"):
        return read_gguf(place, answers)
    if name.endswith(".safetensors"):
        if name == f"{ADAPTER_NAME.removesuffix('config.json')}model.safetensors":
            return read_adapter(place.parent)
        header = read_header(place)
        return model_from_weights(header.tensors, _config_beside(place.parent), place.name, answers)
    if name.endswith(".json"):
        return _open_json(place, answers)
    raise InputError("unsupported_file", place.name, expected=ACCEPTED)
