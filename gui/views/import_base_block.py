"""After an adapter was opened: the model it was trained on, to be chosen or left."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout

from engine.files import catalog
from engine.files.importers.imported import ImportedAdapter
from gui.state.store import PlanStore
from gui.text.import_words import adapter_text, import_notice_text, is_import_notice
from gui.text.lookup import translate
from gui.theme import set_property
from gui.views.widgets.link_button import LinkButton
from gui.views.widgets.retranslating import Retranslating


class ImportBaseBlock(Retranslating, QFrame):
    """``fetchWanted(id)`` and ``openWanted`` lead to a base that is not in the catalogue."""

    fetchWanted = Signal(str)
    openWanted = Signal()

    def __init__(self, store: PlanStore) -> None:
        super().__init__()
        self.setObjectName("missingBlock")
        self._store = store
        self._name = ""
        self._found: ImportedAdapter | None = None
        self._said, self._question = QLabel(), QLabel()
        set_property(self._question, "role", "title")
        for label in (self._said, self._question):
            label.setWordWrap(True)
        self.use, self.fetch, self.open = QPushButton(), QPushButton(), QPushButton()
        self.keep = LinkButton()
        self.use.clicked.connect(self._use)
        self.fetch.clicked.connect(lambda: self.fetchWanted.emit(self._base()))
        self.open.clicked.connect(self.openWanted)
        self.keep.clicked.connect(self.close_block)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(6)
        for widget in (self._said, self._question, self.use, self.fetch, self.open):
            column.addWidget(widget)
        line = QHBoxLayout()
        line.addWidget(self.keep)
        line.addStretch(1)
        column.addLayout(line)
        store.planChanged.connect(self._plan_changed)
        self.hide()

    def ask(self, name: str, found: ImportedAdapter) -> None:
        """Say what was taken over; ask for the base when the plan has another model."""
        self._name, self._found = name, found
        self._model = self._store.scenario.model
        self.retranslate()
        self.show()

    def close_block(self) -> None:
        self._found = None
        self.hide()

    def said(self) -> str:
        return self._said.text()

    def question(self) -> str:
        return self._question.text()

    def retranslate(self) -> None:
        found = self._found
        if found is None:
            return
        notes = [import_notice_text(n) for n in found.notices if is_import_notice(n)]
        self._said.setText("\n".join([adapter_text(self._name, found), *notes]))
        base, planned = self._base(), self._store.board.current.model
        same = base in (planned.id, planned.name)
        listed = self._is_listed()
        if same:
            text = translate("AdapterBase", "It was trained on {base}, the model of this plan.")
        elif base:
            text = translate("AdapterBase", "It was trained on {base}. Plan it on that model?")
        else:
            text = translate("AdapterBase", "Which model was it trained on?")
        self._question.setText(text.format(base=base))
        self.use.setText(translate("AdapterBase", "Use {base}").format(base=base))
        self.fetch.setText(translate("AdapterBase", "Add it from Hugging Face…"))
        self.open.setText(translate("AdapterBase", "Open its folder…"))
        self.use.setVisible(listed and not same)
        self.fetch.setVisible(bool(base) and not listed and not same)
        self.open.setVisible(not listed and not same)
        self.keep.setText(
            translate("AdapterBase", "Close")
            if same
            else translate("AdapterBase", "Keep {model}").format(model=planned.name)
        )

    def _base(self) -> str:
        return (self._found.base_model if self._found else None) or ""

    def _is_listed(self) -> bool:
        return any(row.id == self._base() for row in catalog.model_rows())

    def _use(self) -> None:
        self._store.begin_gesture()
        self._store.set("model", self._base())

    def _plan_changed(self, _board: object) -> None:
        if self._found is not None and self._store.scenario.model != self._model:
            self.close_block()
