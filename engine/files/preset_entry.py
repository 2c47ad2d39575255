"""One preset in the list: its name at once, its scenario when it is asked for."""

import json
from dataclasses import dataclass
from functools import cached_property
from importlib.resources.abc import Traversable
from pathlib import Path

from engine.errors import InputError
from engine.files.plan_file import read_plan
from engine.files.plan_text import MOST_BYTES
from engine.files.preset_names import ENDING, clean_name
from engine.scenario import Scenario


@dataclass(frozen=True)
class PresetEntry:
    """A preset file.

    Attributes:
        name: what the user calls it.
        bundled: it comes with the program and cannot be changed.
        place: the file.
    """

    name: str
    bundled: bool
    place: Path | Traversable

    @property
    def file(self) -> str:
        """Name of the file."""
        return self.place.name

    @cached_property
    def _outcome(self) -> Scenario | InputError:
        try:
            return read_plan(read_file(self.place), self.place.name).replace(name=self.name)
        except InputError as error:
            return error

    @property
    def scenario(self) -> Scenario | None:
        """The scenario, named as the preset; None when the file cannot be used."""
        return self._outcome if isinstance(self._outcome, Scenario) else None

    @property
    def problem(self) -> InputError | None:
        """Why the file cannot be used."""
        return self._outcome if isinstance(self._outcome, InputError) else None


def read_file(place: Path | Traversable) -> bytes:
    """The content of a preset file.

    Raises:
        InputError: ``file_missing``, ``file_unreadable``, ``file_too_large``.
    """
    try:
        with place.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise InputError("file_missing", place.name) from None
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise InputError("file_unreadable", place.name, reason=reason) from None
    if len(content) > MOST_BYTES:
        raise InputError("file_too_large", place.name, bytes=len(content), most=MOST_BYTES)
    return content


def name_inside(place: Path | Traversable) -> str:
    """The name that stands in a preset file; of one that has none, the file's own."""
    stem = place.name.removesuffix(ENDING)
    try:
        data = json.loads(read_file(place).decode("utf-8-sig"))
    except (InputError, ValueError, RecursionError):
        return stem
    name = data.get("name") if isinstance(data, dict) else None
    return (clean_name(name) if isinstance(name, str) else "") or stem
