"""A combo box with keys behind its texts, that scrolling over does not change."""

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QComboBox, QWidget


class ChoiceField(QComboBox):
    """`chosen(key)` is emitted for the user's choices only."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(6)
        self.setMaxVisibleItems(16)
        self.activated.connect(lambda _index: self.chosen.emit(self.currentData()))

    def set_choices(self, choices: Sequence[tuple[str, str]]) -> None:
        """Pairs of key and text; the current key stays when it is still there."""
        if choices == [(self.itemData(i), self.itemText(i)) for i in range(self.count())]:
            return
        blocker = QSignalBlocker(self)
        before = self.currentData()
        self.clear()
        for key, text in choices:
            self.addItem(text, key)
            # A long text may be cut off in the field, never in its tooltip.
            self.setItemData(self.count() - 1, text, Qt.ItemDataRole.ToolTipRole)
        if before is not None:
            self.set_current(before)
        blocker.unblock()
        view = self.view()
        view.setMinimumWidth(min(view.sizeHintForColumn(0) + 32, 480))

    def set_current(self, key: object) -> None:
        index = self.findData(key)
        if index != self.currentIndex():
            blocker = QSignalBlocker(self)
            self.setCurrentIndex(index)
            blocker.unblock()
            self.update()

    def current(self) -> object:
        return self.currentData()

    def wheelEvent(self, event: QWheelEvent) -> None:
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()
