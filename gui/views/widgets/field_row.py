"""One field of a form with all that belongs to it."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from gui.theme import set_property, set_state
from gui.theme.tokens import LABEL_GAP
from gui.views.widgets.caption import Caption
from gui.views.widgets.field_label import FieldLabel
from gui.views.widgets.link_button import LinkButton


class FieldRow(QWidget):
    """A field with its label, a hint beside it and a caption below.

    Put `label` and the row itself into a form with `add_to`, or get both stacked with
    `stacked`. The marks do not change the field's value.
    """

    hintActivated = Signal()
    resetWanted = Signal()

    def __init__(
        self,
        label: str,
        field: QWidget,
        parent: QWidget | None = None,
        *,
        field_width: int | None = None,
    ) -> None:
        super().__init__(parent)
        self.field = field
        self.label = FieldLabel()
        self.label.setBuddy(field)
        self.label.resetWanted.connect(self.resetWanted)
        self._hint, self._link, self._caption = QLabel(), LinkButton(), Caption()
        set_property(self._hint, "role", "caption")
        self._link.clicked.connect(self.hintActivated)
        self._link.hide()
        self._hint.hide()
        line = QHBoxLayout()
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(LABEL_GAP)
        if field_width is not None:
            field.setFixedWidth(field_width)
        else:
            field.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        line.addWidget(field, 0 if field_width is not None else 1)
        line.addWidget(self._link)
        line.addWidget(self._hint, 1 if field_width is not None else 0)
        if field_width is not None:
            line.addStretch(0)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(3)
        column.addLayout(line)
        column.addWidget(self._caption)
        self.set_label(label)

    def set_label(self, label: str) -> None:
        """The label with its mnemonic; the field's accessible name is the same without it."""
        self.label.setText(label)
        self.field.setAccessibleName(label.replace("&", ""))

    def set_help(self, text: str) -> None:
        """The one-line help, as tooltip and for a screen reader."""
        self.field.setToolTip(text)
        self.field.setAccessibleDescription(text)

    def set_hint(self, text: str, *, applicable: bool = False) -> None:
        """A grey word beside the field, or a link when a click can put it into effect."""
        self._hint.setText("" if applicable else text)
        self._link.setText(text if applicable else "")
        self._hint.setVisible(bool(text) and not applicable)
        self._link.setVisible(bool(text) and applicable)

    def hint(self) -> str:
        return self._link.text() or self._hint.text()

    def set_invalid(self, expected: str) -> None:
        """Mark the field wrong and say what is expected, as "1 to 131,072"."""
        set_state(self.field, "invalid")
        self._caption.show_text(expected, "error")

    def set_missing(self, expected: str) -> None:
        """Mark the field as wanting a value."""
        set_state(self.field, "missing")
        self._caption.show_text(expected, "notice")

    def set_notice(self, text: str) -> None:
        """Say something about a value that is allowed."""
        set_state(self.field, "")
        self._caption.show_text(text, "notice")

    def set_caption(self, text: str) -> None:
        set_state(self.field, "")
        self._caption.show_text(text)

    def clear_marks(self) -> None:
        set_state(self.field, "")
        self._caption.show_text("")

    def caption(self) -> Caption:
        return self._caption

    def set_overridden(self, default_text: str | None) -> None:
        self.label.set_overridden(default_text)

    def add_to(self, form: QFormLayout) -> None:
        form.addRow(self.label, self)

    def stacked(self) -> QWidget:
        """The row with its label above, for fields that stand side by side."""
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        self.label.setFixedHeight(self.label.fontMetrics().height() + 3)
        set_property(self.label, "role", "caption")
        column.addWidget(self.label)
        column.addWidget(self)
        return box
