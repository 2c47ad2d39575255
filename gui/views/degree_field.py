"""A spin box that knows only some numbers: it steps from one to the next and takes no other."""

from bisect import bisect_left, bisect_right

from PySide6.QtCore import Signal
from PySide6.QtGui import QValidator
from PySide6.QtWidgets import QAbstractSpinBox, QWidget

from gui.views.widgets.number_field import WholeNumberField


class DegreeField(WholeNumberField):
    """`refused(number)` tells of a typed number that cannot be; the value stays as it was."""

    refused = Signal(object)

    _legal: tuple[int, ...] = (1,)  # Qt asks for it while the base class is being made

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccelerated(False)

    def set_legal(self, legal: tuple[int, ...]) -> None:
        self._legal = legal
        self.update()

    def legal(self) -> tuple[int, ...]:
        return self._legal

    def stepBy(self, steps: int) -> None:
        find = bisect_right if steps > 0 else bisect_left
        at = find(self._legal, self.value()) + (steps - 1 if steps > 0 else steps)
        if self._legal:
            self.setValue(self._legal[max(0, min(at, len(self._legal) - 1))])
        self.selectAll()

    def stepEnabled(self) -> QAbstractSpinBox.StepEnabledFlag:
        found = QAbstractSpinBox.StepEnabledFlag.StepNone
        if self._legal and self.value() > self._legal[0]:
            found |= QAbstractSpinBox.StepEnabledFlag.StepDownEnabled
        if self._legal and self.value() < self._legal[-1]:
            found |= QAbstractSpinBox.StepEnabledFlag.StepUpEnabled
        return found

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        state, text, position = super().validate(text, position)
        number = self._number(text)
        if state == QValidator.State.Acceptable and number not in (*self._legal, self.value()):
            # Being typed, or wrong: which of the two is known when the field is left.
            state = QValidator.State.Intermediate
        return state, text, position

    def fixup(self, text: str) -> str:
        number = self._number(text)
        if number is not None and number not in (*self._legal, self.value()):
            self.refused.emit(number)
        return self.textFromValue(self.value())

    def _number(self, text: str) -> int | None:
        number, known = self.locale().toInt(text)
        return number if known else None
