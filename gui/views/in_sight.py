"""Views that work only while they are looked at: put this among a widget's base classes.

class Panel(InSight, QWidget):
    def __init__(self, store: PlanStore) -> None:
        super().__init__()
        self.follow(store)

    def show_board(self, board: Board) -> None:
        ...
"""

from typing import TYPE_CHECKING

from PySide6.QtGui import QHideEvent, QShowEvent

from engine import Board
from gui.state.store import PlanStore

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    _Widget = QWidget
else:
    # At run time the real widget class comes second and brings everything else.
    _Widget = object


class InSight(_Widget):
    """Calls `show_board` for each new board while visible, and once when it comes into sight."""

    _store: PlanStore
    _fresh = False

    def follow(self, store: PlanStore) -> None:
        self._store = store
        store.planChanged.connect(self._board_changed)

    def show_board(self, board: Board) -> None:
        raise NotImplementedError

    def stop(self) -> None:
        """Drop work that nobody looks at any more; for views that have some."""

    def refresh(self) -> None:
        """Draw anew, now or when next in sight: in another language say."""
        self._fresh = False
        self._board_changed(self._store.board)

    def _board_changed(self, board: Board) -> None:
        self._fresh = self.isVisible()
        if self._fresh:
            self.show_board(board)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._fresh:
            self._fresh = True
            self.show_board(self._store.board)

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.stop()
