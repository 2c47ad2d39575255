"""Plan files, presets and lines of bulk input: from JSON to a Scenario and back (PLAN_FORMAT).

A change of the format adds one function to :data:`MIGRATIONS`; the version of a file is its
``schema``, and without one the newest is meant.
"""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from pydantic import ValidationError

from engine.errors import InputError
from engine.files.plan_errors import plan_error, shown
from engine.files.plan_text import MOST_BYTES, parse_plan
from engine.files.scenario_paths import known_keys, without_indices
from engine.scenario import Scenario

# The n-th function (from 1) turns an object of schema n into one of schema n + 1.
MIGRATIONS: tuple[Callable[[dict[str, Any]], dict[str, Any]], ...] = ()
NEWEST = len(MIGRATIONS) + 1
FREE_CONTENT = "model.config"


def migrated(data: Mapping[str, Any]) -> dict[str, Any]:
    """``data`` in the newest schema, without the ``schema`` key.

    Raises:
        InputError: ``schema_unknown`` with ``found`` and ``newest``.
    """
    found = data.get("schema", NEWEST)
    if isinstance(found, bool) or not isinstance(found, int) or not 1 <= found <= NEWEST:
        raise InputError("schema_unknown", "schema", found=shown(found), newest=NEWEST)
    current = {key: value for key, value in data.items() if key != "schema"}
    for migrate in MIGRATIONS[found - 1 :]:
        current = migrate(current)
    return current


def _check_flags(value: object, path: str) -> None:
    """Python counts true as 1; in a plan a yes or no stands only where one is asked for."""
    if isinstance(value, bool):
        known = known_keys().get(without_indices(path))
        if known is not None and not known.flag:
            raise InputError("number_or_word_expected", path, found=shown(value))
    elif isinstance(value, Mapping) and path != FREE_CONTENT:
        for key, inner in value.items():
            _check_flags(inner, f"{path}.{key}" if path else str(key))
    elif isinstance(value, list | tuple):
        for at, inner in enumerate(value):
            _check_flags(inner, f"{path}.{at}")


def scenario_from_data(data: Mapping[str, Any]) -> Scenario:
    """The scenario that a JSON object describes.

    Raises:
        InputError: the first thing wrong with it; ``field`` is the dotted path as written.
    """
    current = migrated(data)
    if "schema_version" in current:
        raise InputError("unknown_key", "schema_version", found="schema_version", nearest="schema")
    try:
        scenario = Scenario.model_validate(current)
    except ValidationError as error:
        raise plan_error(error, current) from None
    _check_flags(current, "")
    return scenario


def read_plan(content: str | bytes, name: str = "plan") -> Scenario:
    """The scenario in the text of a plan file.

    Args:
        content: text, or UTF-8 bytes with or without a byte order mark.
        name: what to call the input where no field can be named.

    Raises:
        InputError: it is no JSON object (see :func:`engine.files.plan_text.parse_plan`), or a
            field is unknown, missing or impossible.
    """
    return scenario_from_data(parse_plan(content, name))


def load_bytes(path: Path, most: int = MOST_BYTES) -> bytes:
    """The content of a file of at most ``most`` bytes.

    Raises:
        InputError: ``file_missing``, ``file_unreadable``, ``file_too_large``; the field is the
            file's name.
    """
    try:
        with path.open("rb") as file:
            content = file.read(most + 1)
    except FileNotFoundError:
        raise InputError("file_missing", path.name) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or type(error).__name__
        raise InputError("file_unreadable", path.name, reason=reason) from None
    if len(content) > most:
        raise InputError("file_too_large", path.name, bytes=len(content), most=most)
    return content


def load_plan(path: Path) -> Scenario:
    """The scenario of a plan file.

    Raises:
        InputError: the file or a field of it cannot be used.
    """
    return read_plan(load_bytes(path), path.name)


def _short(part: object, key: str) -> object:
    """``{"id": "x"}`` as ``"x"``: what can be a word alone is written as one."""
    return part[key] if isinstance(part, dict) and set(part) == {key} else part


def data_from_scenario(scenario: Scenario) -> dict[str, Any]:
    """The JSON object of a scenario: ``schema``, then only what differs from the defaults."""
    data = scenario.model_dump(mode="json", by_alias=True, exclude_defaults=True)
    data.pop("schema", None)
    for field, key in (("model", "id"), ("objective", "kind")):
        if field in data:
            data[field] = _short(data[field], key)
    return {"schema": NEWEST} | data


def write_plan(scenario: Scenario) -> str:
    """The text of a plan file; equal scenarios give equal text."""
    return json.dumps(data_from_scenario(scenario), indent=2, ensure_ascii=False) + "\n"
