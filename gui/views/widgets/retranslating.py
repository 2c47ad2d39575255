"""Texts that follow the language: put this first among a widget's base classes.

class Panel(Retranslating, QWidget):
    def __init__(self) -> None:
        super().__init__()
        ...
        self.retranslate()

    def retranslate(self) -> None:
        self._button.setText(self.tr("Apply"))
"""

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    _Widget = QWidget
else:
    # At run time the real widget class comes second and brings everything else.
    _Widget = object


class Retranslating(_Widget):
    """Calls `retranslate` again whenever another language is chosen."""

    def retranslate(self) -> None:
        raise NotImplementedError

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
