"""How far a field can go, beside it in the whole window."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine import plan
from gui.app import undressed
from gui.main_window import MainWindow
from gui.state.boxes import BoxList
from gui.state.library import PresetLibrary
from gui.theme import Theme
from gui.translations import Translations
from gui.views.widgets.field_row import FieldRow
from gui.views.widgets.link_button import LinkButton
from tests.gui.answers import store_of
from tests.gui.disposal import dispose
from tests.gui.windows import PresetsInMemory


@pytest.fixture
def window(qapp: QApplication, qtbot: QtBot, theme: Theme) -> Iterator[MainWindow]:
    translations = Translations(qapp)
    translations.apply("en")
    store = store_of()
    made = MainWindow(theme, translations)
    library = PresetLibrary(store, PresetsInMemory())
    boxes = BoxList(store, store.planner, made)
    for part in (store, library, translations):
        part.setParent(made)
    with undressed(qapp):
        made.fill(store, library, boxes)
    made.resize(1440, 900)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.set_language("en")
    made.close()
    dispose(qapp, made)


def row(window: MainWindow, path: str) -> FieldRow:
    editor = window.planner.editor(path)
    assert editor is not None
    assert isinstance(editor.row, FieldRow)
    return editor.row


def found(window: MainWindow, qtbot: QtBot) -> None:
    hints = window.planner.limits
    qtbot.waitUntil(
        lambda: "adapter.rank" in hints.limits() and not hints.background.is_busy(), timeout=20_000
    )


def test_that_the_length_says_how_far_it_goes_and_a_click_takes_it(
    window: MainWindow, qtbot: QtBot
) -> None:
    found(window, qtbot)
    field = row(window, "training.sequence_length")
    limit = window.planner.limits.limits()["training.sequence_length"]
    assert field.hint() == f"up to {limit.comfortable:,}"
    link = field.findChild(LinkButton)
    assert isinstance(link, LinkButton)
    assert "borderline up to" in link.toolTip()
    qtbot.mouseClick(link, Qt.MouseButton.LeftButton)
    store = window.store
    assert store.scenario.training.sequence_length == limit.comfortable
    assert plan(store.scenario).verdict == "comfortable"
    assert window.commands["undo"].isEnabled()


def test_that_a_field_at_its_limit_has_no_link(window: MainWindow, qtbot: QtBot) -> None:
    found(window, qtbot)
    limit = window.planner.limits.limits()["training.micro_batch"]
    assert limit.comfortable == 1
    field = row(window, "training.micro_batch")
    assert field.hint() == "up to 1"
    link = field.findChild(LinkButton)
    assert isinstance(link, LinkButton)
    assert not link.isVisible()


def test_that_a_method_that_fits_nowhere_says_so(window: MainWindow, qtbot: QtBot) -> None:
    found(window, qtbot)
    window.store.set("method", "full")
    field = row(window, "training.sequence_length")
    qtbot.waitUntil(lambda: field.hint() == "no length fits", timeout=20_000)


def test_that_hints_follow_the_language(window: MainWindow, qtbot: QtBot) -> None:
    found(window, qtbot)
    window.set_language("de")
    field = row(window, "training.sequence_length")
    qtbot.waitUntil(lambda: field.hint().startswith("bis "))


def test_that_nothing_is_searched_while_another_page_is_shown(
    window: MainWindow, qtbot: QtBot
) -> None:
    found(window, qtbot)
    window.show_page("compare")
    window.store.set("training.sequence_length", 1024)
    qtbot.wait(400)
    assert not window.planner.limits.background.is_busy()
    before = window.planner.limits.limits()
    window.show_page("planner")
    qtbot.waitUntil(window.planner.limits.background.is_busy)
    assert window.planner.limits.limits() == before
    found(window, qtbot)
