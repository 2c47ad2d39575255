"""Lengths of data sets: any usual form, any size, stopped at any time; and what they waste."""

import json
import sys
import types
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import plan
from engine.errors import InputError
from engine.files.datasets import (
    Lengths,
    all_lengths,
    pasted_lengths,
    read_lengths,
    tokenizer_counts,
)
from engine.files.datasets_summary import (
    at_longest,
    expected_longest,
    histogram,
    packed_rows,
    percentile,
    summarise,
)
from engine.files.plan_file import scenario_from_data

THREE = Counter({1: 1, 2: 1, 3: 1})


def test_that_pasted_numbers_are_read_in_any_separation() -> None:
    assert pasted_lengths("12, 40;12\n7\t8.0").counts == Counter({12: 2, 40: 1, 7: 1, 8: 1})


@pytest.mark.parametrize("text", ["", "12 x", "0", "-3", "1.5", "1e30", "nan", "inf"])
def test_that_what_is_no_length_is_refused(text: str) -> None:
    with pytest.raises(InputError) as caught:
        pasted_lengths(text)
    assert caught.value.field == "lengths"


MESSAGES = {"messages": [{"role": "user", "content": "a b"}, {"role": "x", "content": "c"}]}


@pytest.mark.parametrize(
    ("name", "content", "counts", "counting"),
    [
        ("a.jsonl", '{"text": "a b c"}\n\n{"text": "d"}\n', {3: 1, 1: 1}, "words"),
        ("a.jsonl", '{"length": 7}\n{"length": 9.0}\n', {7: 1, 9: 1}, "given"),
        ("a.jsonl", '{"text": "a", "num_tokens": 5}\n', {5: 1}, "given"),
        ("a.jsonl", json.dumps(MESSAGES) + "\n", {3: 1}, "words"),
        ("a.jsonl", '{"prompt": "a b", "completion": "c d e"}\n', {5: 1}, "words"),
        ("a.jsonl", '{"tokens": [4, 5, 6]}\n"x y"\n12\n', {3: 1, 2: 1, 12: 1}, "words"),
        ("a.json", '[\n{"text": "a b"},\n{"text": "c"}\n]\n', {2: 1, 1: 1}, "words"),
        ("a.json", json.dumps([{"text": "a b"}, {"text": "c"}], indent=2), {2: 1, 1: 1}, "words"),
        ("a.json", json.dumps([{"instruction": "a", "output": "b c"}]), {3: 1}, "words"),
        ("a.csv", "id,Length\n1,30\n2,40\n", {30: 1, 40: 1}, "given"),
        ("a.csv", 'id,text\n1,"a\nb, c"\n2,d\n', {3: 1, 1: 1}, "words"),
        ("a.csv", "text\n7\n", {1: 1}, "words"),
        ("a.tsv", "length\tx\n3\t1\n", {3: 1}, "given"),
        ("a.txt", "one two\n\nthree\n", {2: 1, 1: 1}, "words"),
        ("a.csv", "\ufefflength\n5\n", {5: 1}, "given"),
    ],
)
def test_that_usual_files_are_read(
    tmp_path: Path, name: str, content: str, counts: dict[int, int], counting: str
) -> None:
    path = tmp_path / name
    path.write_text(content, "utf-8")
    found = all_lengths(path)
    assert found.counts == Counter(counts)
    assert found.counting == counting


def test_that_damaged_lines_are_counted_and_left_out(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_bytes(b'{"text": "a"}\n{"te\n\xff\xfe\n{"other": 1}\n{"length": -4}\n[]\n')
    found = all_lengths(path)
    assert found.examples == 1
    assert found.skipped == 5


@pytest.mark.parametrize(
    ("name", "content", "column", "key"),
    [
        ("a.csv", "id,title\n1,b\n", None, "no_such_column"),
        ("a.csv", "length\n5\n", "size", "no_such_column"),
        ("a.jsonl", "\n\n", None, "no_lengths"),
        ("a.jsonl", '{"x": 1}\n', "y", "no_lengths"),
        ("a.txt", "", None, "no_lengths"),
    ],
)
def test_that_a_file_without_lengths_says_why(
    tmp_path: Path, name: str, content: str, column: str | None, key: str
) -> None:
    path = tmp_path / name
    path.write_text(content, "utf-8")
    with pytest.raises(InputError) as caught:
        all_lengths(path, column)
    assert (caught.value.key, caught.value.field) == (key, name)


def test_that_a_missing_file_is_told(tmp_path: Path) -> None:
    with pytest.raises(InputError) as caught:
        all_lengths(tmp_path / "none.jsonl")
    assert caught.value.key == "file_missing"


def test_that_a_chosen_column_is_read(tmp_path: Path) -> None:
    path = tmp_path / "a.csv"
    path.write_text("text,n\na b c,9\n", "utf-8")
    found = all_lengths(path, "n")
    assert (found.counts, found.column, found.counting) == (Counter({9: 1}), "n", "given")


def test_that_reading_reports_and_can_be_stopped(tmp_path: Path) -> None:
    path = tmp_path / "big.jsonl"
    line = json.dumps({"text": "word " * 1000}) + "\n"
    path.write_text(line * 1000, "utf-8")
    work = read_lengths(path)
    first, second = next(work), next(work)
    assert 0 < first.done < second.done < second.total == path.stat().st_size
    assert 0 < first.examples < second.examples < 1000
    work.close()
    assert all_lengths(path).counts == Counter({1000: 1000})


def test_that_a_tokenizer_counts_when_there_is_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package: Any = types.ModuleType("tokenizers")

    class Tokenizer:
        @staticmethod
        def from_file(_path: str) -> "Tokenizer":
            return Tokenizer()

        def encode(self, text: str) -> Any:
            return types.SimpleNamespace(ids=list(text))

    package.Tokenizer = Tokenizer
    monkeypatch.setitem(sys.modules, "tokenizers", package)
    path = tmp_path / "a.txt"
    path.write_text("abc d\n", "utf-8")
    found = all_lengths(path, tokens=tokenizer_counts(tmp_path / "tokenizer.json"))
    assert found.counting == "tokenizer"
    assert found.examples == 1
    assert min(found.counts) > 2


def test_that_a_missing_package_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "tokenizers", None)
    with pytest.raises(InputError) as caught:
        tokenizer_counts(tmp_path / "tokenizer.json")
    assert (caught.value.key, caught.value.values["package"]) == ("needs_package", "tokenizers")


