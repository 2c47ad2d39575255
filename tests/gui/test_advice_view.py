"""Advice, by what the user reads and presses."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine import plan
from gui.models.advice_table import CHANGE, PEAK, SAVES, VERDICT
from gui.models.cells import Role
from gui.state.store import PlanStore
from gui.text import numbers
from gui.views.advice_view import AdviceView
from tests.gui.answers import settled, shown, store_of, tight


def names(view: AdviceView) -> list[str]:
    return [view.model.index(n, CHANGE).data() for n in range(view.model.rowCount())]


def verdict(store: PlanStore) -> str:
    return store.board.current.verdict


def test_that_the_primary_button_makes_the_plan_fit_in_one_step(qtbot: QtBot) -> None:
    store = tight()
    view = AdviceView(store)
    shown(qtbot, view, view.background)
    assert view.banner.button.isVisible()
    assert "brings the peak to" in view.banner.text.text()
    view.banner.button.click()
    assert verdict(store) != "does_not_fit"
    store.undo_stack.undo()
    assert verdict(store) == "does_not_fit"


def test_that_each_row_does_what_it_promises(qtbot: QtBot) -> None:
    store = tight()
    view = AdviceView(store)
    shown(qtbot, view, view.background)
    for number in range(view.model.rowCount()):
        row = view.model.row(number)
        if row.scenario is None:
            continue
        peak = plan(row.scenario).busiest.levels.device
        assert view.model.index(number, PEAK).data() == numbers.size(peak, "GiB")
    shown_first = view.model.index(0, SAVES).data()
    view.buttons()[0].click()
    before = tight().board.current.busiest.levels.device
    after = store.board.current.busiest.levels.device
    assert shown_first == numbers.size(before - after, "GiB")


def test_that_useless_steps_are_grey_say_why_and_cannot_be_applied(qtbot: QtBot) -> None:
    store = tight()
    view = AdviceView(store)
    shown(qtbot, view, view.background)
    idle = [n for n in range(view.model.rowCount()) if not view.model.row(n).enabled]
    assert idle
    assert idle == list(range(idle[0], view.model.rowCount()))  # they stand last
    for number in idle:
        index = view.model.index(number, CHANGE)
        assert not index.flags() & Qt.ItemFlag.ItemIsEnabled
        reason = index.data(Role.DETAIL)
        assert reason.startswith(("Would save nothing here: ", "Not possible here: "))
        assert not view.buttons()[number].isEnabled()
        assert view.buttons()[number].toolTip() == reason


def test_that_tab_reaches_the_buttons_of_the_rows(qtbot: QtBot) -> None:
    store = tight()
    view = AdviceView(store)
    shown(qtbot, view, view.background)
    button = view.buttons()[0]
    assert button.accessibleName() == f"Apply: {names(view)[0]}"
    view.table.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(view.table, Qt.Key.Key_Tab)
    assert button.hasFocus()
    before = store.scenario
    qtbot.keyClick(button, Qt.Key.Key_Space)
    assert store.scenario != before


def test_that_what_still_fits_is_said_when_it_fits(qtbot: QtBot) -> None:
    store = store_of(training__sequence_length=1024)
    view = AdviceView(store)
    shown(qtbot, view, view.background)
    assert view.banner.text.text() == "What still fits, each with all else as it is:"
    assert not view.banner.button.isVisible()
    longest = next(n for n, name in enumerate(names(view)) if name.startswith("Longest sequence"))
    view.buttons()[longest].click()
    assert store.scenario.training.sequence_length > 1024
    assert store.board.current.verdict != "does_not_fit"


def test_that_stale_advice_is_not_applied(qtbot: QtBot) -> None:
    store = tight()
    view = AdviceView(store)
    shown(qtbot, view, view.background)
    row = next(view.model.row(n) for n in range(view.model.rowCount()))
    store.set("training.sequence_length", 512)
    assert not view.buttons()[0].isEnabled()
    view.banner.applyWanted.emit(row.scenario)
    assert store.scenario.training.sequence_length == 512
    settled(qtbot, view.background)
    assert view.buttons()[0].isEnabled()


def test_that_the_verdict_chip_is_of_the_new_plan(qtbot: QtBot) -> None:
    store = tight()
    view = AdviceView(store)
    shown(qtbot, view, view.background)
    for number in range(view.model.rowCount()):
        row = view.model.row(number)
        chip = view.model.index(number, VERDICT).data(Role.CHIP)
        if row.scenario is not None:
            assert chip.verdict == plan(row.scenario).verdict


def test_that_hidden_advice_searches_nothing(qtbot: QtBot) -> None:
    store = tight()
    view = AdviceView(store)
    qtbot.addWidget(view)
    store.set("training.sequence_length", 512)
    qtbot.wait(60)
    assert not view.background.is_busy()
    assert view.model.rowCount() == 0
