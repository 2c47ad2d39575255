"""The presets in the tool bar, and whether the plan differs from the one it came from."""

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from gui.state.library import PresetLibrary
from gui.text.lookup import translate
from gui.text.problems import input_error_text
from gui.theme import set_property
from gui.views.state_dot import StateDot
from gui.views.widgets.choice_field import ChoiceField
from gui.views.widgets.retranslating import Retranslating

_WIDTH, _NARROW = 220, 168


class PresetBar(Retranslating, QWidget):
    """Choosing a preset loads it in one step; the state beside it says Edited or Saved."""

    def __init__(self, library: PresetLibrary) -> None:
        super().__init__()
        self._library = library
        self.box = ChoiceField()
        self.box.setFixedWidth(_WIDTH)
        self.box.chosen.connect(self._chosen)
        self._dot, self._state = StateDot(), QLabel()
        set_property(self._state, "role", "muted")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 4, 0)
        row.setSpacing(6)
        row.addWidget(self.box)
        row.addWidget(self._dot)
        row.addWidget(self._state)
        library.changed.connect(self.show_board)
        library.storeChanged.connect(self._render_state)
        self.retranslate()

    def retranslate(self) -> None:
        self.box.setAccessibleName(translate("PresetBar", "Preset"))
        self.show_board()

    def show_board(self) -> None:
        """The list again; unreadable files are listed with the reason, not hidden."""
        library = self._library
        blocker = QSignalBlocker(self.box)
        self.box.clear()
        for entry in library.entries():
            self.box.addItem(entry.name, entry.name)
            place = self.box.count() - 1
            tip = entry.name
            if entry.problem is not None:
                tip = input_error_text(entry.problem)
                self.box.setItemText(
                    place, translate("PresetBar", "{name} (unreadable)").format(name=entry.name)
                )
                self.box.setItemData(place, 0, Qt.ItemDataRole.UserRole - 1)
            elif entry.bundled:
                tip = translate("PresetBar", "{name}, an example that comes with Finefit").format(
                    name=entry.name
                )
            self.box.setItemData(place, tip, Qt.ItemDataRole.ToolTipRole)
        index = self.box.findData(library.current())
        self.box.setCurrentIndex(index)
        if index < 0:
            self.box.setPlaceholderText(
                library.title() or translate("PresetBar", "Not saved as a preset")
            )
        blocker.unblock()
        self._render_state()

    def set_narrow(self, narrow: bool) -> None:
        """Give up the words, not the dot, where the tool bar is short of room."""
        self.box.setFixedWidth(_NARROW if narrow else _WIDTH)
        self._state.setVisible(not narrow)

    def state_text(self) -> str:
        return self._state.text()

    def _render_state(self) -> None:
        edited = self._library.is_edited()
        words = translate("PresetBar", "Edited") if edited else translate("PresetBar", "Saved")
        self._state.setText(words)
        self._dot.setToolTip(words)
        self._dot.set_edited(edited)

    def _chosen(self, name: object) -> None:
        if name is not None:
            self._library.load(str(name))
        self.show_board()
