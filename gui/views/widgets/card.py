"""A bordered surface with an optional title row."""

from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from gui.theme import set_property
from gui.theme.tokens import CARD_PADDING, LABEL_GAP


class Card(QFrame):
    """Put widgets into `body`; `add_aside` sets one at the right end of the title row."""

    def __init__(self, title: str = "", parent: QWidget | None = None, *, flush: bool = False):
        super().__init__(parent)
        self.setObjectName("card")
        outer = QVBoxLayout(self)
        outer.setContentsMargins(1, 1, 1, 1)
        outer.setSpacing(0)
        self._header = QWidget()
        self._row = QHBoxLayout(self._header)
        self._row.setContentsMargins(CARD_PADDING - 1, 8, CARD_PADDING - 1, 0)
        self._row.setSpacing(LABEL_GAP)
        self._title = QLabel()
        set_property(self._title, "role", "title")
        self._row.addWidget(self._title)
        self._row.addStretch(1)
        outer.addWidget(self._header)
        self.body = QVBoxLayout()
        pad = 0 if flush else CARD_PADDING - 1
        self.body.setContentsMargins(pad, 0 if flush else 9, pad, 0 if flush else 9)
        self.body.setSpacing(0 if flush else LABEL_GAP)
        outer.addLayout(self.body, 1)
        self.set_title(title)

    def set_title(self, title: str) -> None:
        self._title.setText(title)
        self._title.setVisible(bool(title))
        self._header.setVisible(bool(title) or self._row.count() > 2)  # noqa: PLR2004 title, stretch

    def add_aside(self, widget: QWidget) -> None:
        self._row.addWidget(widget)
        self._header.setVisible(True)
