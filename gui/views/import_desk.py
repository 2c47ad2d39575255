"""Everything that comes in from outside: files, the Hub, own models and cards, this computer."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QDialog, QFileDialog, QWidget

from engine.errors import InputError
from engine.files.custom_library import CustomLibrary
from engine.files.importers.imported import Imported
from engine.scenario import CustomGpu, ModelChoice
from gui.state.custom_library import OwnEntries
from gui.state.imports import ModelImports, Source
from gui.state.store import PlanStore
from gui.text.import_words import failure_text, source_text
from gui.text.lookup import translate
from gui.text.problems import input_error_text
from gui.views.commands import Commands
from gui.views.drop_target import DropTarget
from gui.views.needs_data_centre import NeedsDataCentre
from gui.views.planner_page import PlannerPage

if TYPE_CHECKING:
    from engine.files.importers.hub import HubModel
    from gui.state.imports_hub import Fetch
    from gui.state.imports_local import Look

Say = Callable[[str], object]


class ImportDesk(QObject):
    """Opens dialogs without blocking, hands on what they bring, says what became of it."""

    def __init__(
        self,
        window: QWidget,
        store: PlanStore,
        planner: PlannerPage,
        open_plan: Callable[[Path], object],
        say: Say,
    ) -> None:
        super().__init__(window)
        self._window, self._store, self._planner = window, store, planner
        self._open_plan, self._say = open_plan, say
        self.fetch: Fetch | None = None
        self.look: Look | None = None
        self.dialog: QDialog | None = None
        self.imports = ModelImports(store, parent=self)
        self.own = OwnEntries(CustomLibrary(), self)
        self.centre = NeedsDataCentre(planner.answer, store, self.imports)
        self.drops = DropTarget(window)
        model, hardware = planner.question.model, planner.question.hardware
        model.imported.attach(self.imports, self.own, model.picker, model.facts)
        hardware.own_cards.attach(self.own, hardware.picker)
        self._connect()

    def add_to_pickers(self, commands: Commands) -> None:
        """The ways to what is not in the lists, below the lists."""
        question = self._planner.question
        for name in ("open_model", "hub", "custom_model"):
            question.model.picker.add_action(commands[name])
        for name in ("local_cards", "custom_card"):
            question.hardware.picker.add_action(commands[name])

    def open_path(self, path: Path) -> None:
        self.imports.open_path(path)

    def open_file(self) -> None:
        self._choose(
            translate("ImportDesk", "Open a plan or model"),
            translate("ImportDesk", "Plans and models (*.json *.safetensors *.gguf)"),
            self.open_path,
        )

    def open_model(self) -> None:
        self._choose(
            translate("ImportDesk", "Open a model file"),
            translate("ImportDesk", "Model files (*.json *.safetensors *.gguf)"),
            self.open_path,
        )

    def open_folder(self) -> None:
        self._choose(translate("ImportDesk", "Open a model folder"), "", self.open_path)

    def read_weights(self) -> None:
        self._choose(
            translate("ImportDesk", "Read the missing value from weights"),
            translate("ImportDesk", "Weights (*.safetensors *.index.json *.gguf)"),
            self.imports.answer_from_weights,
        )

    def add_from_hub(self, text: object = "") -> None:
        from gui.state.imports_hub import HubFetch
        from gui.views.hub_dialog import HubDialog

        fetch = HubFetch(self.fetch) if self.fetch else HubFetch()
        dialog = HubDialog(fetch, self._window, text if isinstance(text, str) else "")
        fetch.setParent(dialog)
        dialog.fetched.connect(self._hub_fetched)
        self._open(dialog)

    def custom_model(self) -> None:
        from gui.views.custom_model_dialog import CustomModelDialog

        dialog = CustomModelDialog(self._window)
        dialog.saved.connect(self._model_saved)
        self._open(dialog)

    def custom_card(self) -> None:
        from gui.views.custom_card_dialog import CustomCardDialog

        dialog = CustomCardDialog(self._window)
        dialog.saved.connect(self._card_saved)
        self._open(dialog)

    def local_cards(self) -> None:
        from gui.state.imports_local import LocalLook
        from gui.views.local_cards_dialog import LocalCardsDialog

        look = LocalLook(self.look) if self.look else LocalLook()
        dialog = LocalCardsDialog(look, self._window)
        look.setParent(dialog)
        dialog.chosen.connect(self._box_chosen)
        self._open(dialog)

    def stop(self) -> None:
        """Before the window goes."""
        self.imports.stop()

    def _connect(self) -> None:
        self.drops.near.connect(self.imports.warm)
        self.drops.dropped.connect(self.open_path)
        self.imports.planFound.connect(self._open_plan)
        self.imports.failed.connect(self._failed)
        self.imports.adopted.connect(self._adopted)
        self.imports.pendingChanged.connect(self._pending_changed)
        self.own.failed.connect(lambda error: self._say(input_error_text(error)))
        base = self._planner.question.model.imported.base
        base.fetchWanted.connect(self.add_from_hub)
        base.openWanted.connect(self.open_folder)
        QTimer.singleShot(0, self, self._tell_damaged)

    def _tell_damaged(self) -> None:
        found = [input_error_text(error) for error in self.own.problems()]
        if found:
            self._say("; ".join(found))

    def _pending_changed(self) -> None:
        if self.imports.pending is None:
            return
        panel = self.centre.panel
        if panel is not None:
            panel.weightsWanted.connect(self.read_weights, Qt.ConnectionType.UniqueConnection)
        question = self._planner.question
        question.model.set_open(True)
        question.verticalScrollBar().setValue(0)
        question.model.imported.missing.focus_first()

    def _failed(self, name: str, error: InputError) -> None:
        self._say(failure_text(name, error))

    def _adopted(self, source: Source, found: Imported) -> None:
        if source.path is None and found.config is not None:
            self.own.save_model(source.name, found.config, source.name)
        said = source_text(self._store.scenario.model, found.notices)
        text = translate("ImportDesk", "{name}: {sentence}")
        self._say(text.format(name=source.name, sentence=said))

    def _hub_fetched(self, model: "HubModel") -> None:
        self.imports.open_hub(model)

    def _model_saved(self, name: str, config: object) -> None:
        choice = ModelChoice.model_validate({"config": config, "name": name})
        if choice.config is not None:
            self.own.save_model(name, choice.config)
        self.imports.discard()
        self._store.begin_gesture()
        self._store.set("model", choice)

    def _card_saved(self, card: CustomGpu) -> None:
        self.own.save_card(card)
        self._planner.question.hardware.choose(card)

    def _box_chosen(self, changes: object) -> None:
        assert isinstance(changes, dict)
        if isinstance(self._store.scenario.box.reserve_mib, tuple):
            changes = changes | {"box.reserve_mib": 0}
        self._store.begin_gesture()
        self._store.change(changes, "gpu")

    def _open(self, dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.destroyed.connect(self._forget)
        self.dialog = dialog
        dialog.open()

    def _forget(self) -> None:
        self.dialog = None

    def _choose(self, title: str, kinds: str, act: Callable[[Path], object]) -> None:
        self.imports.warm()
        dialog = QFileDialog(self._window, title)
        if kinds:
            dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
            dialog.setNameFilters([kinds, translate("ImportDesk", "All files (*)")])
        else:
            dialog.setFileMode(QFileDialog.FileMode.Directory)
            dialog.setOption(QFileDialog.Option.ShowDirsOnly)
        dialog.fileSelected.connect(lambda name: act(Path(name)))
        self._open(dialog)
