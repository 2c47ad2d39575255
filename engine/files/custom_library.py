"""The user's own models and cards: one small JSON file each, so that the pickers can offer them again.

A file that cannot be read is told, left alone, and never overwritten.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar, cast

from pydantic import Field, ValidationError

from engine.errors import InputError
from engine.files.atomic import make_folder, write_atomically, write_error
from engine.files.folders import user_folders
from engine.files.importers.file_bytes import read_bounded
from engine.files.importers.json_text import MAX_CONFIG_BYTES, parse_json
from engine.files.preset_names import ENDING, clean_name, free_stem, key_of
from engine.scenario.frozen import Frozen
from engine.scenario.hardware_choice import CustomGpu

FOLDER = "own"
MOST_FILES = 2000


class CustomModel(Frozen):
    """A model of the user's own: a name, and the config that describes it."""

    name: str = Field(min_length=1, max_length=200)
    config: dict[str, Any]
    origin: str = Field("", max_length=300, description="file or repository it was read from")


T = TypeVar("T", bound=CustomModel | CustomGpu)


@dataclass(frozen=True, slots=True)
class _Entry(Generic[T]):
    place: Path
    value: T | InputError


class Shelf(Generic[T]):
    """One folder of entries of one kind."""

    def __init__(self, folder: Path, kind: type[T]) -> None:
        self.folder, self._kind = folder, kind

    def all(self) -> tuple[T, ...]:
        """The readable entries, by name."""
        found = [e.value for e in self._entries() if not isinstance(e.value, InputError)]
        return tuple(sorted(found, key=lambda value: (key_of(value.name), value.name)))

    def problems(self) -> tuple[InputError, ...]:
        """What is wrong with the other files, each named."""
        return tuple(e.value for e in self._entries() if isinstance(e.value, InputError))

    def get(self, name: str) -> T | None:
        """The entry of this name."""
        return next((value for value in self.all() if value.name == name), None)

    def save(self, value: T) -> T:
        """Keep an entry; one of the same name is replaced.

        Raises:
            InputError: ``string_too_short`` (no name), or why it cannot be written.
        """
        name = clean_name(value.name)
        if not name:
            raise InputError("string_too_short", "name")
        kept = cast("T", value.replace(name=name))
        entries = list(self._entries())
        same = (e.place for e in entries if _name(e.value) == key_of(name))
        make_folder(self.folder)
        taken = [entry.place.name.removesuffix(ENDING) for entry in entries]
        place = next(same, None) or self.folder / (free_stem(name, taken) + ENDING)
        text = json.dumps(kept.model_dump(mode="json", exclude_defaults=True), indent=2)
        write_atomically(place, text + "\n")
        return kept

    def remove(self, name: str) -> None:
        """Forget an entry; plans made with it keep what they need.

        Raises:
            InputError: why its file cannot be removed.
        """
        for entry in self._entries():
            if _name(entry.value) == key_of(name):
                try:
                    entry.place.unlink(missing_ok=True)
                except OSError as error:
                    raise write_error(error, entry.place) from None

    def _entries(self) -> Iterator[_Entry[T]]:
        try:
            places = sorted(p for p in self.folder.iterdir() if p.name.endswith(ENDING))
        except OSError:
            return
        for place in places[:MOST_FILES]:
            if not place.name.startswith("."):
                yield _Entry(place, self._read(place))

    def _read(self, place: Path) -> T | InputError:
        try:
            content = parse_json(read_bounded(place, MAX_CONFIG_BYTES), place.name)
            return cast("T", self._kind.model_validate(content))
        except InputError as error:
            return error
        except ValidationError as error:
            first = error.errors(include_url=False)[0]
            where = ".".join(str(part) for part in first["loc"])
            return InputError("impossible_value", place.name, reason=f"{where}: {first['type']}")


def _name(value: CustomModel | CustomGpu | InputError) -> str:
    return "" if isinstance(value, InputError) else key_of(value.name)


class CustomLibrary:
    """Own models and own cards of this user."""

    def __init__(self, folder: Path | None = None) -> None:
        place = folder or user_folders().config / FOLDER
        self.models = Shelf(place / "models", CustomModel)
        self.cards = Shelf(place / "cards", CustomGpu)

    def problems(self) -> tuple[InputError, ...]:
        """What is wrong with files of either kind."""
        return (*self.models.problems(), *self.cards.problems())
