"""Spin boxes that do not plan every keystroke and do not change under a scrolling hand."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractSpinBox, QDoubleSpinBox, QLabel, QSpinBox, QWidget

if TYPE_CHECKING:
    _Box = QAbstractSpinBox
else:
    _Box = object

_TEXT_INDENT = 5
_UNIT_GAP = 6
_BUTTONS = 20


class _Calm(_Box):
    """What whole and decimal number fields share."""

    _unit: QLabel

    def _calm_down(self) -> None:
        # With tracking on, typing 4096 would plan 4, 40, 409 and 4096.
        self.setKeyboardTracking(False)
        self.setGroupSeparatorShown(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccelerated(True)
        self.setCorrectionMode(QAbstractSpinBox.CorrectionMode.CorrectToNearestValue)
        self._unit = QLabel(self)
        self._unit.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.set_unit("")

    def set_unit(self, unit: str) -> None:
        """A muted unit at the right end; unlike a suffix it is no part of the typed text."""
        self._unit.setText(unit)
        self._unit.setVisible(bool(unit))
        self._place_unit()

    def unit(self) -> str:
        return self._unit.text()

    def _place_unit(self) -> None:
        size = self._unit.sizeHint()
        wide = size.width() + _UNIT_GAP if self._unit.text() else 0
        # The style sheet's padding is ignored inside spin boxes.
        self.lineEdit().setTextMargins(_TEXT_INDENT, 0, wide, 0)
        self._unit.resize(size)
        top = (self.height() - size.height()) // 2
        self._unit.move(self.width() - _BUTTONS - size.width() - 5, top)

    def event(self, event: QEvent) -> bool:
        # The plan's own undo goes before that of the typed text, which Qt would take for itself.
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            keys = QKeySequence.StandardKey
            if event.matches(keys.Undo) or event.matches(keys.Redo):
                event.ignore()
                return False
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_unit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._place_unit()


class WholeNumberField(_Calm, QSpinBox):
    """A spin box for counts, up to 2,147,483,647."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._calm_down()


class DecimalField(_Calm, QDoubleSpinBox):
    """A spin box for quantities."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._calm_down()
        self.setDecimals(1)
