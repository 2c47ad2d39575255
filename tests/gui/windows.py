"""A whole window over hand-made boards, for tests that act like a user."""

from dataclasses import dataclass, field

from PySide6.QtWidgets import QApplication

from engine.errors import InputError
from engine.scenario import Scenario
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

    def save(self, name: str, scenario: Scenario) -> None:
        if self.full:
            raise OSError(28, "No space left on device")
        self.own[name] = Entry(name, scenario)

    def rename(self, before: str, name: str) -> None:
        entry = self.own.pop(before)
        assert entry.scenario is not None
        self.own[name] = Entry(name, entry.scenario.replace(name=name))

    def delete(self, name: str) -> None:
        del self.own[name]


def make_window(qapp: QApplication, theme: Theme, files: PresetsInMemory | None = None) -> MainWindow:
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
    window.fill(store, library, boxes)
    window.resize(1440, 900)
    return window
