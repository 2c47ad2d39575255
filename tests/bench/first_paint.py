"""Prints the milliseconds from before the import of Qt to the first paint; run by the benchmark."""

import sys
import time

STARTED = time.perf_counter()


def hold_garbage() -> None:
    """As the program does when it starts."""
    from gui.__main__ import hold_garbage

    hold_garbage()


def empty_window() -> None:
    from PySide6.QtCore import QEvent, QObject, QTimer
    from PySide6.QtWidgets import QApplication, QMainWindow

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint:
                QTimer.singleShot(0, tell)
            return False

    qt = QApplication(sys.argv[:1])
    window = QMainWindow()
    window.resize(1440, 900)
    watch = Watch()
    window.installEventFilter(watch)
    window.show()
    qt.exec()


def full_window() -> None:
    hold_garbage()
    from gui.app import Application, PaintWatch, make_qt
    from gui.settings import WindowState

    qt = make_qt()
    program = Application(qt, WindowState())
    PaintWatch(program.window).painted.connect(tell)
    program.window.show()
    qt.exec()


def computed_window() -> None:
    hold_garbage()
    from gui.app import Application, PaintWatch, make_qt
    from gui.settings import WindowState

    qt = make_qt()
    program = Application(qt, WindowState())

    def fill() -> None:
        from gui.session import SessionKeeper

        program.fill(SessionKeeper(remember=False))
        PaintWatch(program.window.planner.answer.chart.chart).painted.connect(tell)

    PaintWatch(program.window).painted.connect(fill)
    program.window.show()
    qt.exec()


def tell() -> None:
    import os

    print(round((time.perf_counter() - STARTED) * 1000), flush=True)  # noqa: T201
    os._exit(0)  # only the start is measured


if __name__ == "__main__":
    {"empty": empty_window, "full": full_window, "computed": computed_window}[sys.argv[1]]()
