"""Dotted paths into a scenario: read a value, make a validated copy with another one, find limits."""

from dataclasses import dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

from annotated_types import Ge, Gt, Le, Lt
from pydantic import BaseModel

from engine.scenario import Frozen, Scenario

T = TypeVar("T", bound=Frozen)


@dataclass(frozen=True, slots=True)
class Limits:
    """What the engine accepts for one field; read from its model, never written down twice."""

    least: float | None = None
    most: float | None = None
    choices: tuple[str, ...] = ()
    optional: bool = False
    default: Any = None


def value_at(scenario: Frozen, path: str) -> Any:
    """The value at a path; None where a part of the path is not set."""
    found: Any = scenario
    for name in path.split("."):
        if found is None:
            return None
        found = getattr(found, name)
    return found


def with_values(scenario: T, changes: dict[str, Any]) -> T:
    """A validated copy with the values at these paths.

    Raises:
        pydantic.ValidationError: a value is impossible.
    """
    direct: dict[str, Any] = {}
    nested: dict[str, dict[str, Any]] = {}
    for path, value in changes.items():
        head, _, rest = path.partition(".")
        if rest:
            nested.setdefault(head, {})[rest] = value
        else:
            direct[head] = value
    for head, inner in nested.items():
        part = getattr(scenario, head)
        direct[head] = inner if part is None else with_values(part, inner)
    return scenario.replace(**direct)


def _metadata(annotation: Any) -> tuple[list[Any], list[Any]]:
    """All constraints and all plain types inside an annotation."""
    origin = get_origin(annotation)
    if origin is Annotated:
        inner, *marks = get_args(annotation)
        found, types = _metadata(inner)
        constraints = [c for mark in marks for c in getattr(mark, "metadata", [mark])]
        return found + constraints, types
    if origin in (Union, UnionType):
        parts = [_metadata(part) for part in get_args(annotation)]
        return [m for found, _ in parts for m in found], [t for _, types in parts for t in types]
    return [], [annotation]


@cache
def limits(path: str) -> Limits:
    """The limits of the field at a path of the scenario."""
    *parents, leaf = path.split(".")
    model: type[BaseModel] = Scenario
    for name in parents:
        _, types = _metadata(model.model_fields[name].annotation)
        model = next(t for t in types if isinstance(t, type) and issubclass(t, BaseModel))
    info = model.model_fields[leaf]
    marks, types = _metadata(info.annotation)
    found: dict[str, Any] = {}
    for mark in [*info.metadata, *marks]:
        match mark:
            case Ge(ge=bound):
                found["least"] = bound
            case Gt(gt=bound):
                found["least"] = bound if float in types else bound + 1  # type: ignore[operator]
            case Le(le=bound):
                found["most"] = bound
            case Lt(lt=bound):
                found["most"] = bound
    choices = tuple(
        choice for kind in types if get_origin(kind) is Literal for choice in get_args(kind)
    )
    return Limits(choices=choices, optional=NoneType in types, default=info.get_default(), **found)
