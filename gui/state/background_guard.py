"""What has to be different in the interpreter while another thread works beside the window's.

Objects of Qt may only be destroyed in the window's thread, but Python searches for waste in
whichever thread happens to allocate. So its search is switched off while any work is running,
and the window's thread does it by hand. Threads are changed more often than usual, too: the
window must not wait for its turn.
"""

import gc
import sys
import threading

from PySide6.QtCore import QObject, QTimer

_TICK_MS = 20
_SWITCH_S = 0.0005

_threads: set[threading.Thread] = set()


class BackgroundGuard(QObject):
    """Lives in the window's thread; ``watch`` a thread before it is started."""

    def __init__(self) -> None:
        super().__init__()
        self._calm_switch = sys.getswitchinterval()
        self._collects = gc.isenabled()
        self._timer = QTimer(self)
        self._timer.setInterval(_TICK_MS)
        self._timer.timeout.connect(self._tick)

    def watch(self, thread: threading.Thread) -> None:
        if not _threads:
            self._calm_switch, self._collects = sys.getswitchinterval(), gc.isenabled()
            gc.disable()
            sys.setswitchinterval(_SWITCH_S)
            self._timer.start()
        _threads.add(thread)

    def _tick(self) -> None:
        for thread in list(_threads):
            if thread.ident is not None and not thread.is_alive():
                _threads.discard(thread)
        if not _threads:
            self._timer.stop()
            sys.setswitchinterval(self._calm_switch)
            if self._collects:
                gc.enable()
        elif self._collects:
            _collect()


def _collect() -> None:
    """The young waste, when there is as much as Python would search for by itself."""
    young, middle, _ = gc.get_count()
    first, second, _ = gc.get_threshold()
    if middle > second:
        gc.collect(1)
    elif young > first:
        gc.collect(0)


_guards: list[BackgroundGuard] = []


def guard() -> BackgroundGuard:
    """The one of the running program; asked for in the window's thread."""
    if not _guards:
        _guards.append(BackgroundGuard())
    return _guards[0]
