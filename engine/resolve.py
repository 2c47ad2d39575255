"""From a question to a job: looks up the model and the cards, and fills in the profile's defaults.

Everything that reads files happens here, and is kept: a model already met costs microseconds.
"""

from functools import lru_cache
from pathlib import Path

from engine.architecture.spec import ModelSpec
from engine.errors import InputError
from engine.files import catalog
from engine.hardware.gpu import Gpu, gpu_from_custom
from engine.job import Job
from engine.profiles import fill
from engine.result import Notice
from engine.scenario import Box, GpuChoice, ModelChoice, Scenario

CONFIG_FIELD = "model.config"
PATH_FIELD = "model.path"

Found = tuple[ModelSpec, tuple[Notice, ...]]
Stamp = tuple[tuple[str, int, int], ...]

MOST_KEPT = 64
_kept: dict[tuple[str, Stamp], Found] = {}


def _stamp(path: Path) -> Stamp:
    """Name, time and size of what a path holds: changes when the file or folder does."""
    found = []
    for entry in (path, path / "config.json"):
        try:
            seen = entry.stat()
        except (OSError, ValueError):
            continue
        found.append((entry.name, seen.st_mtime_ns, seen.st_size))
    return tuple(found)


@lru_cache(maxsize=64)
def _read_path(path: str, stamp: Stamp) -> Found:  # noqa: ARG001 - the stamp ages the cache
    from engine.files.importers.imported import ImportedAdapter
    from engine.files.importers.open_path import open_path

    try:
        imported = open_path(path)
    except InputError as error:
        values = {"file": error.field or ""} | dict(error.values)
        raise InputError(error.key, PATH_FIELD, **values) from None
    if isinstance(imported, ImportedAdapter):
        raise InputError("adapter_not_model", PATH_FIELD, base_model=imported.base_model or "")
    if imported.spec is None:
        gap = imported.missing[0]
        usual = "" if gap.usual is None else gap.usual
        raise InputError("needs_data", PATH_FIELD, needs=gap.field, why=gap.why, usual=usual)
    return imported.spec, imported.notices


def keep_read(path: str, spec: ModelSpec, notices: tuple[Notice, ...]) -> None:
    """Take over what has been read from ``path`` elsewhere, so that it is not read again here.

    A large index takes longer to read than a window may stand still; it is read in another
    process. A file that changes afterwards is read anew.
    """
    while len(_kept) >= MOST_KEPT:
        _kept.pop(next(iter(_kept)))
    _kept[path, _stamp(Path(path))] = (spec, notices)


def _read_config(config: dict[str, object]) -> Found:
    from engine.files.importers.config import read_config

    try:
        imported = read_config(config, CONFIG_FIELD)
    except InputError as error:
        whole = error.field is None or error.field == CONFIG_FIELD
        field = CONFIG_FIELD if whole else f"{CONFIG_FIELD}.{error.field}"
        raise InputError(error.key, field, **error.values) from None
    if imported.spec is None:
        gap = imported.missing[0]
        usual = "" if gap.usual is None else gap.usual
        raise InputError("needs_data", f"{CONFIG_FIELD}.{gap.field}", why=gap.why, usual=usual)
    return imported.spec, imported.notices


@lru_cache(maxsize=256)
def _as_chosen(spec: ModelSpec, name: str | None, checkpoint: str | None) -> ModelSpec:
    """``spec`` with the user's own name and storage form; one object per combination."""
    changes = {"name": name, "checkpoint": checkpoint}
    return spec.replace(**{key: value for key, value in changes.items() if value is not None})


def resolve_model(choice: ModelChoice) -> Found:
    """The structure of the chosen model, and what was assumed in reading it.

    Raises:
        InputError: no such model, or its file cannot be used; the field is the scenario's.
    """
    if choice.id is not None:
        found: Found = (catalog.model(choice.id, "model"), ())
    elif choice.config is not None:
        found = _read_config(choice.config)
    else:
        path = Path(choice.path or "")
        stamp = _stamp(path)
        found = _kept.get((str(path), stamp)) or _read_path(str(path), stamp)
    spec, notices = found
    if choice.name is not None or choice.checkpoint is not None:
        spec = _as_chosen(spec, choice.name, choice.checkpoint)
    return spec, notices


@lru_cache(maxsize=256)
def _card(choice: GpuChoice, field: str) -> Gpu:
    return catalog.gpu(choice, field) if isinstance(choice, str) else gpu_from_custom(choice)


def resolve_cards(gpu: GpuChoice | None, box: Box) -> tuple[Gpu, ...]:
    """Every card of one node; a list of mixed cards goes before card x count.

    Raises:
        InputError: ``unknown_gpu``; the field is the scenario's.
    """
    if box.cards:
        return tuple(_card(one, f"box.cards.{at}") for at, one in enumerate(box.cards))
    if gpu is None:
        raise InputError("missing", "gpu")
    return (_card(gpu, "gpu"),) * box.count


def resolve(scenario: Scenario) -> Job:
    """The job of ``scenario``: model and cards looked up, open fields answered by the profile.

    Raises:
        InputError: the model or a card cannot be found or read; names the field.
    """
    spec, notices = resolve_model(scenario.model)
    cards = resolve_cards(scenario.gpu, scenario.box)
    filled, from_profile = fill(scenario)
    return Job(filled, spec, cards, notices, from_profile)
