"""An empty number field shows words; typing replaces them, wherever the click fell."""

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QDoubleSpinBox, QSpinBox


class SelectWhenEmpty(QObject):
    """Selects the words for "no value" when the field gets the keyboard."""

    def __init__(self, field: QSpinBox | QDoubleSpinBox) -> None:
        super().__init__(field)
        self._field = field
        field.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn and self._field.value() == self._field.minimum():
            # After the click that brought the keyboard, which sets a cursor of its own.
            QTimer.singleShot(0, self._field, self._field.selectAll)
        return super().eventFilter(watched, event)
