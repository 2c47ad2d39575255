"""The map, by what is seen, pointed at and adopted."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from gui.models.cells import Role
from gui.text import numbers
from gui.views.explore_view import ExploreView
from tests.gui.answers import settled, shown, store_of, tight
from tests.gui.pictures import colours, picture


def middle(view: ExploreView, row: int, column: int) -> QPoint:
    return view.map.heat_layout().cell(row, column).center().toPoint()


def test_that_the_map_begins_at_the_plan_itself(qtbot: QtBot) -> None:
    store = store_of()
    view = ExploreView(store)
    shown(qtbot, view, view.background)
    found = view.found()
    assert found is not None
    row, column = found.here
    assert (found.rows[row], found.columns[column]) == (1, 4096)
    assert view.card.title.text() == "Micro-batch 1, 4,096 tokens"
    assert not view.card.adopt.isEnabled()
    assert view.sentence.text().startswith("Micro-batch 1: comfortable up to ")


def test_that_pointing_shows_the_point_and_a_click_adopts_it(qtbot: QtBot) -> None:
    store = store_of()
    view = ExploreView(store)
    shown(qtbot, view, view.background)
    found = view.found()
    assert found is not None
    QTest.mouseMove(view.map, middle(view, 2, 3))
    qtbot.waitUntil(lambda: view.map.cursor_point() == (2, 3))
    length, batch = found.columns[3], found.rows[2]
    assert view.card.title.text() == f"Micro-batch {batch}, {numbers.whole(length)} tokens"
    assert any(name == "Against this plan" for name, _ in _rows(view))
    qtbot.mouseClick(view.map, Qt.MouseButton.LeftButton, pos=middle(view, 2, 3))
    training = store.scenario.training
    assert (training.sequence_length, training.micro_batch) == (length, batch)
    store.undo_stack.undo()
    assert store.scenario.training.sequence_length == 4096


def _rows(view: ExploreView) -> list[tuple[str, str]]:
    return [(name.text(), value.text()) for name, value in view.card.labels()]


def test_that_the_card_has_the_peak_of_the_point_in_the_unit_asked_for(qtbot: QtBot) -> None:
    view = ExploreView(store_of(unit="GB"))
    shown(qtbot, view, view.background)
    found = view.found()
    assert found is not None
    view.map.pointed.emit((1, 5))
    peak = numbers.sized(int(found.device[1, 5]), "GB")
    assert ("Peak per card", peak) in _rows(view)


def test_that_the_keyboard_moves_adopts_and_returns(qtbot: QtBot) -> None:
    store = store_of()
    view = ExploreView(store)
    shown(qtbot, view, view.background)
    here = view.map.cursor_point()
    view.map.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(view.map, Qt.Key.Key_Left)
    assert view.map.cursor_point() == (here[0], here[1] - 1)
    assert view.card.adopt.isEnabled()
    qtbot.keyClick(view.map, Qt.Key.Key_Escape)
    assert view.map.cursor_point() == here
    qtbot.keyClick(view.map, Qt.Key.Key_Home)
    qtbot.keyClick(view.map, Qt.Key.Key_Return)
    found = view.found()
    assert found is not None
    assert store.scenario.training.sequence_length == found.columns[0]


def test_that_rank_and_cards_can_be_the_second_axis(qtbot: QtBot) -> None:
    store = store_of()
    view = ExploreView(store)
    shown(qtbot, view, view.background)
    view.second.button("rank").click()
    qtbot.waitUntil(lambda: view.found().second == "rank")  # type: ignore[union-attr]
    assert view.card.title.text() == "Rank 16, 4,096 tokens"
    view.second.button("cards").click()
    qtbot.waitUntil(lambda: view.found().second == "cards")  # type: ignore[union-attr]
    assert view.card.title.text() == "2 cards, 4,096 tokens"
    found = view.found()
    assert found is not None
    view.adopt((0, found.here[1]))
    assert store.scenario.box.count == found.rows[0]


def test_that_it_is_said_when_nothing_fits(qtbot: QtBot) -> None:
    view = ExploreView(tight())
    shown(qtbot, view, view.background)
    data = view.map.data()
    assert data is not None
    assert data.nothing == "No point fits; see Advice."
    assert view.sentence.text() == "Micro-batch 1: no length fits."


def test_that_verdicts_have_their_colours_in_both_themes(qtbot: QtBot, theme) -> None:
    view = ExploreView(store_of())
    shown(qtbot, view, view.background)
    for mode in ("light", "dark"):
        theme.set_mode(mode)
        seen = colours(picture(view.map))
        assert seen.get(theme.tokens.borderline_fill.lower(), 0) > 100
        assert seen.get(theme.tokens.error_fill.lower(), 0) > 100


def test_that_a_hidden_map_works_out_nothing(qtbot: QtBot) -> None:
    store = store_of()
    view = ExploreView(store)
    qtbot.addWidget(view)
    store.set("training.sequence_length", 1024)
    qtbot.wait(60)
    assert not view.background.is_busy()
    assert view.found() is None


def test_that_the_box_lists_the_models_it_can_take_and_enter_plans_with_one(qtbot: QtBot) -> None:
    store = store_of()
    view = ExploreView(store)
    shown(qtbot, view, view.background)
    view.second.button("models").click()
    settled(qtbot, view.models.background)
    model = view.models.model
    assert model.rowCount() > 5
    assert view.sentence.text() == "Models that fit two RTX 4090 with LoRA, best first."
    assert view.card.isHidden()
    key = model.index(0, 0).data(Role.KEY)
    view.models.table.selectRow(0)
    view.models.table.activated.emit(model.index(0, 0))
    assert store.scenario.model.id == key
    assert store.board.current.verdict == "comfortable"
    view.second.button("micro_batch").click()
    settled(qtbot, view.background)
    assert view.card.isVisible()
    assert view.sentence.text().startswith("Micro-batch 1: ")
