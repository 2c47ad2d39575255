"""Find a layout: asked, searched beside the window, listed best first, taken with one step of undo."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from engine import Scenario, plan_all
from gui.state.store import PlanStore
from gui.translations import Translations
from gui.views.layout_dialog import LayoutDialog
from tests.gui.disposal import dispose, no_widget_left

QUESTION = {
    "model": "meta-llama/Llama-3.1-8B",
    "gpu": "h100-sxm-80gb",
    "box": {"count": 4},
    "method": "full",
    "training": {"sequence_length": 2048, "micro_batch": 2, "gradient_accumulation": 2},
    "sharding": {"strategy": "fsdp"},
}


@pytest.fixture
def store() -> PlanStore:
    return PlanStore(Scenario.model_validate(QUESTION), plan_all)


@pytest.fixture
def dialog(qapp: QApplication, qtbot: QtBot, store: PlanStore) -> Iterator[LayoutDialog]:
    translations = Translations(qapp)
    translations.apply("en")
    with no_widget_left(qapp):
        window = QWidget()
        made = LayoutDialog(store, window)
        made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        made.show()
        yield made
        made.close()
        dispose(qapp, made, window, translations)


def wait(qtbot: QtBot, dialog: LayoutDialog) -> None:
    qtbot.waitUntil(lambda: not dialog.background.is_busy(), timeout=20_000)


def column(dialog: LayoutDialog, number: int) -> list[str]:
    model = dialog.model
    return [model.index(row, number).data() for row in range(model.rowCount())]


def test_that_it_asks_for_the_box_and_batch_of_the_plan(dialog: LayoutDialog, qtbot: QtBot) -> None:
    assert [box.value() for box in dialog.question.boxes()] == [1, 4, 16]
    wait(qtbot, dialog)
    assert "layouts fit." in dialog.summary.text()
    assert dialog.model.rowCount() > 10


def test_that_the_quickest_stands_first(dialog: LayoutDialog, qtbot: QtBot) -> None:
    wait(qtbot, dialog)
    found = [dialog.model.layout_at(row) for row in range(dialog.model.rowCount())]
    times = [one.time.expected for one in found if one is not None and one.time is not None]
    assert times == sorted(times)
    assert set(column(dialog, 2)) <= {"Comfortable", "Borderline"}
    fitting = dialog.model.rowCount()
    dialog.question.only_fitting.click()
    assert dialog.model.rowCount() > fitting
    assert "Does not fit" in column(dialog, 2)


def test_that_a_layout_is_taken_in_one_step(
    dialog: LayoutDialog, qtbot: QtBot, store: PlanStore
) -> None:
    dialog.question.nodes.setValue(2)
    wait(qtbot, dialog)
    before = store.scenario
    chosen = dialog.model.layout_at(0)
    assert chosen is not None
    dialog.table.setCurrentIndex(dialog.model.index(0, 0))
    qtbot.mouseClick(dialog.adopt, Qt.MouseButton.LeftButton)
    now = store.scenario
    assert now.box.nodes == 2
    assert now.sharding.strategy == chosen.layout.strategy
    assert now.training.micro_batch == chosen.scenario.training.micro_batch
    # What the search promised is what the plan says.
    assert store.board.current.busiest.levels.device == chosen.levels.device
    assert store.board.current.verdict == chosen.verdict
    assert dialog.message.text() == "Adopted; Undo takes it back."
    store.undo_stack.undo()
    assert store.scenario == before


def test_that_a_search_can_be_stopped_and_begun_again(dialog: LayoutDialog, qtbot: QtBot) -> None:
    assert dialog.background.is_busy()
    assert dialog.bar.isVisible()
    qtbot.mouseClick(dialog.stop, Qt.MouseButton.LeftButton)
    assert not dialog.background.is_busy()
    assert not dialog.bar.isVisible()
    assert dialog.summary.text().startswith("Stopped")
    qtbot.mouseClick(dialog.stop, Qt.MouseButton.LeftButton)
    wait(qtbot, dialog)
    assert dialog.model.rowCount() > 10


def test_that_too_many_cards_are_marked_and_nothing_is_searched(
    dialog: LayoutDialog, qtbot: QtBot
) -> None:
    wait(qtbot, dialog)
    dialog.question.nodes.setValue(4000)
    assert not dialog.background.is_busy()
    assert dialog.question.nodes.property("state") == "invalid"
    dialog.question.nodes.setValue(1)
    assert dialog.question.nodes.property("state") == ""
    wait(qtbot, dialog)


def test_that_serving_has_no_layouts(
    qapp: QApplication, dialog: LayoutDialog, qtbot: QtBot, store: PlanStore
) -> None:
    wait(qtbot, dialog)
    store.set("method", "inference")
    qtbot.mouseClick(dialog.stop, Qt.MouseButton.LeftButton)
    assert not dialog.background.is_busy()
    assert dialog.message.text().startswith("Layouts are for training")


def test_that_a_batch_that_cannot_be_divided_is_said(dialog: LayoutDialog, qtbot: QtBot) -> None:
    dialog.question.count.setValue(3)
    dialog.question.batch.setValue(1)
    wait(qtbot, dialog)
    assert dialog.summary.text()
