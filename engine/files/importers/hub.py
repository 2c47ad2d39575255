"""A model from the Hugging Face Hub by id or address: its config and its list of tensor sizes.

Nothing is asked of the network unless :func:`fetch_model` is called. No weights are fetched: the
element counts come from the Hub's own summary of the safetensors headers.
"""

import json
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from importlib import import_module
from pathlib import Path
from typing import Any

from platformdirs import user_cache_path

from engine.errors import InputError
from engine.files.importers.answers import with_answers
from engine.files.importers.config import read_config
from engine.files.importers.file_bytes import read_bounded
from engine.files.importers.hub_errors import Cancelled, translate
from engine.files.importers.imported import Imported, TensorFacts
from engine.files.importers.json_text import MAX_CONFIG_BYTES, integral, parse_json
from engine.files.importers.safetensors_header import LARGEST_FILE
from engine.files.importers.tensor_facts import FLOATS
from engine.files.importers.weights import with_count

Progress = Callable[[str, int, int], None]
STEPS = ("model", "config", "quantization", "read")
TIMEOUT_SECONDS = 10.0
_PART = r"[A-Za-z0-9][A-Za-z0-9._-]{0,95}"
_ID = re.compile(rf"(?:{_PART}/)?{_PART}")
_HOSTS = re.compile(r"^(?:https?://)?(?:www\.)?(?:huggingface\.co|hf\.co)/", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class HubModel:
    """What was fetched: enough to plan without the network from then on."""

    id: str
    revision: str
    config: Mapping[str, Any]
    parameters: Mapping[str, int]


def parse_id(text: str) -> tuple[str, str | None]:
    """(repository id, revision) from an id or an address of the Hub.

    Raises:
        InputError: ``hub_bad_id``, ``hub_not_a_model`` (a data set or a space).
    """
    rest = _HOSTS.sub("", text.strip())
    if "://" in rest:
        raise InputError("hub_bad_id", "model", found=text[:200])
    parts = [part for part in rest.split("?", 1)[0].split("#", 1)[0].split("/") if part]
    if parts and parts[0] in ("datasets", "spaces", "collections", "papers"):
        raise InputError("hub_not_a_model", "model", found=parts[0])
    marks = ("tree", "blob", "resolve")
    at = next((i for i, part in enumerate(parts) if part in marks and i > 0), len(parts))
    name = "/".join(parts[:at])
    revision = parts[at + 1] if at + 1 < len(parts) else None
    if not _ID.fullmatch(name) or ".." in name or "--" in name:
        raise InputError("hub_bad_id", "model", found=text[:200])
    return name, revision


def _cache_file(folder: Path, name: str) -> Path:
    return folder / (name.replace("/", "--") + ".json")


def cache_folder() -> Path:
    """Where fetched configs are kept."""
    return user_cache_path("finefit") / "hub"


def cached_model(name: str, folder: Path | None = None) -> HubModel | None:
    """A model fetched before; None when there is none, or the file is not whole."""
    path = _cache_file(folder or cache_folder(), name)
    try:
        content = parse_json(read_bounded(path, MAX_CONFIG_BYTES), path.name)
    except InputError:
        return None
    config, counts = content.get("config"), content.get("parameters")
    if not isinstance(config, dict) or not isinstance(counts, dict):
        return None
    return HubModel(name, str(content.get("revision") or ""), config, _counts(counts))


def _counts(found: Mapping[str, Any]) -> dict[str, int]:
    return {
        str(k)[:20]: n
        for k, v in found.items()
        if (n := integral(v)) is not None and 0 <= n <= LARGEST_FILE
    }


def _keep(model: HubModel, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    content = {"revision": model.revision, "config": model.config, "parameters": model.parameters}
    path = _cache_file(folder, model.id)
    part = path.with_suffix(".part")
    part.write_text(json.dumps(content), "utf-8")
    part.replace(path)


class _Session:
    """One fetch: the optional package, the repository, progress and the wish to stop."""

    def __init__(
        self, name: str, revision: str | None, folder: Path, endpoint: str | None,
        progress: Progress, cancelled: Callable[[], bool],
    ) -> None:  # fmt: skip
        try:
            self.hub = import_module("huggingface_hub")
        except ImportError:
            raise InputError("hub_extra_missing", "model", extra="hub") from None
        self.name, self.revision, self.folder, self.endpoint = name, revision, folder, endpoint
        self.progress, self.cancelled = progress, cancelled

    def step(self, key: str) -> None:
        if self.cancelled():
            raise Cancelled
        self.progress(key, STEPS.index(key), len(STEPS))

    def info(self) -> tuple[str, dict[str, int], set[str]]:
        """(commit, elements by type, file names)."""
        self.step("model")
        found = self.hub.HfApi(endpoint=self.endpoint).model_info(
            self.name, revision=self.revision, timeout=TIMEOUT_SECONDS,
            expand=["safetensors", "siblings", "sha"],
        )  # fmt: skip
        summary = getattr(found.safetensors, "parameters", None) or {}
        names = {sibling.rfilename for sibling in found.siblings or ()}
        return str(found.sha or ""), _counts(summary), names

    def json_file(self, file: str, commit: str) -> dict[str, Any]:
        url = self.hub.hf_hub_url(
            self.name, file, revision=commit or self.revision, endpoint=self.endpoint
        )
        size = self.hub.get_hf_file_metadata(
            url, timeout=TIMEOUT_SECONDS, endpoint=self.endpoint
        ).size  # fmt: skip
        if size is not None and size > MAX_CONFIG_BYTES:
            raise InputError("file_too_large", file, bytes=size, most=MAX_CONFIG_BYTES)
        path = self.hub.hf_hub_download(
            self.name, file, revision=commit or self.revision, endpoint=self.endpoint,
            cache_dir=self.folder / "files", etag_timeout=TIMEOUT_SECONDS,
        )  # fmt: skip
        return parse_json(read_bounded(Path(path), MAX_CONFIG_BYTES), file)

    def fetch(self) -> HubModel:
        commit, counts, names = self.info()
        self.step("config")
        config = self.json_file("config.json", commit)
        self.step("quantization")
        if "hf_quant_config.json" in names and "quantization_config" not in config:
            found = self.json_file("hf_quant_config.json", commit).get("quantization")
            if isinstance(found, dict):
                config["quantization_config"] = {"quant_method": "modelopt"} | found
        self.step("read")
        return HubModel(self.name, commit, config | {"_name_or_path": self.name}, counts)


def _silent(key: str, done: int, total: int) -> None:
    pass


def fetch_model(
    text: str,
    *,
    progress: Progress = _silent,
    cancelled: Callable[[], bool] = lambda: False,
    refresh: bool = False,
    folder: Path | None = None,
    endpoint: str | None = None,
) -> HubModel:
    """Fetch a model's config and tensor sizes; a model fetched before comes from the cache.

    Blocks for at most a few time-outs of ten seconds; call it outside the window's thread.

    Args:
        text: repository id or address.
        progress: called with (step, number of the step, number of steps).
        cancelled: asked between steps; True stops.
        refresh: ask the Hub even when the cache has the model.
        folder: cache folder, the platform's when None.
        endpoint: address of the Hub, the usual one when None.

    Raises:
        InputError: ``hub_bad_id``, ``hub_not_a_model``, ``hub_extra_missing``, ``hub_cancelled``,
            ``hub_no_network``, ``hub_not_found``, ``hub_gated``, ``hub_rate_limit``,
            ``hub_no_config``, ``hub_server``, ``hub_failed``, or as the reader of JSON.
    """
    name, revision = parse_id(text)
    place = folder or cache_folder()
    if not refresh and revision is None:
        found = cached_model(name, place)
        if found is not None:
            return found
    try:
        model = _Session(name, revision, place, endpoint, progress, cancelled).fetch()
        if revision is None:
            _keep(model, place)
    except InputError:
        raise
    except Exception as error:
        raise translate(error, name) from None
    return model


def import_from_hub(model: HubModel, answers: Mapping[str, Any] | None = None) -> Imported:
    """A fetched model as the readers of files would give it.

    Raises:
        InputError: as :func:`engine.files.importers.config.read_config`.
    """
    imported = read_config(with_answers(model.config, answers), "config.json")
    if not model.parameters:
        return imported
    floats = sum(count for kind, count in model.parameters.items() if kind.upper() in FLOATS)
    ranked = tuple(sorted(model.parameters.items(), key=lambda item: (-item[1], item[0])))
    facts = TensorFacts(floats, 0, ranked)
    result = replace(imported, tensors=facts, origin="tensors+config")
    return with_count(result, floats, add=False)
