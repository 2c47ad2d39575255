"""A model described by its dimensions, with its parameter count while they are typed."""

from typing import Any

from pydantic import ValidationError
from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.architecture.inventory import inventory_of
from engine.errors import InputError
from engine.files.custom_sizes import CustomSizes, config_of
from engine.files.importers.config import read_config
from engine.files.importers.config_fields import LARGEST_SIZE
from gui.text import numbers
from gui.text.import_words import import_notice_text
from gui.text.lookup import translate
from gui.text.missing_words import size_name
from gui.text.problems import input_error_text
from gui.theme import set_property
from gui.views.custom_fields import CustomFields, dialog_form
from gui.views.widgets.caption import Caption
from gui.views.widgets.hairline import Hairline

_WIDTH, _LONGEST = 520, 200
_DENSE = ("num_hidden_layers", "hidden_size", "num_attention_heads", "num_key_value_heads",
          "head_dim", "intermediate_size", "vocab_size", "max_position_embeddings")  # fmt: skip
_EXPERTS = ("num_experts", "num_experts_per_tok", "moe_intermediate_size")


class CustomModelDialog(QDialog):
    """``saved(name, config)`` when it is complete and accepted."""

    saved = Signal(str, object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("CustomModel", "Custom model"))
        self._config: dict[str, Any] | None = None
        self.name = QLineEdit()
        self.name.setMaxLength(_LONGEST)
        self.name.setAccessibleName(translate("CustomModel", "Name"))
        self.fields = CustomFields(self)
        columns, lower = self._sizes(), self._kinds()
        self.count, self.message = QLabel(), Caption()
        set_property(self.count, "role", "headline")
        self.count.setWordWrap(True)
        top = QHBoxLayout()
        label = QLabel(translate("CustomModel", "&Name"))
        label.setBuddy(self.name)
        top.addWidget(label)
        top.addWidget(self.name, 1)
        column = QVBoxLayout(self)
        column.setSpacing(10)
        column.addLayout(top)
        column.addLayout(columns)
        column.addWidget(Hairline())
        column.addWidget(self._more)
        column.addLayout(lower)
        column.addWidget(Hairline())
        column.addWidget(self.count)
        column.addWidget(self.message)
        column.addLayout(self._buttons())
        self.setMinimumWidth(_WIDTH)
        self.fields.changed.connect(self._render)
        self.name.textChanged.connect(self._render)
        self._render()

    def _sizes(self) -> QHBoxLayout:
        columns = QHBoxLayout()
        columns.setSpacing(24)
        for keys in (_DENSE[:4], _DENSE[4:]):
            box = QWidget()
            form = dialog_form(box)
            for key in keys:
                self._add(form, key)
            columns.addWidget(box, 1)
        return columns

    def _kinds(self) -> QHBoxLayout:
        """Experts on the left, switches on the right."""
        self._more = QLabel(translate("CustomModel", "Mixture of experts, where it is one"))
        set_property(self._more, "role", "title")
        experts = QWidget()
        form = dialog_form(experts)
        for key in _EXPERTS:
            self._add(form, key)
        self.gated = QCheckBox(translate("CustomModel", "Gated MLP (three matrices)"))
        self.gated.setChecked(True)
        self.tied = QCheckBox(translate("CustomModel", "Head tied to the embedding"))
        self.bias = QCheckBox(translate("CustomModel", "Bias on query, key and value"))
        flags = QVBoxLayout()
        for box in (self.gated, self.tied, self.bias):
            box.toggled.connect(self._render)
            flags.addWidget(box)
        flags.addStretch(1)
        lower = QHBoxLayout()
        lower.setSpacing(24)
        lower.addWidget(experts, 1)
        lower.addLayout(flags, 1)
        return lower

    def _add(self, form: Any, key: str) -> None:
        help_ = translate("CustomModel", "In a config.json: {key}").format(key=key)
        self.fields.add_whole(form, key, size_name(key), LARGEST_SIZE, help_)

    def _buttons(self) -> QHBoxLayout:
        close = QPushButton(translate("CustomModel", "Cancel"))
        close.setAutoDefault(False)
        close.clicked.connect(self.reject)
        self.save = QPushButton(translate("CustomModel", "Save and plan"))
        set_property(self.save, "primary", "true")
        self.save.clicked.connect(self._accept)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(close)
        row.addWidget(self.save)
        return row

    def _render(self) -> None:
        """The count, or what it still waits for."""
        self._config = None
        self.fields.mark({})
        self.message.show_text("")
        values = self.fields.values() | {
            "gated": self.gated.isChecked(),
            "tie_word_embeddings": self.tied.isChecked(),
            "attention_bias": self.bias.isChecked(),
        }
        try:
            self._config = self._counted(config_of(CustomSizes.model_validate(values)))
        except ValidationError as error:
            self._say_wanted(error)
        except InputError as error:
            self.count.setText(translate("CustomModel", "No count yet"))
            self.message.show_text(input_error_text(error), "error")
        self.save.setEnabled(self.is_complete())
        QTimer.singleShot(0, self, self._grow)

    def _grow(self) -> None:
        """A longer count takes another line; the fields keep their height."""
        layout = self.layout()
        assert layout is not None
        wanted = layout.totalHeightForWidth(self.width())
        if wanted > self.height():
            self.resize(self.width(), wanted)

    def is_complete(self) -> bool:
        return self._config is not None and bool(self.name.text().strip())

    def _counted(self, config: dict[str, Any]) -> dict[str, Any] | None:
        found = read_config(config)
        if found.spec is None:
            self._wait_for(", ".join(size_name(gap.field) for gap in found.missing))
            return None
        inventory = inventory_of(found.spec)
        total, active = inventory.total_parameters, inventory.active_parameters
        text = translate("CustomModel", "{count} parameters")
        if active != total:
            text = translate("CustomModel", "{count} parameters, {active} active per token")
        self.count.setText(
            text.format(count=numbers.short_count(total), active=numbers.short_count(active))
        )
        said = [numbers.whole(total), *(import_notice_text(notice) for notice in found.notices)]
        self.message.show_text(" · ".join(said))
        return config

    def _say_wanted(self, error: ValidationError) -> None:
        findings = error.errors(include_url=False)
        absent = [str(f["loc"][0]) for f in findings if f["type"] == "missing"]
        wrong = {
            str(f["loc"][0]): translate("CustomModel", "Out of range")
            for f in findings
            if f["type"] != "missing"
        }
        self.fields.mark(wrong)
        self._wait_for(self.fields.names(absent or list(wrong)))

    def _wait_for(self, names: str) -> None:
        self.count.setText(translate("CustomModel", "No count yet"))
        self.message.show_text(
            translate("CustomModel", "Still needed: {names}").format(names=names)
        )

    def _accept(self) -> None:
        if self._config is not None:
            self.saved.emit(self.name.text().strip(), self._config)
            self.accept()
