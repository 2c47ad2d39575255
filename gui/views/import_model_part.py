"""What the Model section shows of models from outside: source, questions, and what went wrong."""

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from engine import Board
from engine.errors import InputError
from engine.scenario import ModelChoice
from gui.models.custom_lists import own_model_rows
from gui.models.picker_list import PickerRow
from gui.state.custom_library import OwnEntries
from gui.state.imports import ModelImports
from gui.state.store import PlanStore
from gui.text.import_words import checkpoint_text, failure_text, source_text
from gui.text.lookup import translate
from gui.theme import set_property, set_state
from gui.views.catalog_picker import CatalogPicker
from gui.views.import_base_block import ImportBaseBlock
from gui.views.needs_data_block import NeedsDataBlock
from gui.views.widgets.caption import Caption
from gui.views.widgets.link_button import LinkButton
from gui.views.widgets.retranslating import Retranslating

_PATIENCE_MS = 150


class ImportModelPart(Retranslating, QWidget):
    """Empty until ``attach``; the picker is the section's own."""

    def __init__(self, store: PlanStore) -> None:
        super().__init__()
        self._store = store
        self._own: OwnEntries | None = None
        self._imports: ModelImports | None = None
        self._failure: tuple[str, InputError] | None = None
        self.source, self.checkpoint, self.problem = Caption(), Caption(), Caption()
        self._busy_text, self._cancel = QLabel(), LinkButton()
        set_property(self._busy_text, "role", "caption")
        self._busy = QWidget()
        line = QHBoxLayout(self._busy)
        line.setContentsMargins(0, 0, 0, 0)
        line.addWidget(self._busy_text, 1)
        line.addWidget(self._cancel)
        self._busy.hide()
        # What is read at once needs no word about it.
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(_PATIENCE_MS)
        self._patience.timeout.connect(self._busy.show)
        self.base = ImportBaseBlock(store)
        self.forget = LinkButton()
        self.forget.clicked.connect(self._forget)
        self.forget.hide()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(4)
        for widget in (self._busy, self.problem, self.source, self.checkpoint):
            self._column.addWidget(widget)

        self._column.addWidget(self.forget)
        self._column.addWidget(self.base)

    def attach(
        self, imports: ModelImports, own: OwnEntries, picker: CatalogPicker, facts: QLabel
    ) -> None:
        self._imports, self._own, self._picker, self._facts = imports, own, picker, facts
        self.missing = NeedsDataBlock(imports)
        self._column.insertWidget(0, self.missing)
        own.changed.connect(picker.refill)
        own.changed.connect(lambda: self.show_board(self._store.board))
        imports.failed.connect(self._failed)
        imports.adopted.connect(lambda _source, _model: self._clear())
        imports.busyChanged.connect(self._show_busy)
        imports.pendingChanged.connect(self._pending_changed)
        imports.adapterRead.connect(self._adapter_read)
        self._cancel.clicked.connect(imports.cancel)
        self.retranslate()

    def own_rows(self) -> list[PickerRow]:
        return own_model_rows(self._own) if self._own else []

    def choice_of(self, key: str) -> ModelChoice | str:
        """What a picked key means for the plan; a waiting model is given up for it."""
        self._clear()
        if self._imports is not None:
            self._imports.discard()
        return self._own.model_choice(key) if self._own else key

    def retranslate(self) -> None:
        self._busy_text.setText(translate("ImportModel", "Reading the file…"))
        self._cancel.setText(translate("ImportModel", "Cancel"))
        self.forget.setText(translate("OwnEntries", "Take off my list"))
        if self._failure is not None:
            self._failed(*self._failure)
        self.show_board(self._store.board)

    def show_board(self, board: Board) -> None:
        """Follows the section's own drawing, and has the last word on its picker."""
        waiting = self._imports.pending if self._imports else None
        if self._imports is not None:
            self._facts.setVisible(waiting is None)
        if waiting is not None:
            self._picker.set_current("", waiting.source.name)
            set_state(self._picker, "missing")
            self.source.show_text("")
            self.checkpoint.show_text("")
            self.forget.hide()
            return
        self.forget.setVisible(self._own_name() is not None)
        notices = board.current.notices
        self.source.show_text(source_text(self._store.scenario.model, notices))
        self.checkpoint.show_text(checkpoint_text(notices), "notice")

    def _own_name(self) -> str | None:
        """The name in the own list, when the plan's model is one of it."""
        name = self._store.scenario.model.name
        own = self._own.models() if self._own and self._store.scenario.model.config else ()
        return next((model.name for model in own if model.name == name), None)

    def _forget(self) -> None:
        name = self._own_name()
        if self._own is not None and name is not None:
            self._own.remove_model(name)

    def _pending_changed(self) -> None:
        self._clear()
        if self._imports is not None and self._imports.pending is None:
            choice = self._store.scenario.model
            set_state(self._picker, "")
            name = choice.name or self._store.board.current.model.name
            self._picker.set_current(choice.id or "", name)
        self.show_board(self._store.board)

    def _adapter_read(self, name: str, found: object) -> None:
        self._clear()
        self.base.ask(name, found)  # type: ignore[arg-type]

    def _failed(self, name: str, error: InputError) -> None:
        self._failure = (name, error)
        self.problem.show_text(failure_text(name, error), "error")

    def _clear(self) -> None:
        self._failure = None
        self.problem.show_text("")
        self.base.close_block()

    def _show_busy(self, busy: bool) -> None:
        if busy:
            self._patience.start()
        else:
            self._patience.stop()
            self._busy.hide()
