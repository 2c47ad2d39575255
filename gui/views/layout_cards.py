"""Answers "would one card more do?", with a link that takes the number."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from engine import Board
from engine.decide.limits import CardLimit
from gui.models.sharding_cards import CardsAnswer, cards_answer, find_cards
from gui.state.background import Background
from gui.state.own_measurements import adjustment_of
from gui.state.store import PlanStore
from gui.theme import set_property
from gui.views.in_sight import InSight
from gui.views.widgets.link_button import LinkButton
from gui.views.widgets.retranslating import Retranslating

LINK_PADDING = 4  # inside a link, so that its text stands under other texts
_WAIT_MS = 300  # after the last edit


class CardsLine(Retranslating, InSight, QWidget):
    """Searches while it is in sight; the last answer stays until the next one is there."""

    def __init__(self, store: PlanStore) -> None:
        super().__init__()
        self._limit: CardLimit | None = None
        self._answer = CardsAnswer("")
        self.background = Background(self)
        self.background.finished.connect(self._take)
        self.background.failed.connect(lambda _error: self._take(None))
        self.text, self.link = QLabel(), LinkButton()
        self.text.setWordWrap(True)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.text.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        set_property(self.text, "role", "caption")
        self.link.clicked.connect(self._adopt)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.text)
        row = QHBoxLayout()
        row.addWidget(self.link)
        row.addStretch(1)
        column.addLayout(row)
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(_WAIT_MS)
        self._wait.timeout.connect(self._start)
        self.follow(store)
        self._show()

    def retranslate(self) -> None:
        self._show()

    def show_board(self, board: Board) -> None:
        self.background.cancel()
        if board.current.convention != "detailed":
            self._take(None)
            return
        self._wait.start()

    def stop(self) -> None:
        self._wait.stop()
        if self.background.is_busy():
            self._fresh = False
            self.background.cancel()

    def _start(self) -> None:
        scenario, method = self._store.scenario, self._store.board.method
        adjust = adjustment_of(self._store)
        self.background.start(lambda: find_cards(scenario, method, adjust))

    def _take(self, limit: CardLimit | None) -> None:
        self._limit = limit
        self._show()

    def _show(self) -> None:
        answer = CardsAnswer("")
        if self._limit is not None:
            answer = cards_answer(self._store.board.current, self._store.scenario, self._limit)
        self._answer = answer
        self.text.setText(answer.text)
        self.text.setVisible(bool(answer.text))
        self.link.setText(answer.link)
        self.link.setVisible(bool(answer.link))

    def _adopt(self) -> None:
        self._store.begin_gesture()
        self._store.change(dict(self._answer.changes), "box.count")
