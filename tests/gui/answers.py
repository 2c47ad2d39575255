"""A store over the real engine, for tests of the answer's views."""

from functools import cache
from typing import Any

from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from engine import plan_all
from gui.state.background import Background
from gui.state.store import PlanStore
from gui.translations import Translations
from tests.gui.boards import example


def store_of(**changes: Any) -> PlanStore:
    """The example's plan by the engine, with values at dotted paths given as a__b."""
    return PlanStore(example(**changes), plan_all)


def tight(**changes: Any) -> PlanStore:
    """Full fine-tuning of 8 B on two 24 GB cards, which is far too much."""
    return store_of(method="full", **changes)


@cache
def _translations() -> Translations:
    app = QApplication.instance()
    assert app is not None
    return Translations(app)


def shown(qtbot: QtBot, view: QWidget, background: Background | None = None) -> None:
    """Bring a view into sight and wait until it has worked."""
    # English too has forms that depend on a number.
    _translations().apply("en")
    qtbot.addWidget(view)
    view.resize(760, 420)
    view.show()
    qtbot.waitExposed(view)
    if background is not None:
        settled(qtbot, background)


def settled(qtbot: QtBot, background: Background) -> None:
    qtbot.waitUntil(lambda: not background.is_busy(), timeout=20_000)
