"""Getting rid of windows after a test, and noticing those that cannot be got rid of."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication


def dispose(qapp: QApplication, *objects: QObject) -> None:
    """Delete now: without an event loop Qt would leave it for later, and later never comes.

    Without the style sheet meanwhile: one that was taken off and put on again while widgets were
    made (gui.app.undressed) keeps rules for some that are gone, and the next one trips over them.
    """
    sheet = qapp.styleSheet()
    qapp.setStyleSheet("")
    for one in objects:
        one.deleteLater()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    qapp.setStyleSheet(sheet)


@contextmanager
def no_widget_left(qapp: QApplication) -> Iterator[None]:
    """Fails when more widgets are alive afterwards than before.

    What keeps one alive is nearly always a lambda or a partial over self in a connection of
    something that lives longer: the theme, the application, a module.
    """
    gc.collect()
    before = len(qapp.allWidgets())
    yield
    gc.collect()
    qapp.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    left = [type(widget).__name__ for widget in qapp.allWidgets()]
    assert len(left) <= before, f"{len(left) - before} widgets left, among them {left[-5:]}"
