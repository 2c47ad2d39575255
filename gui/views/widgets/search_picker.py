"""A field that looks like a combo box and opens a searchable list."""

from PySide6.QtCore import QAbstractItemModel, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QWidget

from gui.models.cells import Role
from gui.views.widgets.picker_popup import PickerPopup

_OPENERS = (
    Qt.Key.Key_Down,
    Qt.Key.Key_Up,
    Qt.Key.Key_Return,
    Qt.Key.Key_Enter,
    Qt.Key.Key_Space,
    Qt.Key.Key_F4,
)
_COMMANDS = (
    Qt.KeyboardModifier.ControlModifier
    | Qt.KeyboardModifier.AltModifier
    | Qt.KeyboardModifier.MetaModifier
)


class SearchPicker(QComboBox):
    """`picked(key)` is emitted when the user takes an entry.

    The model gives a name (display text), a second line (Role.DETAIL), a key (Role.KEY)
    and, where there is more to be found by, further words (Role.SEARCH).
    """

    picked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key: object = None
        self._source: QAbstractItemModel | None = None
        # Between the two, because Qt styles a combo box's child frames as its own popup.
        between = QWidget(self)
        between.hide()
        self.popup = PickerPopup(between)
        self.popup.picked.connect(self.picked)
        self.popup.closed.connect(self._closed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.setMinimumContentsLength(8)

    def set_source(self, source: QAbstractItemModel) -> None:
        self._source = source
        self.popup.set_model(source)

    def set_current(self, key: object, text: str | None = None) -> None:
        """Show an entry by its key; `text` names one that is not in the list."""
        self._key = key
        shown = text if text is not None else self._name_of(key)
        if [self.itemText(i) for i in range(self.count())] != [shown]:
            blocker = QSignalBlocker(self)
            self.clear()
            self.addItem(shown)
            blocker.unblock()
        self.setToolTip(shown)

    def current(self) -> object:
        return self._key

    def add_action(self, action: QAction) -> None:
        self.popup.add_action(action)

    def open_search(self, query: str = "") -> None:
        """Open the list with the keyboard in its search line."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.popup.open_at(self, self._key)
        if query:
            self.popup.search.setText(query)

    def showPopup(self) -> None:
        self.open_search()

    def hidePopup(self) -> None:
        self.popup.hide()

    def _closed(self) -> None:
        # QComboBox draws itself pressed until its own popup says otherwise.
        super().hidePopup()
        self.setFocus(Qt.FocusReason.PopupFocusReason)
        self.update()

    def _name_of(self, key: object) -> str:
        if self._source is None:
            return ""
        found = self._source.match(self._source.index(0, 0), Role.KEY, key, 1)
        return str(found[0].data(Qt.ItemDataRole.DisplayRole)) if found else ""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _OPENERS and not event.modifiers() & _COMMANDS:
            self.open_search()
        elif event.text().isprintable() and event.text() and not event.modifiers() & _COMMANDS:
            self.open_search(event.text())
        else:
            super().keyPressEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
