"""Number fields of the custom dialogs: empty until typed into, with a mark where one is refused."""

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFormLayout, QWidget

from gui.text.lookup import translate
from gui.views.custom_empty import SelectWhenEmpty
from gui.views.widgets.field_row import FieldRow
from gui.views.widgets.form import PanelForm, make_form
from gui.views.widgets.number_field import DecimalField, WholeNumberField

_WIDTH, _WITH_UNIT = 120, 150


def dialog_form(parent: QWidget) -> PanelForm:
    """Labels beside their fields in any language: a dialog can be as wide as that takes."""
    form = make_form(parent)
    form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.DontWrapRows)
    return form


class CustomFields(QObject):
    """``changed`` follows every edit; an empty field is None."""

    changed = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.rows: dict[str, FieldRow] = {}

    def add_whole(self, form: QFormLayout, key: str, label: str, most: int, help_: str) -> None:
        field = WholeNumberField()
        field.setRange(0, most)
        self._add(form, key, label, field, help_)

    def add_real(self, form: QFormLayout, key: str, label: str, unit: str, help_: str) -> None:
        field = DecimalField()
        field.setRange(0, 1e9)
        field.set_unit(unit)
        self._add(form, key, label, field, help_)

    def values(self) -> dict[str, Any]:
        """What was typed; empty fields are left out."""
        found = {key: self._number(key).value() for key in self.rows}
        return {key: value for key, value in found.items() if value}

    def set_values(self, values: Mapping[str, Any]) -> None:
        for key in self.rows:
            self._number(key).setValue(values.get(key) or 0)

    def mark(self, wrong: Mapping[str, str]) -> None:
        """Say what is expected where a value is refused."""
        for key, row in self.rows.items():
            if key in wrong:
                row.set_invalid(wrong[key])
            else:
                row.clear_marks()

    def names(self, keys: Sequence[str]) -> str:
        """The labels of some fields, for a sentence."""
        return ", ".join(self.rows[k].label.text().replace("&", "") for k in keys if k in self.rows)

    def _add(
        self,
        form: QFormLayout,
        key: str,
        label: str,
        field: WholeNumberField | DecimalField,
        help_: str,
    ) -> None:
        SelectWhenEmpty(field)
        field.setSpecialValueText(translate("FieldEditor", "not set"))
        row = FieldRow(label, field, field_width=_WITH_UNIT if field.unit() else _WIDTH)
        row.set_help(help_)
        # Not by tracking: the count below the fields follows each finished entry.
        field.valueChanged.connect(lambda _value: self.changed.emit())
        row.add_to(form)
        self.rows[key] = row

    def _number(self, key: str) -> WholeNumberField | DecimalField:
        field = self.rows[key].field
        assert isinstance(field, WholeNumberField | DecimalField)
        return field
