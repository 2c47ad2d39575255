"""What pydantic found wrong with a plan, as one InputError with the path the user wrote."""

from collections.abc import Mapping, Sequence
from typing import Any

from pydantic import ValidationError

from engine.errors import InputError, Value
from engine.files.scenario_paths import dotted, known_keys, nearest_key, without_indices

LONGEST_FOUND = 80
LIMITS = {"ge": "least", "gt": "above", "le": "most", "lt": "below"}
LIMITS |= {"min_length": "least", "max_length": "most"}
Path = tuple[str | int, ...]
Finding = tuple[Path, Mapping[str, Any]]


def shown(value: object) -> Value:
    """A found value as the message shows it: numbers as they are, the rest as short text."""
    if isinstance(value, bool) or value is None:
        return {True: "true", False: "false", None: "null"}[value]
    if isinstance(value, int | float):
        return value
    if isinstance(value, str):
        text = value
    elif isinstance(value, Mapping):
        text = "{…}" if value else "{}"
    else:
        text = "[…]" if value else "[]"
    return text if len(text) <= LONGEST_FOUND else text[: LONGEST_FOUND - 1] + "…"


def _holds(here: object, part: str | int) -> bool:
    if isinstance(here, Mapping):
        return part in here
    return isinstance(here, list | tuple) and isinstance(part, int) and part < len(here)


def written_path(location: Path, data: object, absent: bool) -> Path:
    """``location`` without the marks of alternatives, which are in no file.

    Args:
        location: where pydantic says the error is.
        data: the plan as it was written.
        absent: the last part names a key that is missing.
    """
    path: list[str | int] = []
    here = data
    for at, part in enumerate(location):
        if _holds(here, part):
            here = here[part]  # type: ignore[index]
        elif not (absent and at == len(location) - 1):
            continue
        path.append(part)
    return tuple(path)


def _is_type_error(error: Mapping[str, Any]) -> bool:
    return str(error["type"]).endswith(("_type", "_parsing"))


def _likeliest(found: Sequence[Finding]) -> Finding:
    """The first finding; of several alternatives of one field the one that got furthest.

    A misspelt key goes before the missing one it stands for.
    """
    first = found[0][0]
    same = [item for item in found if item[0][: len(first)] == first]
    chosen = max(same, key=lambda item: (len(item[0]), not _is_type_error(item[1])))
    if chosen[1]["type"] == "missing":
        for path, error in found:
            if error["type"] == "extra_forbidden" and path[:-1] == chosen[0][:-1]:
                return path, error
    return chosen


def _values(path: str, error: Mapping[str, Any]) -> dict[str, Value]:
    values: dict[str, Value] = {"found": shown(error.get("input"))}
    context = error.get("ctx", {})
    for name, word in LIMITS.items():
        if isinstance(context.get(name), int | float):
            values[word] = context[name]
    if error["type"] == "value_error":
        values["reason"] = str(context.get("error", ""))
    full = ".".join(part for part in error["loc"] if isinstance(part, str))
    known = known_keys().get(full) or known_keys().get(without_indices(path))
    if known is not None and known.choices:
        values["choices"] = ", ".join(known.choices)
    return values


def plan_error(error: ValidationError, data: object) -> InputError:
    """The one error to report: its field is the dotted path as the user wrote it.

    Keys are pydantic's own ("greater_than_equal", "literal_error", "missing", ...) and
    ``unknown_key``; values hold what was ``found`` and ``least``, ``most``, ``above``, ``below``,
    ``choices``, ``nearest`` or ``reason``.
    """
    items = error.errors(include_url=False)
    found: list[Finding] = [
        (written_path(item["loc"], data, item["type"] == "missing"), item) for item in items
    ]
    path, chosen = _likeliest(found)
    field = dotted(path)
    if chosen["type"] == "extra_forbidden":
        return InputError("unknown_key", field, found=shown(path[-1]), nearest=nearest_key(field))
    if chosen["type"] == "missing":
        return InputError("missing", field or "gpu")
    return InputError(chosen["type"], field or "plan", **_values(field, chosen))
