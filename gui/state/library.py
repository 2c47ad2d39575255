"""The presets, and which of them the plan of the moment came from."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol, TypeVar

from PySide6.QtCore import QObject, Signal

from engine.errors import InputError
from engine.scenario import Scenario
from gui.state.problem import Problem
from gui.state.store import PlanStore

T = TypeVar("T")
D = TypeVar("D")


class Entry(Protocol):
    """What the list of presets shows of one file; without a scenario it is unreadable."""

    @property
    def name(self) -> str: ...
    @property
    def bundled(self) -> bool: ...
    @property
    def scenario(self) -> Scenario | None: ...
    @property
    def problem(self) -> InputError | None: ...


class PresetFiles(Protocol[D]):
    """Where presets are kept; engine.files.presets.PresetStore on disk."""

    def entries(self) -> Sequence[Entry]: ...
    def save(self, name: str, scenario: Scenario) -> Entry: ...
    def rename(self, before: str, after: str) -> Entry: ...
    def delete(self, name: str) -> D: ...
    def restore(self, deleted: D) -> Entry: ...
    def import_file(self, path: Path) -> Entry: ...
    def free_name(self, name: str) -> str: ...


class PresetLibrary(QObject):
    """Loads into the store and saves from it. Failures are told by ``failed``, never raised."""

    changed = Signal()
    failed = Signal(object)
    storeChanged = Signal()

    def __init__(
        self, store: PlanStore, files: PresetFiles[Any], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._store, self._files = store, files
        self._entries: tuple[Entry, ...] | None = None
        self._current: str | None = None
        self._deleted: object | None = None
        store.planChanged.connect(lambda _board: self.storeChanged.emit())

    def entries(self) -> tuple[Entry, ...]:
        """The presets, read when they are first asked for."""
        if self._entries is None:
            self._entries = tuple(self._files.entries())
        return self._entries

    def current(self) -> str | None:
        """The name of the preset in use."""
        return self._current

    def set_current(self, name: str | None) -> None:
        """Where the plan came from, when a session is taken up again."""
        self._current = name
        self.changed.emit()

    def title(self) -> str:
        return self._current or self._store.scenario.name or ""

    def is_own(self) -> bool:
        """Whether the preset in use is one of the user's, which can be changed."""
        entry = self._entry(self._current)
        return entry is not None and not entry.bundled

    def is_edited(self) -> bool:
        """Whether the plan differs from the preset it came from."""
        entry = self._entry(self._current)
        return entry is None or entry.scenario != self._store.scenario

    def unreadable(self) -> list[InputError]:
        """What is wrong with files that cannot be used, to be named to the user."""
        return [entry.problem for entry in self.entries() if entry.problem is not None]

    def load(self, name: str) -> None:
        entry = self._entry(name)
        if entry is None or entry.scenario is None:
            return
        if self._store.replace(entry.scenario):
            self.set_current(name)

    def save(self, name: str) -> bool:
        """Write the plan of the moment as a preset of this name."""
        entry = self._try(lambda: self._files.save(name, self._store.scenario))
        return self._take(entry)

    def rename(self, name: str) -> bool:
        before = self._current
        if before is None or name == before:
            return False
        edited = self.is_edited()
        entry = self._try(lambda: self._files.rename(before, name))
        if entry is not None and edited:
            # The file is another one now; what was changed beside it stays a change.
            self.set_current(entry.name)
            return True
        return self._take(entry)

    def delete(self) -> str | None:
        """Remove the preset in use; the plan stays, and ``restore`` brings the file back."""
        name = self._current
        if name is None or not self.is_own():
            return None
        deleted = self._try(lambda: self._files.delete(name))
        if deleted is None:
            return None
        self._deleted = deleted
        self.set_current(None)
        return name

    def can_restore(self) -> bool:
        return self._deleted is not None

    def restore(self) -> str | None:
        deleted = self._deleted
        entry = None if deleted is None else self._try(lambda: self._files.restore(deleted))
        if entry is None:
            return None
        self._deleted = None
        self.set_current(entry.name)
        return entry.name

    def adopt_file(self, path: Path) -> bool:
        """A plan file becomes a preset of its own name, and the plan."""
        entry = self._try(lambda: self._files.import_file(path))
        if entry is None:
            return False
        self.load(entry.name)
        return True

    def free_name(self, name: str) -> str:
        """The name, or with a number when it is taken."""
        return self._files.free_name(name)

    def _take(self, entry: Entry | None) -> bool:
        """The plan is now the one in this file, down to its name."""
        if entry is None:
            return False
        self._current = entry.name
        if entry.scenario is not None:
            self._store.replace(entry.scenario)
        self.changed.emit()
        return True

    def _entry(self, name: str | None) -> Entry | None:
        return next((entry for entry in self.entries() if entry.name == name), None)

    def _try(self, act: Callable[[], T]) -> T | None:
        self._entries = None
        try:
            return act()
        except InputError as error:
            self.failed.emit(Problem(error.field, error.key, dict(error.values)))
            return None
