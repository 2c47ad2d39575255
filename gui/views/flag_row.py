"""A check box with the dot that says a default was overridden."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QWidget

from gui.views.widgets.field_label import FieldLabel


class FlagRow(QWidget):
    """`resetWanted` comes from the dot's context menu."""

    resetWanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = QCheckBox()
        self._dot = FieldLabel()
        self._dot.setVisible(False)
        self._dot.resetWanted.connect(self.resetWanted)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        row.addWidget(self._dot)
        row.addWidget(self.box, 1)

    def set_overridden(self, default_text: str | None) -> None:
        self._dot.set_overridden(default_text)
        self._dot.setVisible(default_text is not None)
