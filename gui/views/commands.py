"""Everything the menus and keys can do, as actions by name. What they do is connected outside."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence

from gui.text.lookup import translate
from gui.theme import current_theme


@dataclass(frozen=True, slots=True)
class Command:
    """One action: its words in the language of now, its keys, its icon."""

    words: Callable[[], str]
    keys: tuple[str, ...] = ()
    icon: str = ""


COMMANDS: dict[str, Command] = {
    "new": Command(lambda: translate("Commands", "New plan"), ("Ctrl+N",), "file"),
    "open": Command(lambda: translate("Commands", "Open a plan or model…"), ("Ctrl+O",), "folder"),
    "open_folder": Command(lambda: translate("Commands", "Open a model folder…")),
    "open_model": Command(lambda: translate("Commands", "Open model file…"), (), "file"),
    "hub": Command(lambda: translate("Commands", "Add from Hugging Face…"), (), "download"),
    "custom_model": Command(lambda: translate("Commands", "Custom model…"), (), "plus"),
    "custom_card": Command(lambda: translate("Commands", "Custom card…"), (), "plus"),
    "local_cards": Command(lambda: translate("Commands", "This computer…"), (), "computer"),
    "layouts": Command(lambda: translate("Commands", "Find a layout…"), ("Ctrl+L",), "search"),
    "save": Command(lambda: translate("Commands", "Save preset"), ("Ctrl+S",), "save"),
    "save_as": Command(lambda: translate("Commands", "Save preset as…"), ("Ctrl+Shift+S",)),
    "rename": Command(lambda: translate("Commands", "Rename preset…"), (), "pencil"),
    "duplicate": Command(lambda: translate("Commands", "Duplicate preset"), (), "copy"),
    "delete": Command(lambda: translate("Commands", "Delete preset"), (), "trash"),
    "restore": Command(lambda: translate("Commands", "Bring the deleted preset back")),
    "import": Command(lambda: translate("Commands", "Import preset…"), (), "import"),
    "export_plan": Command(lambda: translate("Commands", "Plan as JSON…"), ("Ctrl+E",), "export"),
    "export_chart": Command(
        lambda: translate("Commands", "Chart as SVG, PDF or PNG…"), (), "chart"
    ),
    "quit": Command(lambda: translate("Commands", "Quit"), ("Ctrl+Q",)),
    "undo": Command(lambda: translate("Commands", "Undo"), ("Ctrl+Z",), "undo"),
    "redo": Command(lambda: translate("Commands", "Redo"), ("Ctrl+Shift+Z", "Ctrl+Y"), "redo"),
    "planner": Command(lambda: translate("Commands", "Planner"), ("Ctrl+1",)),
    "compare": Command(lambda: translate("Commands", "Compare hardware"), ("Ctrl+2",)),
    "search_model": Command(lambda: translate("Commands", "Search a model"), ("Ctrl+F",), "search"),
    "search_gpu": Command(lambda: translate("Commands", "Search a GPU"), ("Ctrl+G",), "card"),
    "fold": Command(lambda: translate("Commands", "Fold the sharding panel"), ("Ctrl+B",)),
    "next_view": Command(lambda: translate("Commands", "Next view of the plan"), ("Ctrl+Tab",)),
    "next_region": Command(lambda: translate("Commands", "Next region"), ("F6",)),
    "previous_region": Command(lambda: translate("Commands", "Previous region"), ("Shift+F6",)),
    "menu": Command(lambda: translate("Commands", "Open the menu"), ("F9",), "menu"),
    "help": Command(lambda: translate("Commands", "Help for this field"), ("F1",), "help"),
    "notices": Command(lambda: translate("Commands", "Notices"), (), "alert-triangle"),
    "about": Command(lambda: translate("Commands", "About Finefit"), (), "info"),
}
METHOD_KEYS = ("Alt+1", "Alt+2", "Alt+3", "Alt+4")


class Commands(QObject):
    """The actions, made once; their words and icons follow language and theme."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._actions: dict[str, QAction] = {}
        for name, command in COMMANDS.items():
            action = QAction(self)
            action.setShortcuts([QKeySequence(key) for key in command.keys])
            self._actions[name] = action
        current_theme().changed.connect(self.retranslate)
        self.retranslate()

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def all(self) -> list[QAction]:
        return list(self._actions.values())

    def retranslate(self) -> None:
        for name, command in COMMANDS.items():
            action = self._actions[name]
            words = command.words()
            action.setText(words)
            keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
            action.setToolTip(f"{words} ({keys})" if keys else words)
            if command.icon:
                action.setIcon(current_theme().icon(command.icon))
