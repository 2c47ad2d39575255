"""What this program is."""

from PySide6.QtCore import qVersion
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from engine import __version__
from gui.text.lookup import translate
from gui.theme import set_property


class AboutDialog(QDialog):
    """Name, version, licence."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("AboutDialog", "About Finefit"))
        name = QLabel(f"Finefit {__version__}")
        set_property(name, "role", "headline")
        words = QLabel(
            translate(
                "AboutDialog",
                "Will this fine-tune fit, where do the gigabytes go, "
                "and what should I change or buy?",
            )
        )
        words.setWordWrap(True)
        legal = QLabel(
            translate("AboutDialog", "Licence: Apache-2.0. Font: Inter, OFL. Qt {version}.").format(
                version=qVersion()
            )
        )
        set_property(legal, "role", "caption")
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.close)
        column = QVBoxLayout(self)
        column.setSpacing(8)
        for widget in (name, words, legal, buttons):
            column.addWidget(widget)
        self.setMinimumWidth(420)
