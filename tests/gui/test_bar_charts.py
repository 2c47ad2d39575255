"""The charts on screen: colours, hatch, mouse, keyboard and what is read out."""

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QColor, QHelpEvent
from PySide6.QtWidgets import QApplication, QLineEdit, QToolTip, QWidget

from gui.models.bars import OutlineBar
from gui.theme import Theme
from gui.views.charts.bar_canvas import BarCanvas
from gui.views.charts.column_chart import ColumnChart
from gui.views.charts.cursor import Cursor
from gui.views.charts.device_bar_view import DeviceBarView
from gui.views.charts.outline_bar_view import OutlineBarView
from gui.views.charts.stacked_bar_chart import StackedBarChart
from tests.gui.pictures import colours, near, picture
from tests.gui.sample_chart import sample_chart, sample_device

Key = Qt.Key


@pytest.fixture
def window(qtbot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(800, 260)
    QLineEdit(window).setFocus()
    return window


@pytest.fixture
def chart(qtbot, window) -> StackedBarChart:
    made = StackedBarChart(window)
    made.resize(800, 250)
    made.set_data(sample_chart())
    with qtbot.waitActive(window):
        window.show()
    return made


def box(chart: StackedBarChart, row: str, component: str):
    found = next(r for r in chart.chart_layout().rows if r.key == row)
    return next(part.rect for part in found.segments if part.key == component)


@pytest.mark.parametrize("mode", ["light", "dark"])
def test_segments_are_painted_in_their_colours(chart, theme: Theme, mode):
    theme.set_mode(mode)
    image = picture(chart)
    for row, component in (("lora", "weights"), ("lora", "logits"), ("full", "gradients")):
        rect = box(chart, row, component)
        shown = image.pixelColor(int(rect.left() + 6), int(rect.center().y()))
        assert near(shown, theme.component_colour(component)), (row, component)
    assert len(colours(image)) > 30


def test_what_is_beyond_the_capacity_is_hatched(chart):
    image = picture(chart)

    def shades(row: str, component: str) -> int:
        rect = box(chart, row, component)
        y = int(rect.center().y())
        xs = range(int(rect.left()) + 3, int(rect.right()) - 3)
        return len({image.pixelColor(x, y).name() for x in xs})

    assert shades("full", "gathered") > 4
    assert shades("full", "gradients") > 1
    plain = box(chart, "lora", "activations")
    row = [
        image.pixelColor(int(plain.center().x()), y).name()
        for y in range(int(plain.top()) + 3, int(plain.bottom()) - 3)
    ]
    assert len(set(row)) == 1


def test_the_current_method_stands_on_the_highlight(chart, theme):
    image = picture(chart)
    row = chart.chart_layout().rows[1]
    point = image.pixelColor(int(row.rect.left()) + 8, int(row.rect.top()) + 6)
    assert near(point, QColor(theme.tokens.highlight), 1)


def test_a_click_on_a_segment_names_it(chart, qtbot):
    target = box(chart, "lora", "logits").center().toPoint()
    with qtbot.waitSignal(chart.segmentActivated) as got:
        qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=target)
    assert got.args == ["lora", "logits"]


def test_a_click_on_a_name_takes_the_row(chart, qtbot):
    row = chart.chart_layout().rows[2].rect
    with qtbot.waitSignal(chart.rowActivated) as got:
        qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=QPoint(10, int(row.center().y())))
    assert got.args == ["qlora"]


def press(qtbot, widget: QWidget, *keys: Qt.Key) -> None:
    for key in keys:
        qtbot.keyClick(widget, key)


def test_arrows_move_and_enter_takes(chart, qtbot):
    chart.setFocus(Qt.FocusReason.TabFocusReason)
    press(qtbot, chart, Key.Key_Down, Key.Key_Right, Key.Key_Right)
    assert chart.cursor_at == Cursor("lora", "adapters")
    with qtbot.waitSignal(chart.segmentActivated) as got:
        press(qtbot, chart, Key.Key_Return)
    assert got.args == ["lora", "adapters"]
    press(qtbot, chart, Key.Key_End)
    assert chart.cursor_at == Cursor("lora", "runtime")
    press(qtbot, chart, Key.Key_Escape)
    assert chart.cursor_at == Cursor("lora")
    with qtbot.waitSignal(chart.rowActivated) as got:
        press(qtbot, chart, Key.Key_Space)
    assert got.args == ["lora"]
    press(qtbot, chart, Key.Key_PageDown, Key.Key_Home)
    assert chart.cursor_at == Cursor("inference")
    press(qtbot, chart, Key.Key_Up, Key.Key_Up, Key.Key_Up, Key.Key_Up)
    assert chart.cursor_at == Cursor("full")


def test_a_segment_that_the_next_row_lacks_falls_back_to_the_row(chart, qtbot):
    chart.setFocus(Qt.FocusReason.TabFocusReason)
    press(qtbot, chart, Key.Key_Down, Key.Key_Right, Key.Key_Right, Key.Key_Up)
    assert chart.cursor_at == Cursor("full")


def test_the_item_under_the_cursor_is_read_out(chart, qtbot):
    assert chart.accessibleName() == "Memory per method"
    assert "LoRA: 18.7 GiB" in chart.accessibleDescription()
    chart.setFocus(Qt.FocusReason.TabFocusReason)
    press(qtbot, chart, Key.Key_Down, Key.Key_Right)
    assert chart.accessibleName() == "lora, Weights, 7.5 GiB"
    chart.clearFocus()
    assert chart.accessibleName() == "Memory per method"


