"""The full menu behind the menu button."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from engine.scenario import CONVENTIONS
from gui.state.store import PlanStore
from gui.text import names
from gui.text.lookup import translate
from gui.translations import languages
from gui.views.commands import Commands
from gui.views.widgets.retranslating import Retranslating

_GROUPS: tuple[tuple[Callable[[], str], tuple[str, ...]], ...] = (
    (
        lambda: translate("MainMenu", "File"),
        ("new", "open", "open_folder", "hub", "", "save", "save_as", "rename", "duplicate",
         "delete", "restore", "import", "", "export_plan", "export_chart"),
    ),
    (
        lambda: translate("MainMenu", "Edit"),
        ("undo", "redo", "", "custom_model", "custom_card", "local_cards", "", "layouts"),
    ),
    (
        lambda: translate("MainMenu", "View"),
        ("planner", "compare", "", "fold", "next_view", "next_region", "previous_region",
         "notices"),
    ),
    (lambda: translate("MainMenu", "Search"), ("search_model", "search_gpu")),
)  # fmt: skip
_THEMES: tuple[tuple[str, Callable[[], str]], ...] = (
    ("system", lambda: translate("MainMenu", "As the system")),
    ("light", lambda: translate("MainMenu", "Light")),
    ("dark", lambda: translate("MainMenu", "Dark")),
)


class MainMenu(Retranslating, QMenu):
    """Emits what was chosen in the menus of language and theme."""

    languageChosen = Signal(object)
    themeChosen = Signal(object)

    def __init__(self, store: PlanStore, commands: Commands, parent: QWidget) -> None:
        super().__init__(parent)
        self._store = store
        self._titles: list[tuple[QMenu, Callable[[], str]]] = []
        for title, entries in _GROUPS:
            menu = self._sub_menu(title)
            for name in entries:
                if name:
                    menu.addAction(commands[name])
                else:
                    menu.addSeparator()
        self.addSeparator()
        self._choice(
            lambda: translate("MainMenu", "Counting"),
            [(key, lambda key=key: names.convention(key)) for key in CONVENTIONS],
            lambda key: store.set("convention", key),
        )
        self.theme_group = self._choice(
            lambda: translate("MainMenu", "Theme"), _THEMES, self.themeChosen.emit
        )
        self.language_group = self._choice(
            lambda: translate("MainMenu", "Language"),
            [("system", lambda: translate("MainMenu", "As the system"))]
            + [(code, lambda name=name: name) for code, name in languages().items()],
            self.languageChosen.emit,
        )
        self.addSeparator()
        for name in ("help", "about", "quit"):
            self.addAction(commands[name])
        self.retranslate()

    def retranslate(self) -> None:
        for menu, title in self._titles:
            menu.setTitle(title())
        for group in self.findChildren(QActionGroup):
            for action in group.actions():
                action.setText(action.property("words")())

    def mark(self, group: QActionGroup, key: str) -> None:
        """Tick the choice that is in force."""
        for action in group.actions():
            action.setChecked(action.data() == key)

    def _sub_menu(self, title: Callable[[], str]) -> QMenu:
        menu = self.addMenu("")
        self._titles.append((menu, title))
        return menu

    def _choice(
        self,
        title: Callable[[], str],
        choices: object,
        chosen: Callable[[str], object],
    ) -> QActionGroup:
        menu = self._sub_menu(title)
        group = QActionGroup(self)
        for key, words in choices:  # type: ignore[attr-defined]
            action = QAction(group)
            action.setCheckable(True)
            action.setData(key)
            action.setProperty("words", words)
            menu.addAction(action)
        group.triggered.connect(lambda action: chosen(action.data()))
        return group
