"""A card described by what its driver and its data sheet say."""

from typing import Any

from pydantic import ValidationError
from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.hardware.gpu import gpu_from_custom
from engine.scenario import CustomGpu
from gui.text.hardware_facts_words import abilities_line
from gui.text.lookup import translate
from gui.theme import set_property
from gui.views.custom_fields import CustomFields, dialog_form
from gui.views.widgets.caption import Caption
from gui.views.widgets.field_row import FieldRow
from gui.views.widgets.hairline import Hairline

_WIDTH, _LONGEST, _MOST_MIB, _MOST_LANES = 460, 200, 100_000_000, 32


class CustomCardDialog(QDialog):
    """``saved(card)`` when it is complete and accepted."""

    saved = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(translate("CustomCard", "Custom card"))
        self._card: CustomGpu | None = None
        self.fields = CustomFields(self)
        box = QWidget()
        form = dialog_form(box)
        self.name, self.vendor, self.level = QLineEdit(), QLineEdit(), QLineEdit()
        self._texts = {
            "name": self._line(form, self.name, translate("CustomCard", "Name"), ""),
            "vendor": self._line(form, self.vendor, translate("CustomCard", "Vendor"), "NVIDIA"),
        }
        self._numbers(form)
        self._texts["compute_capability"] = self._line(
            form, self.level, translate("CustomCard", "Compute capability"), ""
        )
        self._texts["compute_capability"].set_help(
            translate("CustomCard", "Of NVIDIA cards, as 8.9; it decides the number formats")
        )
        self._data_sheet(form)
        self.unified = QCheckBox(translate("CustomCard", "Shares the main memory"))
        self.unified.toggled.connect(self._render)
        form.addRow(self.unified)
        self.abilities = QLabel()
        self.abilities.setWordWrap(True)
        self.message = Caption()
        column = QVBoxLayout(self)
        column.setSpacing(10)
        column.addWidget(box)
        column.addWidget(Hairline())
        column.addWidget(self.abilities)
        column.addWidget(self.message)
        column.addLayout(self._buttons())
        self.setMinimumWidth(_WIDTH)
        self.fields.changed.connect(self._render)
        self._render()

    def _line(self, form: QFormLayout, line: QLineEdit, label: str, hint: str) -> FieldRow:
        line.setMaxLength(_LONGEST)
        line.setPlaceholderText(hint)
        line.textChanged.connect(self._render)
        row = FieldRow(label, line)
        row.add_to(form)
        return row

    def _numbers(self, form: QFormLayout) -> None:
        help_ = translate("CustomCard", "The total that the driver reports, not the size printed")
        label = translate("CustomCard", "Memory, MiB")
        self.fields.add_whole(form, "memory_mib", label, _MOST_MIB, help_)

    def _data_sheet(self, form: QFormLayout) -> None:
        sheet = translate("CustomCard", "From the data sheet; leave it open if unknown")
        add = self.fields.add_real
        add(form, "bandwidth_gb_s", translate("CustomCard", "Bandwidth"), "GB/s", sheet)
        dense = translate("CustomCard", "Dense bf16, without sparsity; leave it open if unknown")
        add(form, "bf16_tflops", translate("CustomCard", "bf16 speed"), "TFLOP/s", dense)
        way = translate("CustomCard", "Per direction; leave it open without NVLink")
        add(form, "nvlink_gb_s", translate("CustomCard", "NVLink"), "GB/s", way)
        add(form, "pcie_gen", translate("CustomCard", "PCIe generation"), "", sheet)
        lanes = translate("CustomCard", "PCIe lanes")
        self.fields.add_whole(form, "pcie_lanes", lanes, _MOST_LANES, sheet)
        add(form, "tdp_w", translate("CustomCard", "Power"), "W", sheet)
        price = translate("CustomCard", "What you would pay, to compare boxes by price")
        add(form, "price_usd", translate("CustomCard", "Price"), "US$", price)

    def _buttons(self) -> QHBoxLayout:
        close = QPushButton(translate("CustomCard", "Cancel"))
        close.setAutoDefault(False)
        close.clicked.connect(self.reject)
        self.save = QPushButton(translate("CustomCard", "Save and plan"))
        set_property(self.save, "primary", "true")
        self.save.clicked.connect(self._accept)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(close)
        row.addWidget(self.save)
        return row

    def _values(self) -> dict[str, Any]:
        texts = {
            "name": self.name.text().strip(),
            "vendor": self.vendor.text().strip(),
            "compute_capability": self.level.text().strip().replace(",", "."),
        }
        found = {key: text for key, text in texts.items() if text}
        return self.fields.values() | found | {"unified": self.unified.isChecked()}

    def _render(self) -> None:
        """What the card can do, or what is still needed."""
        self._card = None
        self._clear_marks()
        try:
            self._card = CustomGpu.model_validate(self._values())
        except ValidationError as error:
            self._say_wanted(error)
        else:
            self.message.show_text("")
            self.abilities.setText(abilities_line(gpu_from_custom(self._card)))
        self.save.setEnabled(self._card is not None)

    def _clear_marks(self) -> None:
        self.fields.mark({})
        for row in self._texts.values():
            row.clear_marks()

    def _say_wanted(self, error: ValidationError) -> None:
        wrong = {str(f["loc"][0]): str(f["type"]) for f in error.errors(include_url=False)}
        self.abilities.setText("")
        missing = [key for key, kind in wrong.items() if kind == "missing"]
        refused = {key: translate("CustomCard", "Out of range") for key in wrong}
        if "compute_capability" in wrong:
            self._texts["compute_capability"].set_invalid(
                translate("CustomCard", "Two numbers, as 8.9")
            )
        self.fields.mark({key: text for key, text in refused.items() if key not in missing})
        names = [self._texts["name"].label.text()] if "name" in missing else []
        names += [self.fields.names([key]) for key in missing if key in self.fields.rows]
        text = translate("CustomModel", "Still needed: {names}")
        plain = ", ".join(names).replace("&", "")
        self.message.show_text(text.format(names=plain) if plain else "")

    def _accept(self) -> None:
        if self._card is not None:
            self.saved.emit(self._card)
            self.accept()
