"""One explanation as selectable lines, with a button that copies all of it."""

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from gui.models.explain import ExplainText
from gui.text.lookup import translate
from gui.theme import set_property
from gui.theme.tokens import CARD_PADDING
from gui.views.widgets.retranslating import Retranslating


class ExplainTextView(Retranslating, QScrollArea):
    """A screen reader gets the very text that is seen and copied."""

    def __init__(self) -> None:
        super().__init__()
        self._shown: ExplainText | None = None
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.title, self.body, self.copy = QLabel(), QLabel(), QPushButton()
        set_property(self.title, "role", "title")
        self.title.setWordWrap(True)
        self.body.setWordWrap(True)
        self.body.setTextFormat(Qt.TextFormat.RichText)
        self.body.setAlignment(Qt.AlignmentFlag.AlignTop)
        # By keyboard too: the text takes focus, Ctrl+A and Ctrl+C work in it.
        self.body.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.body.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.copy.clicked.connect(self.copy_all)
        inside = QWidget()
        inside.setObjectName("clear")
        top = QHBoxLayout()
        top.addWidget(self.title, 1)
        top.addWidget(self.copy, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(inside)
        column.setContentsMargins(CARD_PADDING + 4, 8, CARD_PADDING, 10)
        column.setSpacing(8)
        column.addLayout(top)
        column.addWidget(self.body)
        column.addStretch(1)
        self.setWidget(inside)
        self.retranslate()

    def retranslate(self) -> None:
        self.copy.setText(translate("Explain", "Copy"))

    def shown(self) -> ExplainText | None:
        return self._shown

    def set_text(self, text: ExplainText | None) -> None:
        self._shown = text
        self.copy.setEnabled(text is not None)
        self.title.setText(text.title if text else "")
        lines = text.lines if text else ()
        self.body.setText(
            "".join(
                f'<p style="margin:0 0 7px 0"><b>{escape(name)}</b><br>{escape(words)}</p>'
                for name, words in lines
            )
        )
        self.body.setAccessibleName(text.plain if text else "")

    def copy_all(self) -> None:
        if self._shown is not None:
            QGuiApplication.clipboard().setText(self._shown.plain)
