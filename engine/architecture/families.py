"""The known model families, read once from the data files of the package (resources/families)."""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from engine.architecture.family import Family, Traits
from engine.errors import InputError

UNKNOWN = Family(
    model_type="",
    source="no family: read from the fields alone",
    flags={"attention_bias": ("qkv_bias", "out_bias"), "mlp_bias": ("mlp_bias",)},
)


def _merged(entry: dict[str, Any], entries: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """``entry`` laid over the family it is ``like``; traits and names merge, the rest replaces."""
    parent = entry.get("like")
    if parent is None:
        return entry
    below = {k: v for k, v in _merged(entries[parent], entries).items() if k != "aliases"}
    above = {k: v for k, v in entry.items() if k != "like"}
    norm = below.get("traits", {}).get("norm", {}) | above.get("traits", {}).get("norm", {})
    traits = below.get("traits", {}) | above.get("traits", {}) | ({"norm": norm} if norm else {})
    names = below.get("names", {}) | above.get("names", {})
    return below | above | {"traits": traits, "names": names}


@cache
def all_families() -> dict[str, Family]:
    """Every family by its ``model_type`` (aliases not included)."""
    entries: dict[str, dict[str, Any]] = {}
    for file in sorted((files("resources") / "families").iterdir(), key=lambda f: f.name):
        if file.name.endswith(".json"):
            entries |= json.loads(file.read_text("utf-8"))
    return {
        name: Family.model_validate({"model_type": name} | _merged(entry, entries))
        for name, entry in entries.items()
    }


@cache
def _by_any_name() -> dict[str, Family]:
    found: dict[str, Family] = {}
    for name, entry in all_families().items():
        found |= dict.fromkeys((*entry.aliases, name), entry)
    return found


def find_family(model_type: str) -> Family | None:
    """The family of a transformers ``model_type`` or of an older name for it, if it is known."""
    return _by_any_name().get(model_type)


def family(model_type: str) -> Family:
    """The family of ``model_type``.

    Raises:
        InputError: ``unknown_family``, when the data files hold none of that name.
    """
    found = find_family(model_type)
    if found is None:
        raise InputError("unknown_family", "model_type", found=model_type)
    return found


__all__ = ["UNKNOWN", "Family", "Traits", "all_families", "family", "find_family"]
