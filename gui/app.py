"""Composition: everything is made here and handed on; nothing is global.

The window is shown empty at once. The engine, the plan and the views follow right after its
first paint: importing them takes longer than opening a window.
"""

import gc
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from gui.main_window import MainWindow
from gui.settings import WindowState, log_folder, read_window_state
from gui.theme import Theme
from gui.translations import Translations

if TYPE_CHECKING:
    from gui.session import SessionKeeper
    from gui.views.error_dialog import ErrorDialog


@contextmanager
def undressed(qt: QApplication) -> Iterator[None]:
    """Build widgets without the style sheet, which then dresses them all at once.

    With it in force every widget is styled anew for each parent it gets on the way: three times
    the work.
    """
    sheet = qt.styleSheet()
    qt.setProperty("styleSheet", "")
    try:
        yield
    finally:
        qt.setProperty("styleSheet", sheet)


class PaintWatch(QObject):
    """Tells once when a widget has been painted."""

    painted = Signal()

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self._widget = widget
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._widget and event.type() == QEvent.Type.Paint:
            self._widget.removeEventFilter(self)
            # The event comes before the painting; what is queued now comes after it.
            QTimer.singleShot(0, self, self.painted.emit)
        return False


class Application(QObject):
    """The running program: the Qt application with all that belongs to it."""

    filled = Signal()

    def __init__(self, qt: QApplication, window: WindowState, theme: Theme | None = None) -> None:
        super().__init__(qt)
        self._qt = qt
        self.theme = theme or Theme(qt, window.theme)
        self.theme.set_mode(window.theme)
        self.translations = Translations(qt)
        self.translations.apply(window.language)
        self.window = MainWindow(self.theme, self.translations)
        self.window.place(window)
        self._errors: ErrorDialog | None = None

    def fill(self, session: "SessionKeeper") -> None:
        """Load the engine, take up the session, and put the views in."""
        from engine import plan_all
        from gui.errors import ErrorReporter
        from gui.state.boxes import BoxList
        from gui.state.library import PresetLibrary

        self.reporter = ErrorReporter(self._show_error, self)
        self.session = session
        start = session.start()
        self.store = start.store(self)
        self.library = PresetLibrary(self.store, session.presets, self)
        self.library.set_current(start.preset)
        self.boxes = BoxList(self.store, plan_all, self)
        self.boxes.set_boxes(start.boxes)
        with undressed(self._qt):
            self.window.fill(self.store, self.library, self.boxes)
        self.window.restore(start.window)
        # Not the menu button, which comes first: the number that is changed most often.
        length = self.window.planner.question.editor("training.sequence_length")
        if length is not None:
            length.widget.setFocus(Qt.FocusReason.OtherFocusReason)
        self.window.closing.connect(self.save)
        if start.troubles:
            self.window.status.say("; ".join(start.troubles), stays=True)
        self.filled.emit()

    def save(self) -> None:
        """Keep the session; a full disk must not keep the window from closing."""
        text = self.session.save(
            self.store.scenario, self.library.current(), self.boxes.boxes(), self.window.state()
        )
        if text:
            self.window.status.say(text)

    def _show_error(self, text: str) -> None:
        from gui.views.error_dialog import ErrorDialog

        if self._errors is None:
            self._errors = ErrorDialog(self.window)
        self._errors.report(text)


def make_qt() -> QApplication:
    """The QApplication, set up as all of the program expects it."""
    QGuiApplication.setHighDpiScaleFactorRoundingPolicy(
        Qt.HighDpiScaleFactorRoundingPolicy.PassThrough
    )
    qt = QApplication(sys.argv[:1])
    qt.setApplicationName("Finefit")
    qt.setDesktopFileName("finefit")
    return qt


def run(path: Path | None = None) -> int:
    """Open the window and stay until it is closed."""
    qt = make_qt()
    program = Application(qt, read_window_state())

    def fill() -> None:
        from gui.errors import log_qt_messages, log_to_file
        from gui.session import SessionKeeper
        from gui.state.own_measurements import own_measurements

        session = SessionKeeper()
        log_qt_messages()
        log_to_file(log_folder())
        program.fill(session)
        program.reporter.install()
        # What is loaded by now is looked at no more; from here on there is garbage.
        gc.freeze()
        gc.enable()
        own_measurements(program.store)
        # What is there now stays: long work that makes many objects need not search it for waste.
        gc.freeze()
        if path is not None:
            program.window.desk.open_path(path)

    PaintWatch(program.window).painted.connect(fill)
    program.window.show()
    return qt.exec()


def smoke_test(started: float) -> int:
    """Open the window on the example, close it when the plan is seen, and say how long it took."""
    qt = make_qt()
    program = Application(qt, WindowState())
    times: list[float] = []

    def done() -> None:
        times.append(time.perf_counter() - started)
        program.window.close()

    def fill() -> None:
        times.append(time.perf_counter() - started)
        from gui.session import SessionKeeper

        program.fill(SessionKeeper(remember=False))
        PaintWatch(program.window.planner.answer.chart.chart).painted.connect(done)

    PaintWatch(program.window).painted.connect(fill)
    program.window.show()
    QTimer.singleShot(30_000, qt, lambda: qt.exit(1))
    code = qt.exec()
    if len(times) < 2:  # noqa: PLR2004 the two moments
        print("smoke test: the plan was never painted", file=sys.stderr)  # noqa: T201
        return code or 1
    first, planned = (round(seconds * 1000) for seconds in times)
    print(f"smoke test: first paint after {first} ms, the plan in it after {planned} ms")  # noqa: T201
    return code
