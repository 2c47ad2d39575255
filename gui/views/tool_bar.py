"""The tool bar: menu, the two main views, presets, undo, export, counting and unit."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLabel, QMenu, QSizePolicy, QToolBar, QToolButton, QWidget

from engine import Board
from engine.scenario import CONVENTIONS
from gui.state.store import PlanStore
from gui.text import names
from gui.text.lookup import translate
from gui.theme import current_theme, set_property
from gui.theme.tokens import ICON
from gui.views.commands import Commands
from gui.views.preset_bar import PresetBar
from gui.views.widgets.choice_field import ChoiceField
from gui.views.widgets.retranslating import Retranslating
from gui.views.widgets.segmented import Segmented

PAGES = ("planner", "compare")
_CAPTION_FROM = 1200


class ToolBar(Retranslating, QToolBar):
    """`pageChosen` names the main view that was asked for."""

    pageChosen = Signal(object)

    def __init__(
        self, store: PlanStore, commands: Commands, menu: QMenu, presets: PresetBar
    ) -> None:
        super().__init__()
        self._store, self._commands, self._presets = store, commands, presets
        self.setObjectName("toolBar")
        self.setMovable(False)
        self.setIconSize(QSize(ICON, ICON))
        self.menu_button = QToolButton()
        self.menu_button.setMenu(menu)
        self.menu_button.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        set_property(self.menu_button, "role", "bare")
        self.pages = Segmented()
        self.pages.chosen.connect(self.pageChosen)
        self.export = QToolButton()
        self.export.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        set_property(self.export, "role", "text")
        exports = QMenu(self.export)
        for name in ("export_plan", "export_chart"):
            exports.addAction(commands[name])
        self.export.setMenu(exports)
        self._caption = QLabel()
        set_property(self._caption, "role", "muted")
        self.counting = ChoiceField()
        self.counting.setMinimumContentsLength(10)
        self.counting.chosen.connect(lambda key: self._set("convention", key))
        self.unit = Segmented((("GiB", "GiB"), ("GB", "GB")))
        self.unit.chosen.connect(lambda key: self._set("unit", key))
        spacer = QWidget()
        spacer.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.addWidget(self.menu_button)
        self.addWidget(self.pages)
        self.addSeparator()
        self.addWidget(presets)
        for name in ("save", "undo", "redo"):
            self.addAction(commands[name])
        self.addSeparator()
        self.addWidget(self.export)
        self.addWidget(spacer)
        self._caption_action = self.addWidget(self._caption)
        self.addWidget(self.counting)
        self.addWidget(self.unit)
        store.planChanged.connect(self.show_board)
        current_theme().changed.connect(self.retranslate)
        self.retranslate()
        self.set_page("planner")

    def retranslate(self) -> None:
        words = self._commands["menu"].text()
        self.menu_button.setIcon(current_theme().icon("menu"))
        self.menu_button.setToolTip(f"{words} (F9)")
        self.menu_button.setAccessibleName(words)
        self.pages.set_choices([(page, self._commands[page].text()) for page in PAGES])
        self.export.setText(translate("ToolBar", "Export"))
        self.export.setIcon(current_theme().icon("export"))
        self.export.setToolButtonStyle(self.toolButtonStyle().ToolButtonTextBesideIcon)
        self._caption.setText(translate("ToolBar", "Counting"))
        self.counting.setAccessibleName(translate("ToolBar", "Counting"))
        self.counting.setToolTip(
            translate("ToolBar", "Whose arithmetic is used: ours in detail, or a public formula")
        )
        self.counting.set_choices([(key, names.convention(key)) for key in CONVENTIONS])
        self.unit.setAccessibleName(translate("ToolBar", "Unit of memory"))
        self.show_board(self._store.board)

    def show_board(self, board: Board) -> None:
        scenario = board.current.scenario
        self.counting.set_current(scenario.convention)
        self.unit.set_current(scenario.unit)

    def set_page(self, page: str) -> None:
        self.pages.set_current(page)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        narrow = self.width() < _CAPTION_FROM
        self._caption_action.setVisible(not narrow)
        self._presets.set_narrow(narrow)

    def _set(self, path: str, key: object) -> None:
        self._store.begin_gesture()
        self._store.set(path, key)
