"""What is wrong with an edit: the field, a key for the words, and the numbers they need."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from pydantic import ValidationError

from engine.errors import Value

_BOUNDS = {"ge": "least", "gt": "least", "le": "most", "lt": "most"}


@dataclass(frozen=True, slots=True)
class Problem:
    """One refused edit."""

    path: str | None
    key: str
    values: Mapping[str, Value] = field(default_factory=dict)


def problem_of(error: ValidationError, path: str, value: Any) -> Problem:
    """The first finding of pydantic as a problem of the field that was edited."""
    first = error.errors(include_url=False)[0]
    context = first.get("ctx", {})
    values: dict[str, Value] = {"value": str(value)}
    for name, bound in context.items():
        if isinstance(bound, (int, float, str)):
            values[_BOUNDS.get(name, name)] = bound
    return Problem(path, str(first["type"]), values)
