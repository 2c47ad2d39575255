"""What the preset commands do, with the names they ask for."""

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from gui.state.library import PresetLibrary
from gui.state.problem import Problem
from gui.text.lookup import translate
from gui.text.problems import problem_line
from gui.views.name_dialog import NameDialog


class PresetActions(QObject):
    """Reports to the status bar; a failure leaves the plan as it is, marked edited."""

    def __init__(self, library: PresetLibrary, say: Callable[[str], None], parent: QWidget) -> None:
        super().__init__(parent)
        self._library, self._say, self._window = library, say, parent
        library.failed.connect(self._failed)

    def new(self) -> None:
        """Start from the first example, the plan of the first start."""
        bundled = [entry for entry in self._library.entries() if entry.bundled]
        if bundled:
            self._library.load(bundled[0].name)

    def save(self) -> None:
        name = self._library.current()
        if name is None or not self._library.is_own():
            self.save_as()
        elif self._library.save(name):
            self._say(translate("PresetActions", "Saved: {name}").format(name=name))

    def save_as(self) -> None:
        title = self._library.title() or translate("PresetActions", "My plan")
        self._ask(
            translate("PresetActions", "Save preset as"),
            self._library.free_name(title),
            self._save_named,
        )

    def rename(self) -> None:
        self._ask(
            translate("PresetActions", "Rename preset"),
            self._library.current() or "",
            self._library.rename,
        )

    def duplicate(self) -> None:
        """A copy of the plan as it is now, changed or not, under the next free name."""
        self._save_named(self._library.free_name(self._library.title()))

    def delete(self) -> None:
        """No question beforehand, since it can be taken back."""
        name = self._library.delete()
        if name is not None:
            text = translate("PresetActions", "Deleted: {name}. The File menu can bring it back.")
            self._say(text.format(name=name))

    def restore(self) -> None:
        name = self._library.restore()
        if name is not None:
            self._say(translate("PresetActions", "Back again: {name}").format(name=name))

    def _save_named(self, name: str) -> None:
        if self._library.save(name):
            self._say(translate("PresetActions", "Saved: {name}").format(name=name))

    def _ask(self, title: str, name: str, accept: Callable[[str], object]) -> None:
        dialog = NameDialog(title, name, accept, self._window)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _failed(self, problem: Problem) -> None:
        self._say(problem_line(problem))
