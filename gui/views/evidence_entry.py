"""A line to enter a measured peak of the plan at hand, and the switch that calibrates by it."""

import datetime
from typing import Literal, get_args

from PySide6.QtCore import QDate, Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDateEdit,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
)

from engine.files.measurements import BYTES_PER, Reading
from engine.files.measurements_published import Level
from gui.state.own_measurements import OwnMeasurements
from gui.state.problem import Problem
from gui.text import evidence_words
from gui.text.lookup import translate
from gui.text.plurals_answers import answer_plurals
from gui.text.problems import problem_text
from gui.theme import set_property
from gui.theme.tokens import CARD_PADDING, FIELD_HEIGHT
from gui.views.widgets.flow_layout import FlowLayout
from gui.views.widgets.link_button import LinkButton
from gui.views.widgets.number_field import DecimalField
from gui.views.widgets.retranslating import Retranslating

_LEVELS: tuple[Level, ...] = get_args(Level)
_VALUE_WIDTH, _DATE_WIDTH, _NOTE_WIDTH, _MOST = 92, 104, 150, 1e12
_UNITS: tuple[Literal["GiB", "GB", "MiB", "MB"], ...] = ("GiB", "GB", "MiB", "MB")


class EvidenceEntry(Retranslating, QFrame):
    """Adds to and calibrates by an OwnMeasurements."""

    def __init__(self, own: OwnMeasurements) -> None:
        super().__init__()
        self.setObjectName("cardFooter")
        self._own = own
        self._title, self.state = QLabel(), QLabel()
        self.value, self.unit, self.level = DecimalField(), QComboBox(), QComboBox()
        self.date, self.note = QDateEdit(QDate.currentDate()), QLineEdit()
        self.add, self.calibrate, self.undo = QPushButton(), QCheckBox(), LinkButton()
        set_property(self._title, "role", "strong")
        set_property(self.state, "role", "caption")
        self.state.setWordWrap(True)
        self.value.setRange(0, _MOST)
        self.value.setDecimals(2)
        self.value.setFixedWidth(_VALUE_WIDTH)
        self.unit.addItems([unit for unit in _UNITS if unit in BYTES_PER])
        for level in _LEVELS:
            self.level.addItem("", level)
        self.level.setCurrentIndex(_LEVELS.index("device"))
        self.date.setMinimumWidth(_DATE_WIDTH)
        self.date.setMaximumDate(QDate.currentDate())
        self.note.setFixedWidth(_NOTE_WIDTH)
        self.note.setMaxLength(2000)
        self._title.setMinimumHeight(FIELD_HEIGHT)
        self.calibrate.setMinimumHeight(FIELD_HEIGHT)
        flow = FlowLayout(gap=8)
        for widget in (
            self._title, self.value, self.unit, self.level, self.date, self.note, self.add,
            self.calibrate,
        ):  # fmt: skip
            flow.addWidget(widget)
        below = QHBoxLayout()
        below.addWidget(self.state, 1)
        below.addWidget(self.undo)
        column = QVBoxLayout(self)
        column.setContentsMargins(CARD_PADDING, 6, CARD_PADDING, 6)
        column.setSpacing(4)
        column.addLayout(flow)
        column.addLayout(below)
        self.value.valueChanged.connect(self._allow)
        self.add.clicked.connect(self._add)
        self.note.returnPressed.connect(self._add)
        self.calibrate.clicked.connect(lambda on: own.set_calibrated(calibrated=on))
        self.undo.clicked.connect(own.put_back)
        own.changed.connect(self.show_state)
        own.failed.connect(self._refuse)
        self.retranslate()

    def retranslate(self) -> None:
        self._title.setText(translate("Evidence", "Own peak of this plan"))
        names = (
            (self.value, translate("Evidence", "Measured value")),
            (self.unit, translate("Evidence", "Unit")),
            (self.level, translate("Evidence", "Level")),
            (self.date, translate("Evidence", "Date")),
            (self.note, translate("Evidence", "Note")),
        )
        for widget, name in names:
            widget.setAccessibleName(name)
            widget.setToolTip(name)
        self.note.setPlaceholderText(translate("Evidence", "Note"))
        for number, level in enumerate(_LEVELS):
            self.level.setItemText(number, evidence_words.level(level))
        self.add.setText(translate("Evidence", "Add"))
        self.calibrate.setText(translate("Evidence", "Calibrate by them"))
        self.calibrate.setToolTip(
            translate(
                "Evidence",
                "Corrects the runtime overhead of this machine in every plan; can be taken off.",
            )
        )
        self.undo.setText(translate("Evidence", "Undo removal"))
        self.show_state()
        self._allow()

    def show_state(self) -> None:
        """What there is, and whether it counts."""
        now = self._own.now()
        self.calibrate.setChecked(now.calibrated)
        self.calibrate.setEnabled(bool(now.entries) or now.calibrated)
        self.undo.setVisible(self._own.can_put_back())
        count = len(now.entries)
        texts = [answer_plurals().own_measurements(count)] if count else []
        if now.calibrated and count:
            texts.append(translate("Evidence", "All numbers have this machine's own overhead."))
        if now.unreadable:
            texts.append(answer_plurals().unreadable(len(now.unreadable)))
        if now.kept_aside:
            text = translate("Evidence", "A damaged file was kept as {name}.")
            texts.append(text.format(name=now.kept_aside))
        self.state.setText(" ".join(texts))
        self.state.setVisible(bool(texts))

    def _allow(self, *_value: object) -> None:
        self.add.setEnabled(self.value.value() > 0)

    def _add(self) -> None:
        if not self.add.isEnabled():
            return
        level = next(one for one in _LEVELS if one == self.level.currentData())
        day = self.date.date()
        reading = Reading(
            value=self.value.value(),
            unit=self.unit.currentText(),
            level=level,
            date=datetime.date(day.year(), day.month(), day.day()),
            note=self.note.text().strip(),
        )
        if not self._own.add(reading):
            return
        self.value.setValue(0)
        self.note.clear()
        self.value.setFocus(Qt.FocusReason.OtherFocusReason)

    def _refuse(self, problem: Problem) -> None:
        self.state.setText(problem_text(problem))
        self.state.show()
