"""The map is the plan, point by point and to the byte, and the frontier is in the picture."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.decide.explore import VERDICTS, HeatMap, Second, explore, map_rows
from engine.decide.explore_axes import log_steps, round_step
from engine.decide.limits_sizes import CardCount, with_cards, with_size
from engine.files.plan_file import scenario_from_data
from engine.job import Job
from engine.planner import plan_job
from engine.resolve import resolve
from engine.scenario import Scenario
from tests.engine.decide.random_plans import scenarios

QWEN = {"model": "Qwen/Qwen2.5-7B-Instruct", "gpu": "rtx-4090"}


def assert_point(found: HeatMap, at: tuple[int, int], job: Job) -> None:
    plan = plan_job(job)
    levels = plan.busiest.levels
    seen = (found.device[at], found.low[at], found.high[at], found.headroom[at])
    assert seen == (levels.device, levels.low, levels.high, plan.headroom)
    assert VERDICTS[found.verdict[at]] == plan.verdict


@given(scenarios(), st.data())
@settings(max_examples=60)
def test_that_every_point_is_its_plan_to_the_byte(scenario: Scenario, data: st.DataObject) -> None:
    job = resolve(scenario)
    found = explore(job, job.method)
    for _ in range(4):
        row = data.draw(st.integers(0, len(found.rows) - 1))
        column = data.draw(st.integers(0, len(found.columns) - 1))
        sizes = {
            "sequence_length": found.columns[column],
            "micro_batch": found.rows[row],
        }
        assert_point(found, (row, column), with_size(job, job.method, **sizes))
    assert_point(found, found.here, job)


@pytest.mark.parametrize("objective", ["dpo", "reward", "grpo"])
def test_that_other_objectives_are_followed(objective: str) -> None:
    job = resolve(scenario_from_data(QWEN | {"objective": objective, "method": "qlora"}))
    found = explore(job, "qlora")
    for at in ((0, 0), (3, 10), (7, 40)):
        sizes = {"sequence_length": found.columns[at[1]], "micro_batch": found.rows[at[0]]}
        assert_point(found, at, with_size(job, "qlora", **sizes))


@pytest.mark.parametrize("method", ["lora", "qlora"])
def test_that_rank_can_be_the_second_axis(method: str) -> None:
    job = resolve(scenario_from_data(QWEN | {"method": method}))
    found = explore(job, job.method, "rank")
    assert found.rows[found.here[0]] == 16
    for at in ((0, 0), (5, 20), (17, 63)):
        sizes = {"sequence_length": found.columns[at[1]], "rank": found.rows[at[0]]}
        assert_point(found, at, with_size(job, job.method, **sizes))


def test_that_cards_can_be_the_second_axis() -> None:
    data = {"model": "meta-llama/Llama-3.1-8B", "gpu": "rtx-4090", "method": "full"}
    job = resolve(scenario_from_data(data | {"sharding": {"strategy": "fsdp"}}))
    found = explore(job, "full", "cards")
    for at in ((0, 5), (3, 30), (9, 60)):
        more = with_cards(job, CardCount(found.rows[at[0]], 1))
        assert_point(found, at, with_size(more, "full", sequence_length=found.columns[at[1]]))
    # More cards take off memory: the frontier moves to longer sequences.
    assert found.longest(found.rows.index(16)) > found.longest(found.rows.index(2))


def test_that_further_nodes_are_whole_ones() -> None:
    data = {"model": "meta-llama/Llama-3.1-8B", "gpu": "rtx-4090", "method": "full",
            "box": {"count": 8, "nodes": 2}, "sharding": {"strategy": "fsdp"}}  # fmt: skip
    job = resolve(scenario_from_data(data))
    found = explore(job, "full", "cards")
    assert {1, 8, 16, 24} <= set(found.rows)
    assert all(cards <= 8 or cards % 8 == 0 for cards in found.rows)
    assert_point(found, found.here, job)


def test_that_main_memory_counts_where_it_is_known() -> None:
    data = QWEN | {"gpu": "h200-sxm", "box": {"host_ram_gib": 24},
                   "training": {"checkpointing": "offloaded"}}  # fmt: skip
    job = resolve(scenario_from_data(data))
    found = explore(job, "lora")
    for at in ((0, 0), (0, len(found.columns) - 1), (len(found.rows) - 1, 0)):
        sizes = {"sequence_length": found.columns[at[1]], "micro_batch": found.rows[at[0]]}
        assert_point(found, at, with_size(job, "lora", **sizes))


def test_that_mixed_cards_are_judged_card_by_card() -> None:
    box = {"cards": ["rtx-3090", "rtx-4090"], "reserve_mib": [3000, 0]}
    data = {"model": QWEN["model"], "box": box, "sharding": {"strategy": "fsdp"}}
    job = resolve(scenario_from_data(data))
    found = explore(job, "lora")
    for at in ((0, 10), (2, 30), (10, 50)):
        sizes = {"sequence_length": found.columns[at[1]], "micro_batch": found.rows[at[0]]}
        assert_point(found, at, with_size(job, "lora", **sizes))


@pytest.mark.parametrize("method", ["lora", "qlora", "inference"])
def test_that_the_frontier_and_the_plan_are_in_the_picture(method: str) -> None:
    job = resolve(scenario_from_data(QWEN | {"method": method}))
    found = explore(job, job.method)
    assert len(found.rows) <= 64
    assert len(found.columns) <= 64
    assert set(np.unique(found.verdict)) == {0, 1, 2}
    assert 0 < found.longest(0) < len(found.columns)
    assert found.longest(0, "comfortable") <= found.longest(0)


def test_that_a_card_without_work_does_not_hide_the_one_that_works() -> None:
    data = QWEN | {"box": {"count": 2, "reserve_mib": [0, 20000]}}
    job = resolve(scenario_from_data(data))
    found = explore(job, "lora")
    for at in ((0, 0), (0, len(found.columns) - 1), found.here):
        sizes = {"sequence_length": found.columns[at[1]], "micro_batch": found.rows[at[0]]}
        assert_point(found, at, with_size(job, "lora", **sizes))


def test_that_a_map_on_which_nothing_fits_still_shows_the_plan() -> None:
    job = resolve(scenario_from_data({"model": "meta-llama/Llama-3.1-70B", "gpu": "t4"}))
    found = explore(job, "full")
    assert (found.verdict == 2).all()
    assert found.longest(0) == 0
    assert found.columns[found.here[1]] == 2048


@pytest.mark.parametrize("second", ["micro_batch", "rank", "cards"])
def test_that_a_map_says_how_far_it_is_and_can_be_left(second: Second) -> None:
    job = resolve(scenario_from_data(QWEN))
    work = map_rows(job, "lora", second)
    done, total = next(work)
    assert 1 <= done <= total
    work.close()


@given(st.integers(1, 10**6), st.integers(1, 10**6), st.integers(1, 10**6))
def test_that_steps_ascend_and_keep_the_plans_own(low: int, high: int, keep: int) -> None:
    steps = log_steps(min(low, high), max(low, high), keep)
    assert list(steps) == sorted(set(steps))
    assert keep in steps
    assert len(steps) <= 64


def test_that_steps_are_round() -> None:
    assert [round_step(value) for value in (1, 31, 33.2, 1000, 2050, 0.2)] == [
        1, 31, 34, 992, 2048, 1,
    ]  # fmt: skip
