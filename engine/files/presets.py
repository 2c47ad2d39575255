"""The user's presets: one plan file each in a folder, beside the read-only ones of the program."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from pathlib import Path

from pydantic import ValidationError

from engine.errors import InputError
from engine.files.atomic import make_folder, write_atomically, write_error
from engine.files.plan_errors import plan_error
from engine.files.plan_file import load_plan, read_plan, write_plan
from engine.files.preset_entry import PresetEntry, name_inside, read_file
from engine.files.preset_names import ENDING, clean_name, free_name, free_stem, key_of, stem_of
from engine.scenario import Scenario

DAMAGED = ".damaged-"


@dataclass(frozen=True, slots=True)
class Deleted:
    """What :meth:`PresetStore.restore` needs to bring a deleted preset back, byte for byte."""

    name: str
    file: str
    content: bytes


@cache
def bundled_presets() -> tuple[PresetEntry, ...]:
    """The examples that come with the program, in the order of their files."""
    folder = files("resources") / "presets"
    if not folder.is_dir():
        return ()
    places = sorted(
        (place for place in folder.iterdir() if place.name.endswith(ENDING)),
        key=lambda place: place.name,
    )
    return tuple(PresetEntry(name_inside(place), True, place) for place in places)


def _scenario_in(content: bytes) -> Scenario | None:
    try:
        return read_plan(content)
    except InputError:
        return None


class PresetStore:
    """Presets in one folder. Every change is on disk when the call returns.

    A damaged file is listed with its ``problem`` and never overwritten: when its name is needed
    it is kept aside as ``NAME.json.damaged-1``.
    """

    def __init__(self, folder: Path, bundled: Sequence[PresetEntry] | None = None) -> None:
        self.folder = folder
        self.bundled = bundled_presets() if bundled is None else tuple(bundled)

    def own_entries(self) -> tuple[PresetEntry, ...]:
        """The user's presets by name; scenarios are read when they are asked for."""
        try:
            found_files = [p for p in self.folder.iterdir() if p.name.endswith(ENDING)]
        except FileNotFoundError:
            return ()
        except OSError:
            # Listed as one unreadable preset, so that it is told and nothing else is lost.
            return (PresetEntry(self.folder.name, False, self.folder),)
        taken = [entry.name for entry in self.bundled]
        found = []
        for place in sorted(found_files, key=lambda path: path.name.removesuffix(ENDING)):
            if place.name.startswith(".") or not place.is_file():
                continue
            inside = name_inside(place)
            name = free_name(inside, taken) if inside in taken else inside
            taken.append(name)
            found.append(PresetEntry(name, False, place))
        return tuple(sorted(found, key=lambda entry: (key_of(entry.name), entry.name)))

    def entries(self) -> tuple[PresetEntry, ...]:
        """All presets: the user's own, then the bundled ones."""
        return (*self.own_entries(), *self.bundled)

    def entry(self, name: str) -> PresetEntry:
        """The preset of this name.

        Raises:
            InputError: ``unknown_preset``.
        """
        found = next((entry for entry in self.entries() if entry.name == name), None)
        if found is None:
            raise InputError("unknown_preset", name)
        return found

    def load(self, name: str) -> Scenario:
        """The scenario of a preset.

        Raises:
            InputError: ``unknown_preset``, or what is wrong with its file.
        """
        entry = self.entry(name)
        if entry.problem is not None:
            raise entry.problem
        assert entry.scenario is not None
        return entry.scenario

    def free_name(self, name: str) -> str:
        """``name``, or with the next number when a preset has it already."""
        return free_name(clean_name(name) or "preset", [e.name for e in self.entries()])

    def save(self, name: str, scenario: Scenario) -> PresetEntry:
        """Write ``scenario`` as the preset ``name``, over the user's own one of exactly this name.

        Raises:
            InputError: ``string_too_short`` (no name), ``preset_read_only`` (a bundled one has
                it), or why it cannot be written (:mod:`engine.files.atomic`).
        """
        cleaned = self._checked(name)
        old = next((e for e in self.own_entries() if e.name == cleaned), None)
        if old is not None and old.problem is not None:
            self._set_aside(Path(str(old.place)))
            old = None
        path = self._new_path(cleaned) if old is None else Path(str(old.place))
        return self._write(path, cleaned, scenario)

    def rename(self, before: str, after: str) -> PresetEntry:
        """Give a preset another name; the file follows it.

        Raises:
            InputError: ``unknown_preset``, ``preset_read_only``, ``preset_exists``, what is wrong
                with the file, or why it cannot be written.
        """
        entry = self._own(before)
        cleaned = self._checked(after)
        others = [e.name for e in self.entries() if e.name != before]
        if key_of(cleaned) in {key_of(other) for other in others}:
            raise InputError("preset_exists", cleaned)
        scenario = self.load(before)
        old = Path(str(entry.place))
        if key_of(stem_of(cleaned)) == key_of(stem_of(before)):
            return self._write(old, cleaned, scenario)
        renamed = self._write(self._new_path(cleaned), cleaned, scenario)
        self._unlink(old)
        return renamed

    def duplicate(self, name: str, copy: str | None = None) -> PresetEntry:
        """A copy under ``copy``, or under the name with the next free number.

        Raises:
            InputError: ``unknown_preset``, ``preset_exists``, or as :meth:`save`.
        """
        scenario = self.load(name)
        wanted = self.free_name(name) if copy is None else clean_name(copy)
        if key_of(wanted) in {key_of(entry.name) for entry in self.entries()}:
            raise InputError("preset_exists", wanted)
        return self.save(wanted, scenario)

    def delete(self, name: str) -> Deleted:
        """Remove one of the user's presets, damaged or not.

        Returns:
            What :meth:`restore` needs to bring it back.

        Raises:
            InputError: ``unknown_preset``, ``preset_read_only``, or why it cannot be removed.
        """
        entry = self._own(name)
        path = Path(str(entry.place))
        deleted = Deleted(name, entry.file, read_file(path))
        self._unlink(path)
        return deleted

    def restore(self, deleted: Deleted) -> PresetEntry:
        """Bring a deleted preset back as it was; under another name when its own is taken.

        Raises:
            InputError: why it cannot be written.
        """
        taken = any(entry.name == deleted.name for entry in self.own_entries())
        scenario = _scenario_in(deleted.content) if taken else None
        if scenario is not None:
            return self.save(self.free_name(deleted.name), scenario)
        make_folder(self.folder)
        path = self.folder / deleted.file
        if path.exists():
            path = self._new_path(deleted.name)
        write_atomically(path, deleted.content)
        return next(entry for entry in self.own_entries() if entry.file == path.name)

    def import_file(self, path: Path) -> PresetEntry:
        """A plan file as a preset of its own name, or of the file's; numbered when it is taken.

        Raises:
            InputError: what is wrong with it, or why it cannot be written.
        """
        scenario = load_plan(path)
        return self.save(self.free_name(scenario.name or path.stem), scenario)

    def export(self, name: str, path: Path) -> None:
        """Write a preset as a plan file.

        Raises:
            InputError: as :meth:`load`, or why it cannot be written.
        """
        write_atomically(path, write_plan(self.load(name)))

    def _checked(self, name: str) -> str:
        cleaned = clean_name(name)
        if not cleaned:
            raise InputError("string_too_short", "name", found=name[:80])
        if key_of(cleaned) in {key_of(entry.name) for entry in self.bundled}:
            raise InputError("preset_read_only", cleaned)
        return cleaned

    def _own(self, name: str) -> PresetEntry:
        entry = self.entry(name)
        if entry.bundled:
            raise InputError("preset_read_only", name)
        return entry

    def _new_path(self, name: str) -> Path:
        there = self.folder.iterdir() if self.folder.is_dir() else ()
        stem = free_stem(name, [place.name.removesuffix(ENDING) for place in there])
        return self.folder / f"{stem}{ENDING}"

    def _write(self, path: Path, name: str, scenario: Scenario) -> PresetEntry:
        try:
            named = scenario.replace(name=name)
        except ValidationError as error:
            raise plan_error(error, {"name": name}) from None
        make_folder(self.folder)
        write_atomically(path, write_plan(named))
        return PresetEntry(name, False, path)

    def _set_aside(self, path: Path) -> None:
        number = 1
        while (aside := path.with_name(f"{path.name}{DAMAGED}{number}")).exists():
            number += 1
        try:
            path.rename(aside)
        except OSError as error:
            raise write_error(error, path) from None

    def _unlink(self, path: Path) -> None:
        try:
            path.unlink()
        except OSError as error:
            raise write_error(error, path) from None
