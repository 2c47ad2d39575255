"""The window: tool bar, the two main views, status bar, and what the commands do.

Nothing of the engine is imported before the window has been painted once: see ``fill``.
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QPoint, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QWhatsThis, QWidget
from shiboken6 import isValid

from gui.settings import WindowState
from gui.text.lookup import translate
from gui.theme import Theme
from gui.translations import Translations
from gui.views.skeleton import Skeleton
from gui.views.widgets.retranslating import Retranslating

if TYPE_CHECKING:
    from engine import Board
    from gui.state.boxes import BoxList
    from gui.state.library import PresetLibrary
    from gui.state.store import PlanStore
    from gui.views.compare_page import ComparePage

_SIZE = (1440, 900)
_LEAST = (1024, 640)


class MainWindow(Retranslating, QMainWindow):
    """Put together from what app.py makes; keeps no plan of its own."""

    closing = Signal()

    def __init__(self, theme: Theme, translations: Translations) -> None:
        super().__init__()
        self._theme, self._translations = theme, translations
        self._language = "system"
        self._filled = False
        self.setWindowTitle("Finefit")
        self.setCentralWidget(Skeleton())
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)
        self.resize(*_SIZE)
        self.setMinimumSize(*_LEAST)
        self.setLocale(QLocale())

    def fill(self, store: "PlanStore", library: "PresetLibrary", boxes: "BoxList") -> None:
        """Put the views in, over what the store has planned."""
        from gui.views.commands import Commands
        from gui.views.file_actions import FileActions
        from gui.views.import_desk import ImportDesk
        from gui.views.main_menu import MainMenu
        from gui.views.planner_page import PlannerPage
        from gui.views.preset_actions import PresetActions
        from gui.views.preset_bar import PresetBar
        from gui.views.status_line import StatusLine
        from gui.views.tool_bar import ToolBar

        self.store, self.library, self.boxes = store, library, boxes
        self.commands = Commands(self)
        self.presets = PresetBar(library)
        self.menu = MainMenu(store, self.commands, self)
        self.tool_bar = ToolBar(store, self.commands, self.menu, self.presets)
        self.planner = PlannerPage(store)
        self._compare: ComparePage | None = None
        self._pages = QStackedWidget()
        self._pages.addWidget(self.planner)
        self.status = StatusLine(store)
        self.files = FileActions(store, library, self.status.say, self)
        self.desk = ImportDesk(self, store, self.planner, self.files.open_path, self.status.say)
        self.desk.add_to_pickers(self.commands)
        self.preset_actions = PresetActions(library, self.status.say, self)
        self.addToolBar(self.tool_bar)
        self.setCentralWidget(self._pages)
        self.setStatusBar(self.status)
        self._connect()
        self._filled = True
        self.retranslate()
        self._render_commands()

    def compare_page(self) -> "ComparePage":
        """The second main view, made when it is first wanted."""
        from gui.views.compare_page import ComparePage

        if self._compare is None:
            self._compare = ComparePage(self.store, self.boxes)
            self._pages.addWidget(self._compare)
        return self._compare

    def show_page(self, page: object) -> None:
        self._pages.setCurrentWidget(self.compare_page() if page == "compare" else self.planner)
        self.tool_bar.set_page(str(page))

    def page(self) -> str:
        return "compare" if self._pages.currentWidget() is self._compare else "planner"

    def show_field(self, path: object) -> None:
        """Bring a field into sight and give it the keyboard."""
        editor = self.planner.editor(str(path))
        self.show_page("planner")
        if editor is not None:
            self.planner.question.ensureWidgetVisible(editor.widget)
            editor.widget.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        # Spin boxes write their numbers in the locale of the window they are in.
        self.setLocale(QLocale())
        if not self._filled:
            return
        self.commands.retranslate()
        self._title()

    def state(self) -> WindowState:
        """What the next start shall find again."""
        return WindowState(
            language=self._language,
            theme=self._theme.mode,
            page=self.page(),
            folded=self.planner.fold_wanted(),
            geometry=bytes(self.saveGeometry().toBase64().data()).decode("ascii"),
            splitter=tuple(self.planner.splitter.sizes()),
        )

    def place(self, state: WindowState) -> None:
        """Size and place of the last session, before the window is shown."""
        if state.geometry:
            self.restoreGeometry(state.geometry_bytes())

    def restore(self, state: WindowState) -> None:
        """Take over what else the last session left, once the views are in."""
        if state.splitter:
            self.planner.splitter.setSizes(list(state.splitter))
        self.planner.set_folded(state.folded)
        self.show_page(state.page)
        self._language = state.language
        self.menu.mark(self.menu.language_group, state.language)
        self.menu.mark(self.menu.theme_group, state.theme)

    def _connect(self) -> None:
        from engine import METHODS
        from gui.views.commands import METHOD_KEYS

        do = self.commands
        stack = self.store.undo_stack
        for action in do.all():
            self.addAction(action)
        pairs = {
            "new": self.preset_actions.new, "save": self.preset_actions.save,
            "save_as": self.preset_actions.save_as, "rename": self.preset_actions.rename,
            "duplicate": self.preset_actions.duplicate, "delete": self.preset_actions.delete,
            "restore": self.preset_actions.restore, "open": self.desk.open_file,
            "import": self.files.import_preset, "export_plan": self.files.export_plan,
            "export_chart": self.files.export_chart, "quit": self.close,
            "open_folder": self.desk.open_folder, "open_model": self.desk.open_model,
            "hub": self.desk.add_from_hub, "custom_model": self.desk.custom_model,
            "layouts": self.planner.sharding.find_layout, "custom_card": self.desk.custom_card, "local_cards": self.desk.local_cards,
            "undo": stack.undo, "redo": stack.redo,
            "planner": lambda: self.show_page("planner"),
            "compare": lambda: self.show_page("compare"),
            "search_model": self._search_model, "search_gpu": self._search_gpu,
            "fold": lambda: self.planner.set_folded(not self.planner.is_folded()),
            "next_view": self.planner.answer.views.next_view,
            "next_region": lambda: self._step_region(1),
            "previous_region": lambda: self._step_region(-1),
            "menu": self._open_menu, "help": self._help,
            "notices": self.status.open_notices, "about": self._about,
        }  # fmt: skip
        for name, slot in pairs.items():
            do[name].triggered.connect(lambda _checked=False, slot=slot: slot())
        for key, method in zip(METHOD_KEYS, METHODS, strict=True):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.activated.connect(lambda method=method: self.store.set("method", method))
        self.tool_bar.pageChosen.connect(self.show_page)
        self.status.fieldWanted.connect(self.show_field)
        self.menu.languageChosen.connect(self.set_language)
        self.menu.themeChosen.connect(self.set_theme)
        self.closing.connect(self.desk.stop)
        self.store.planChanged.connect(self._plan_changed)
        self.library.changed.connect(self._render_commands)
        stack.indexChanged.connect(self._render_commands)

    def set_language(self, language: object) -> None:
        self._language = str(language)
        self._translations.apply(self._language)

    def set_theme(self, mode: object) -> None:
        self._theme.set_mode(mode)  # type: ignore[arg-type]

    def _plan_changed(self, _board: "Board") -> None:
        self._title()

    def _title(self) -> None:
        self.setWindowTitle(f"{self.library.title()}[*] \N{EN DASH} Finefit")
        self.setWindowModified(self.library.is_edited())

    def _render_commands(self) -> None:
        stack = self.store.undo_stack
        if not isValid(stack):  # it still tells of its own end
            return
        self.commands["undo"].setEnabled(stack.canUndo())
        self.commands["redo"].setEnabled(stack.canRedo())
        own = self.library.is_own()
        for name in ("rename", "delete"):
            self.commands[name].setEnabled(own)
        self.commands["restore"].setEnabled(self.library.can_restore())
        self._title()

    def _search_model(self) -> None:
        self.show_page("planner")
        self.planner.question.model.open_search()

    def _search_gpu(self) -> None:
        self.show_page("planner")
        self.planner.question.hardware.open_search()

    def _step_region(self, step: int) -> None:
        regions: list[QWidget] = [self.tool_bar, *self._page_regions(), self.status]
        focused = QApplication.focusWidget()
        at = next(
            (n for n, region in enumerate(regions) if focused and region.isAncestorOf(focused)), 0
        )
        for distance in range(1, len(regions) + 1):
            target = regions[(at + step * distance) % len(regions)]
            first = _first_focusable(target)
            if first is not None:
                first.setFocus(Qt.FocusReason.TabFocusReason)
                return

    def _page_regions(self) -> list[QWidget]:
        if self.page() == "compare":
            return [self.compare_page()]
        planner = self.planner
        return [planner.question, planner.answer, planner.rail, planner.sharding]

    def _open_menu(self) -> None:
        button = self.tool_bar.menu_button
        self.menu.popup(button.mapToGlobal(QPoint(0, button.height())))

    def _help(self) -> None:
        """The help of the focused field, where the field is."""
        focused = QApplication.focusWidget()
        if focused is not None:
            text = focused.accessibleDescription() or focused.toolTip()
            if text:
                corner = focused.mapToGlobal(QPoint(0, focused.height()))
                QWhatsThis.showText(corner, text, focused)
                return
        self.status.say(translate("MainWindow", "Put the keyboard in a field, then press F1"))

    def _about(self) -> None:
        from gui.views.about_dialog import AboutDialog

        dialog = AboutDialog(self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def closeEvent(self, event: QCloseEvent) -> None:
        # Whoever keeps the session hears of it while the window still has its size.
        self.closing.emit()
        super().closeEvent(event)


def _first_focusable(region: QWidget) -> QWidget | None:
    for widget in region.findChildren(QWidget):
        wanted = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus)
        if wanted and widget.isVisible() and widget.isEnabled():
            return widget
    return None
