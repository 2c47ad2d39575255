"""Binding: the only two-way connection between a widget and the store."""

from typing import Any

from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QDoubleSpinBox, QSpinBox, QWidget

from gui.state.fields import Field, changes_for
from gui.state.paths import value_at
from gui.state.problem import Problem
from gui.state.store import PlanStore

SPIN_LIMIT = 2**31 - 1  # what a QSpinBox can hold
_ENDLESS = 1e12


class Binding(QObject):
    """Sends the user's edits of one field up, and draws the value in force down.

    ``shown`` follows every drawing, ``refused`` tells of an edit that could not be used.
    """

    shown = Signal()
    refused = Signal(object)

    def __init__(self, widget: QWidget, field: Field, store: PlanStore) -> None:
        super().__init__(widget)
        self.widget, self.field, self._store = widget, field, store
        self._limits = field.limits
        widget.installEventFilter(self)
        match widget:
            case QSpinBox() | QDoubleSpinBox():
                self._set_range(widget)
                widget.setKeyboardTracking(False)
                widget.valueChanged.connect(self._edited)
            case QCheckBox():
                widget.clicked.connect(self._edited)
            case QComboBox():
                widget.activated.connect(self._edited)
                line = widget.lineEdit() if widget.isEditable() else None
                if line is not None:
                    line.editingFinished.connect(self._edited)
        store.planChanged.connect(self.show_value)
        store.fieldError.connect(self._refused)
        self.show_value()

    def is_overridden(self) -> bool:
        """Whether the user has answered what the profile would have answered."""
        scenario, plan = self._store.scenario, self._store.board.current
        path = self.field.path
        return (
            self._limits.optional
            and value_at(scenario, path) is not None
            and path not in plan.from_profile
        )

    def reset(self) -> None:
        """Leave the field to the profile again."""
        self._store.begin_gesture()
        self._store.set(self.field.path, None)

    def apply(self, value: Any) -> None:
        """Set the field from elsewhere, as a step of its own."""
        self._store.begin_gesture()
        self._store.change(changes_for(self._store.scenario, self.field, value), self.field.path)

    def value(self) -> Any:
        """The value the widget shows."""
        match self.widget:
            case QSpinBox() | QDoubleSpinBox() as box:
                if self._limits.optional and box.value() == box.minimum():
                    return None
                return box.value() if self.field.kind == "real" else int(box.value())
            case QCheckBox() as box:
                return box.isChecked()
            case QComboBox() as box if box.isEditable():
                return self._typed(box)
            case QComboBox() as box:
                return box.currentData()
        return None

    def show_value(self, _board: object = None) -> None:
        """Draw the value in force, touching the widget only when it shows another one."""
        value = self._store.filled(self.field.path)
        if value != self.value() or self._store.problem is None:
            blocker = QSignalBlocker(self.widget)
            self._draw(value)
            blocker.unblock()
        self.shown.emit()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # A key or a button held down is one step of undo, each new press another one.
        if isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.KeyPress and not event.isAutoRepeat():
                self._store.begin_gesture()
        elif event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.FocusIn):
            self._store.begin_gesture()
        return super().eventFilter(watched, event)

    def _set_range(self, box: QSpinBox | QDoubleSpinBox) -> None:
        least = self._limits.least or 0
        most = self._limits.most if self._limits.most is not None else _ENDLESS
        if isinstance(box, QSpinBox):
            box.setRange(int(least) - self._limits.optional, int(min(most, SPIN_LIMIT)))
            box.setSingleStep(int(self.field.step))
        else:
            box.setRange(least, most)
            box.setSingleStep(self.field.step)

    def _draw(self, value: Any) -> None:
        match self.widget:
            case QSpinBox() as whole:
                # One value per card is shown by its largest; an edit gives all cards the same.
                largest = max(value) if isinstance(value, tuple) else value
                whole.setValue(whole.minimum() if largest is None else int(largest))
            case QDoubleSpinBox() as real:
                real.setValue(real.minimum() if value is None else float(value))
            case QCheckBox() as box:
                box.setChecked(bool(value))
            case QComboBox() as box:
                index = _find(box, value)
                if index != box.currentIndex():
                    box.setCurrentIndex(index)
                if box.isEditable() and index < 0:
                    box.setEditText(", ".join(value))
                line = box.lineEdit() if box.isEditable() else None
                if line is not None and not box.hasFocus():
                    # A text longer than the field shows its beginning.
                    line.setCursorPosition(0)

    def _typed(self, box: QComboBox) -> Any:
        index = box.findText(box.currentText())
        if index >= 0:
            return _as_value(box.itemData(index))
        return tuple(name.strip() for name in box.currentText().split(",") if name.strip())

    def _edited(self, *_args: object) -> None:
        value = self.value()
        if value == self._store.filled(self.field.path) and self._store.problem is None:
            return
        self._store.change(changes_for(self._store.scenario, self.field, value), self.field.path)

    def _refused(self, problem: Problem) -> None:
        if problem.path == self.field.path:
            self.refused.emit(problem)


def _as_value(data: Any) -> Any:
    """Qt hands a tuple back as a list."""
    return tuple(data) if isinstance(data, list) else data


def _find(box: QComboBox, value: Any) -> int:
    return next((i for i in range(box.count()) if _as_value(box.itemData(i)) == value), -1)
