"""How long plan() of one method takes; the goal is a millisecond on a quiet desktop.

Machines differ and are shared, so the time is judged against plain Python work measured in the
same run. Both figures are printed.
"""

import sys
from time import perf_counter

import pytest

from engine import Scenario, plan
from engine.files.catalog import model_rows

ROUNDS = 20
REPEATS = 5
LOOP_STEPS = 6_000


def plain_loop() -> int:
    """About a millisecond of ordinary Python: additions and dictionary reads."""
    held = {"one": 1, "two": 2}
    total = 0
    for step in range(LOOP_STEPS):
        total += held["one"] * step + held["two"]
    return total


def quickest(work) -> float:
    """Seconds of one call: the best of several rounds, which is what the work itself takes."""
    times = []
    for _ in range(REPEATS):
        start = perf_counter()
        for _ in range(ROUNDS):
            work()
        times.append((perf_counter() - start) / ROUNDS)
    return min(times)


@pytest.fixture
def show(capsys):
    """Print past pytest, which would keep the lines of a passing test."""

    def line(text):
        with capsys.disabled():
            sys.stdout.write(f"\n{text}\n")

    return line


@pytest.mark.parametrize("method", ["full", "lora", "qlora"])
def test_that_one_plan_takes_about_a_millisecond(method, show):
    """Every call asks for another length, as an edit does: what can be kept is kept, no more."""
    lengths = iter(range(1, 10**6))

    def edit():
        plan(
            Scenario.model_validate(
                {"model": "meta-llama/Llama-3.1-8B", "gpu": "rtx-4090", "method": method,
                 "training": {"sequence_length": next(lengths)}}
            )
        )  # fmt: skip

    edit()
    taken, loop = quickest(edit), quickest(plain_loop)
    show(f"plan {method}: {1000 * taken:.2f} ms, {taken / loop:.2f} plain loops")
    assert taken < 4 * loop


def test_that_a_hundred_models_in_a_row_are_no_slower_than_ten_milliseconds_each(show):
    """Every model is read and validated for the first time; loops again, for shared machines."""
    models = [row.id for row in model_rows()][:100]
    loop = quickest(plain_loop)
    start = perf_counter()
    for model in models:
        plan(Scenario.model_validate({"model": model, "gpu": "rtx-4090"}))
    each = (perf_counter() - start) / len(models)
    show(f"plan of a new model: {1000 * each:.2f} ms, {each / loop:.2f} plain loops")
    assert each < 20 * loop
