"""The whole window, by what the user does and sees."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QToolButton, QWidget
from pytestqt.qtbot import QtBot

from gui.main_window import MainWindow
from gui.models.cells import Role
from gui.state.boxes import CandidateBox
from gui.theme import Theme
from gui.views.widgets.field_label import FieldLabel
from tests.gui.disposal import dispose, no_widget_left
from tests.gui.windows import PresetsInMemory, make_window


@pytest.fixture
def files() -> PresetsInMemory:
    return PresetsInMemory()


@pytest.fixture
def window(
    qapp: QApplication, qtbot: QtBot, theme: Theme, files: PresetsInMemory
) -> Iterator[MainWindow]:
    with no_widget_left(qapp):
        made = make_window(qapp, theme, files)
        made.show()
        qtbot.waitExposed(made)
        yield made
        made.set_language("en")
        made.close()
        dispose(qapp, made)


def sequence_field(window: MainWindow) -> QWidget:
    editor = window.planner.question.editor("training.sequence_length")
    assert editor is not None
    return editor.widget


def type_into(qtbot: QtBot, widget: QWidget, text: str) -> None:
    widget.selectAll()  # type: ignore[attr-defined]
    qtbot.keyClicks(widget, text)
    qtbot.keyClick(widget, Qt.Key.Key_Return)


def test_that_the_first_line_is_the_verdict_in_words(window: MainWindow) -> None:
    header = window.planner.answer.header
    assert header.headline() == (
        "LoRA fits two RTX 4090, with 4.7\N{NO-BREAK SPACE}GiB to spare on each card."
    )
    assert "Full fine-tuning is 17.4\N{NO-BREAK SPACE}GiB over." in header.second_line()


def test_that_typing_a_sequence_length_changes_verdict_chart_and_table(
    window: MainWindow, qtbot: QtBot
) -> None:
    type_into(qtbot, sequence_field(window), "8192")
    answer = window.planner.answer
    assert "does not fit" in answer.header.headline()
    lora = next(bar for bar in answer.chart.chart.data().bars if bar.key == "lora")
    logits = next(part for part in lora.segments if part.key == "logits")
    assert logits.label == "11.8"
    table = answer.components().model
    qtbot.waitUntil(lambda: table.index(table.row_of("logits"), 1).data() == "11.80")
    assert window.windowTitle().startswith("Example")
    assert window.isWindowModified()


def test_that_undo_brings_the_old_plan_and_the_old_field_back(
    window: MainWindow, qtbot: QtBot
) -> None:
    type_into(qtbot, sequence_field(window), "8192")
    window.commands["undo"].trigger()
    assert sequence_field(window).value() == 4096  # type: ignore[attr-defined]
    assert not window.isWindowModified()
    assert not window.commands["undo"].isEnabled()
    assert window.commands["redo"].isEnabled()


def test_that_a_method_tab_shows_its_own_fields_in_detail(window: MainWindow) -> None:
    window.planner.answer.methods.tabs.setCurrentIndex(3)
    assert window.store.scenario.method == "inference"
    paths = [editor.path for editor in window.planner.answer.methods.visible_editors()]
    assert "inference.context" in paths
    assert "adapter.rank" not in paths
    assert window.planner.answer.header.headline().startswith("Inference fits")


def test_that_a_click_on_a_segment_selects_its_component(window: MainWindow) -> None:
    window.planner.answer.chart.chart.segmentActivated.emit("qlora", "logits")
    assert window.store.scenario.method == "qlora"
    table = window.planner.answer.components().table
    assert table.currentIndex().data(Role.KEY) == "logits"


def test_that_the_unit_switch_changes_every_number(window: MainWindow, qtbot: QtBot) -> None:
    window.tool_bar.unit.button("GB").click()
    assert "GB" in window.planner.answer.header.headline()
    assert "GiB" not in window.planner.answer.header.headline()
    table = window.planner.answer.components().model
    qtbot.waitUntil(lambda: table.headerData(1, Qt.Orientation.Horizontal) == "GB")


def test_that_the_counting_convention_is_chosen_in_the_tool_bar(window: MainWindow) -> None:
    counting = window.tool_bar.counting
    counting.setCurrentIndex(counting.findData("zero16"))
    counting.activated.emit(counting.currentIndex())
    assert window.store.scenario.convention == "zero16"


def test_that_a_refused_edit_keeps_the_plan_and_says_what_is_expected(window: MainWindow) -> None:
    window.store.set("adapter.rank", 0)
    header = window.planner.answer.header
    assert header.headline().startswith("Last complete plan: LoRA fits two RTX 4090")
    assert header.second_line() == "Rank: 1 to 65,536"
    editor = window.planner.editor("adapter.rank")
    assert editor is not None
    assert editor.widget.property("state") == "invalid"
    window.store.set("adapter.rank", 8)
    assert header.headline().startswith("LoRA fits")
    assert editor.widget.property("state") == ""


def test_that_an_overridden_default_has_a_dot_and_goes_back(window: MainWindow) -> None:
    window.store.set("training.optimizer", "sgd")
    editor = window.planner.editor("training.optimizer")
    assert editor is not None
    label = editor.row.label  # type: ignore[union-attr]
    assert label.is_overridden()
    assert "AdamW" in label.toolTip()
    label.reset_action().trigger()
    assert window.store.scenario.training.optimizer is None
    assert not label.is_overridden()


def test_that_saving_under_a_name_and_loading_it_again_gives_the_plan_back(
    window: MainWindow, qtbot: QtBot
) -> None:
    type_into(qtbot, sequence_field(window), "8192")
    assert window.library.save("Long one")
    assert window.presets.state_text() == "Saved"
    window.library.load("Example")
    assert sequence_field(window).value() == 4096  # type: ignore[attr-defined]
    window.library.load("Long one")
    assert sequence_field(window).value() == 8192  # type: ignore[attr-defined]


def test_that_a_deleted_preset_comes_back(window: MainWindow, files: PresetsInMemory) -> None:
    window.library.save("Mine")
    window.commands["delete"].trigger()
    assert "Mine" not in files.own
    assert "Mine" in window.status.currentMessage()
    window.commands["restore"].trigger()
    assert "Mine" in files.own


def test_that_an_example_cannot_be_deleted(window: MainWindow) -> None:
    assert not window.commands["delete"].isEnabled()
    window.library.save("Mine")
    assert window.commands["delete"].isEnabled()


def test_that_a_full_disk_is_said_and_the_plan_stays_edited(
    window: MainWindow, files: PresetsInMemory
) -> None:
    files.full = True
    window.store.set("adapter.rank", 64)
    window.library.save("Mine")
    assert "The disk is full" in window.status.currentMessage()
    assert window.presets.state_text() == "Edited"


def test_that_the_compare_view_plans_every_box_and_a_click_adopts_one(
    window: MainWindow, qtbot: QtBot
) -> None:
    window.boxes.add(CandidateBox("rtx-3090", 4))
    window.commands["compare"].trigger()
    page = window.compare_page()
    assert page.isVisible()
    assert page.model.rowCount() == 2
    index = page.model.index(1, 0)
    place = page.table.visualRect(index).center()
    qtbot.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert window.store.scenario.gpu == "rtx-3090"
    assert window.store.scenario.box.count == 4
    assert page.model.rowCount() == 2, "the box before stays in the list"


def test_that_a_box_is_removed_by_its_cross(window: MainWindow, qtbot: QtBot) -> None:
    window.boxes.add(CandidateBox("rtx-3090", 4))
    window.show_page("compare")
    page = window.compare_page()
    index = page.model.index(1, page.model.columnCount() - 1)
    place = page.table.visualRect(index).center()
    qtbot.mouseClick(page.table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert page.model.rowCount() == 1
    assert window.store.scenario.gpu == "rtx-4090"


def test_that_the_sharding_panel_folds_into_its_rail(window: MainWindow) -> None:
    assert not window.planner.is_folded()
    window.commands["fold"].trigger()
    assert window.planner.is_folded()
    assert window.planner.rail.isVisible()
    window.planner.rail.button.click()
    assert not window.planner.is_folded()


def test_that_a_small_window_folds_the_panel_by_itself(window: MainWindow, qtbot: QtBot) -> None:
    window.resize(1100, 700)
    qtbot.waitUntil(window.planner.is_folded)
    assert window.planner.answer.chart.chart.is_low()


def test_that_a_notice_leads_to_its_field(window: MainWindow) -> None:
    window.status.fieldWanted.emit("training.compile")
    editor = window.planner.question.editor("training.compile")
    assert editor is not None
    assert editor.widget.isVisible()


@pytest.mark.parametrize(
    ("language", "headline"),
    [
        ("de", "LoRA passt auf zwei RTX 4090"),
        ("ru", "LoRA помещается на две RTX 4090"),
        ("zh_CN", "LoRA 放得进 2 张 RTX 4090"),
    ],
)
def test_that_the_language_changes_while_the_window_is_open(
    window: MainWindow, qtbot: QtBot, language: str, headline: str
) -> None:
    window.show_page("compare")
    window.show_page("planner")
    english = {label.text() for label in visible_labels(window)}
    window.set_language(language)
    qtbot.waitUntil(lambda: window.planner.answer.header.headline().startswith(headline))
    left = {text for text in english & {label.text() for label in visible_labels(window)} if text}
    for text in left:
        assert is_alike_everywhere(text), f"{text!r} is still English"


def visible_labels(window: MainWindow) -> list[QLabel]:
    return [label for label in window.findChildren(QLabel) if label.isVisible()]


def is_alike_everywhere(text: str) -> bool:
    """Names and units are not translated."""
    plain = text.replace("&", "")
    return len(plain) < 4 or plain in {
        "Dropout", "Framework", "DoRA", "rsLoRA", "Reserve", "Attention", "NVMe",
    }  # fmt: skip


@pytest.mark.parametrize("language", ["en", "de", "ru", "zh_CN"])
def test_that_no_two_fields_in_sight_share_a_key(
    window: MainWindow, qtbot: QtBot, language: str
) -> None:
    window.set_language(language)
    qtbot.wait(20)
    window.planner.give_keys()
    shown: list[FieldLabel | QCheckBox | QToolButton] = [
        *window.planner.findChildren(FieldLabel),
        *window.planner.findChildren(QCheckBox),
        *window.planner.findChildren(QToolButton),
    ]
    texts = [widget.text() for widget in shown if widget.isVisible()]
    keys = [text[text.index("&") + 1].upper() for text in texts if "&" in text]
    assert len(keys) == len(set(keys))
    assert len(keys) >= 12


def test_that_copying_a_table_gives_tab_separated_text(window: MainWindow) -> None:
    window.planner.answer.components().table.copy_rows()
    first = QGuiApplication.clipboard().text().splitlines()[0]
    assert first.split("\t")[:2] == ["Component", "GiB"]


def test_that_every_field_has_a_name_for_a_screen_reader(window: MainWindow) -> None:
    for section in window.planner.question.folded:
        section.set_open(True)
    editors = [
        *window.planner.question.workload.editors,
        *(editor for section in window.planner.question.folded for editor in section.editors),
        *window.planner.sharding.choices.editors,
    ]
    assert not [editor.path for editor in editors if not editor.widget.accessibleName()]
    assert not [editor.path for editor in editors if not editor.widget.toolTip()]


def test_that_the_regions_are_reached_with_f6(window: MainWindow, qtbot: QtBot) -> None:
    seen = set()
    for _ in range(6):
        window.commands["next_region"].trigger()
        focused = QApplication.focusWidget()
        for region in (window.planner.question, window.planner.answer, window.planner.sharding):
            if focused is not None and region.isAncestorOf(focused):
                seen.add(region)
    assert len(seen) == 3


def test_that_the_look_is_restored(window: MainWindow, qapp: QApplication, theme: Theme) -> None:
    window.show_page("compare")
    window.planner.set_folded(True)
    state = window.state()
    other = make_window(qapp, theme)
    other.restore(state)
    assert other.page() == "compare"
    assert other.planner.is_folded()
    dispose(qapp, other)
