"""The bundled catalogue of models and cards: read lazily, validated on use, kept in memory.

One JSON file a model and a card in resources/catalog. Lists for pickers come from the raw rows
(:mod:`engine.files.catalog_rows`); a full object is validated when it is asked for.
"""

from functools import cache, lru_cache
from typing import Any

from pydantic import Field

from engine.architecture.spec import ModelSpec
from engine.errors import InputError
from engine.files.catalog_rows import (
    GpuRow,
    ModelRow,
    gpu_row,
    model_file,
    model_row,
    raw_file,
    raw_folder,
)
from engine.files.nearest import nearest
from engine.hardware.gpu import Gpu
from engine.scenario.frozen import Frozen

VENDORS = ("NVIDIA", "AMD", "Intel", "Apple")


class ModelFacts(Frozen):
    """What is known about a model besides its structure. Parameter counts are elements.

    Attributes:
        parameters: everything transformers loads; a tied head once, no buffers.
        active_parameters: per token, for a mixture of experts.
        published_parameters: the count its makers' files give.
        match: how the published count follows from the sizes: direct, exact_after_extras
            (``notes`` has the extras), rounded.
        verified: the published count is reproduced and a public source states the same sizes.
        confirmed: sizes that a public source states.
        fitted: sizes chosen because only they reproduce the published count.
    """

    parameters: int = Field(gt=0)
    text_parameters: int = Field(gt=0)
    active_parameters: int | None = None
    embedding_parameters: int = Field(gt=0)
    vision_parameters: int = 0
    published_parameters: int | None = None
    match: str
    verified: bool
    parameter_sources: tuple[str, ...] = ()
    size_sources: tuple[str, ...] = ()
    licence_source: str | None = None
    confirmed: tuple[str, ...] = ()
    fitted: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()


@cache
def model_rows() -> tuple[ModelRow, ...]:
    """Every model as a light row, by family and size."""
    rows = [model_row(raw) for raw in raw_folder("models").values()]
    return tuple(sorted(rows, key=lambda row: (row.family.casefold(), row.parameters, row.id)))


@cache
def gpu_rows() -> tuple[GpuRow, ...]:
    """Every card as a light row, by vendor and name."""
    rows = [gpu_row(raw) for raw in raw_folder("gpus").values()]
    rank = {vendor: index for index, vendor in enumerate(VENDORS)}
    return tuple(sorted(rows, key=lambda row: (rank.get(row.vendor, len(rank)), row.name)))


def _raw_model(model_id: str, field: str) -> dict[str, Any]:
    raw = raw_file("models", model_file(model_id))
    if raw is None or raw["spec"]["id"] != model_id:
        close = nearest(model_id, {row.id: row.name for row in model_rows()})
        raise InputError("unknown_model", field, value=model_id, nearest=", ".join(close))
    return raw


@lru_cache(maxsize=512)
def _spec(model_id: str) -> ModelSpec:
    """One object per model, so that caches keyed by a spec find it by identity."""
    return ModelSpec.model_validate(_raw_model(model_id, "model")["spec"])


@lru_cache(maxsize=512)
def _card(gpu_id: str) -> Gpu:
    return Gpu.model_validate(raw_file("gpus", gpu_id))


def model(model_id: str, field: str = "model") -> ModelSpec:
    """The structure of a catalogue model.

    Args:
        model_id: its id ("Qwen/Qwen2.5-7B-Instruct").
        field: the scenario field an error is to name.

    Raises:
        InputError: ``unknown_model`` with ``value`` and the ``nearest`` ids, comma separated.
    """
    _raw_model(model_id, field)
    return _spec(model_id)


def model_facts(model_id: str, field: str = "model") -> ModelFacts:
    """What is known about a catalogue model besides its structure.

    Raises:
        InputError: ``unknown_model``, as :func:`model`.
    """
    return ModelFacts.model_validate(_raw_model(model_id, field)["facts"])


def gpu(gpu_id: str, field: str = "gpu") -> Gpu:
    """A catalogue card.

    Args:
        gpu_id: its id ("rtx-4090").
        field: the scenario field an error is to name.

    Raises:
        InputError: ``unknown_gpu`` with ``value`` and the ``nearest`` ids, comma separated.
    """
    raw = raw_file("gpus", gpu_id)
    if raw is None or raw["id"] != gpu_id:
        close = nearest(gpu_id, {row.id: row.name for row in gpu_rows()})
        raise InputError("unknown_gpu", field, value=gpu_id, nearest=", ".join(close))
    return _card(gpu_id)


@cache
def gpus() -> tuple[Gpu, ...]:
    """Every catalogue card, in the order of :func:`gpu_rows`."""
    return tuple(gpu(row.id) for row in gpu_rows())


__all__ = [
    "GpuRow",
    "ModelFacts",
    "ModelRow",
    "gpu",
    "gpu_rows",
    "gpus",
    "model",
    "model_facts",
    "model_rows",
]
