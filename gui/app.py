"""Composition: everything is made here and handed on; nothing is global."""

import sys
import time
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from engine import plan_all
from engine.errors import InputError
from engine.scenario import Scenario
from gui.errors import ErrorReporter, log_qt_messages, log_to_file
from gui.main_window import MainWindow
from gui.session import SessionKeeper, Start
from gui.state.boxes import BoxList
from gui.state.library import PresetLibrary
from gui.state.store import PlanStore
from gui.text.problems import input_error_text
from gui.theme import Theme
from gui.translations import Translations
from gui.views.error_dialog import ErrorDialog


class Application(QObject):
    """The running program: the Qt application with all that belongs to it."""

    def __init__(self, qt: QApplication, session: SessionKeeper) -> None:
        super().__init__(qt)
        self.session = session
        start = session.start()
        self.theme = Theme(qt, start.window.theme)
        self.translations = Translations(qt)
        self.translations.apply(start.window.language)
        self.store, trouble = _store(start, session.example())
        self.library = PresetLibrary(self.store, session.presets, self)
        self.library.set_current(start.preset)
        self.boxes = BoxList(self.store, plan_all, self)
        self.boxes.set_boxes(start.boxes)
        self.window = MainWindow(
            self.store, self.library, self.boxes, self.theme, self.translations
        )
        self.window.restore(start.window)
        self.window.closing.connect(self.save)
        for text in [*start.troubles(), *trouble]:
            self.window.status.say(text)
        self.reporter = ErrorReporter(self._show_error, self)
        self._errors: ErrorDialog | None = None

    def save(self) -> None:
        """Keep the session; a full disk must not keep the window from closing."""
        text = self.session.save(
            self.store.scenario, self.library.current(), self.boxes.boxes(), self.window.state()
        )
        if text:
            self.window.status.say(text)

    def _show_error(self, text: str) -> None:
        if self._errors is None:
            self._errors = ErrorDialog(self.window)
        self._errors.report(text)


def _store(start: Start, example: Scenario) -> tuple[PlanStore, list[str]]:
    """A store with a plan in it: the session's, or the example's when that cannot be planned."""
    try:
        return PlanStore(start.scenario), []
    except InputError as error:
        return PlanStore(example), [input_error_text(error)]


def make_qt(arguments: list[str]) -> QApplication:
    """The QApplication, set up as all of the program expects it."""
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(
        Qt.HighDpiScaleFactorRoundingPolicy.PassThrough
    )
    qt = QApplication([sys.argv[0], *arguments])
    qt.setApplicationName("Finefit")
    qt.setOrganizationName("")
    qt.setDesktopFileName("finefit")
    return qt


def run(path: Path | None = None) -> int:
    """Open the window and stay until it is closed."""
    qt = make_qt([])
    log_qt_messages()
    session = SessionKeeper()
    log_to_file(session.log_folder)
    program = Application(qt, session)
    program.reporter.install()
    program.window.show()
    if path is not None:
        program.window.files.open_path(path)
    return qt.exec()


class _FirstPaint(QObject):
    """Tells when a widget has been painted for the first time."""

    def __init__(self, started: float, parent: QObject) -> None:
        super().__init__(parent)
        self._started = started
        self.seconds: float | None = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and self.seconds is None:
            QTimer.singleShot(0, self, self._note)
        return super().eventFilter(watched, event)

    def _note(self) -> None:
        if self.seconds is None:
            self.seconds = time.perf_counter() - self._started
            QApplication.quit()


def smoke_test(started: float) -> int:
    """Open the window on the example, close it after the first paint, and say how long it took."""
    qt = make_qt([])
    program = Application(qt, SessionKeeper(remember=False))
    watch = _FirstPaint(started, qt)
    program.window.planner.answer.chart.chart.installEventFilter(watch)
    program.window.show()
    QTimer.singleShot(20_000, qt, lambda: qt.exit(1))
    code = qt.exec()
    if watch.seconds is None:
        print("smoke test: the window was never painted", file=sys.stderr)
        return code or 1
    print(f"smoke test: first paint after {watch.seconds * 1000:.0f} ms")
    return code
