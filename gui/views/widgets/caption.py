"""A small line under a field, with an icon when it is a complaint."""

from typing import Literal

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from gui.theme import current_theme, set_property

Tone = Literal["caption", "error", "notice"]
_ICONS = {"error": "x-circle", "notice": "alert-triangle"}
_ICON = 13


class Caption(QWidget):
    """Hidden while it has no text."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tone: Tone = "caption"
        self._icon, self._text = QLabel(), QLabel()
        self._text.setWordWrap(True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self._text.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 2)
        row.setSpacing(5)
        row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self._text, 1)
        current_theme().changed.connect(self._draw_icon)
        self.show_text("")

    def show_text(self, text: str, tone: Tone = "caption") -> None:
        self._tone = tone
        self._text.setText(text)
        set_property(self._text, "role", tone)
        self._draw_icon()
        self.setVisible(bool(text))

    def text(self) -> str:
        return self._text.text()

    def tone(self) -> Tone:
        return self._tone

    def _draw_icon(self) -> None:
        name = _ICONS.get(self._tone)
        self._icon.setVisible(name is not None)
        if name is not None:
            theme = current_theme()
            t = theme.tokens
            colour = t.error if self._tone == "error" else t.borderline
            icon = theme.icon(name, colour, _ICON)
            self._icon.setPixmap(icon.pixmap(QSize(_ICON, _ICON), self.devicePixelRatio()))
