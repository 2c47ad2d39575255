"""docs/formulas.md names every term that a plan can show, and what it points at exists."""

import re
from pathlib import Path

import pytest

from engine import METHODS, plan
from engine.sources import sources
from tests.engine.memory.setups import GEMMA2, LLAMA, LLAMA_1B, QWEN3_MOE, scenario

ROOT = Path(__file__).parents[3]
TEXT = (ROOT / "docs" / "formulas.md").read_text("utf-8")
SWITCHES = [
    {"checkpointing": "full"},
    {"checkpointing": "none", "keep_logits": True},
    {"attention": "eager", "gradient_accumulation": 2, "loss": "fused"},
    {"precision": "bf16-mixed", "checkpointing": "selective"},
    {"precision": "bf16-master", "loss": "chunked", "optimizer_kernel": "foreach"},
    {"optimizer_in_backward": True, "activation_offload": True},
]
EXTRAS = [
    scenario(LLAMA, "lora", adapter={"modules_to_save": ["lm_head"]}),
    scenario(LLAMA, "full", objective="dpo"),
    scenario(LLAMA, "lora", objective="grpo"),
    scenario("google/gemma-3-4b-it", "qlora"),
    scenario(LLAMA, "full", gpu="rtx-4090", box={"count": 2}, sharding={"strategy": "ddp"}),
]
# DDP's buckets and the like: of engine/sharding.
OF_SHARDING = {"gradient_buckets"}


def shown(found):
    for device in found.devices:
        for phase in device.phases:
            yield phase, phase.terms
        yield None, device.terms


def plans():
    for model in (LLAMA, LLAMA_1B, GEMMA2, QWEN3_MOE):
        for method in METHODS:
            for training in SWITCHES:
                yield plan(scenario(model, method, training=training))
    yield from (plan(extra) for extra in EXTRAS)


@pytest.fixture(scope="module")
def keys():
    found = {(phase, terms) for made in plans() for phase, terms in shown(made)}
    moments = {phase.moment for phase, _ in found if phase is not None}
    return moments, {term.key for _, terms in found for term in terms}


def test_that_every_term_and_moment_of_a_plan_is_explained(keys):
    moments, terms = keys
    assert len(terms) > 30
    explained = set(re.findall(r"`(\w+)`", TEXT))
    assert terms - OF_SHARDING - explained == set()
    assert moments - explained == set()


def test_that_no_row_explains_a_term_that_is_gone(keys):
    _, terms = keys
    assert set(re.findall(r"^\| `(\w+)` \|", TEXT, re.M)) - terms == set()


def test_that_every_source_of_a_row_exists():
    cells = {cell for row in re.findall(r"^\| `.*$", TEXT, re.M) for cell in row.split(" | ")}
    named = {cell for cell in cells if re.fullmatch(r"[a-z]+(_[a-z0-9]+)+|objectives|runtime|"
                                                    r"optimizers|serving", cell)}  # fmt: skip
    assert len(named) >= 9
    assert named - set(sources()) == set()


def test_that_every_test_it_names_exists():
    named = set(re.findall(r"[\w./]*test_\w+\.py", TEXT))
    assert len(named) > 12
    here = Path(__file__).parent
    missing = {
        name
        for name in named
        if not (here / name).exists() and not (here / "terms" / name).exists()
    }
    assert missing == set()


def test_that_the_numbers_of_its_parts_are_those_that_docstrings_name():
    parts = {int(number) for number in re.findall(r"^## (\d+)\.", TEXT, re.M)}
    assert parts == set(range(15))
    named = {
        int(number)
        for file in (ROOT / "engine" / "memory").rglob("*.py")
        for number in re.findall(r"MEMORY_MODEL section (\d+)", file.read_text("utf-8"))
    }
    assert named
    assert named <= parts
