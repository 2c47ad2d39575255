"""Fields, their labels and what stands around them."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication, QFormLayout, QLineEdit, QWidget

from gui.views.widgets.choice_field import ChoiceField
from gui.views.widgets.field_row import FieldRow
from gui.views.widgets.form import make_form
from gui.views.widgets.number_field import DecimalField, WholeNumberField
from tests.gui.pictures import colours, picture


def wheel(widget: QWidget) -> None:
    at = QPointF(5, 5)
    event = QWheelEvent(
        at,
        widget.mapToGlobal(at),
        QPoint(),
        QPoint(0, 120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)


def opened(qtbot, *fields: QWidget) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    QLineEdit(window)
    for field in fields:
        field.setParent(window)
    with qtbot.waitActive(window):
        window.show()
    return window


def test_typing_a_number_is_one_change(qtbot):
    field = WholeNumberField()
    field.setRange(1, 1_000_000)
    window = opened(qtbot, field)
    seen: list[int] = []
    field.valueChanged.connect(seen.append)
    field.setFocus()
    field.selectAll()
    qtbot.keyClicks(field, "4096")
    assert seen == []
    qtbot.keyClick(field, Qt.Key.Key_Return)
    assert seen == [4096]
    assert field.text() == "4,096"
    window.close()


def test_scrolling_changes_only_the_field_with_the_focus(qtbot):
    number, choice = WholeNumberField(), ChoiceField()
    number.setRange(0, 100)
    number.setValue(5)
    choice.set_choices([("a", "A"), ("b", "B")])
    choice.set_current("b")
    window = opened(qtbot, number, choice)
    wheel(number)
    wheel(choice)
    assert number.value() == 5
    assert choice.current() == "b"
    number.setFocus()
    wheel(number)
    assert number.value() == 6
    window.close()


def test_the_unit_is_beside_the_digits_and_not_part_of_them(qtbot):
    field = DecimalField()
    field.setValue(0.6)
    field.set_unit("GiB")
    window = opened(qtbot, field)
    assert field.unit() == "GiB"
    assert field.text() == "0.6"
    assert field.lineEdit().textMargins().right() > 15
    assert field.lineEdit().textMargins().left() == 5
    window.close()


def test_a_choice_is_told_once_and_only_when_the_user_made_it(qtbot):
    field = ChoiceField()
    window = opened(qtbot, field)
    seen: list[object] = []
    field.chosen.connect(seen.append)
    field.set_choices([("a", "First"), ("b", "Second")])
    field.set_current("b")
    field.set_choices([("b", "Zwei"), ("a", "Eins")])
    assert (field.current(), field.currentText()) == ("b", "Zwei")
    assert seen == []
    qtbot.keyClick(field, Qt.Key.Key_Down)
    assert seen == ["a"]
    window.close()


def make_row(qtbot) -> FieldRow:
    field = WholeNumberField()
    field.setRange(0, 1_000_000)
    row = FieldRow("&Sequence", field, field_width=88)
    window = QWidget()
    qtbot.addWidget(window)
    form = make_form(window)
    row.add_to(form)
    window.resize(320, 120)
    window.show()
    # Without a reference the window would go, and the row with it.
    row.kept = window  # type: ignore[attr-defined]
    return row


def test_a_label_names_its_field_and_takes_its_key(qtbot):
    row = make_row(qtbot)
    assert row.label.buddy() is row.field
    assert row.field.accessibleName() == "Sequence"
    row.set_help("Tokens in one training example")
    assert row.field.toolTip() == "Tokens in one training example"
    window = row.parentWidget()
    assert window is not None
    form = window.layout()
    assert isinstance(form, QFormLayout)
    assert form.labelForField(row) is row.label
    assert row.field.height() == row.label.height() == 28


def test_a_hint_is_a_word_or_a_link(qtbot):
    row = make_row(qtbot)
    row.set_hint("up to 6,144", applicable=True)
    link = row._link
    assert link.isVisible()
    with qtbot.waitSignal(row.hintActivated):
        qtbot.mouseClick(link, Qt.MouseButton.LeftButton)
    row.set_hint("32 sequences")
    assert row.hint() == "32 sequences"
    assert not link.isVisible()
    row.set_hint("")
    assert row.hint() == ""


def test_a_wrong_value_is_marked_and_explained_below(qtbot, theme):
    row = make_row(qtbot)
    row.set_invalid("1 to 131,072")
    assert row.caption().isVisible()
    assert (row.caption().text(), row.caption().tone()) == ("1 to 131,072", "error")
    assert theme.tokens.error.lower() in colours(picture(row))
    row.set_missing("A whole number")
    assert row.field.property("state") == "missing"
    row.set_notice("Rounded up to a multiple of 8")
    assert row.field.property("state") == ""
    assert row.caption().tone() == "notice"
    row.clear_marks()
    assert not row.caption().isVisible()
    assert theme.tokens.error.lower() not in colours(picture(row))


def test_an_overridden_default_has_a_dot_and_a_way_back(qtbot, theme):
    row = make_row(qtbot)
    before = row.label.sizeHint().width()
    row.set_overridden("2,048")
    assert row.label.is_overridden()
    assert row.label.toolTip() == "Default of this profile: 2,048"
    assert row.label.sizeHint().width() > before
    assert theme.tokens.accent.lower() in colours(picture(row.label))
    with qtbot.waitSignal(row.resetWanted):
        row.label.reset_action().trigger()
    row.set_overridden(None)
    assert not row.label.toolTip()


def test_a_stacked_row_has_its_label_above(qtbot):
    row = FieldRow("&Rank", WholeNumberField(), field_width=72)
    box = row.stacked()
    qtbot.addWidget(box)
    box.show()
    assert row.label.geometry().bottom() <= row.geometry().top()


def test_a_label_that_is_too_long_goes_above_its_field(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    form = make_form(window)
    short = FieldRow("&Rank", WholeNumberField(), field_width=88)
    long = FieldRow("Steps of gradient accumulation", WholeNumberField(), field_width=150)
    short.add_to(form)
    long.add_to(form)
    window.resize(260, 160)
    window.show()
    assert short.y() == short.label.y()
    assert short.x() > short.label.geometry().right()
    assert long.y() > long.label.y()
    assert long.x() == long.label.x() == 0
