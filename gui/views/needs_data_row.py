"""One missing value: its key, a field that starts empty, what is expected, and what is usual."""

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from engine.files.importers.config_fields import LARGEST_SIZE
from engine.files.importers.imported import Missing
from gui.text import numbers
from gui.text.lookup import translate
from gui.text.missing_words import expected_value, leaf, size_name, why_needed
from gui.theme import current_theme, set_property, set_state
from gui.views.custom_empty import SelectWhenEmpty
from gui.views.widgets.link_button import LinkButton
from gui.views.widgets.number_field import WholeNumberField
from gui.views.widgets.retranslating import Retranslating

_ICON = 14


class NeedsDataRow(Retranslating, QWidget):
    """``entered`` follows every value the user gives; nothing is filled in beforehand."""

    entered = Signal()

    def __init__(self, gap: Missing, *, with_reason: bool = False) -> None:
        super().__init__()
        self.gap, self._with_reason = gap, with_reason
        self._icon, self._title, self._label, self._expected = (QLabel() for _ in range(4))
        set_property(self._title, "role", "title")
        set_property(self._expected, "role", "caption")
        for label in (self._title, self._label, self._expected):
            label.setWordWrap(True)
        self.field = WholeNumberField()
        self.field.setRange(0, LARGEST_SIZE)
        self.field.valueChanged.connect(lambda _value: self.entered.emit())
        SelectWhenEmpty(self.field)
        set_state(self.field, "missing")
        self._accept = LinkButton()
        self._accept.clicked.connect(self._take_usual)
        title = QHBoxLayout()
        title.setSpacing(6)
        title.addWidget(self._icon)
        title.addWidget(self._title, 1)
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(self._label, 1)
        line.addWidget(self.field, 2)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(title)
        column.addLayout(line)
        column.addWidget(self._expected)
        column.addWidget(self._accept)
        current_theme().changed.connect(self.retranslate)
        self.retranslate()

    def value(self) -> int | None:
        return self.field.value() or None

    def retranslate(self) -> None:
        theme = current_theme()
        icon = theme.icon("alert-triangle", theme.tokens.borderline, _ICON)
        self._icon.setPixmap(icon.pixmap(QSize(_ICON, _ICON), self.devicePixelRatio()))
        text = translate("NeedsData", "{key} is missing")
        self._title.setText(text.format(key=leaf(self.gap.field)))
        self._label.setText(size_name(self.gap.field))
        self.field.setSpecialValueText(translate("FieldEditor", "not set"))
        self.field.setAccessibleName(size_name(self.gap.field))
        self.field.setAccessibleDescription(why_needed(self.gap))
        self.field.setToolTip(why_needed(self.gap))
        reason = f"{why_needed(self.gap)} " if self._with_reason else ""
        self._expected.setText(reason + expected_value(self.gap))
        usual = self.gap.usual
        self._accept.setVisible(isinstance(usual, int))
        if isinstance(usual, int):
            accept = translate("NeedsData", "Accept {value}")
            self._accept.setText(accept.format(value=numbers.whole(usual)))

    def _take_usual(self) -> None:
        if isinstance(self.gap.usual, int):
            self.field.setValue(self.gap.usual)
