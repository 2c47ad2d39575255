"""Raw catalogue rows, and the light rows that pickers list: no validation, a few milliseconds."""

import json
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Literal

Folder = Literal["models", "gpus"]


@dataclass(frozen=True, slots=True)
class ModelRow:
    """A model as a picker shows it. Counts are elements, ``max_context`` is tokens."""

    id: str
    name: str
    family: str
    licence: str | None
    model_type: str
    parameters: int
    text_parameters: int
    active_parameters: int | None
    embedding_parameters: int
    vision_parameters: int
    max_context: int | None
    layers: int
    hidden: int
    vocab: int
    verified: bool


@dataclass(frozen=True, slots=True)
class GpuRow:
    """A card as a picker shows it. MiB as the driver reports, GB/s, dense TFLOP/s, W, USD."""

    id: str
    name: str
    vendor: str
    architecture: str
    year: int | None
    memory_mib: int
    memory_label_gb: float | None
    bandwidth_gb_s: float | None
    bf16_tflops: float | None
    tdp_w: float | None
    price_usd: float | None
    unified: bool


def model_file(model_id: str) -> str:
    """File name, without ending, of a model id."""
    return model_id.replace("/", "__")


@cache
def raw_folder(folder: Folder) -> dict[str, dict[str, Any]]:
    """All rows of a folder as read, by file name without ending."""
    place = files("resources") / "catalog" / folder
    return {
        entry.name.removesuffix(".json"): json.loads(entry.read_bytes())
        for entry in place.iterdir()
        if entry.name.endswith(".json")
    }


@lru_cache(maxsize=1024)
def raw_file(folder: Folder, name: str) -> dict[str, Any] | None:
    """One row as read; None when there is no such file, or the name cannot be one."""
    if not name or set(name) & set('/\\:*?"<>|\0') or name.startswith("."):
        return None
    entry = files("resources") / "catalog" / folder / f"{name}.json"
    if not entry.is_file():
        return None
    raw: dict[str, Any] = json.loads(entry.read_bytes())
    return raw


def model_row(raw: dict[str, Any]) -> ModelRow:
    """The light row of a model file."""
    spec, facts = raw["spec"], raw["facts"]
    return ModelRow(
        id=spec["id"],
        name=spec["name"],
        family=spec["family"],
        licence=spec.get("licence"),
        model_type=spec["model_type"],
        parameters=facts["parameters"],
        text_parameters=facts["text_parameters"],
        active_parameters=facts.get("active_parameters"),
        embedding_parameters=facts["embedding_parameters"],
        vision_parameters=facts.get("vision_parameters", 0),
        max_context=spec.get("max_context"),
        layers=sum(count for _, count in spec["layers"]),
        hidden=spec["hidden"],
        vocab=spec["vocab"],
        verified=facts["verified"],
    )


def gpu_row(raw: dict[str, Any]) -> GpuRow:
    """The light row of a card file."""
    return GpuRow(
        id=raw["id"],
        name=raw["name"],
        vendor=raw["vendor"],
        architecture=raw["architecture"],
        year=raw.get("year"),
        memory_mib=raw["memory_mib"],
        memory_label_gb=raw.get("memory_label_gb"),
        bandwidth_gb_s=raw.get("bandwidth_gb_s"),
        bf16_tflops=raw.get("bf16_tflops"),
        tdp_w=raw.get("tdp_w"),
        price_usd=raw.get("price_usd"),
        unified=raw.get("unified", False),
    )
