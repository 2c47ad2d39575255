"""A few choices side by side, one of them taken."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QAbstractButton, QButtonGroup, QHBoxLayout, QPushButton, QWidget

from gui.theme import set_property
from gui.theme.fonts import make_font
from gui.theme.tokens import FIELD_HEIGHT

_SIDES = 26


class Segmented(QWidget):
    """Exclusive buttons; `chosen(key)` is emitted when the user takes another one."""

    chosen = Signal(object)

    def __init__(
        self, choices: Sequence[tuple[str, str]] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._buttons: dict[str, QPushButton] = {}
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._group = QButtonGroup(self)
        self._group.setExclusive(True)
        self._group.buttonClicked.connect(self._clicked)
        self.set_choices(choices)

    def set_choices(self, choices: Sequence[tuple[str, str]]) -> None:
        """Pairs of key and text; keeps the taken key when it is still there."""
        if [key for key, _ in choices] == list(self._buttons):
            for key, text in choices:
                self._name(self._buttons[key], text)
            return
        before = self.current()
        for button in self._buttons.values():
            self._group.removeButton(button)
            button.setParent(None)
            button.deleteLater()
        self._buttons = {}
        for place, (key, text) in enumerate(choices):
            button = QPushButton()
            button.setCheckable(True)
            set_property(button, "segment", _place(place, len(choices)))
            self._name(button, text)
            self._group.addButton(button)
            self._row.addWidget(button)
            self._buttons[key] = button
        if before is not None:
            self.set_current(before)

    def _name(self, button: QPushButton, text: str) -> None:
        button.setText(text)
        plain = text.replace("&", "")
        button.setAccessibleName(plain)
        # The taken one is semibold; without its width reserved the others would move.
        widest = QFontMetrics(make_font(semibold=True)).horizontalAdvance(plain)
        button.setMinimumWidth(widest + _SIDES)
        button.setFixedHeight(FIELD_HEIGHT)

    def current(self) -> str | None:
        return next((key for key, button in self._buttons.items() if button.isChecked()), None)

    def set_current(self, key: str) -> None:
        if key in self._buttons:
            blocker = QSignalBlocker(self._group)
            self._buttons[key].setChecked(True)
            blocker.unblock()

    def button(self, key: str) -> QPushButton:
        return self._buttons[key]

    def _clicked(self, clicked: QAbstractButton) -> None:
        for key, button in self._buttons.items():
            if button is clicked:
                self.chosen.emit(key)


def _place(number: int, count: int) -> str:
    if count == 1:
        return "only"
    return "first" if number == 0 else "last" if number == count - 1 else "middle"
