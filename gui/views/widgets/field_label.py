"""A field's label: its key is underlined, a dot says that a default was overridden."""

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QAction, QColor, QContextMenuEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QMenu, QWidget

from gui.theme import current_theme
from gui.theme.tokens import FIELD_HEIGHT
from gui.views.widgets.retranslating import Retranslating

_DOT, _INDENT = 2.5, 9


class FieldLabel(Retranslating, QLabel):
    """`resetWanted` is emitted from its context menu while the dot is shown."""

    resetWanted = Signal()

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._default_text: str | None = None
        self._reset = QAction(self)
        self._reset.triggered.connect(self.resetWanted)
        self.setFixedHeight(FIELD_HEIGHT)
        self.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        current_theme().changed.connect(self.update)
        self.retranslate()

    def retranslate(self) -> None:
        self._reset.setText(self.tr("Reset to the default"))
        self._explain()

    def set_overridden(self, default_text: str | None) -> None:
        """Show the dot, with what the default would be; None takes it away."""
        if default_text == self._default_text:
            return
        self._default_text = default_text
        self.setContentsMargins(0 if default_text is None else _INDENT, 0, 0, 0)
        self._explain()
        self.update()

    def is_overridden(self) -> bool:
        return self._default_text is not None

    def reset_action(self) -> QAction:
        return self._reset

    def _explain(self) -> None:
        if self._default_text is None:
            self.setToolTip("")
            self.setAccessibleDescription("")
            return
        words = self.tr("Default of this profile: %1").replace("%1", self._default_text)
        self.setToolTip(words)
        self.setAccessibleDescription(words)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        if self._default_text is None:
            event.ignore()
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self._reset)
        menu.popup(event.globalPos())

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._default_text is not None:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(current_theme().tokens.accent))
            painter.drawEllipse(QPointF(_DOT, self.height() / 2), _DOT, _DOT)
            painter.end()
