"""The timeline, by what is seen and picked."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from gui.text import numbers
from gui.views.timeline_view import TimelineView
from tests.gui.answers import shown, store_of


def test_that_the_peak_column_is_marked_and_as_high_as_the_plan(qtbot: QtBot) -> None:
    store = store_of()
    view = TimelineView(store)
    shown(qtbot, view)
    device = store.board.current.busiest
    bars = {bar.key: bar for bar in view.charts[0].data().bars}
    assert list(bars) == [phase.key for phase in device.phases]
    peak = bars[device.phase]
    assert peak.marker == "Peak"
    assert peak.total_text == numbers.size(device.levels.device, "GiB")
    assert [bar.marker for bar in bars.values()].count("Peak") == 1


def test_that_the_card_says_why_the_peak_is_the_peak(qtbot: QtBot) -> None:
    view = TimelineView(store_of())
    shown(qtbot, view)
    assert view.card.title.text() == "Why the loss is the peak"
    assert view.card.text.text().startswith("The peak is the loss: logits, ")
    assert "second micro-step of 16" in view.card.note.text()


def test_that_arrow_and_enter_show_another_phase(qtbot: QtBot) -> None:
    view = TimelineView(store_of())
    shown(qtbot, view)
    chart = view.charts[0]
    chart.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.keyClick(chart, Qt.Key.Key_Home)
    qtbot.keyClick(chart, Qt.Key.Key_Return)
    assert view.card.title.text() == "Load"
    assert "below the peak" in view.card.text.text()


def test_that_two_methods_stand_beside_on_one_scale(qtbot: QtBot) -> None:
    view = TimelineView(store_of())
    shown(qtbot, view)
    view.others["full"].click()
    view.others["qlora"].click()
    assert len(view.charts) == 3
    assert not view.others["inference"].isEnabled()
    assert len({chart.data().reach for chart in view.charts}) == 1
    scales = {round(chart.chart_layout().scale, 6) for chart in view.charts}
    assert len(scales) == 1
    assert view.card.isHidden()
    assert view.peak.text().startswith("The peak is the loss")
    view.others["full"].click()
    view.others["qlora"].click()
    assert len(view.charts) == 1
    assert not view.card.isHidden()


def test_that_serving_has_a_prefill(qtbot: QtBot) -> None:
    view = TimelineView(store_of(method="inference"))
    shown(qtbot, view)
    assert "Prefill" in [bar.name for bar in view.charts[0].data().bars]


def test_that_a_public_convention_is_said_to_have_no_phases(qtbot: QtBot) -> None:
    store = store_of(convention="zero16")
    view = TimelineView(store)
    shown(qtbot, view)
    if not store.board.current.busiest.phases:
        assert view.peak.text() == "This counting convention knows no phases of a step."
        assert view.charts == []


def test_that_nothing_is_drawn_while_hidden(qtbot: QtBot) -> None:
    store = store_of()
    view = TimelineView(store)
    qtbot.addWidget(view)
    assert view.charts == []
    store.set("training.sequence_length", 1024)
    assert view.charts == []
