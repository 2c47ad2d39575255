"""Painted table cells."""

import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QColor, QHelpEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QApplication, QTableView, QToolTip

from gui.models.cells import Role, Share, VerdictChip
from gui.views.widgets.share_bar import ShareBarDelegate, share_boxes
from gui.views.widgets.two_line_delegate import TwoLineDelegate
from gui.views.widgets.verdict_chip import VerdictChipDelegate, VerdictChipView, chip_width
from tests.gui.pictures import colours, near, picture


def table(qtbot, role: Role, value: object, delegate: type) -> QTableView:
    view = QTableView()
    qtbot.addWidget(view)
    model = QStandardItemModel(1, 1, view)
    item = QStandardItem("Name")
    item.setData(value, role)
    model.setItem(0, 0, item)
    view.setModel(model)
    view.setItemDelegate(delegate(view))
    view.horizontalHeader().hide()
    view.verticalHeader().hide()
    view.setColumnWidth(0, 200)
    view.setRowHeight(0, 40)
    view.resize(210, 60)
    return view


@pytest.mark.parametrize("mode", ["light", "dark"])
@pytest.mark.parametrize("verdict", ["comfortable", "borderline", "does_not_fit"])
def test_a_chip_has_the_verdicts_colours(qtbot, theme, mode, verdict):
    theme.set_mode(mode)
    chip = VerdictChip(verdict, "Word", "+4.9")
    seen = colours(picture(table(qtbot, Role.CHIP, chip, VerdictChipDelegate)))
    assert theme.tokens.verdict_fill(verdict).lower() in seen
    assert any(near(QColor(name), QColor(theme.tokens.verdict(verdict)), 30) for name in seen)


def test_a_chip_can_stand_alone_and_be_read_out(qtbot):
    view = VerdictChipView()
    qtbot.addWidget(view)
    view.set_chip(VerdictChip("borderline", "Borderline", "0.9 free"))
    assert view.accessibleName() == "Borderline 0.9 free"
    assert view.sizeHint().width() >= chip_width(VerdictChip("borderline", "Borderline"))


@pytest.mark.parametrize(("part", "fill"), [(0, 0), (0.0001, 1), (0.5, 41), (1, 82), (1.7, 82)])
def test_the_share_bars_track_is_the_whole(theme, part, fill):
    track, filled = share_boxes(QRectF(0, 0, 240, 32), Share(part, "x", "weights"))
    assert track.width() == 82
    assert filled.width() == pytest.approx(fill)
    assert filled.left() == track.left()


def test_a_share_is_painted_in_its_components_colour(qtbot, theme):
    view = table(qtbot, Role.SHARE, Share(0.5, "50.0 %", "logits"), ShareBarDelegate)
    seen = colours(picture(view))
    assert theme.tokens.component("logits").lower() in seen
    assert theme.tokens.hover.lower() in seen


def test_two_lines_need_40_and_the_second_is_muted(qtbot, theme):
    view = table(qtbot, Role.DETAIL, "second line with details", TwoLineDelegate)
    assert view.sizeHintForRow(0) >= 40
    assert theme.tokens.muted.lower() in colours(picture(view))


def test_a_selected_row_is_highlighted_under_painted_cells(qtbot, theme):
    view = table(qtbot, Role.SHARE, Share(0.5, "50.0 %", "logits"), ShareBarDelegate)
    view.selectRow(0)
    assert theme.tokens.highlight.lower() in colours(picture(view))


def test_swatches_keep_their_colour_in_a_selected_row(qtbot, theme):
    view = table(qtbot, Role.KEY, "x", type(QTableView().itemDelegate()))
    view.model().setData(
        view.model().index(0, 0), theme.swatch("logits"), Qt.ItemDataRole.DecorationRole
    )
    view.selectRow(0)
    assert theme.tokens.component("logits").lower() in colours(picture(view))


@pytest.mark.parametrize(
    ("detail", "shown"), [("short", ""), ("much " * 30, "Name\n" + "much " * 30)]
)
def test_a_line_cut_short_is_whole_in_the_tooltip(qtbot, detail, shown):
    view = table(qtbot, Role.DETAIL, detail, TwoLineDelegate)
    view.show()
    point = view.visualRect(view.model().index(0, 0)).center()
    at = view.viewport().mapToGlobal(point)
    QApplication.sendEvent(view.viewport(), QHelpEvent(QEvent.Type.ToolTip, point, at))
    assert QToolTip.text() == shown
    QToolTip.hideText()
