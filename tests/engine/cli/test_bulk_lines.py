"""finefit plan --jsonl: one result a line, in order, whatever a line holds."""

import io
import json
import sys

import pytest

from engine.cli import main, plan_lines
from engine.cli.answers import answer_data

GOOD = {"model": "Qwen/Qwen2.5-7B-Instruct", "gpu": "rtx-4090"}


class Bytes:
    """A standard input of bytes."""

    def __init__(self, content: bytes) -> None:
        self.buffer = io.BytesIO(content)


@pytest.fixture
def answers(monkeypatch, capsys):
    def run(content: bytes, *options):
        monkeypatch.setattr(sys, "stdin", Bytes(content))
        code = main(["plan", "--jsonl", *options])
        return code, [json.loads(line) for line in capsys.readouterr().out.splitlines()]

    return run


def test_that_a_bad_line_stands_in_its_place_and_the_rest_goes_on(answers):
    lines = [
        json.dumps(GOOD | {"method": "qlora"}).encode(),
        b'{"model": ',
        json.dumps(GOOD | {"gpu": "rtx-1"}).encode(),
        b"\xff",
        b"",
        json.dumps(GOOD | {"training": {"micro_batch": 0}}).encode(),
        b"\xef\xbb\xbf" + json.dumps(GOOD).encode() + b"\r",
    ]
    code, found = answers(b"\n".join(lines))
    assert code == 0
    assert [line.get("method") for line in found] == ["qlora", *[None] * 5, "lora"]
    errors = [line["error"] for line in found[1:6]]
    assert all(set(error) == {"field", "message"} for error in errors)
    assert [error["field"] for error in errors] == [
        "line 2", "gpu", "line 4", "line 5", "training.micro_batch",
    ]  # fmt: skip
    assert all(error["message"] for error in errors)


def test_that_no_input_gives_no_output(answers):
    assert answers(b"") == (0, [])


def test_that_options_hold_for_every_line(answers):
    _, found = answers(
        json.dumps(GOOD).encode() + b"\n" + json.dumps(GOOD).encode(), "--method", "full"
    )
    assert [line["method"] for line in found] == ["full", "full"]


def test_that_a_line_too_long_costs_itself_only(answers, monkeypatch):
    monkeypatch.setattr(plan_lines, "MOST_BYTES", 100)
    monkeypatch.setattr("engine.files.plan_text.MOST_BYTES", 100)
    short = json.dumps(GOOD).encode()
    _, found = answers(short + b"\n" + b"x" * 1000 + b"\n" + short + b"\n" + b"y" * 500)
    assert [line.get("method") or "error" in line for line in found] == [
        "lora", True, "lora", True,
    ]  # fmt: skip


def test_that_a_fault_of_the_program_costs_one_line_only(answers, monkeypatch):
    def break_once(scenario, options, planner=answer_data):
        if scenario.name == "break":
            raise ZeroDivisionError("by hand")
        return planner(scenario, options)

    monkeypatch.setattr(plan_lines, "answer_data", break_once)
    lines = [json.dumps(GOOD | {"name": name}).encode() for name in ("a", "break", "b")]
    _, found = answers(b"\n".join(lines))
    assert ["error" in line for line in found] == [False, True, False]
    assert "ZeroDivisionError" in found[1]["error"]["message"]


def test_that_a_file_can_be_named(tmp_path, capsys):
    path = tmp_path / "many.jsonl"
    path.write_text(json.dumps(GOOD) + "\n" + json.dumps(GOOD) + "\n", "utf-8")
    assert main(["plan", str(path), "--jsonl"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2
    assert main(["plan", "none.jsonl", "--jsonl"]) == 2
