"""The session comes back as far as its file is good; it never keeps the program from starting."""

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.files.plan_file import scenario_from_data
from engine.files.session import (
    SavedBox,
    Session,
    load_session,
    save_session,
    session_from_data,
)
from engine.scenario import CustomGpu
from tests.engine.files.plan_strategies import VALUES

SMALLEST = {"model": "Qwen/Qwen2.5-7B-Instruct", "gpu": "rtx-4090"}
WHOLE = Session(
    scenario=scenario_from_data({**SMALLEST, "method": "qlora"}),
    preset="mein Plan",
    boxes=(SavedBox(gpu="rtx-3090", count=2), SavedBox(gpu=CustomGpu(name="x", memory_mib=1000))),
    geometry="AdnQywADAAA=",
    language="zh_CN",
    theme="dark",
)


def test_that_a_session_comes_back_whole(tmp_path):
    path = tmp_path / "state" / "session.json"
    save_session(path, WHOLE)
    restored = load_session(path)
    assert restored.session == WHOLE
    assert restored.problems == ()


def test_that_the_first_start_has_an_empty_session_and_no_complaint(tmp_path):
    restored = load_session(tmp_path / "session.json")
    assert (restored.session, restored.problems) == (Session(), ())


def test_that_good_fields_stay_and_bad_ones_are_told():
    restored = session_from_data(
        {
            "schema": 7,
            "scenario": {**SMALLEST, "training": {"micro_batch": 0}},
            "boxes": [{"gpu": "rtx-3090"}, {"gpu": "rtx-4090", "count": 0}, 5, {"count": 1}],
            "geometry": 5,
            "language": "de",
            "theme": None,
            "of a later version": True,
        }
    )
    assert restored.session == Session(boxes=(SavedBox(gpu="rtx-3090"),), language="de")
    assert [problem.field for problem in restored.problems] == [
        "scenario.training.micro_batch",
        "boxes.1.count",
        "boxes.2",
        "boxes.3.gpu",
        "geometry",
    ]


@pytest.mark.parametrize("content", [b"", b"[]", b"{", b"\xff", b"null", b'{"a":1,"a":2}'])
def test_that_a_damaged_file_gives_an_empty_session_and_one_reason(tmp_path, content):
    path = tmp_path / "session.json"
    path.write_bytes(content)
    restored = load_session(path)
    assert restored.session == Session()
    assert len(restored.problems) == 1


@settings(max_examples=200)
@given(
    st.dictionaries(
        st.sampled_from(["scenario", "preset", "boxes", "geometry", "language", "theme"]), VALUES
    )
)
def test_that_a_session_of_any_content_is_read(data):
    restored = session_from_data(json.loads(json.dumps(data)))
    assert all(problem.field for problem in restored.problems)
