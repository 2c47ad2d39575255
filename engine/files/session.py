"""The last session and the workspace: what is good in its file comes back, the rest is told.

Nothing in this file may keep the program from starting.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from pydantic import Field, ValidationError

from engine.errors import InputError
from engine.files.atomic import make_folder, write_atomically
from engine.files.plan_errors import plan_error
from engine.files.plan_file import data_from_scenario, load_bytes, scenario_from_data
from engine.files.plan_text import parse_plan
from engine.scenario import GpuChoice, Scenario
from engine.scenario.frozen import Frozen
from engine.scenario.hardware_choice import MAX_CARDS

SCHEMA = 1
LONGEST_TEXT = 100_000
MOST_BOXES = 200
Value = TypeVar("Value")


class SavedBox(Frozen):
    """A candidate of the hardware comparison: equal cards in one machine."""

    gpu: GpuChoice
    count: int = Field(1, ge=1, le=MAX_CARDS)


@dataclass(frozen=True, slots=True)
class Session:
    """What comes back at the next start; None where nothing was kept.

    Attributes:
        scenario: the plan of the moment.
        preset: name of the preset it came from.
        boxes: candidates of the hardware comparison.
        geometry: the window's own words for its place, passed through untouched.
        language: code of the language of the window.
        theme: name of its look.
    """

    scenario: Scenario | None = None
    preset: str | None = None
    boxes: tuple[SavedBox, ...] = ()
    geometry: str | None = None
    language: str | None = None
    theme: str | None = None


@dataclass(frozen=True, slots=True)
class Restored:
    """A session as read, and what had to be left out of it; fields are paths in its file."""

    session: Session
    problems: tuple[InputError, ...] = ()


def _text(value: object, field: str) -> str:
    if not isinstance(value, str):
        raise InputError("string_type", field, found=str(value)[:80])
    if len(value) > LONGEST_TEXT:
        raise InputError("string_too_long", field, most=LONGEST_TEXT)
    return value


def _scenario(value: object, field: str) -> Scenario:
    if not isinstance(value, Mapping):
        raise InputError("model_type", field, found=str(value)[:80])
    try:
        return scenario_from_data(value)
    except InputError as error:
        raise InputError(error.key, f"{field}.{error.field}", **error.values) from None


def _box(value: object, field: str) -> SavedBox:
    if not isinstance(value, Mapping):
        raise InputError("model_type", field, found=str(value)[:80])
    try:
        return SavedBox.model_validate(value)
    except ValidationError as error:
        inner = plan_error(error, value)
        raise InputError(inner.key, f"{field}.{inner.field}", **inner.values) from None


def _boxes(value: object, problems: list[InputError]) -> tuple[SavedBox, ...]:
    if not isinstance(value, list):
        problems.append(InputError("tuple_type", "boxes", found=str(value)[:80]))
        return ()
    found = [_kept(_box, one, f"boxes.{at}", problems) for at, one in enumerate(value)]
    return tuple(box for box in found if box is not None)[:MOST_BOXES]


def _kept(
    read: Callable[[object, str], Value], value: object, field: str, problems: list[InputError]
) -> Value | None:
    try:
        return read(value, field)
    except InputError as error:
        problems.append(error)
        return None


def session_from_data(data: Mapping[str, Any]) -> Restored:
    """What is good in the object of a session file; unknown keys of later versions are ignored."""
    problems: list[InputError] = []

    def one(field: str, read: Callable[[object, str], Value]) -> Value | None:
        value = data.get(field)
        return None if value is None else _kept(read, value, field, problems)

    boxes = data.get("boxes")
    session = Session(
        scenario=one("scenario", _scenario),
        preset=one("preset", _text),
        boxes=() if boxes is None else _boxes(boxes, problems),
        geometry=one("geometry", _text),
        language=one("language", _text),
        theme=one("theme", _text),
    )
    return Restored(session, tuple(problems))


def load_session(path: Path) -> Restored:
    """The last session; an empty one where there is none. Never raises for what a file holds."""
    try:
        return session_from_data(parse_plan(load_bytes(path), path.name))
    except InputError as error:
        problems = () if error.key == "file_missing" else (error,)
        return Restored(Session(), problems)


def session_data(session: Session) -> dict[str, Any]:
    """The object of a session file: ``schema``, then what there is to keep."""
    data: dict[str, Any] = {
        "scenario": None if session.scenario is None else data_from_scenario(session.scenario),
        "preset": session.preset,
        "boxes": [box.model_dump(mode="json", exclude_defaults=True) for box in session.boxes],
        "geometry": session.geometry,
        "language": session.language,
        "theme": session.theme,
    }
    return {"schema": SCHEMA} | {key: value for key, value in data.items() if value}


def save_session(path: Path, session: Session) -> None:
    """Write the session, whole or not at all; its folder is made when it is missing.

    Raises:
        InputError: why it cannot be written (:mod:`engine.files.atomic`).
    """
    make_folder(path.parent)
    write_atomically(path, json.dumps(session_data(session), ensure_ascii=False, indent=1) + "\n")
