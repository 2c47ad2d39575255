"""Typing pieces of a name finds it, and the keyboard is enough for everything."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QStandardItem, QStandardItemModel

from gui.models.cells import Role
from gui.views.widgets.search_picker import SearchPicker
from gui.views.widgets.token_filter import misses, tokens_of
from tests.gui.pictures import colours, picture

Key = Qt.Key
MODELS = [
    "Llama 3.1 8B",
    "CodeLlama 7B",
    "Gemma 3 27B",
    "Qwen2.5 72B",
    "Qwen2.5 7B Instruct",
    "QwQ 32B",
]


@pytest.fixture
def picker(qtbot) -> SearchPicker:
    model = QStandardItemModel()
    for name in MODELS:
        item = QStandardItem(name)
        item.setData(f"about {name}", Role.DETAIL)
        item.setData(name.lower(), Role.KEY)
        item.setData("alibaba" if name.startswith("Qw") else "", Role.SEARCH)
        model.appendRow(item)
    made = SearchPicker()
    model.setParent(made)
    qtbot.addWidget(made)
    made.set_source(model)
    made.set_current("llama 3.1 8b")
    made.resize(260, 28)
    made.show()
    return made


def shown(picker: SearchPicker) -> list[str]:
    found = picker.popup.filter
    return [found.index(row, 0).data() for row in range(found.rowCount())]


@pytest.mark.parametrize(
    ("query", "first", "others"),
    [
        ("qw 7b", "Qwen2.5 7B Instruct", []),
        ("7b", "CodeLlama 7B", ["Qwen2.5 7B Instruct", "Gemma 3 27B"]),
        ("llama", "Llama 3.1 8B", ["CodeLlama 7B"]),
        ("INSTRUCT qwen", "Qwen2.5 7B Instruct", []),
        ("alibaba 32", "QwQ 32B", []),
        ("2.5 72", "Qwen2.5 72B", []),
    ],
)
def test_pieces_of_words_find_a_model(picker, query, first, others):
    picker.open_search(query)
    assert shown(picker) == [first, *others]


def test_where_a_word_begins():
    assert misses("CodeLlama 7B", tokens_of("llama")) == 0
    assert misses("Gemma 3 27B", tokens_of("7b")) == 1
    assert misses("Gemma 3", tokens_of("qwen")) is None
    assert misses("anything", tokens_of("  ")) == 0


def test_typing_arrows_and_enter_pick(picker, qtbot):
    qtbot.keyClicks(picker, "q")
    search = picker.popup.search
    assert picker.popup.isVisible()
    assert search.text() == "q"
    qtbot.keyClicks(search, "w")
    qtbot.keyClick(search, Key.Key_Down)
    with qtbot.waitSignal(picker.picked) as got:
        qtbot.keyClick(search, Key.Key_Return)
    assert got.args == [shown(picker)[1].lower()]
    assert not picker.popup.isVisible()


def test_escape_changes_nothing(picker, qtbot):
    picker.open_search()
    with qtbot.assertNotEmitted(picker.picked):
        qtbot.keyClick(picker.popup, Key.Key_Escape)
    assert not picker.popup.isVisible()
    assert picker.currentText() == "Llama 3.1 8B"


def test_the_list_opens_at_the_current_entry(picker):
    picker.set_current("qwen2.5 72b")
    picker.open_search()
    assert picker.popup.list.currentIndex().data() == "Qwen2.5 72B"
    assert len(shown(picker)) == len(MODELS)


def test_picking_is_up_to_the_owner(picker, qtbot):
    picker.open_search("qwq")
    qtbot.keyClick(picker.popup.search, Key.Key_Return)
    assert picker.currentText() == "Llama 3.1 8B"
    picker.set_current("qwq 32b")
    assert picker.currentText() == "QwQ 32B"


def test_a_click_picks(picker, qtbot):
    picker.open_search("gemma")
    view = picker.popup.list
    middle = view.visualRect(view.model().index(0, 0)).center()
    with qtbot.waitSignal(picker.picked) as got:
        qtbot.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    assert got.args == ["gemma 3 27b"]


def test_nothing_found_says_so_and_enter_does_nothing(picker, qtbot):
    picker.open_search("xyz")
    assert not picker.popup.list.isVisible()
    with qtbot.assertNotEmitted(picker.picked):
        qtbot.keyClick(picker.popup.search, Key.Key_Return)


def test_an_entry_outside_the_list_can_be_shown(picker):
    picker.set_current("custom", "aurora-9b (config.json)")
    assert picker.currentText() == "aurora-9b (config.json)"
    assert picker.current() == "custom"


@pytest.mark.parametrize("key", [Key.Key_Down, Key.Key_Space, Key.Key_F4, Key.Key_Return])
def test_keys_that_open_the_list(picker, qtbot, key):
    qtbot.keyClick(picker, key)
    assert picker.popup.isVisible()
    picker.popup.hide()


def test_shortcuts_of_the_window_do_not_open_it(picker, qtbot):
    qtbot.keyClick(picker, Key.Key_S, Qt.KeyboardModifier.ControlModifier)
    assert not picker.popup.isVisible()


def test_further_ways_stand_below_the_list(picker, qtbot):
    action = QAction("From a file ...", picker)
    picker.add_action(action)
    picker.open_search()
    with qtbot.waitSignal(action.triggered):
        action.trigger()
    assert not picker.popup.isVisible()


@pytest.mark.parametrize("mode", ["light", "dark"])
def test_the_list_is_painted_in_the_theme(picker, theme, mode):
    theme.set_mode(mode)
    picker.open_search("qw")
    seen = colours(picture(picker.popup))
    assert max(seen, key=lambda name: seen[name]) == theme.tokens.base.lower()
    assert theme.tokens.highlight.lower() in seen
    assert theme.tokens.muted.lower() in seen


def test_the_parts_have_names_for_a_screen_reader(picker):
    assert picker.popup.search.accessibleName() == "Search"
    assert picker.popup.list.accessibleName() == "Matches"
