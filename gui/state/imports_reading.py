"""What is done with a file that was dropped or opened. Runs in a process of its own: no Qt here."""

from dataclasses import replace
from pathlib import Path

from engine.errors import InputError
from engine.files.importers.config_fields import KEYS
from engine.files.importers.file_bytes import read_bounded
from engine.files.importers.gguf_model import read_gguf
from engine.files.importers.imported import Imported, ImportedAdapter
from engine.files.importers.json_text import MAX_CONFIG_BYTES, parse_json
from engine.files.importers.open_path import open_path
from engine.files.importers.safetensors_header import read_header
from engine.files.importers.safetensors_index import read_index
from engine.files.importers.tensor_sizes import config_from_tensors
from gui.state.imports_kinds import Answers, PlanFile, Reading, Refused, Sizes

_PLAN_KEYS = {"gpu", "box", "method", "training"}


def _is_plan(path: Path) -> bool:
    if path.suffix.lower() != ".json" or path.name.endswith(".index.json"):
        return False
    try:
        content = parse_json(read_bounded(path, MAX_CONFIG_BYTES), path.name)
    except InputError:
        return False
    return "model" in content and bool(_PLAN_KEYS & content.keys())


def read_source(path: str, answers: Answers) -> Reading:
    """The model, adapter or plan at ``path``.

    Raises:
        InputError: as the readers; see docs/readers.md.
    """
    place = Path(path)
    if not answers and place.is_file() and _is_plan(place):
        return PlanFile()
    return open_path(place, answers)


def read_sizes(path: str, answers: Answers) -> Sizes:
    """The sizes that a weight file shows by itself, whatever config lies beside it.

    Raises:
        InputError: as the readers.
    """
    place = Path(path)
    if place.name.lower().endswith(".gguf"):
        config = read_gguf(place, answers).config or {}
    else:
        index = place.name.endswith(".index.json")
        tensors = read_index(place).tensors if index else read_header(place).tensors
        heads = answers.get("num_attention_heads")
        config = config_from_tensors(tensors, heads if isinstance(heads, int) else None) or {}
    found = {
        key: value
        for names in KEYS.values()
        for name in names
        if isinstance(value := config.get(name), int)
        for key in names
    }
    if not found:
        raise InputError("no_embedding", place.name)
    return Sizes(found)


def run(task: str, path: str, answers: Answers) -> Reading | Refused:
    """One task of the reading process; every outcome can be sent back."""
    try:
        found = read_sizes(path, answers) if task == "sizes" else read_source(path, answers)
    except InputError as error:
        return Refused(error.key, error.field, dict(error.values))
    if isinstance(found, Imported | ImportedAdapter):
        plain = tuple(replace(notice, values=dict(notice.values)) for notice in found.notices)
        return replace(found, notices=plain)
    return found
