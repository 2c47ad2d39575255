"""The list of keys is complete: what the makers name is in it, and nothing else."""

import re
from pathlib import Path

import pytest
from hypothesis import given, settings

import engine.decide.advice as package
from engine.decide.advice import advise
from engine.decide.advice.keys import CHANGES, COSTS, REASONS
from engine.scenario import Scenario
from tests.engine.decide.random_plans import scenarios

SOURCE = "".join(
    path.read_text("utf-8")
    for path in Path(package.__file__).parent.glob("*.py")
    if path.stem != "keys"
)


@pytest.mark.parametrize(
    ("pattern", "listed"),
    [
        (r'Change\(\s*"(\w+)"', CHANGES),
        (r'Cost\(\s*"\w+", "(\w+)"', COSTS),
        (r'Idle\(\s*(?:"\w+"|key), "(\w+)"', REASONS),
    ],
)
def test_that_every_key_in_the_code_is_listed(pattern: str, listed: tuple[str, ...]) -> None:
    found = set(re.findall(pattern, SOURCE))
    assert found
    assert found <= set(listed)


def test_that_every_listed_change_and_cost_is_in_the_code() -> None:
    # The loss kernel is part of its key.
    parts = {"loss_fused", "loss_chunked"}
    assert all(f'"{key}"' in SOURCE for key in {*CHANGES, *COSTS} - parts)


@given(scenarios())
@settings(max_examples=30)
def test_that_advice_gives_out_listed_keys(scenario: Scenario) -> None:
    advice = advise(scenario)
    for one in (*advice.suggestions, *advice.faster):
        assert set(one.keys) <= set(CHANGES)
        assert {cost.key for cost in one.costs} <= set(COSTS)
    assert {one.key for one in advice.idle} <= set(CHANGES)
    assert {one.reason for one in advice.idle} <= set(REASONS)