def test_that_percentiles_are_of_the_nearest_rank() -> None:
    counts = Counter(range(1, 101))
    assert [percentile(counts, share) for share in (0.5, 0.95, 1.0, 0.001)] == [50, 95, 100, 1]


@given(st.dictionaries(st.integers(1, 5000), st.integers(1, 50), min_size=1))
def test_that_a_histogram_holds_every_example_once(counts: dict[int, int]) -> None:
    bins = histogram(Counter(counts))
    assert sum(one.examples for one in bins) == sum(counts.values())
    assert bins[0].low == min(counts)
    assert bins[-1].high == max(counts)


def test_that_the_longest_of_a_batch_is_expected_as_by_hand() -> None:
    # Two of {1, 2, 3}: 1 in 1 of 9 draws, 2 in 3 of 9, 3 in 5 of 9.
    assert expected_longest(THREE, 2) == pytest.approx((1 + 6 + 15) / 9)
    assert expected_longest(THREE, 1) == pytest.approx(2.0)


@pytest.mark.parametrize(
    ("counts", "sequence", "rows"),
    [
        ({4: 3}, 8, 2),
        ({5: 2, 3: 2}, 8, 2),
        ({5: 1, 3: 3}, 8, 2),
        ({20: 2}, 8, 2),
        ({8: 1, 1: 9}, 8, 3),
        ({3: 100}, 10, 34),
    ],
)
def test_that_packing_fills_sequences(counts: dict[int, int], sequence: int, rows: int) -> None:
    assert packed_rows(Counter(counts), sequence) == rows


@given(st.dictionaries(st.integers(1, 60), st.integers(1, 30), min_size=1), st.integers(1, 64))
def test_that_packing_is_no_worse_than_the_known_bound(
    counts: dict[int, int], sequence: int
) -> None:
    """Best-fit decreasing needs at most 11/9 of the best possible, and one more."""
    tokens = sum(min(length, sequence) * n for length, n in counts.items())
    least = -(-tokens // sequence)
    halves = sum(n for length, n in counts.items() if 2 * min(length, sequence) > sequence)
    rows = packed_rows(Counter(counts), sequence)
    assert rows >= max(least, halves)
    assert rows <= sum(counts.values())
    assert rows <= max(2 * least, 1)


def test_that_a_summary_weighs_padding_against_packing() -> None:
    lengths = Lengths(Counter({100: 90, 1000: 10}))
    found = summarise(lengths, 1000, 4)
    assert (found.p50, found.p95, found.longest) == (100, 1000, 1000)
    assert found.mean == pytest.approx(190)
    longest = 100 * 0.9**4 + 1000 * (1 - 0.9**4)
    assert found.padding_percent == pytest.approx(100 * (1 - 190 / longest))
    assert found.packing_percent == pytest.approx(100 * (1 - 19000 / 19000))
    assert found.longest_batch == 4000


def test_that_long_examples_are_told_when_they_are_cut() -> None:
    found = summarise(Lengths(Counter({100: 3, 900: 1})), 500, 1)
    assert found.cut_percent == pytest.approx(25)
    assert found.lost_percent == pytest.approx(100 * 400 / 1200)


def test_that_the_longest_batch_is_a_plan() -> None:
    scenario = scenario_from_data({"model": "Qwen/Qwen2.5-7B-Instruct", "gpu": "rtx-4090"})
    asked = at_longest(scenario, Lengths(Counter({100: 90, 3000: 10})))
    assert asked.training.sequence_length == 3000
    assert asked.training.lengths is not None
    assert asked.training.lengths.mean == pytest.approx(390)
    assert plan(asked).busiest.levels.device > plan(scenario).busiest.levels.device
