"""Whatever stands in a plan file, it is read whole or refused with one InputError."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.cli.problem_words import problem_line
from engine.errors import InputError
from engine.files.plan_file import read_plan, write_plan
from engine.scenario import Scenario
from tests.engine.files.plan_strategies import PLANS, VALUES

FEW, MANY = settings(max_examples=200), settings(max_examples=2000, derandomize=False)


def outcome(content: str | bytes) -> Scenario | InputError:
    try:
        return read_plan(content)
    except InputError as error:
        return error


def check_read(content: str | bytes) -> None:
    plan = outcome(content)
    if isinstance(plan, InputError):
        line = problem_line(plan)
        assert plan.key
        assert plan.field
        assert line == line.strip()
        assert "\n" not in line
        return
    text = write_plan(plan)
    assert read_plan(text) == plan
    assert write_plan(read_plan(text)) == text


@FEW
@given(PLANS)
def test_that_a_plan_like_object_is_read_or_refused(data):
    check_read(json.dumps(data))


@FEW
@given(VALUES)
def test_that_any_json_is_read_or_refused(data):
    check_read(json.dumps(data))


@FEW
@given(st.one_of(st.binary(max_size=200), st.text(max_size=200)))
def test_that_any_content_is_read_or_refused(content):
    check_read(content)


@pytest.mark.long
@MANY
@given(PLANS)
def test_that_a_plan_like_object_is_read_or_refused_at_length(data):
    check_read(json.dumps(data))


@pytest.mark.long
@MANY
@given(st.one_of(VALUES.map(json.dumps), st.binary(max_size=500), st.text(max_size=500)))
def test_that_any_content_is_read_or_refused_at_length(content):
    check_read(content)
