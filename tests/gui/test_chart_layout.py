"""Lengths in the chart are the values, to a fraction of a pixel."""

import pytest
from PySide6.QtCore import QRectF

from gui.models.bars import Bar, BarChart, Segment
from gui.views.charts.columns_layout import lay_out_columns
from gui.views.charts.device_layout import lay_out_device
from gui.views.charts.layout import chart_height, lay_out
from gui.views.charts.legend_layout import lay_out_legend
from tests.gui.sample_chart import CAPACITY, USABLE, sample_chart, sample_device

RECT = QRectF(0, 0, 780, 240)


@pytest.mark.parametrize("low", [False, True])
def test_every_segment_is_as_long_as_its_value(low: bool):
    data = sample_chart()
    layout = lay_out(data, RECT, low=low)
    for row, bar in zip(layout.rows, data.bars, strict=True):
        start = 0.0
        for box, segment in zip(row.segments, bar.segments, strict=True):
            assert box.rect.left() == pytest.approx(layout.x(start))
            assert box.rect.width() == pytest.approx(segment.value * layout.scale)
            start += segment.value
        assert row.bar.right() == pytest.approx(layout.x(bar.total))
        assert row.bar.height() == (16 if low else 22)


def test_all_rows_share_one_scale_and_the_capacity_is_inside():
    layout = lay_out(sample_chart(), RECT)
    assert layout.x(0) == layout.plot.left()
    assert layout.x(USABLE) < layout.x(CAPACITY) < layout.plot.right()
    assert max(row.bar.right() for row in layout.rows) <= layout.plot.right()


def test_a_small_plan_still_shows_the_capacity():
    tiny = BarChart((Bar("a", "A", (Segment("weights", 0.5, "0.5"),)),), usable=80, capacity=80)
    layout = lay_out(tiny, RECT)
    assert layout.x(80) < layout.plot.right()
    assert layout.rows[0].bar.width() == pytest.approx(0.5 * layout.scale)


def test_nothing_to_show_is_no_error():
    assert lay_out(BarChart(()), RECT).rows == ()
    assert chart_height(BarChart(()), 100) >= 0


def test_rows_are_32_or_24_apart():
    for low, pitch in ((False, 32), (True, 24)):
        rows = lay_out(sample_chart(), RECT, low=low).rows
        assert rows[1].rect.top() - rows[0].rect.top() == pitch
    assert chart_height(sample_chart(), 780) - chart_height(sample_chart(), 780, low=True) == 4 * 8


@pytest.mark.parametrize("width", [320, 500, 780, 1400])
def test_the_legend_breaks_its_line_and_loses_nothing(width: int):
    items = sample_chart().legend
    entries = lay_out_legend(items, width)
    assert [entry.key for entry in entries] == [item.key for item in items]
    assert all(entry.rect.right() <= width for entry in entries)
    lines = len({entry.rect.top() for entry in entries})
    assert lines == 1 if width >= 780 else lines > 1


def test_long_names_do_not_squeeze_the_bars_away():
    long = Bar("a", "An exceedingly long name of a method " * 4, (Segment("weights", 5, "5"),))
    layout = lay_out(BarChart((long,), usable=10, capacity=10), RECT)
    assert layout.plot.width() > RECT.width() / 3


def test_a_device_bar_has_its_own_capacity_on_the_common_scale():
    data = sample_device()
    layout = lay_out_device(data, QRectF(0, 0, 242, 42))
    assert layout.track.width() == pytest.approx(240)
    assert layout.limit == pytest.approx(234)
    assert layout.reserve.width() == pytest.approx(6)
    assert layout.bar.width() == pytest.approx(data.bar.total * 10)


def test_columns_are_as_high_as_their_values():
    data = sample_chart()
    layout = lay_out_columns(data, QRectF(0, 0, 500, 340))
    for column, bar in zip(layout.columns, data.bars, strict=True):
        assert column.bar.bottom() == layout.plot.bottom()
        assert column.bar.top() == pytest.approx(layout.y(bar.total))
        heights = [box.rect.height() / layout.scale for box in column.segments]
        assert heights == pytest.approx([segment.value for segment in bar.segments])
