"""Speed as ratios of one run: a map, the limits, advice, each against plans of the same job.

The ratios are logged: pytest tests/bench --log-cli-level=INFO.
"""

import logging
import time
from collections.abc import Callable
from typing import Any

import pytest

from engine import plan
from engine.decide.advice import advise
from engine.decide.explore import explore
from engine.decide.limits import limits
from engine.files.plan_file import scenario_from_data
from engine.job import Job
from engine.planner import plan_job
from engine.resolve import resolve

JOBS: dict[str, dict[str, Any]] = {
    "lora": {"model": "Qwen/Qwen2.5-7B-Instruct", "gpu": "rtx-4090"},
    "full-fsdp": {
        "model": "meta-llama/Llama-3.1-8B", "gpu": "a100-sxm4-80gb", "box": {"count": 8},
        "method": "full", "sharding": {"strategy": "fsdp"},
    },
    "qlora": {"model": "google/gemma-2-9b-it", "gpu": "rtx-4090", "method": "qlora"},
    "inference": {
        "model": "Qwen/Qwen2.5-7B-Instruct", "gpu": "rtx-4090", "method": "inference",
    },
}  # fmt: skip
ROUNDS = 5
LOG = logging.getLogger(__name__)


def best_seconds(work: Callable[[], object]) -> float:
    """The quickest of a few runs: what the work takes when nothing else does."""
    found = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        work()
        found.append(time.perf_counter() - start)
    return min(found)


def plans(job: Job, count: int) -> Callable[[], object]:
    return lambda: [plan_job(job) for _ in range(count)]


@pytest.mark.parametrize("name", JOBS)
def test_that_a_map_takes_the_time_of_at_most_40_plans(name: str) -> None:
    job = resolve(scenario_from_data(JOBS[name]))
    explore(job, job.method)
    whole = best_seconds(lambda: explore(job, job.method))
    forty = best_seconds(plans(job, 40))
    LOG.info("%s: %.1f plans", name, 40 * whole / forty)
    assert whole <= forty


HOPELESS: dict[str, dict[str, Any]] = {
    "70b-qlora": {"model": "meta-llama/Llama-3.1-70B", "gpu": "rtx-4090", "method": "qlora"},
    "70b-full": {
        "model": "meta-llama/Llama-3.1-70B", "gpu": "rtx-6000-ada", "method": "full",
        "box": {"count": 4}, "sharding": {"strategy": "fsdp"},
    },
    "fits": {"model": "Qwen/Qwen2.5-7B-Instruct", "gpu": "h200-sxm", "method": "qlora"},
}  # fmt: skip


@pytest.mark.parametrize("name", HOPELESS)
def test_that_advice_takes_the_time_of_at_most_300_plans(name: str) -> None:
    scenario = scenario_from_data(HOPELESS[name])
    whole = best_seconds(lambda: advise(scenario))
    hundred = best_seconds(lambda: [plan(scenario) for _ in range(100)])
    LOG.info("%s: %.1f plans", name, 100 * whole / hundred)
    assert whole <= 3 * hundred


@pytest.mark.parametrize("name", JOBS)
def test_that_all_limits_take_the_time_of_at_most_300_plans(name: str) -> None:
    job = resolve(scenario_from_data(JOBS[name]))
    whole = best_seconds(lambda: limits(job, job.method))
    hundred = best_seconds(plans(job, 100))
    LOG.info("%s: %.1f plans", name, 100 * whole / hundred)
    assert whole <= 3 * hundred
