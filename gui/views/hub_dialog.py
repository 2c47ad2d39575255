"""A model from Hugging Face by id or address. Nothing goes out before the button is pressed."""

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.errors import InputError
from engine.files.importers.hub import STEPS, HubModel
from gui.state.imports_hub import HubFetch
from gui.text.import_words import failure_text
from gui.text.lookup import translate
from gui.theme import set_property, set_state
from gui.views.widgets.caption import Caption

_WIDTH, _LONGEST = 460, 400


class HubDialog(QDialog):
    """``fetched(model)`` when it is there; what goes wrong is said below the line."""

    fetched = Signal(object)

    def __init__(self, fetch: HubFetch, parent: QWidget | None = None, text: str = "") -> None:
        super().__init__(parent)
        self._fetch = fetch
        self.setWindowTitle(translate("HubDialog", "Add from Hugging Face"))
        label = QLabel(translate("HubDialog", "&Model id or address"))
        self.line = QLineEdit(text)
        self.line.setMaxLength(_LONGEST)
        self.line.setPlaceholderText(translate("HubDialog", "owner/name"))
        self.line.setAccessibleName(label.text().replace("&", ""))
        label.setBuddy(self.line)
        note = QLabel(
            translate(
                "HubDialog",
                "Fetches config.json and the tensor sizes, no weights. Nothing is sent before "
                "you press Fetch. For gated models, your Hugging Face login is used.",
            )
        )
        note.setWordWrap(True)
        set_property(note, "role", "caption")
        self.message = Caption()
        self.step = QLabel()
        set_property(self.step, "role", "caption")
        self.bar = QProgressBar()
        self.bar.setRange(0, len(STEPS))
        self.bar.setTextVisible(False)
        self.button, self.close_button = QPushButton(), QPushButton()
        self.button.setText(translate("HubDialog", "Fetch"))
        set_property(self.button, "primary", "true")
        self.button.setDefault(True)
        self.button.clicked.connect(self._start)
        self.close_button.setAutoDefault(False)
        self.close_button.clicked.connect(self._stop)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.close_button)
        buttons.addWidget(self.button)
        column = QVBoxLayout(self)
        column.setSpacing(8)
        for widget in (label, self.line, self.message, note, self.step, self.bar):
            column.addWidget(widget)
        column.addLayout(buttons)
        self.setMinimumWidth(_WIDTH)
        self.line.textChanged.connect(self._typed)
        fetch.stepped.connect(self._stepped)
        fetch.fetched.connect(self._done)
        fetch.failed.connect(self._failed)
        fetch.busyChanged.connect(self._show_busy)
        self._show_busy(False)
        self._typed(text)

    def done(self, result: int) -> None:
        self._fetch.cancel()
        super().done(result)

    def _fit(self) -> None:
        """Lines come and go; the dialog is as high as they need."""
        QTimer.singleShot(0, self, self.adjustSize)

    def _typed(self, text: str) -> None:
        self.button.setEnabled(bool(text.strip()) and not self._fetch.is_busy())
        self.message.show_text("")
        set_state(self.line, "")

    def _start(self) -> None:
        text = self.line.text().strip()
        wrong = self._fetch.check(text)
        if wrong is not None:
            self._failed(wrong)
            return
        self.message.show_text("")
        self._stepped(STEPS[0], 0, len(STEPS))
        self._fetch.start(text)

    def _stop(self) -> None:
        if self._fetch.is_busy():
            self._fetch.cancel()
            self.message.show_text(translate("HubDialog", "Stopped."))
        else:
            self.reject()

    def _stepped(self, key: str, done: int, total: int) -> None:
        self.bar.setRange(0, total)
        self.bar.setValue(done + 1)
        texts = {
            "model": translate("HubDialog", "Asking for the model…"),
            "config": translate("HubDialog", "Fetching config.json…"),
            "quantization": translate("HubDialog", "Looking for a quantisation…"),
            "read": translate("HubDialog", "Reading…"),
        }
        self.step.setText(texts.get(key, ""))

    def _done(self, model: HubModel) -> None:
        self.fetched.emit(model)
        self.accept()

    def _failed(self, error: InputError) -> None:
        set_state(self.line, "invalid")
        self.message.show_text(failure_text(self.line.text().strip(), error), "error")
        self._fit()

    def _show_busy(self, busy: bool) -> None:
        for widget in (self.bar, self.step):
            widget.setVisible(busy)
        self._fit()
        self.line.setEnabled(not busy)
        self.button.setEnabled(not busy and bool(self.line.text().strip()))
        self.close_button.setText(
            translate("HubDialog", "Stop") if busy else translate("HubDialog", "Cancel")
        )
