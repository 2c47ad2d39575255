"""The multi-GPU side of the window, by what the user does and sees."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from engine import Scenario, plan_all
from gui.models.cells import Role
from gui.state.store import PlanStore
from gui.translations import Translations
from gui.views.degree_field import DegreeField
from gui.views.sharding_panel import ShardingPanel
from gui.views.widgets.field_row import FieldRow
from tests.gui.disposal import dispose, no_widget_left

EIGHT = {"model": "meta-llama/Llama-3.1-8B", "gpu": "rtx-4090", "method": "lora"}
Open = Callable[..., ShardingPanel]


@pytest.fixture
def open_panel(qapp: QApplication, qtbot: QtBot) -> Iterator[Open]:
    made: list[Any] = [Translations(qapp)]
    made[0].apply("en")

    def build(**question: Any) -> ShardingPanel:
        store = PlanStore(Scenario.model_validate(EIGHT | question), plan_all)
        panel = ShardingPanel(store)
        store.setParent(panel)
        panel.resize(312, 1600)
        panel.show()
        made.append(panel)
        return panel

    with no_widget_left(qapp):
        yield build
        dispose(qapp, *made)


def store_of(panel: ShardingPanel) -> PlanStore:
    found = panel.findChild(PlanStore)
    assert isinstance(found, PlanStore)
    return found


def degree(panel: ShardingPanel, name: str) -> DegreeField:
    editor = panel.editor(f"sharding.{name}")
    assert editor is not None
    assert isinstance(editor.widget, DegreeField)
    panel.show_board(store_of(panel).board)
    return editor.widget


def caption(panel: ShardingPanel, path: str) -> str:
    editor = panel.editor(path)
    assert editor is not None
    assert isinstance(editor.row, FieldRow)
    return editor.row.caption().text()


def type_into(qtbot: QtBot, field: QWidget, text: str) -> None:
    field.setFocus()
    field.selectAll()  # type: ignore[attr-defined]
    qtbot.keyClicks(field, text)
    qtbot.keyClick(field, Qt.Key.Key_Return)


def names(panel: ShardingPanel) -> list[str]:
    return [view.data().bar.name for view in panel.devices.bars]


def test_that_every_strategy_explains_itself_in_the_list_and_below(open_panel: Open) -> None:
    panel = open_panel(box={"count": 2}, sharding={"strategy": "ddp"})
    picker: Any = panel.choices.editors[0].widget
    lines = [picker.itemData(n, Role.DETAIL) for n in range(picker.count())]
    assert len(set(lines)) == picker.count() == 10
    assert panel.choices.line.text().startswith("A whole copy on every card")
    assert "2 cards = data 2" in panel.choices.line.text()


def test_that_a_stepper_goes_from_one_possible_degree_to_the_next(
    open_panel: Open, qtbot: QtBot
) -> None:
    panel = open_panel(box={"count": 6}, sharding={"strategy": "fsdp"})
    # 32 heads and 6 cards have only 1 and 2 in common.
    tensor = degree(panel, "tensor")
    assert tensor.legal() == (1, 2)
    qtbot.keyClick(tensor, Qt.Key.Key_Up)
    assert store_of(panel).scenario.sharding.tensor == 2
    qtbot.keyClick(tensor, Qt.Key.Key_Up)
    assert store_of(panel).scenario.sharding.tensor == 2
    # Of 6 cards, 3 are left for stages then.
    assert degree(panel, "pipeline").legal() == (1, 3)


def test_that_a_degree_that_cannot_be_is_refused_with_the_reason(
    open_panel: Open, qtbot: QtBot
) -> None:
    panel = open_panel(box={"count": 8}, sharding={"strategy": "fsdp"})
    tensor = degree(panel, "tensor")
    type_into(qtbot, tensor, "3")
    assert store_of(panel).scenario.sharding.tensor == 1
    assert tensor.value() == 1
    assert caption(panel, "sharding.tensor") == (
        "32 heads cannot be split 3 ways. Possible: 1, 2, 4, 8."
    )
    type_into(qtbot, tensor, "4")
    assert store_of(panel).scenario.sharding.tensor == 4
    assert caption(panel, "sharding.tensor") == ""


def test_that_an_impossible_degree_of_a_file_is_said_at_its_field(open_panel: Open) -> None:
    panel = open_panel(box={"count": 8}, sharding={"strategy": "fsdp", "tensor": 3})
    assert degree(panel, "tensor").value() == 3
    assert "32 heads cannot be split 3 ways" in caption(panel, "sharding.tensor")


def test_that_one_card_leaves_no_choice_and_says_so(open_panel: Open) -> None:
    panel = open_panel()
    tensor = degree(panel, "tensor")
    assert not tensor.isEnabled()
    assert tensor.toolTip().startswith("Only 1 is possible")
    assert not panel.traffic.isVisible()


def test_that_options_come_with_their_strategy_and_degree(open_panel: Open) -> None:
    panel = open_panel(box={"count": 8}, sharding={"strategy": "zero3", "tensor": 2})

    def seen() -> set[str]:
        panel.options.set_open(True)
        return {editor.path.removeprefix("sharding.") for editor in panel.visible_editors()}

    assert {"zero_live_parameters", "sequence_parallel", "offload_parameters"} <= seen()
    assert not {"reshard_after_forward", "replicate", "schedule", "expert"} & seen()
    store_of(panel).change({"sharding.strategy": "hsdp", "sharding.pipeline": 2})
    assert {"reshard_after_forward", "reduce_dtype", "replicate", "schedule"} <= seen()
    assert not {"zero_live_parameters", "virtual_stages"} & seen()
    store_of(panel).set("sharding.schedule", "interleaved")
    assert "virtual_stages" in seen()


def test_that_a_pipeline_has_a_bar_for_each_stage(open_panel: Open) -> None:
    panel = open_panel(
        gpu="h100-sxm-80gb", box={"count": 8, "nodes": 8},
        sharding={"strategy": "zero1", "tensor": 8, "pipeline": 4},
        training={"gradient_accumulation": 8},
    )  # fmt: skip
    assert names(panel) == [
        f"Stage {n} · GPU {first}–{first + 15}" for n, first in enumerate((0, 16, 32, 48))
    ]
    assert "Fullest: Stage" in panel.devices.busiest.text()


def test_that_equal_cards_are_one_bar_and_idle_ones_are_called_so(open_panel: Open) -> None:
    panel = open_panel(box={"count": 8}, sharding={"strategy": "fsdp"})
    assert names(panel) == ["GPU 0 to 7, each"]
    store_of(panel).set("sharding.strategy", "none")
    panel.devices.show_board(store_of(panel).board)
    assert names(panel) == ["GPU 0", "GPU 1 to 7, each"]
    assert panel.devices.bars[1].data().bar.total_text == "idle"
    assert "idle" in panel.devices.bars[1].accessibleDescription()


def test_that_a_display_card_has_a_lower_line_and_is_named_the_fullest(open_panel: Open) -> None:
    panel = open_panel(
        box={"count": 2, "reserve_mib": [2048, 0]}, sharding={"strategy": "fsdp"}
    )  # fmt: skip
    first, second = (view.data() for view in panel.devices.bars)
    assert first.usable < second.usable
    assert first.capacity == second.capacity
    assert "Fullest: GPU 0" in panel.devices.busiest.text()


def test_that_mixed_cards_are_told_apart(open_panel: Open) -> None:
    panel = open_panel(
        box={"cards": ["rtx-4090", "rtx-3090"]}, sharding={"strategy": "layer-split"}
    )  # fmt: skip
    assert names(panel) == ["GPU 0 · RTX 4090", "GPU 1 · RTX 3090"]
    assert "box.count" not in {editor.path for editor in panel.visible_editors()}
    store_of(panel).change({"box.nodes": 4, "sharding.strategy": "fsdp"})
    panel.devices.show_board(store_of(panel).board)
    assert names(panel) == ["4 × RTX 4090", "4 × RTX 3090"]


def test_that_main_memory_and_nvme_are_judged_each_on_its_own(open_panel: Open) -> None:
    panel = open_panel(
        method="full", box={"count": 8, "host_ram_gib": 1000, "nvme_gib": 10},
        sharding={"strategy": "zero3", "offload_optimizer": "nvme"},
    )  # fmt: skip
    assert panel.devices.host.data().verdict == "comfortable"
    assert panel.devices.nvme.isVisible()
    assert panel.devices.nvme.data().verdict == "does_not_fit"
    store_of(panel).set("sharding.offload_optimizer", "none")
    panel.devices.show_board(store_of(panel).board)
    assert not panel.devices.nvme.isVisible()


def test_that_the_smallest_number_of_cards_is_said_and_taken(
    open_panel: Open, qtbot: QtBot
) -> None:
    panel = open_panel(
        method="full", gpu="h100-sxm-80gb", box={"count": 1}, sharding={"strategy": "fsdp"}
    )  # fmt: skip
    line = panel.devices.cards
    qtbot.waitUntil(lambda: bool(line.text.text()), timeout=10_000)
    assert line.text.text().startswith("It does not fit 1 card, but ")
    line.link.click()
    assert store_of(panel).scenario.box.count > 1
    assert store_of(panel).board.current.verdict != "does_not_fit"
    store_of(panel).undo_stack.undo()
    assert store_of(panel).scenario.box.count == 1


def test_that_the_bars_are_a_table_too_that_can_be_copied(open_panel: Open, qtbot: QtBot) -> None:
    panel = open_panel(box={"count": 2, "host_ram_gib": 64}, sharding={"strategy": "fsdp"})
    assert panel.devices.as_table.focusPolicy() & Qt.FocusPolicy.TabFocus
    dialog = panel.devices.open_table()
    qtbot.mouseClick(dialog.copy, Qt.MouseButton.LeftButton)
    lines = QGuiApplication.clipboard().text().split("\n")
    assert [line.split("\t")[0] for line in lines] == [
        "Device", "GPU 0", "GPU 1", "Host RAM, step", "Host RAM, loading",
    ]  # fmt: skip
    assert "Weights" in lines[0].split("\t")
    assert len({len(line.split("\t")) for line in lines}) == 1
    dialog.close()


def test_that_time_and_traffic_have_a_range_and_a_link(open_panel: Open) -> None:
    panel = open_panel(box={"count": 2}, sharding={"strategy": "fsdp"})
    rows = {panel.time.model.index(n, 0).data(): panel.time.model.index(n, 1).data()
            for n in range(panel.time.model.rowCount())}  # fmt: skip
    assert " to " in rows["Step, range"]
    assert " to " in rows["Tokens/s, range"]
    assert "Through main memory" in panel.traffic.link.text()
    store_of(panel).set("method", "inference")
    panel.show_board(store_of(panel).board)
    assert not panel.time.isVisible()


def test_that_four_thousand_cards_are_a_few_bars(open_panel: Open, qtbot: QtBot) -> None:
    panel = open_panel(
        model="meta-llama/Llama-3.1-405B", gpu="h100-sxm-80gb", method="full",
        box={"count": 8, "nodes": 512}, training={"gradient_accumulation": 32},
        sharding={"strategy": "zero1", "tensor": 8, "pipeline": 16},
    )  # fmt: skip
    assert len(panel.devices.bars) == 12
    assert names(panel)[0] == "Stage 0 · 256 GPUs"
    panel.devices.more.click()
    assert len(panel.devices.bars) == 16
