"""Plan files: open one, import one as a preset, export the plan and its chart."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QFileDialog, QWidget

from engine.errors import InputError
from engine.files.atomic import write_atomically
from engine.files.plan_file import load_plan, write_plan
from gui.models.method_chart import method_chart
from gui.state.library import PresetLibrary
from gui.state.store import PlanStore
from gui.text.lookup import translate
from gui.text.problems import input_error_text
from gui.theme import current_theme
from gui.views.charts.export import bar_chart_picture, write_picture


class FileActions(QObject):
    """Asks for a file without blocking, then reads or writes it; failures go to the status bar."""

    def __init__(
        self,
        store: PlanStore,
        library: PresetLibrary,
        say: Callable[[str], None],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._store, self._library, self._say, self._window = store, library, say, parent

    def open_plan(self) -> None:
        self._ask(translate("FileActions", "Open a plan file"), self._json(), self.open_path)

    def import_preset(self) -> None:
        self._ask(translate("FileActions", "Import preset"), self._json(), self.import_path)

    def export_plan(self) -> None:
        self._ask(
            translate("FileActions", "Plan as JSON"), self._json(), self.export_path, "plan.json"
        )

    def export_chart(self) -> None:
        self._ask(
            translate("FileActions", "Chart as a picture"),
            translate("FileActions", "Pictures (*.svg *.pdf *.png)"),
            self.export_picture,
            "chart.svg",
        )

    def open_path(self, path: Path) -> bool:
        """Plan with the file's scenario; it does not become a preset."""
        try:
            scenario = load_plan(path)
        except (InputError, OSError) as error:
            self._failed(path, error)
            return False
        if self._store.replace(scenario):
            self._library.set_current(None)
            return True
        return False

    def import_path(self, path: Path) -> bool:
        return self._library.adopt_file(path)

    def export_path(self, path: Path) -> None:
        self._write(path, lambda: write_atomically(path, write_plan(self._store.scenario)))

    def export_picture(self, path: Path) -> None:
        chart = method_chart(self._store.board)
        paint, size = bar_chart_picture(chart, current_theme().tokens)
        self._write(path, lambda: write_picture(path, paint, size, chart.summary))

    def _write(self, path: Path, act: Callable[[], object]) -> None:
        try:
            act()
        except (InputError, OSError) as error:
            self._failed(path, error)
        else:
            self._say(translate("FileActions", "Written: {name}").format(name=path.name))

    def _failed(self, path: Path, error: Exception) -> None:
        reason = (
            input_error_text(error)
            if isinstance(error, InputError)
            else getattr(error, "strerror", None) or str(error)
        )
        self._say(f"{path.name}: {reason}")

    def _json(self) -> str:
        return translate("FileActions", "Plan files (*.json)")

    def _ask(
        self, title: str, kinds: str, act: Callable[[Path], object], proposed: str = ""
    ) -> None:
        dialog = QFileDialog(self._window, title)
        dialog.setNameFilter(kinds)
        if proposed:
            dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
            dialog.selectFile(proposed)
        else:
            dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.fileSelected.connect(lambda name: act(Path(name)))
        dialog.open()
