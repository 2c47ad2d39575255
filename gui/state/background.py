"""Long work off the window's thread: one piece at a time, the newest one counts.

The work is a generator, so that it can be stopped between two of its steps: what it yields is
handed over as it comes, what it returns at the end. The window looks for news by a timer of its
own, hence nothing of Qt is touched by the other thread.
"""

import threading
import time
from collections.abc import Callable, Generator
from queue import Empty, SimpleQueue
from typing import Any, Literal

from PySide6.QtCore import QObject, QTimer, Signal

from engine.errors import InputError
from gui.state.background_guard import guard

Work = Callable[[], Generator[Any, None, Any]]
_News = tuple[int, Literal["step", "done", "failed"], Any]

_LOOK_MS = 15
_YIELD_S = 0.001  # what a step leaves to the window's thread


class Background(QObject):
    """Runs work and tells of it by signals, all in the thread of this object.

    ``stepped`` brings what the work yields, ``finished`` its result, ``failed`` an InputError.
    Any other exception is raised here, where the window reports it. A new ``start`` and
    ``cancel`` both make the running work stop at its next step and be heard of no more.
    """

    stepped = Signal(object)
    finished = Signal(object)
    failed = Signal(object)
    busyChanged = Signal(bool)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._generation = 0
        self._busy = False
        self._news: SimpleQueue[_News] = SimpleQueue()
        self._timer = QTimer(self)
        self._timer.setInterval(_LOOK_MS)
        self._timer.timeout.connect(self._look)
        generations = self._current = [0]
        self.destroyed.connect(lambda: generations.__setitem__(0, -1))

    def is_busy(self) -> bool:
        return self._busy

    def start(self, work: Work) -> None:
        """Begin new work in place of what is running."""
        self._generation += 1
        self._current[0] = self._generation
        thread = threading.Thread(
            target=_run,
            args=(work, self._generation, self._current, self._news),
            name="finefit-background",
            daemon=True,
        )
        guard().watch(thread)
        thread.start()
        self._timer.start()
        self._set_busy(True)

    def cancel(self) -> None:
        self._generation += 1
        self._current[0] = self._generation
        self._timer.stop()
        self._set_busy(False)

    def _set_busy(self, busy: bool) -> None:
        if busy != self._busy:
            self._busy = busy
            self.busyChanged.emit(busy)

    def _look(self) -> None:
        while True:
            try:
                generation, kind, value = self._news.get_nowait()
            except Empty:
                return
            if generation != self._generation:
                continue
            if kind == "step":
                self.stepped.emit(value)
                continue
            self._timer.stop()
            self._set_busy(False)
            if kind == "done":
                self.finished.emit(value)
            elif isinstance(value, InputError):
                self.failed.emit(value)
            else:
                raise value


def _run(work: Work, generation: int, current: list[int], news: "SimpleQueue[_News]") -> None:
    try:
        steps = work()
        while current[0] == generation:
            try:
                news.put((generation, "step", next(steps)))
            except StopIteration as end:
                news.put((generation, "done", end.value))
                return
            time.sleep(_YIELD_S)
        steps.close()
    except Exception as error:  # handed on to the window's thread, which reports it
        news.put((generation, "failed", error))
