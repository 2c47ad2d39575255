"""The item models: what they show of a board, and that Qt finds nothing wrong with them."""

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt
from pytestqt.modeltest import ModelTester

from engine.units import GIB
from gui.models.cells import Role, Share, VerdictChip
from gui.models.compare_table import FIRST_METHOD, REMOVE, CompareTable
from gui.models.component_table import BYTES, FORMULA, NAME, SHARE, ComponentTable
from gui.models.notice_list import NoticeList
from gui.models.picker_list import PickerList, PickerRow
from gui.models.simple_table import SimpleTable
from gui.models.traffic import fill_traffic
from gui.state.boxes import CandidateBox
from gui.translations import Translations
from tests.gui.boards import example, fake_board


@pytest.fixture(autouse=True)
def english(qapp: object) -> None:
    Translations(qapp).apply("en")  # type: ignore[arg-type]


def texts(model: QAbstractItemModel, column: int) -> list[str]:
    return [model.index(row, column).data() for row in range(model.rowCount())]


def component_table(**changes: object) -> ComponentTable:
    table = ComponentTable()
    table.set_plan(fake_board(example(**changes)).current)
    return table


def test_that_components_of_zero_bytes_are_hidden_until_asked_for() -> None:
    table = component_table()
    assert "KV cache" not in texts(table, NAME)
    table.show_zero_rows(True)
    assert "KV cache" in texts(table, NAME)


def test_that_the_total_is_last_and_the_parts_are_whole() -> None:
    table = component_table()
    assert texts(table, NAME)[-1] == "Peak, per GPU"
    raw = [table.index(row, BYTES).data(Role.DETAIL) for row in range(table.rowCount())]
    assert sum(raw[:-1]) == raw[-1]


def test_that_formulas_carry_the_numbers_of_the_plan() -> None:
    table = component_table()
    assert "12 B × 4,096 × 128,256" in texts(table, FORMULA)


def test_that_sizes_follow_the_unit() -> None:
    table = component_table()
    assert table.index(0, BYTES).data() == "7.50"
    table = component_table(unit="GB")
    assert table.index(0, BYTES).data() == "8.05"
    assert table.headerData(BYTES, Qt.Orientation.Horizontal) == "GB"


def test_that_a_row_is_read_out_with_its_share() -> None:
    table = component_table()
    spoken = table.index(0, NAME).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.startswith("Weights, 7.50\N{NO-BREAK SPACE}GiB, 40.1")
    share = table.index(0, SHARE).data(Role.SHARE)
    assert isinstance(share, Share)
    assert share.part == pytest.approx(0.401, abs=0.001)


def test_that_the_same_rows_are_changed_in_place(qtbot) -> None:
    table = component_table()
    with qtbot.waitSignal(table.dataChanged), qtbot.assertNotEmitted(table.modelReset):
        table.set_plan(fake_board(example(training__sequence_length=8192)).current)


def test_that_other_rows_reset_the_table(qtbot) -> None:
    table = component_table()
    with qtbot.waitSignal(table.modelReset):
        table.set_plan(fake_board(example(method="inference")).current)


def compare_table() -> CompareTable:
    own = CandidateBox("rtx-4090", 2)
    board = fake_board(example())
    table = CompareTable()
    table.set_boards([(own, board), (CandidateBox("rtx-3090", 1), None)], own, "GiB")
    return table


def test_that_a_box_shows_verdict_need_and_headroom_of_every_method() -> None:
    table = compare_table()
    chip = table.index(0, FIRST_METHOD).data(Role.CHIP)
    assert chip == VerdictChip("does_not_fit", "40.8", "−17.4")
    spoken = table.index(0, FIRST_METHOD + 1).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "Comfortable" in spoken
    assert "18.7" in spoken


def test_that_a_box_that_cannot_be_planned_is_shown_without_numbers() -> None:
    table = compare_table()
    assert table.index(1, 1).data() == "–"
    assert table.index(1, FIRST_METHOD).data(Role.CHIP) is None


def test_that_the_plan_s_own_box_cannot_be_removed() -> None:
    table = compare_table()
    assert table.index(0, REMOVE).data(Qt.ItemDataRole.DecorationRole) is None
    assert table.index(1, REMOVE).data(Qt.ItemDataRole.DecorationRole) is not None


def test_that_traffic_is_summed_up() -> None:
    table = SimpleTable()
    fill_traffic(table, fake_board(example()).current)
    assert texts(table, 0)[-1] == "Together"
    assert texts(table, 2) == ["12.9", "0.1", "13.0"]


def test_that_a_notice_leads_to_its_field() -> None:
    notices = NoticeList()
    notices.set_plan(fake_board(example()).current)
    assert notices.rowCount() == 1
    assert "Compile" in notices.index(0, 0).data()


@pytest.mark.parametrize(
    "make",
    [
        component_table,
        compare_table,
        lambda: PickerList([PickerRow("k", "Name", "7 B", "words")]),
        SimpleTable,
        NoticeList,
    ],
    ids=["components", "compare", "picker", "simple", "notices"],
)
def test_that_qt_finds_no_fault_with_the_model(qtmodeltester: ModelTester, make) -> None:
    qtmodeltester.check(make())


def test_that_the_board_s_usable_memory_is_what_the_driver_reports_minus_the_reserve() -> None:
    assert fake_board(example()).current.busiest.usable < 24 * GIB
