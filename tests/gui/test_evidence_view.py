"""Measured runs, own measurements and public formulas, by what the user sees and enters."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.files.measurements import MeasurementStore
from engine.units import GIB
from gui.models.cells import Role
from gui.models.evidence import ERROR, ESTIMATE, MEASURED, RUN
from gui.state.own_measurements import OwnMeasurements
from gui.state.store import PlanStore
from gui.views.evidence_view import EvidenceView
from gui.views.others_say_view import OthersSayView
from tests.gui.answers import settled, shown, store_of


@pytest.fixture
def store(tmp_path: Path) -> PlanStore:
    made = store_of()
    OwnMeasurements(made, MeasurementStore(tmp_path / "machine.json"))
    return made


@pytest.fixture
def view(qtbot: QtBot, store: PlanStore) -> EvidenceView:
    made = EvidenceView(store)
    shown(qtbot, made, made.runs.background)
    return made


def cell(view: EvidenceView, row: int, column: int) -> str:
    return str(view.runs.model.index(row, column).data())


def test_that_the_nearest_runs_have_estimate_error_and_source(view: EvidenceView) -> None:
    model = view.runs.model
    assert model.rowCount() == 12
    for row in range(model.rowCount()):
        assert cell(view, row, MEASURED)
        assert cell(view, row, ESTIMATE)
        assert cell(view, row, ERROR)[0] in "+\N{MINUS SIGN}"
        assert model.index(row, RUN).data(Role.DETAIL)
        assert model.index(row, RUN).data(Qt.ItemDataRole.ToolTipRole)
    assert "LoRA" in cell(view, 0, RUN)


def test_that_an_own_peak_joins_the_list_and_can_go_and_come_back(
    view: EvidenceView, store: PlanStore, qtbot: QtBot
) -> None:
    entry = view.runs.entry
    assert not entry.add.isEnabled()
    entry.value.setValue(20.5)
    entry.note.setText("driver 570")
    qtbot.keyClick(entry.note, Qt.Key.Key_Return)
    settled(qtbot, view.runs.background)
    assert cell(view, 0, MEASURED) == "20.50"
    assert "driver 570" in view.runs.model.index(0, RUN).data(Role.DETAIL)
    assert entry.state.text() == "1 own measurement."
    assert not entry.undo.isVisible()
    view.runs.table.selectRow(0)
    view.runs.table.setFocus()
    QTest.keyClick(view.runs.table, Qt.Key.Key_Delete)
    settled(qtbot, view.runs.background)
    assert cell(view, 0, MEASURED) != "20.50"
    qtbot.mouseClick(entry.undo, Qt.MouseButton.LeftButton)
    settled(qtbot, view.runs.background)
    assert cell(view, 0, MEASURED) == "20.50"


def test_that_calibration_moves_every_plan_says_so_and_is_taken_off(
    view: EvidenceView, store: PlanStore, qtbot: QtBot
) -> None:
    before = store.board
    peak = before.current.busiest.levels.device
    entry = view.runs.entry
    entry.value.setValue((peak + GIB) / GIB)
    entry.add.click()
    assert store.board is before
    entry.calibrate.click()
    after = store.board.current
    assert abs(after.busiest.levels.device - peak - GIB) < GIB // 50
    assert "calibrated" in {notice.key for notice in after.notices}
    assert "own overhead" in entry.state.text()
    assert not store.undo_stack.canUndo()
    store.set("method", "qlora")
    assert "calibrated" in {notice.key for notice in store.board.current.notices}
    store.set("method", "lora")
    entry.calibrate.click()
    assert store.board.current.busiest.levels.device == peak


def test_that_measurements_outlive_the_window(tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "machine.json"
    first = store_of()
    own = OwnMeasurements(first, MeasurementStore(path))
    made = EvidenceView(first)
    shown(qtbot, made, made.runs.background)
    peak = first.board.current.busiest.levels.device
    made.runs.entry.value.setValue((peak + GIB) / GIB)
    made.runs.entry.add.click()
    own.set_calibrated(calibrated=True)
    again = store_of()
    OwnMeasurements(again, MeasurementStore(path))
    assert again.board.current.busiest.levels.device > peak + GIB // 2


def test_that_a_file_that_cannot_be_written_is_said(
    view: EvidenceView, store: PlanStore, tmp_path: Path
) -> None:
    (tmp_path / "machine.json").mkdir()
    view.runs.entry.value.setValue(20)
    view.runs.entry.add.click()
    assert view.runs.entry.state.isVisible()
    assert view.runs.entry.state.text()


def test_that_public_formulas_say_their_number_or_why_they_cannot(qtbot: QtBot) -> None:
    store = store_of(method="full")
    others = OthersSayView(store)
    shown(qtbot, others)
    rows = {
        others.model.index(n, 0).data(): [others.model.index(n, c).data() for c in range(1, 4)]
        for n in range(others.model.rowCount())
    }
    assert rows["Hugging Face, 18 B"][0] != "\N{EN DASH}"
    assert rows["Hugging Face, 18 B"][2] == "Leaves out: activations"
    assert rows["LLaMA-Factory"][2].startswith("For the whole run, not one card")
    store.set("method", "lora")
    assert others.model.index(others.model.rowCount() - 1, 1).data() != "\N{EN DASH}"
    zero = next(
        n for n in range(others.model.rowCount())
        if others.model.index(n, 0).data() == "ZeRO paper, 16 B"
    )  # fmt: skip
    assert others.model.index(zero, 1).data() == "\N{EN DASH}"
    assert others.model.index(zero, 3).data() == "It knows no frozen weights"


def test_that_the_page_of_formulas_is_one_click_away(view: EvidenceView) -> None:
    assert view.others.model.rowCount() == 0
    view.choice.button("others").click()
    assert view.others.isVisible()
    assert view.others.model.rowCount() > 5
