"""A whole window over hand-made boards, for tests that act like a user."""

from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtWidgets import QApplication

from engine.errors import InputError
from engine.files.plan_file import load_plan
from engine.scenario import Scenario
from gui.app import undressed
from gui.main_window import MainWindow
from gui.state.boxes import BoxList
from gui.state.library import PresetLibrary
from gui.state.store import PlanStore
from gui.theme import Theme
from gui.translations import Translations
from tests.gui.boards import example, fake_board


@dataclass
class Entry:
    """One preset of a library in memory."""

    name: str
    scenario: Scenario | None
    bundled: bool = False
    problem: InputError | None = None


@dataclass
class PresetsInMemory:
    """What the library asks of the files, kept in a dictionary."""

    own: dict[str, Entry] = field(default_factory=dict)
    full: bool = False

    def entries(self) -> list[Entry]:
        return [Entry("Example", example(name="Example"), bundled=True), *self.own.values()]

    def save(self, name: str, scenario: Scenario) -> Entry:
        if self.full:
            raise InputError("disk_full", f"{name}.json", reason="No space left on device")
        self.own[name] = Entry(name, scenario.replace(name=name))
        return self.own[name]

    def rename(self, before: str, after: str) -> Entry:
        scenario = self.own.pop(before).scenario
        assert scenario is not None
        return self.save(after, scenario)

    def delete(self, name: str) -> object:
        return self.own.pop(name)

    def restore(self, deleted: object) -> Entry:
        assert isinstance(deleted, Entry)
        self.own[deleted.name] = deleted
        return deleted

    def import_file(self, path: Path) -> Entry:
        return self.save(path.stem, load_plan(path))

    def free_name(self, name: str) -> str:
        taken = {entry.name for entry in self.entries()}
        tries = (name if n == 1 else f"{name} {n}" for n in range(1, len(taken) + 2))
        return next(one for one in tries if one not in taken)


def make_window(
    qapp: QApplication, theme: Theme, files: PresetsInMemory | None = None
) -> MainWindow:
    """The window on the example, in English."""
    translations = Translations(qapp)
    translations.apply("en")
    store = PlanStore(example(name="Example"), fake_board)
    library = PresetLibrary(store, files or PresetsInMemory())
    library.set_current("Example")
    window = MainWindow(theme, translations)
    # Objects without a parent would not live as long as the window does.
    boxes = BoxList(store, fake_board, window)
    for part in (store, library, translations):
        part.setParent(window)
    with undressed(qapp):
        window.fill(store, library, boxes)
    window.resize(1440, 900)
    return window
