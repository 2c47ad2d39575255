"""One field of a form, made from its description and tied to the store."""

from PySide6.QtWidgets import QCheckBox, QComboBox, QFormLayout, QWidget

from gui.state.bind import SPIN_LIMIT, Binding
from gui.state.fields import Field
from gui.state.problem import Problem
from gui.state.store import PlanStore
from gui.text.choices import choice
from gui.text.field_help import field_help
from gui.text.field_labels import field_hint, field_label, field_unit
from gui.text.lookup import translate
from gui.text.problems import problem_text
from gui.views.flag_row import FlagRow
from gui.views.widgets.choice_field import ChoiceField
from gui.views.widgets.field_row import FieldRow
from gui.views.widgets.number_field import DecimalField, WholeNumberField

SHORT_WIDTH, NUMBER_WIDTH, LONG_NUMBER_WIDTH = 72, 88, 136
_SHORT_TO, _LONG_FROM = 10**5, 10**9


class FieldEditor:
    """Holds the row of a field and its binding.

    Not a widget itself: the panel decides where the parts go.
    """

    def __init__(self, field: Field, store: PlanStore) -> None:
        self.field, self._store = field, store
        self.widget, self.row = _make(field)
        self._fill()
        self.binding = Binding(self.widget, field, store)
        self.binding.shown.connect(self._render_marks)
        self.binding.refused.connect(self._mark_refused)
        self.row.resetWanted.connect(self.binding.reset)
        self.retranslate()

    @property
    def path(self) -> str:
        return self.field.path

    def is_wanted(self) -> bool:
        """Whether the other fields make this one matter."""
        if self.field.needs is None:
            return True
        path, values = self.field.needs
        return self._store.filled(path) in values

    def add_to(self, form: QFormLayout) -> None:
        if isinstance(self.row, FieldRow):
            self.row.add_to(form)
        else:
            form.addRow(self.row)

    def set_wanted(self, form: QFormLayout) -> None:
        """Show or hide the whole row of a form."""
        wanted = self.is_wanted()
        if form.isRowVisible(self.row) != wanted:
            form.setRowVisible(self.row, wanted)

    def stacked(self) -> QWidget:
        """The field with its label above, for fields side by side."""
        return self.row.stacked() if isinstance(self.row, FieldRow) else self.row

    def plain_label(self) -> str:
        """The label, before it is given a key."""
        return field_label(self.path)

    def set_label(self, text: str) -> None:
        if isinstance(self.row, FieldRow):
            self.row.set_label(text)
        else:
            self.row.box.setText(text)
            self.row.box.setAccessibleName(text.replace("&", ""))

    def retranslate(self) -> None:
        self._fill()
        self.set_label(field_label(self.path))
        text = field_help(self.path)
        if isinstance(self.row, FieldRow):
            self.row.set_help(text)
            self.row.set_hint(field_hint(self.path))
        else:
            self.widget.setToolTip(text)
            self.widget.setAccessibleDescription(text)
        self.binding.show_value()

    def _fill(self) -> None:
        """Choices and units in the language of now."""
        found = self.field.limits
        widget = self.widget
        if isinstance(widget, (WholeNumberField, DecimalField)):
            widget.set_unit(field_unit(self.path))
            if found.optional:
                widget.setSpecialValueText(translate("FieldEditor", "not set"))
        elif isinstance(widget, ChoiceField):
            values: list[str | None] = list(found.choices)
            if found.optional and self._store.filled(self.path) is None:
                values.insert(0, None)
            widget.set_choices([(v, choice(self.path, v)) for v in values])  # type: ignore[misc]
        elif isinstance(widget, QComboBox):
            index = widget.currentIndex()
            widget.clear()
            for value in self.field.presets:
                data = list(value) if isinstance(value, tuple) else value
                widget.addItem(choice(self.path, value), data)
            widget.setCurrentIndex(index)

    def _render_marks(self) -> None:
        if self._store.problem is None and isinstance(self.row, FieldRow):
            self.row.clear_marks()
        default = None
        if self.binding.is_overridden():
            default = choice(self.path, self._store.profile_default(self.path))
        self.row.set_overridden(default)

    def _mark_refused(self, problem: Problem) -> None:
        if isinstance(self.row, FieldRow):
            self.row.set_invalid(problem_text(problem))


def _make(field: Field) -> tuple[QWidget, FieldRow | FlagRow]:
    most = field.limits.most or 0
    match field.kind:
        case "flag":
            row = FlagRow()
            return row.box, row
        case "names":
            combo = QComboBox()
            combo.setEditable(True)
            combo.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
            combo.setSizeAdjustPolicy(
                QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
            )
            combo.setMinimumContentsLength(11 if field.presets and field.presets[0] == () else 14)
            return combo, FieldRow("", combo)
        case "choice":
            choices = ChoiceField()
            return choices, FieldRow("", choices)
    width = NUMBER_WIDTH
    if field.kind == "whole" and most > _LONG_FROM:
        width = LONG_NUMBER_WIDTH
    elif most <= _SHORT_TO and not field_unit(field.path):
        width = SHORT_WIDTH
    number: WholeNumberField | DecimalField
    if field.kind == "whole" and most <= SPIN_LIMIT:
        number = WholeNumberField()
    else:
        number = DecimalField()
        number.setDecimals(2 if field.kind == "real" and field.step < 1 else 0)
    return number, FieldRow("", number, field_width=width)


def is_flag(editor: FieldEditor) -> bool:
    return isinstance(editor.widget, QCheckBox)
