"""The presets, and which of them the plan of the moment came from."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QObject, Signal

from engine.errors import InputError
from engine.scenario import Scenario
from gui.state.problem import Problem
from gui.state.store import PlanStore


class PresetEntry(Protocol):
    """What the list of presets shows of one file; without a scenario it is unreadable."""

    name: str
    bundled: bool
    scenario: Scenario | None
    problem: InputError | None


class PresetLibrary(QObject):
    """Loads into the store and saves from it. Failures are told by ``failed``, never raised."""

    changed = Signal()
    failed = Signal(object)
    storeChanged = Signal()

    def __init__(self, store: PlanStore, files: Any, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store, self._files = store, files
        self._entries: tuple[PresetEntry, ...] | None = None
        self._current: str | None = None
        self._deleted: tuple[str, Scenario] | None = None
        store.planChanged.connect(lambda _board: self.storeChanged.emit())

    def entries(self) -> tuple[PresetEntry, ...]:
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

    def load(self, name: str) -> None:
        entry = self._entry(name)
        if entry is None or entry.scenario is None:
            return
        if self._store.replace(entry.scenario):
            self._current = name
            self.changed.emit()

    def save(self, name: str) -> bool:
        """Write the plan of the moment as a preset of this name."""
        scenario = self._store.scenario.replace(name=name)
        if not self._try(lambda: self._files.save(name, scenario)):
            return False
        self._current = name
        self._store.replace(scenario)
        self.changed.emit()
        return True

    def rename(self, name: str) -> bool:
        before = self._current
        if before is None or name == before:
            return False
        if not self._try(lambda: self._files.rename(before, name)):
            return False
        self._current = name
        self.changed.emit()
        return True

    def duplicate(self, name: str) -> bool:
        return self.save(name)

    def delete(self) -> str | None:
        """Remove the preset in use; the plan stays, and ``restore`` brings the file back."""
        entry = self._entry(self._current)
        if entry is None or entry.bundled or entry.scenario is None:
            return None
        name, scenario = entry.name, entry.scenario
        if not self._try(lambda: self._files.delete(name)):
            return None
        self._deleted, self._current = (name, scenario), None
        self.changed.emit()
        return name

    def can_restore(self) -> bool:
        return self._deleted is not None

    def restore(self) -> str | None:
        if self._deleted is None:
            return None
        name, scenario = self._deleted
        if not self._try(lambda: self._files.save(name, scenario)):
            return None
        self._deleted, self._current = None, name
        self.changed.emit()
        return name

    def adopt_file(self, path: Path, scenario: Scenario) -> bool:
        """An imported plan becomes a preset of its own name."""
        name = self.free_name(scenario.name or path.stem)
        if not self._try(lambda: self._files.save(name, scenario.replace(name=name))):
            return False
        self.load(name)
        return True

    def free_name(self, name: str) -> str:
        """The name, or with a number when it is taken."""
        taken = {entry.name.casefold() for entry in self.entries()}
        tries = (name if n == 1 else f"{name} {n}" for n in range(1, len(taken) + 3))
        return next(one for one in tries if one.casefold() not in taken)

    def _entry(self, name: str | None) -> PresetEntry | None:
        return next((entry for entry in self.entries() if entry.name == name), None)

    def _try(self, act: Callable[[], object]) -> bool:
        try:
            act()
        except InputError as error:
            self.failed.emit(Problem(error.field, error.key, dict(error.values)))
            return False
        except OSError as error:
            self.failed.emit(Problem(None, "cannot_write", {"reason": error.strerror or ""}))
            return False
        finally:
            self._entries = None
        return True
