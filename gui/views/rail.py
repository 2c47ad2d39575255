"""The folded sharding panel: a narrow strip with its name and the worst verdict."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QLabel, QToolButton, QVBoxLayout, QWidget

from engine import Board
from gui.state.store import PlanStore
from gui.text import names
from gui.text.lookup import translate
from gui.theme import current_theme, set_property
from gui.theme.fonts import make_font, text_width
from gui.theme.tokens import ICON, RAIL
from gui.views.deferred import Deferred
from gui.views.widgets.retranslating import Retranslating


class Rail(Retranslating, QFrame):
    """`unfoldWanted` comes from its button, or a click anywhere on it."""

    unfoldWanted = Signal()

    def __init__(self, store: PlanStore) -> None:
        super().__init__()
        self._store = store
        self.setObjectName("rail")
        self.setFixedWidth(RAIL)
        self.button = QToolButton()
        set_property(self.button, "role", "bare")
        self.button.clicked.connect(self.unfoldWanted)
        self._name, self._verdict = _Rotated(), QLabel()
        column = QVBoxLayout(self)
        column.setContentsMargins(2, 6, 2, 8)
        column.setSpacing(8)
        for widget in (self.button, self._name, self._verdict):
            column.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        store.planChanged.connect(Deferred(self, self.show_board).take)
        current_theme().changed.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        text = translate("Rail", "Show the sharding panel")
        self.button.setToolTip(text)
        self.button.setAccessibleName(text)
        self.button.setIcon(current_theme().icon("panel-unfold", current_theme().tokens.muted))
        self._name.set_text(translate("Rail", "Sharding"))
        self.show_board(self._store.board)

    def show_board(self, board: Board) -> None:
        verdict = board.current.verdict
        icon = current_theme().verdict_icon(verdict)
        self._verdict.setPixmap(icon.pixmap(QSize(ICON, ICON), self.devicePixelRatio()))
        self._verdict.setToolTip(names.verdict(verdict))


class _Rotated(QWidget):
    def __init__(self) -> None:
        super().__init__()
        self._text = ""

    def set_text(self, text: str) -> None:
        self._text = text
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(RAIL - 8, round(text_width(make_font(), self._text)) + 4)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(make_font())
        painter.setPen(self.palette().text().color())
        painter.translate(self.width(), 0)
        painter.rotate(90)
        area = self.rect().transposed()
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, self._text)
        painter.end()
