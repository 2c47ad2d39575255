"""Asks for the name of a preset."""

from collections.abc import Callable

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QLineEdit, QVBoxLayout, QWidget

from gui.text.lookup import translate

_LONGEST = 200


class NameDialog(QDialog):
    """One line and two buttons; an empty name cannot be accepted."""

    def __init__(
        self, title: str, name: str, accept: Callable[[str], object], parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        label = QLabel(translate("NameDialog", "&Name of the preset"))
        self.line = QLineEdit(name)
        self.line.setMaxLength(_LONGEST)
        self.line.selectAll()
        label.setBuddy(self.line)
        self.line.setAccessibleName(label.text().replace("&", ""))
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Save | QDialogButtonBox.StandardButton.Cancel
        )
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.line.textChanged.connect(self._allow)
        self.accepted.connect(lambda: accept(self.line.text().strip()))
        column = QVBoxLayout(self)
        column.setSpacing(8)
        for widget in (label, self.line, self.buttons):
            column.addWidget(widget)
        self.setMinimumWidth(360)
        self._allow(name)

    def _allow(self, text: str) -> None:
        save = self.buttons.button(QDialogButtonBox.StandardButton.Save)
        save.setEnabled(bool(text.strip()))
