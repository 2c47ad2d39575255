"""Every key the engine can emit has English words."""

import re
from pathlib import Path

import pytest

from engine.cli import words
from engine.cli.formula_text import with_numbers
from engine.cli.notice_words import NOTICES, notice_line
from engine.cli.problem_words import PROBLEMS, problem_line
from engine.errors import InputError
from engine.result import COMPONENTS, PHASES, Notice, Term
from engine.scenario import CONVENTIONS, METHODS

ROOT = Path(__file__).resolve().parents[3]
NOTED = re.compile(r'\b_?[Nn]otice\(\s*"([a-z_0-9]+)"')
RAISED = re.compile(r'InputError\(\s*"([a-z_0-9]+)"')


def test_that_fixed_keys_have_words():
    assert set(words.COMPONENTS) >= set(COMPONENTS)
    assert set(words.PHASES) == set(PHASES)
    assert set(words.METHODS) == set(METHODS)
    assert set(words.CONVENTIONS) == set(CONVENTIONS)


def test_that_every_error_a_plan_can_meet_has_words():
    sources = [
        *sorted((ROOT / "engine" / "cli").glob("*.py")),
        ROOT / "engine" / "resolve.py",
        ROOT / "engine" / "files" / "plan_file.py",
        ROOT / "engine" / "files" / "plan_text.py",
        ROOT / "engine" / "files" / "catalog.py",
        ROOT / "engine" / "files" / "importers" / "json_text.py",
        ROOT / "engine" / "files" / "importers" / "refusals.py",
    ]
    raised = {key for path in sources for key in RAISED.findall(path.read_text("utf-8"))}
    assert raised - set(PROBLEMS) == set()


def test_that_every_notice_of_a_plan_has_words():
    folders = [ROOT / "engine" / name for name in ("memory", "sharding")]
    sources = [path for folder in folders for path in sorted(folder.rglob("*.py"))]
    emitted = {key for path in sources for key in NOTED.findall(path.read_text("utf-8"))}
    assert len(emitted) > 10
    assert emitted - set(NOTICES) == set()


def test_that_an_unknown_key_is_shown_with_its_values():
    assert notice_line(Notice("some_new_key", "info", {"left": 5}, "box")) == (
        "some new key: field box, left 5"
    )
    assert problem_line(InputError("some_new_key", "box.count", left=5)) == (
        "box.count: some new key: left 5"
    )
    assert words.component("some_new_key") == "Some new key"


def test_that_no_character_of_an_input_acts_on_the_screen():
    line = problem_line(InputError("literal_error", "unit\n", found="\x1b[2J\r"))
    assert line.isprintable()


@pytest.mark.parametrize(
    ("formula", "values", "expected"),
    [
        ("12 B × T × V", (("T", 2048), ("V", 152064)), "12 B × 2,048 × 152,064"),
        ("4 B × (P − Pq)", (("P", 10), ("Pq", 4)), "4 B × (10 − 4)"),
        ("k·√h", (("√h", 64), ("k", 0.5)), "0.5·64"),
        ("final norm", (), "final norm"),
    ],
)
def test_that_numbers_take_the_place_of_symbols(formula, values, expected):
    assert with_numbers(Term("t", "logits", 1, formula, values)) == expected
