"""Views that can wait until the chart has been painted, so that an edit is answered at once."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from engine import Board

Show = Callable[[Board], object]


class Deferred(QObject):
    """Shows the newest board in the next turn of the event loop, which comes after painting.

    Several boards in one turn are shown once.
    """

    def __init__(self, parent: QObject, show: Show) -> None:
        super().__init__(parent)
        self._show = show
        self._board: Board | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self.flush)

    def take(self, board: Board) -> None:
        self._board = board
        self._timer.start()

    def flush(self) -> None:
        """Show what is waiting, now."""
        board, self._board = self._board, None
        self._timer.stop()
        if board is not None:
            self._show(board)
