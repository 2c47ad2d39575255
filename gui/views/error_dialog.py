"""Something went wrong inside: what, in a text that can be copied into a report."""

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLabel,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from gui.text.lookup import translate
from gui.text.plurals import plurals
from gui.theme import set_property


class ErrorDialog(QDialog):
    """Not modal, and only one at a time: further errors are added to its text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("ErrorDialog", "An error in Finefit"))
        self.resize(640, 380)
        words = QLabel(
            translate(
                "ErrorDialog",
                "This should not have happened. Your plan is kept, and you can go on. "
                "Please send the text below to the makers.",
            )
        )
        words.setWordWrap(True)
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setAccessibleName(translate("ErrorDialog", "Report"))
        self._count = QLabel()
        set_property(self._count, "role", "caption")
        buttons = QDialogButtonBox()
        copy = buttons.addButton(
            translate("ErrorDialog", "Copy"), QDialogButtonBox.ButtonRole.ActionRole
        )
        buttons.addButton(translate("ErrorDialog", "Close"), QDialogButtonBox.ButtonRole.RejectRole)
        copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self.text.toPlainText()))
        buttons.rejected.connect(self.close)
        column = QVBoxLayout(self)
        for widget in (words, self.text, self._count, buttons):
            column.addWidget(widget)
        self._errors = 0

    def report(self, text: str) -> None:
        self._errors += 1
        if self._errors == 1 or not self.isVisible():
            self.text.setPlainText(text)
        self._count.setText(plurals().errors(self._errors))
        self.show()
