"""Sections, cards, choices side by side, and the flow of fields."""

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcutEvent
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QWidget

from gui.views.widgets.card import Card
from gui.views.widgets.flow_layout import FlowLayout
from gui.views.widgets.number_field import WholeNumberField
from gui.views.widgets.section import Section
from gui.views.widgets.segmented import Segmented
from tests.gui.pictures import colours, picture


def test_a_section_folds_by_mouse_and_keyboard(qtbot):
    section, content = Section("&Model"), QLabel("inside")
    qtbot.addWidget(section)
    section.set_content(content)
    section.show()
    assert content.isVisible()
    with qtbot.waitSignal(section.folded) as got:
        qtbot.mouseClick(section.header(), Qt.MouseButton.LeftButton)
    assert got.args == [True]
    assert not content.isVisible()
    qtbot.keyClick(section.header(), Qt.Key.Key_Space)
    assert content.isVisible()
    assert section.header().accessibleName() == "Model"


def test_content_put_into_a_closed_section_stays_hidden(qtbot):
    section, content = Section("More", quiet=True), QLabel("inside")
    qtbot.addWidget(section)
    section.set_open(False)
    section.set_content(content)
    section.show()
    assert not content.isVisible()
    section.set_open(True)
    assert content.isVisible()


def test_one_of_the_choices_is_taken(qtbot):
    choice = Segmented([("GiB", "GiB"), ("GB", "GB")])
    qtbot.addWidget(choice)
    choice.set_current("GiB")
    choice.show()
    with qtbot.waitSignal(choice.chosen) as got:
        qtbot.mouseClick(choice.button("GB"), Qt.MouseButton.LeftButton)
    assert got.args == ["GB"]
    assert choice.current() == "GB"
    assert not choice.button("GiB").isChecked()


def test_setting_a_choice_is_silent_and_new_words_keep_it(qtbot):
    choice = Segmented([("a", "Planner"), ("b", "Compare")])
    qtbot.addWidget(choice)
    with qtbot.assertNotEmitted(choice.chosen):
        choice.set_current("b")
        choice.set_choices([("a", "Planer"), ("b", "Vergleichen")])
    assert choice.current() == "b"
    assert choice.button("b").text() == "Vergleichen"
    choice.set_choices([("b", "Only")])
    assert choice.current() == "b"


def test_the_taken_choice_does_not_move_the_others(qtbot):
    choice = Segmented([("a", "Planner"), ("b", "Compare hardware")])
    qtbot.addWidget(choice)
    choice.set_current("a")
    before = choice.sizeHint()
    choice.set_current("b")
    assert choice.sizeHint() == before


def flow(qtbot, width: int) -> tuple[QWidget, FlowLayout, list[QPushButton]]:
    box = QWidget()
    qtbot.addWidget(box)
    layout = FlowLayout(box, gap=10, line_gap=6)
    buttons = [QPushButton("b") for _ in range(4)]
    for button in buttons:
        button.setFixedSize(100, 26)
        layout.addWidget(button)
    box.resize(width, 200)
    box.show()
    return box, layout, buttons


@pytest.mark.parametrize(("width", "lines"), [(430, 1), (429, 2), (220, 2), (120, 4)])
def test_the_flow_breaks_where_the_width_ends(qtbot, width, lines):
    _box, layout, buttons = flow(qtbot, width)
    assert len({button.y() for button in buttons}) == lines
    assert all(button.geometry().right() < width for button in buttons)
    assert layout.heightForWidth(width) == lines * 26 + (lines - 1) * 6


def test_hidden_widgets_take_no_place_in_the_flow(qtbot):
    _box, layout, buttons = flow(qtbot, 430)
    buttons[0].hide()
    layout.activate()
    assert buttons[1].x() == 0
    assert layout.count() == 4
    assert layout.takeAt(9) is None


@pytest.mark.parametrize("mode", ["light", "dark"])
def test_a_card_is_a_bordered_surface(qtbot, theme, mode):
    theme.set_mode(mode)
    card = Card("Components")
    qtbot.addWidget(card)
    card.add_aside(QLabel("aside"))
    card.body.addWidget(QLabel("inside"))
    card.resize(300, 120)
    seen = colours(picture(card))
    assert max(seen, key=lambda name: seen[name]) == theme.tokens.base.lower()
    assert theme.tokens.hairline.lower() in seen


def test_that_the_key_of_a_heading_leads_to_the_first_field(qtbot):
    section = Section("&Model")
    qtbot.addWidget(section)
    form = QWidget()
    field = QLineEdit(form)
    section.set_content(form)
    section.set_open(False)
    section.show()
    qtbot.waitExposed(section)
    section.activateWindow()
    QApplication.sendEvent(section.header(), QShortcutEvent(QKeySequence("Alt+M"), 0))
    assert section.is_open()
    assert section.focusWidget() is field


def test_that_undo_in_a_number_field_is_left_to_the_plan(qtbot):
    field = WholeNumberField()
    qtbot.addWidget(field)
    undo = QKeyEvent(
        QEvent.Type.ShortcutOverride, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier
    )
    undo.ignore()
    QApplication.sendEvent(field, undo)
    assert not undo.isAccepted()
