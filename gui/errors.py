"""Errors nobody caught: logged, and shown once with a text that can be copied."""

import faulthandler
import logging
import platform
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    Qt,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
    qVersion,
)

from engine import __version__

log = logging.getLogger("finefit")
_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class ErrorReporter(QObject):
    """Takes uncaught exceptions of all threads to the window's own one.

    The state is an immutable value and its pure plan, so going on after an error is safe.
    """

    _caught = Signal(str)

    def __init__(self, show: Callable[[str], None], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._before = (sys.excepthook, threading.excepthook)
        self._caught.connect(show, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        sys.excepthook = self._report
        threading.excepthook = self._report_thread

    def uninstall(self) -> None:
        sys.excepthook, threading.excepthook = self._before

    def _report(
        self,
        kind: type[BaseException],
        error: BaseException,
        trace: TracebackType | None,
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            self._before[0](kind, error, trace)
            return
        text = "".join(traceback.format_exception(kind, error, trace))
        log.error("uncaught: %s", text)
        self._caught.emit(report_text(text))

    def _report_thread(self, hook: threading.ExceptHookArgs) -> None:
        if hook.exc_value is not None:
            self._report(hook.exc_type, hook.exc_value, hook.exc_traceback)


def report_text(trace: str) -> str:
    """What a report needs, and nothing about the user's own files."""
    return (
        f"Finefit {__version__}, Python {platform.python_version()}, Qt {qVersion()}, "
        f"{platform.system()} {platform.release()}\n\n{trace}"
    )


def log_to_file(folder: Path) -> None:
    """Log and crash traces in the platform's log folder; without one the program still runs."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = logging.FileHandler(folder / "finefit.log", encoding="utf-8", delay=True)
        crash = (folder / "crash.log").open("w", encoding="utf-8")
    except OSError:
        faulthandler.enable()
        return
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    log.addHandler(handler)
    faulthandler.enable(crash)


def log_qt_messages() -> None:
    qInstallMessageHandler(_qt_message)


def _qt_message(kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
    log.log(_LEVELS.get(kind, logging.WARNING), "Qt: %s", text)