@pytest.mark.parametrize("mode", ["light", "dark"])
def test_the_focus_can_be_seen(chart, qtbot, theme, mode):
    theme.set_mode(mode)
    accent = theme.tokens.accent.lower()
    assert accent not in colours(picture(chart))
    chart.setFocus(Qt.FocusReason.TabFocusReason)
    assert colours(picture(chart))[accent] > 500
    press(qtbot, chart, Key.Key_Right)
    assert colours(picture(chart))[accent] > 100


def test_new_numbers_keep_the_cursor_where_its_row_still_is(chart, qtbot):
    chart.setFocus(Qt.FocusReason.TabFocusReason)
    press(qtbot, chart, Key.Key_Down)
    chart.set_data(sample_chart())
    assert chart.cursor_at == Cursor("lora")


def test_the_tooltip_is_the_segments(chart):
    point = box(chart, "lora", "weights").center().toPoint()
    event = QHelpEvent(QEvent.Type.ToolTip, point, chart.mapToGlobal(point))
    QApplication.sendEvent(chart, event)
    assert QToolTip.text() == "Weights: 7.5 GiB"
    point.setX(5)
    QApplication.sendEvent(chart, QHelpEvent(QEvent.Type.ToolTip, point, chart.mapToGlobal(point)))
    assert QToolTip.text() == "lora, 18.7 GiB"
    QToolTip.hideText()


def test_a_selection_made_elsewhere_is_shown(chart):
    before = picture(chart)
    chart.set_selected("lora", "logits")
    assert picture(chart) != before
    chart.set_selected(None)
    assert picture(chart) == before


def test_a_narrower_chart_gets_a_taller_legend_not_a_cut_one(chart):
    assert chart.heightForWidth(460) > chart.heightForWidth(800)


def test_low_form_is_lower(chart):
    tall = chart.heightForWidth(800)
    chart.set_low(True)
    assert chart.is_low()
    assert chart.heightForWidth(800) == tall - 32


@pytest.mark.parametrize("mode", ["light", "dark"])
def test_device_bar_shows_segments_and_verdict(qtbot, theme, mode):
    theme.set_mode(mode)
    view = DeviceBarView()
    qtbot.addWidget(view)
    view.resize(290, 42)
    view.set_data(sample_device())
    seen = colours(picture(view))
    for component in ("weights", "logits", "gathered"):
        assert theme.tokens.component(component).lower() in seen
    assert view.accessibleName() == "Lora"
    assert "lora, 18.7 GiB" in view.accessibleDescription()


def test_device_bar_takes_clicks(qtbot):
    view = DeviceBarView()
    qtbot.addWidget(view)
    view.resize(290, 42)
    view.set_data(sample_device())
    with qtbot.waitSignal(view.segmentActivated) as got:
        qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=QPoint(30, 30))
    assert got.args == ["lora", "weights"]


def test_host_memory_is_filled_for_the_step_and_outlined_for_loading(qtbot, theme):
    view = OutlineBarView()
    qtbot.addWidget(view)
    view.resize(322, 52)
    view.set_data(OutlineBar("host", "Host RAM", 16, 32, 64, "32", "64", "step 16", "loading 32"))
    image, grey = picture(view), theme.component_colour("runtime")
    assert near(image.pixelColor(40, 26), grey)
    assert near(image.pixelColor(120, 26), QColor(theme.tokens.hover))
    assert near(image.pixelColor(160, 26), grey, 40)
    assert view.accessibleDescription() == "32, step 16, loading 32"


def test_columns_are_walked_from_left_to_right(qtbot):
    view = ColumnChart()
    qtbot.addWidget(view)
    view.resize(520, 340)
    view.set_data(sample_chart())
    with qtbot.waitActive(view):
        view.show()
    view.clearFocus()
    view.setFocus(Qt.FocusReason.TabFocusReason)
    press(qtbot, view, Key.Key_Right, Key.Key_Up)
    assert view.cursor_at == Cursor("lora", "weights")
    press(qtbot, view, Key.Key_Up, Key.Key_Down, Key.Key_Down)
    assert view.cursor_at == Cursor("lora")
    assert len(colours(picture(view))) > 30


@pytest.mark.parametrize("kind", [StackedBarChart, DeviceBarView, OutlineBarView, ColumnChart])
def test_an_empty_chart_paints_and_takes_keys(qtbot, kind: type[BarCanvas]):
    view = kind()
    qtbot.addWidget(view)
    view.resize(300, 200)
    press(qtbot, view, Key.Key_Down, Key.Key_Right, Key.Key_Return)
    assert not picture(view).isNull()


def test_the_first_paint_needs_no_chart_library():
    import subprocess
    import sys

    code = (
        "import sys; import gui.views.charts.stacked_bar_chart, gui.views.widgets.search_picker;"
        "print([m for m in ('numpy', 'pyqtgraph', 'engine') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_click_leaves_no_focus_ring(chart, qtbot, theme):
    target = box(chart, "lora", "logits").center().toPoint()
    qtbot.mouseClick(chart, Qt.MouseButton.LeftButton, pos=target)
    assert theme.tokens.accent.lower() not in colours(picture(chart))
    press(qtbot, chart, Key.Key_Left)
    assert chart.cursor_at == Cursor("lora", "activations")
    assert theme.tokens.accent.lower() in colours(picture(chart))
