"""A PEFT adapter folder: adapter_config.json, and the header of its weights when they are there.

Source: peft 0.21, LoraConfig (r, target_modules, modules_to_save, layers_to_transform, ...).
"""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from engine.architecture.families import all_families
from engine.errors import InputError
from engine.files.importers.file_bytes import read_bounded
from engine.files.importers.imported import ImportedAdapter, TensorFacts
from engine.files.importers.json_text import MAX_CONFIG_BYTES, integral, parse_json
from engine.files.importers.safetensors_header import read_header
from engine.files.importers.tensor_facts import Tensor, count_tensors
from engine.result import Notice
from engine.scenario.method import Adapter

CONFIG_NAME = "adapter_config.json"
WEIGHTS_NAME = "adapter_model.safetensors"
PEFT_DEFAULT = ("q_proj", "v_proj")  # what PEFT adapts on most decoders when no target is given
MOST_NAMES = 500
LONGEST_PATTERN = 10_000
USUAL_NAMES = frozenset(
    ("q_proj", "k_proj", "v_proj", "o_proj", "qkv_proj", "gate_proj", "up_proj", "down_proj",
     "gate_up_proj", "q_a_proj", "q_b_proj", "kv_a_proj_with_mqa", "kv_b_proj", "in_proj_qkv",
     "in_proj_qkvz", "in_proj_ba", "in_proj_z", "in_proj_a", "in_proj_b", "out_proj", "lm_head",
     "embed_tokens", "gate", "fc1", "fc2", "w1", "w2", "w3")
)  # fmt: skip
_WEIGHT = re.compile(
    r"(?:^|\.)([A-Za-z0-9_]+)\.lora_(?:A|embedding_A)(?:\.[A-Za-z0-9_]+)?(?:\.weight)?$"
)


def known_names() -> frozenset[str]:
    """Leaf names of modules in any family."""
    return USUAL_NAMES.union(*(family.names.values() for family in all_families().values()))


def names_in_pattern(pattern: str) -> tuple[str, ...]:
    """Module names that a regular expression mentions; the expression itself is never run."""
    words = re.findall(r"[A-Za-z0-9_]+", pattern[:LONGEST_PATTERN])
    return tuple(sorted(set(words) & known_names()))


def _names(value: object, key: str) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(item, str) and item for item in value):
        raise InputError("not_a_list", key, found=str(value)[:60])
    if len(value) > MOST_NAMES or any(len(item) > MOST_NAMES for item in value):
        raise InputError("json_too_many_values", key, most=MOST_NAMES)
    return tuple(dict.fromkeys(item.rsplit(".", 1)[-1][:200] for item in value))


def _targets(value: object, notices: list[Notice]) -> tuple[Any, str | None]:
    """(targets for :class:`Adapter`, the expression they come from)."""
    if value is None:
        values = {"targets": ",".join(PEFT_DEFAULT)}
        notices.append(Notice("adapter_default_targets", "warning", values, "adapter.targets"))
        return PEFT_DEFAULT, None
    if isinstance(value, str):
        if value == "all-linear":
            return "all-linear", None
        found = names_in_pattern(value)
        values = {"pattern": value[:200], "targets": ",".join(found)}
        if found:
            notices.append(Notice("adapter_pattern", "info", values, "adapter.targets"))
            return found, value
        notices.append(Notice("adapter_pattern_unread", "warning", values, "adapter.targets"))
        return "all-linear", value
    return _names(value, "target_modules"), None


def _weights(tensors: Mapping[str, Tensor]) -> tuple[tuple[str, ...], int | None]:
    """Adapted modules and the rank, from the names and shapes of the weights."""
    names, rank = set(), None
    for name, tensor in tensors.items():
        found = _WEIGHT.search(name)
        if found and tensor.shape:
            names.add(found[1])
            rank = max(rank or 0, min(tensor.shape))
    return tuple(sorted(names)), rank


def _dropout(value: object) -> float:
    if value is None:
        return 0.0
    if isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value < 1:
        return float(value)
    raise InputError("impossible_value", "lora_dropout", reason=str(value)[:60])


def _layers(value: object) -> tuple[int, ...] | None:
    if value is None:
        return None
    items = value if isinstance(value, list) else [value]
    found = [integral(item) for item in items[:MOST_NAMES]]
    if any(item is None or item < 0 for item in found):
        raise InputError("not_an_integer", "layers_to_transform", found=str(value)[:60])
    return tuple(item for item in found if item is not None)


def adapter_from_config(
    config: Mapping[str, Any], tensors: Mapping[str, Tensor] | None = None
) -> ImportedAdapter:
    """The settings of a LoRA adapter; names and rank of its weights win over the config's.

    Raises:
        InputError: ``adapter_type`` (not LoRA), ``not_a_list``, ``not_an_integer``,
            ``impossible_value``, ``json_too_many_values``.
    """
    kind = str(config.get("peft_type") or "")
    if kind.upper() != "LORA":
        raise InputError("adapter_type", "peft_type", found=kind[:60], expected="LORA")
    notices: list[Notice] = []
    targets, pattern = _targets(config.get("target_modules"), notices)
    rank = 8 if config.get("r") is None else integral(config.get("r"))
    facts: TensorFacts | None = None
    if tensors:
        names, stored = _weights(tensors)
        facts = count_tensors(tensors)
        if names:
            targets = "all-linear" if targets == "all-linear" else names
            values: dict[str, int | float | str] = {"targets": ",".join(names), "rank": stored or 0}
            notices.append(Notice("origin_adapter_weights", "info", values, "adapter"))
        if stored and rank and stored != rank:
            ranks = {"config": rank, "weights": stored}
            notices.append(Notice("adapter_rank_differs", "warning", ranks, "adapter.rank"))
            rank = stored
    if config.get("rank_pattern"):
        notices.append(Notice("adapter_rank_varies", "warning", {}, "adapter.rank"))
    saved = config.get("modules_to_save")
    try:
        adapter = Adapter(
            rank=-1 if rank is None else rank,
            targets=targets,
            dropout=_dropout(config.get("lora_dropout")),
            dora=bool(config.get("use_dora")),
            rslora=bool(config.get("use_rslora")),
            modules_to_save=() if saved is None else _names(saved, "modules_to_save"),
            layers=_layers(config.get("layers_to_transform")),
        )
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        raise InputError("impossible_value", where, reason=str(first["type"])) from None
    base = config.get("base_model_name_or_path")
    name = base[:300] if isinstance(base, str) and base else None
    if name is None:
        notices.append(Notice("adapter_base_unknown", "warning", {}, "model"))
    return ImportedAdapter(adapter, name, pattern, tuple(notices), facts)


def read_adapter(folder: Path) -> ImportedAdapter:
    """An adapter folder.

    Raises:
        InputError: as :func:`adapter_from_config`, and the readers of JSON and of headers.
    """
    data = read_bounded(folder / CONFIG_NAME, MAX_CONFIG_BYTES)
    config = parse_json(data, CONFIG_NAME)
    weights = folder / WEIGHTS_NAME
    tensors = read_header(weights).tensors if weights.is_file() else None
    return adapter_from_config(config, tensors)
