"""Limits are tight on the real plan, and the fewest cards are the fewest."""

import pytest
from hypothesis import given, settings

from engine import plan
from engine.decide.limits import Limits, cards_of, largest, limit_of, limits, limits_of, smallest
from engine.decide.limits_sizes import CardCount, SizeKey, with_cards, with_size
from engine.files.plan_file import scenario_from_data
from engine.job import Job
from engine.planner import plan_job
from engine.resolve import resolve
from engine.scenario import Scenario
from tests.engine.decide.random_plans import scenarios

QWEN = {"model": "Qwen/Qwen2.5-7B-Instruct", "gpu": "rtx-4090"}


def fits(job: Job, key: SizeKey, value: int) -> bool:
    return plan_job(with_size(job, job.method, **{key: value}), job.method).verdict != (
        "does_not_fit"
    )


@given(scenarios())
@settings(max_examples=200)
def test_that_one_more_sequence_or_token_does_not_fit(scenario: Scenario) -> None:
    job = resolve(scenario)
    keys: tuple[SizeKey, ...] = ("micro_batch", "sequence_length")
    for key in keys:
        found = limit_of(job, job.method, key)
        assert 0 <= found.comfortable <= found.fits <= found.most
        assert found.fits == 0 or fits(job, key, found.fits)
        assert found.fits == found.most or not fits(job, key, found.fits + 1)


@pytest.mark.parametrize("method", ["lora", "qlora"])
def test_that_one_more_rank_does_not_fit(method: str) -> None:
    job = resolve(scenario_from_data(QWEN | {"method": method}))
    found = limit_of(job, job.method, "rank")
    assert 1 <= found.comfortable <= found.fits < found.most
    assert fits(job, "rank", found.fits)
    assert not fits(job, "rank", found.fits + 1)


def test_that_comfortable_is_tight_too() -> None:
    job = resolve(scenario_from_data(QWEN))
    found = limit_of(job, "lora", "sequence_length")
    at = plan_job(with_size(job, "lora", sequence_length=found.comfortable), "lora")
    beyond = plan_job(with_size(job, "lora", sequence_length=found.comfortable + 1), "lora")
    assert (at.verdict, beyond.verdict) == ("comfortable", "borderline")


def test_that_full_8b_needs_several_24_gb_cards_and_one_fewer_is_too_few() -> None:
    data = {"model": "meta-llama/Llama-3.1-8B", "gpu": "rtx-4090", "method": "full"}
    job = resolve(scenario_from_data(data | {"sharding": {"strategy": "fsdp"}}))
    found = cards_of(job, "full").fits
    assert found is not None
    # 16-bit weights, gradients and two states alone are 8 bytes of 8.03e9 parameters.
    assert found.total >= 8 * 8_030_261_248 / (24_564 * 2**20)
    fewer = CardCount(found.count - 1, 1)
    assert plan_job(with_cards(job, found), "full").verdict != "does_not_fit"
    assert plan_job(with_cards(job, fewer), "full").verdict == "does_not_fit"


def test_that_a_plan_that_keeps_whole_copies_says_what_spreading_would_need() -> None:
    data = {"model": "meta-llama/Llama-3.1-8B", "gpu": "rtx-4090", "method": "full"}
    found = limits_of(scenario_from_data(data))
    assert found.cards.fits is None
    assert found.cards.spread is not None
    assert found.cards.strategy == "fsdp"
    assert found.data() == {"micro_batch": 0, "sequence_length": 0, "cards": 0}


def test_that_a_convention_without_activations_sets_no_limit() -> None:
    found: Limits = limits_of(scenario_from_data(QWEN | {"convention": "zero16"}))
    assert not found.sequence_length.limited
    assert found.sequence_length.fits == found.sequence_length.most


def test_that_a_result_line_has_the_three_limits() -> None:
    job = resolve(scenario_from_data(QWEN))
    found = limits(job, "qlora")
    assert set(found) == {"micro_batch", "sequence_length", "cards"}
    scenario = scenario_from_data(QWEN | {"method": "qlora"})
    data = limits_of(scenario).data()
    assert found == data
    longest = scenario.training.replace(sequence_length=found["sequence_length"])
    longer = scenario.training.replace(sequence_length=found["sequence_length"] + 1)
    assert plan(scenario.replace(training=longest)).verdict != "does_not_fit"
    assert plan(scenario.replace(training=longer)).verdict == "does_not_fit"


@pytest.mark.parametrize("edge", [0, 1, 2, 3, 7, 8, 63, 64, 65, 99, 100])
def test_that_searches_find_every_edge(edge: int) -> None:
    assert largest(lambda value: value <= edge, 100) == edge
    assert smallest(lambda value: value > edge, 101) == edge + 1


def test_that_further_cards_keep_the_reserve_of_the_last() -> None:
    data = QWEN | {"box": {"count": 2, "reserve_mib": [1536, 0]}}
    job = resolve(scenario_from_data(data))
    assert with_cards(job, CardCount(4, 1)).scenario.box.reserve_mib == (1536, 0, 0, 0)
    assert with_cards(job, CardCount(1, 1)).scenario.box.reserve_mib == (1536,)
