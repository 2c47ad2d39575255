"""Explanations, by what is read, copied and reached."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from gui.models.cells import Role
from gui.text import numbers
from gui.views.explain_view import ExplainView
from tests.gui.answers import shown, store_of
from tests.gui.test_limit_hints import window

__all__ = ["window"]


def lines(view: ExplainView) -> dict[str, str]:
    text = view.text.shown()
    assert text is not None
    return dict(text.lines)


def test_that_it_begins_with_the_phase_that_sets_the_peak(qtbot: QtBot) -> None:
    view = ExplainView(store_of())
    shown(qtbot, view)
    assert view.text.title.text() == "Phase: Loss"
    assert "logits" in lines(view)["Held only for a while"]


def test_that_a_term_has_size_formula_numbers_phases_source_and_conventions(qtbot: QtBot) -> None:
    store = store_of()
    view = ExplainView(store)
    shown(qtbot, view)
    view.select("logits/logits")
    term = next(t for t in store.board.current.busiest.terms if t.key == "logits")
    found = lines(view)
    assert numbers.sized(term.bytes, "GiB", 2) in found["Size"]
    assert numbers.sized(term.bytes, "GB", 2) in found["Size"]
    assert f"{term.bytes:,} bytes" in found["Size"]
    assert found["Formula"] == term.formula
    assert "4,096 × 128,256" in found["With this plan's numbers"]
    assert "Loss" in found["Held during"]
    assert found["Source"]
    assert "ZeRO paper, 16 B" in found["Conventions say"]


def test_that_every_item_can_be_explained(qtbot: QtBot) -> None:
    view = ExplainView(store_of())
    shown(qtbot, view)
    keys = [view.model.index(n, 0).data(Role.KEY) for n in range(view.model.rowCount())]
    assert len(keys) > 10
    for key in keys:
        view.select(key)
        assert view.text.shown() is not None, key


def test_that_the_keyboard_walks_the_list_and_the_copy_is_what_is_read(qtbot: QtBot) -> None:
    view = ExplainView(store_of())
    shown(qtbot, view)
    view.select("weights")
    view.table.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(view.table, Qt.Key.Key_Down)
    text = view.text.shown()
    assert text is not None
    assert text.title == "Weights: weights"
    view.text.copy.click()
    assert QGuiApplication.clipboard().text() == text.plain
    assert view.text.body.accessibleName() == text.plain


def test_that_a_selection_that_is_gone_gives_way_to_the_peak(qtbot: QtBot) -> None:
    store = store_of()
    view = ExplainView(store)
    shown(qtbot, view)
    view.select("adapters")
    store.set("method", "full")
    assert view.text.title.text().startswith("Phase: ")


@pytest.mark.usefixtures("theme")
def test_that_the_chart_and_the_table_lead_to_the_explanation(window, qtbot: QtBot) -> None:
    answer = window.planner.answer
    table = answer.components().table
    answer.components().select("logits")
    table.activated.emit(table.currentIndex())
    assert answer.views.current_key() == "explain"
    explain = answer.views.show_view("explain")
    assert explain.text.title.text().startswith("Logits and loss")
    answer.chart.chart.segmentActivated.emit("lora", "weights")
    assert answer.views.current_key() == "explain"
    assert explain.text.title.text().startswith("Weights")


def test_that_a_view_can_have_the_room_of_chart_and_methods(window, qtbot: QtBot) -> None:
    answer = window.planner.answer
    height = answer.views.height()
    answer.views.enlarge.click()
    qtbot.waitUntil(lambda: answer.views.height() > height + 200)
    assert answer.chart.isHidden()
    answer.views.enlarge.click()
    assert not answer.chart.isHidden()
    assert not answer.methods.isHidden()


def test_that_a_low_window_gives_a_picture_the_room_of_the_chart(window, qtbot: QtBot) -> None:
    answer = window.planner.answer
    window.resize(1100, 700)
    qtbot.waitUntil(answer.chart.chart.is_low)
    assert not answer.chart.isHidden()
    answer.views.show_view("timeline")
    assert answer.chart.isHidden()
    answer.views.enlarge.click()
    assert not answer.chart.isHidden()
    answer.views.show_view("components")
    assert not answer.chart.isHidden()
    chart = answer.chart.chart
    assert chart.height() >= chart.heightForWidth(chart.width())
