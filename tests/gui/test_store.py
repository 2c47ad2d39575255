"""The state of the window: one edit, one plan, one signal, and the way back."""

from typing import TYPE_CHECKING

import pytest
from pytestqt.qtbot import QtBot

from engine import Board, Scenario
from engine.errors import InputError
from gui.state.store import PlanStore
from tests.gui.boards import example, fake_board

if TYPE_CHECKING:
    from collections.abc import Callable

    from gui.state.problem import Problem


class Recorder:
    """Counts plans and notes what the store tells."""

    def __init__(self) -> None:
        self.planned: list[Scenario] = []
        self.refuse: Callable[[Scenario], InputError | None] = lambda _scenario: None
        self.store = PlanStore(example(), self._plan)
        self.planned.clear()
        self.boards: list[Board] = []
        self.problems: list[Problem] = []
        self.store.planChanged.connect(self.boards.append)
        self.store.fieldError.connect(self.problems.append)

    def _plan(self, scenario: Scenario) -> Board:
        self.planned.append(scenario)
        error = self.refuse(scenario)
        if error is not None:
            raise error
        return fake_board(scenario)


@pytest.fixture
def recorder(qapp: object) -> Recorder:
    return Recorder()


def test_that_one_edit_makes_one_plan_and_one_signal(recorder: Recorder) -> None:
    assert recorder.store.set("training.sequence_length", 8192)
    assert len(recorder.planned) == 1
    assert recorder.boards == [recorder.store.board]
    assert recorder.store.scenario.training.sequence_length == 8192


def test_that_setting_the_same_value_does_nothing(recorder: Recorder) -> None:
    assert recorder.store.set("training.sequence_length", 4096)
    assert not recorder.planned
    assert not recorder.boards
    assert not recorder.store.undo_stack.canUndo()


def test_that_a_preset_is_one_change(recorder: Recorder) -> None:
    recorder.store.replace(example(training__sequence_length=512, adapter__rank=64))
    assert len(recorder.boards) == len(recorder.planned) == 1
    assert recorder.store.undo_stack.count() == 1


def test_that_undo_and_redo_go_back_and_forth(recorder: Recorder) -> None:
    before = recorder.store.scenario
    recorder.store.set("adapter.rank", 64)
    after = recorder.store.scenario
    recorder.store.undo_stack.undo()
    assert recorder.store.scenario == before
    recorder.store.undo_stack.redo()
    assert recorder.store.scenario == after
    assert len(recorder.planned) == 3


def test_that_edits_of_one_gesture_are_one_step_back(recorder: Recorder) -> None:
    before = recorder.store.scenario
    recorder.store.begin_gesture()
    for length in (5000, 6000, 7000):
        recorder.store.set("training.sequence_length", length)
    assert recorder.store.undo_stack.count() == 1
    recorder.store.undo_stack.undo()
    assert recorder.store.scenario == before


def test_that_separate_gestures_and_fields_stay_separate_steps(recorder: Recorder) -> None:
    recorder.store.set("training.sequence_length", 5000)
    recorder.store.begin_gesture()
    recorder.store.set("training.sequence_length", 6000)
    recorder.store.set("adapter.rank", 64)
    assert recorder.store.undo_stack.count() == 3


def test_that_a_gesture_back_to_its_start_leaves_no_step(recorder: Recorder) -> None:
    recorder.store.begin_gesture()
    recorder.store.set("adapter.rank", 32)
    recorder.store.set("adapter.rank", 16)
    assert recorder.store.undo_stack.count() == 0


def test_that_an_impossible_value_keeps_the_last_plan_and_names_the_field(
    recorder: Recorder,
) -> None:
    before = (recorder.store.scenario, recorder.store.board)
    assert not recorder.store.set("adapter.rank", 0)
    assert (recorder.store.scenario, recorder.store.board) == before
    assert not recorder.planned
    problem = recorder.problems[0]
    assert problem.path == "adapter.rank"
    assert problem.key == "greater_than_equal"
    assert problem.values["least"] == 1


def test_that_an_input_error_of_the_engine_keeps_the_last_plan(recorder: Recorder) -> None:
    before = (recorder.store.scenario, recorder.store.board)
    recorder.refuse = lambda scenario: (
        InputError("unknown_gpu", "gpu", value="no-such-card")
        if scenario.gpu == "no-such-card"
        else None
    )
    assert not recorder.store.set("gpu", "no-such-card")
    assert (recorder.store.scenario, recorder.store.board) == before
    assert recorder.store.problem == recorder.problems[0]
    assert recorder.problems[0].path == "gpu"
    assert not recorder.store.undo_stack.canUndo()


def test_that_the_next_good_edit_takes_the_problem_back(recorder: Recorder) -> None:
    recorder.store.set("adapter.rank", 0)
    recorder.store.set("adapter.rank", 8)
    assert recorder.store.problem is None


def test_that_going_back_to_the_old_value_clears_the_mark_without_planning(
    recorder: Recorder, qtbot: QtBot
) -> None:
    recorder.store.set("adapter.rank", 0)
    with qtbot.waitSignal(recorder.store.planChanged):
        recorder.store.set("adapter.rank", 16)
    assert recorder.store.problem is None
    assert not recorder.planned


def test_that_the_default_of_the_profile_is_known_while_it_is_overridden(
    recorder: Recorder,
) -> None:
    recorder.store.set("training.optimizer", "sgd")
    assert recorder.store.profile_default("training.optimizer") == "adamw"
    assert recorder.store.filled("training.optimizer") == "sgd"
