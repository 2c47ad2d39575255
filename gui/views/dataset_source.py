"""Where lengths come from: pasted numbers, or a file with a column and perhaps a tokenizer."""

from pathlib import Path

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import (
    QFileDialog,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from gui.text import dataset_words
from gui.text.lookup import translate
from gui.theme import set_property, set_state
from gui.theme.tokens import CARD_PADDING
from gui.views.widgets.caption import Caption
from gui.views.widgets.link_button import LinkButton
from gui.views.widgets.retranslating import Retranslating

_WIDTH, _WAIT_MS = 224, 300


class DatasetSource(Retranslating, QWidget):
    """`pasted(text)` a moment after the last key, `opened(path)` when a file was chosen."""

    pasted = Signal(str)
    opened = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setFixedWidth(_WIDTH)
        self._tokenizer: Path | None = None
        self._file: Path | None = None
        self._label, self.state = QLabel(), Caption()
        self.text, self.column = QPlainTextEdit(), QLineEdit()
        self.open, self.tokenizer = QPushButton(), LinkButton()
        set_property(self._label, "role", "strong")
        self.text.setTabChangesFocus(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(CARD_PADDING, 8, 8, 8)
        column.setSpacing(6)
        column.addWidget(self._label)
        column.addWidget(self.text, 1)
        column.addWidget(self.column)
        column.addWidget(self.open)
        column.addWidget(self.tokenizer)
        column.addWidget(self.state)
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(_WAIT_MS)
        self._wait.timeout.connect(self._paste)
        self.text.textChanged.connect(self._wait.start)
        self.open.clicked.connect(self._choose)
        self.tokenizer.clicked.connect(self._choose_tokenizer)
        self.column.returnPressed.connect(self._again)
        self.retranslate()

    def retranslate(self) -> None:
        self._label.setText(translate("Dataset", "Lengths in tokens"))
        self.text.setPlaceholderText(translate("Dataset", "Paste numbers: 812, 1033, 97 …"))
        self.text.setAccessibleName(translate("Dataset", "Lengths in tokens"))
        column = translate("Dataset", "Column, found by itself")
        self.column.setPlaceholderText(column)
        self.column.setAccessibleName(translate("Dataset", "Column"))
        self.open.setText(translate("Dataset", "Open a file…"))
        self._name_tokenizer()

    def column_wanted(self) -> str | None:
        return self.column.text().strip() or None

    def tokenizer_file(self) -> Path | None:
        return self._tokenizer

    def open_file(self, path: Path) -> None:
        self._file = path
        self.opened.emit(path)

    def show_problem(self, text: str) -> None:
        """Say what is wrong; an empty text takes it back."""
        set_state(self.text, "invalid" if text and self._file is None else "")
        self.state.show_text(text, "error" if text else "caption")

    def say(self, text: str) -> None:
        set_state(self.text, "")
        self.state.show_text(text)

    def _paste(self) -> None:
        if self.text.toPlainText().strip():
            self._file = None
            self.pasted.emit(self.text.toPlainText())

    def _again(self) -> None:
        if self._file is not None:
            self.opened.emit(self._file)

    def _choose(self) -> None:
        title = translate("Dataset", "Open a data set")
        name, _ = QFileDialog.getOpenFileName(self, title, "", dataset_words.file_filter())
        if name:
            self.open_file(Path(name))

    def _choose_tokenizer(self) -> None:
        if self._tokenizer is not None:
            self._tokenizer = None
        else:
            title = translate("Dataset", "Open a tokenizer.json")
            name, _ = QFileDialog.getOpenFileName(self, title, "", "tokenizer.json (*.json)")
            self._tokenizer = Path(name) if name else None
        self._name_tokenizer()
        self._again()

    def _name_tokenizer(self) -> None:
        if self._tokenizer is None:
            self.tokenizer.setText(translate("Dataset", "Count with a tokenizer…"))
        else:
            text = translate("Dataset", "Without {name}")
            self.tokenizer.setText(text.format(name=self._tokenizer.name))
