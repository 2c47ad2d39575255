"""What a widget and the store tell each other, and what they do not."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QComboBox, QDoubleSpinBox, QSpinBox
from pytestqt.qtbot import QtBot

from engine import Board, Scenario
from gui.state.bind import Binding
from gui.state.fields import FIELDS, Field
from gui.state.store import PlanStore
from tests.gui.boards import example, fake_board

FIELD = {field.path: field for fields in FIELDS.values() for field in fields}


class CountingStore(PlanStore):
    """Counts its plans."""

    def __init__(self) -> None:
        self.plans = 0
        super().__init__(example(), self._count)
        self.plans = 0

    def _count(self, scenario: Scenario) -> Board:
        self.plans += 1
        return fake_board(scenario)


def bound_spin(qtbot: QtBot, store: PlanStore, path: str) -> QSpinBox:
    box = QSpinBox()
    qtbot.addWidget(box)
    Binding(box, FIELD[path], store)
    box.show()
    return box


def test_that_a_typed_number_is_planned_once_and_only_when_it_is_finished(qtbot: QtBot) -> None:
    store = CountingStore()
    box = bound_spin(qtbot, store, "training.sequence_length")
    box.selectAll()
    qtbot.keyClicks(box, "8192")
    assert store.plans == 0
    qtbot.keyClick(box, Qt.Key.Key_Return)
    assert store.plans == 1
    assert store.scenario.training.sequence_length == 8192


def test_that_drawing_a_plan_sends_nothing_back(qtbot: QtBot) -> None:
    store = CountingStore()
    box = bound_spin(qtbot, store, "training.sequence_length")
    store.set("training.sequence_length", 512)
    assert box.value() == 512
    assert store.plans == 1
    store.undo_stack.undo()
    assert box.value() == 4096
    assert store.plans == 2


def test_that_limits_come_from_the_engine(qtbot: QtBot) -> None:
    box = bound_spin(qtbot, CountingStore(), "adapter.rank")
    assert (box.minimum(), box.maximum()) == (1, 65536)


def test_that_each_key_press_is_a_step_back_of_its_own(qtbot: QtBot) -> None:
    store = CountingStore()
    box = bound_spin(qtbot, store, "adapter.rank")
    qtbot.keyClick(box, Qt.Key.Key_Up)
    qtbot.keyClick(box, Qt.Key.Key_Up)
    assert store.scenario.adapter.rank == 32
    assert store.undo_stack.count() == 2


def test_that_an_optional_number_below_its_least_is_not_set(qtbot: QtBot) -> None:
    store = CountingStore()
    box = QDoubleSpinBox()
    qtbot.addWidget(box)
    Binding(box, FIELD["box.host_ram_gib"], store)
    assert box.value() == 64
    box.setValue(box.minimum())
    assert store.scenario.box.host_ram_gib is None


def test_that_a_choice_left_to_the_profile_shows_what_the_profile_answers(qtbot: QtBot) -> None:
    store = CountingStore()
    combo = QComboBox()
    qtbot.addWidget(combo)
    for key in FIELD["training.optimizer"].limits.choices:
        combo.addItem(key, key)
    binding = Binding(combo, FIELD["training.optimizer"], store)
    assert combo.currentData() == "adamw"
    assert not binding.is_overridden()
    combo.setCurrentIndex(combo.findData("sgd"))
    combo.activated.emit(combo.currentIndex())
    assert binding.is_overridden()
    binding.reset()
    assert store.scenario.training.optimizer is None
    assert combo.currentData() == "adamw"


def test_that_a_check_box_sets_a_flag(qtbot: QtBot) -> None:
    store = CountingStore()
    box = QCheckBox()
    qtbot.addWidget(box)
    Binding(box, FIELD["adapter.dora"], store)
    box.click()
    assert store.scenario.adapter.dora
    assert store.plans == 1


def test_that_typed_names_become_a_list(qtbot: QtBot) -> None:
    store = CountingStore()
    combo = QComboBox()
    combo.setEditable(True)
    qtbot.addWidget(combo)
    combo.addItem("All", "all-linear")
    combo.addItem("q and v", ["q_proj", "v_proj"])
    Binding(combo, FIELD["adapter.targets"], store)
    combo.setEditText("q_proj, up_proj")
    line = combo.lineEdit()
    assert line is not None
    line.editingFinished.emit()
    assert store.scenario.adapter.targets == ("q_proj", "up_proj")
    store.set("adapter.targets", ("q_proj", "v_proj"))
    assert combo.currentIndex() == 1


def test_that_the_mean_length_brings_its_sibling_along(qtbot: QtBot) -> None:
    store = CountingStore()
    store.set("training.packed", False)
    box = bound_spin(qtbot, store, "training.lengths.mean")
    box.setValue(300)
    lengths = store.scenario.training.lengths
    assert lengths is not None
    assert (lengths.mean, lengths.max) == (300, 4096)


def test_that_a_refused_edit_is_told_to_its_own_field_only(qtbot: QtBot) -> None:
    store = CountingStore()
    ranks, counts = QSpinBox(), QSpinBox()
    told: list[str] = []
    for box, path in ((ranks, "adapter.rank"), (counts, "box.count")):
        qtbot.addWidget(box)
        binding = Binding(box, Field(path, "whole"), store)
        binding.refused.connect(lambda problem: told.append(problem.path))
    store.set("adapter.rank", 0)
    assert told == ["adapter.rank"]
