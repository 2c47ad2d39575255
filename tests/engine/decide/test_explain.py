"""An explanation leads from the number back to its formula, dtype, phases and source."""

from math import prod
from typing import Any

import pytest
from hypothesis import given, settings

from engine import plan
from engine.decide.explain import (
    conventions_of,
    explain_component,
    explain_phase,
    explain_term,
)
from engine.decide.explain_formula import Piece, pieces_of
from engine.files.plan_file import scenario_from_data
from engine.result import Plan, Term
from engine.scenario import Scenario
from tests.engine.decide.random_plans import scenarios


def planned(**changes: Any) -> Plan:
    data = {"model": "meta-llama/Llama-3.1-8B", "gpu": "h200-sxm"} | changes
    return plan(scenario_from_data(data))


def term(found: Plan, key: str) -> Term:
    terms = (t for phase in found.busiest.phases for t in phase.terms)
    return next(t for t in terms if t.key == key)


def test_that_logits_are_explained_with_this_plans_numbers() -> None:
    """12 bytes of 2048 tokens x 128,256 words: log-softmax, its gradient, the result."""
    found = planned(method="lora")
    logits = max((t for t in found.busiest.terms if t.key == "logits"), key=lambda t: t.bytes)
    told = explain_term(found, found.busiest, logits)
    numbers = [piece.value for piece in told.formula if isinstance(piece.value, int)]
    assert numbers == [2048, 128256]
    assert told.bytes == 12 * prod(numbers)
    assert told.dtype == "float32"
    # Evaluation has logits too, without a backward pass over them.
    assert [alive.phase for alive in told.phases] == ["loss", "evaluation"]
    assert "".join(piece.text for piece in told.formula) == logits.formula


@pytest.mark.parametrize(
    ("changes", "key", "dtype"),
    [
        ({"method": "full"}, "weights", "bfloat16"),
        ({"method": "full", "training": {"precision": "bf16-mixed"}}, "weights", "float32"),
        ({"method": "full", "training": {"precision": "fp16-master"}}, "weights", "float16"),
        ({"method": "full", "training": {"precision": "bf16-master"}}, "master_weights", "float32"),
        ({"method": "lora"}, "adapters", "float32"),
        ({"method": "lora", "profile": "peft"}, "adapters", "bfloat16"),
        ({"method": "qlora"}, "packed_weights", "nf4"),
        ({"method": "qlora"}, "plain_weights", "float32"),
        ({"method": "qlora"}, "checkpoint_store", "float32"),
        ({"method": "full", "training": {"optimizer": "adamw-8bit"}}, "optimizer_states", "uint8"),
        # Mixed precision FSDP keeps its shards in fp32 (measured runs of MEMORY_MODEL section 10).
        ({"method": "full", "box": {"count": 4}, "sharding": {"strategy": "fsdp1"},
          "training": {"precision": "bf16-mixed"}}, "weights", "float32"),
        ({"method": "full", "box": {"count": 4}, "sharding": {"strategy": "fsdp1"},
          "training": {"precision": "bf16-pure"}}, "weights", "bfloat16"),
    ],
)  # fmt: skip
def test_that_storage_is_named(changes: dict[str, Any], key: str, dtype: str) -> None:
    found = planned(**changes)
    assert explain_term(found, found.busiest, term(found, key)).dtype == dtype


def test_that_a_component_adds_up_and_lists_what_others_count() -> None:
    """The ZeRO paper counts 16 bytes a parameter, 2 of them weights; Hugging Face 18 and 6."""
    found = planned(method="full")
    told = explain_component(found, found.busiest, "weights")
    assert told.bytes == sum(one.bytes for one in told.terms) == 2 * 8_030_261_248
    says = {one.convention: one.bytes for one in told.conventions}
    assert says["zero16"] == 2 * 8_030_261_248
    assert says["hf18"] == 6 * 8_030_261_248
    nothing = {one.convention: one.terms for one in conventions_of(found, "activations")}
    assert nothing["zero16"] == ()


def test_that_every_term_of_a_card_has_an_explanation() -> None:
    for method in ("full", "lora", "qlora", "inference"):
        found = planned(method=method)
        for phase in found.busiest.phases:
            for one in phase.terms:
                told = explain_term(found, found.busiest, one)
                assert phase.key in {alive.phase for alive in told.phases}
        runtime = explain_component(found, found.busiest, "runtime")
        assert {alive.phase for alive in runtime.phases} == {p.key for p in found.busiest.phases}


def test_that_the_peak_is_explained_by_what_passes() -> None:
    found = planned(method="lora")
    told = explain_phase(found, found.busiest, found.busiest.phase)
    assert told.phase == "loss"
    assert told.below_peak == 0
    assert told.above_next > 0
    assert told.decisive[0].name == "logits"
    other = explain_phase(found, found.busiest, "backward")
    assert other.below_peak == told.bytes - other.bytes


@pytest.mark.parametrize(
    ("formula", "values", "pieces"),
    [
        ("12 B × T × V", (("T", 5), ("V", 7)),
         (Piece("12 B × "), Piece("T", 5), Piece(" × "), Piece("V", 7))),
        ("2h × T", (("h", 3), ("T", 2)), (Piece("2"), Piece("h", 3, True), Piece(" × "),
                                          Piece("T", 2))),
        ("1 × 2 B × b·s²", (("b", 1), ("s", 9)),
         (Piece("1 × 2 B × "), Piece("b", 1), Piece("·"), Piece("s", 9), Piece("²"))),
        ("CUDA context + cuBLAS", (), (Piece("CUDA context + cuBLAS"),)),
        ("4 B × (P − Pq)", (("P", 9), ("Pq", 4)),
         (Piece("4 B × ("), Piece("P", 9), Piece(" − "), Piece("Pq", 4), Piece(")"))),
        ("", (), ()),
    ],
)  # fmt: skip
def test_that_formulas_are_cut_at_their_symbols(
    formula: str, values: tuple[tuple[str, int], ...], pieces: tuple[Piece, ...]
) -> None:
    assert pieces_of(formula, values) == pieces


@given(scenarios())
@settings(max_examples=25)
def test_that_any_plan_can_be_explained(scenario: Scenario) -> None:
    found = plan(scenario)
    for device in found.devices:
        for phase in device.phases:
            assert explain_phase(found, device, phase.key).bytes == phase.bytes
        components = {one.component for one in device.terms}
        told = [explain_component(found, device, component) for component in components]
        assert sum(one.bytes for one in told) == device.levels.device
        # A card that has nothing to do holds nothing.
        shares = sum(one.share_percent for one in told)
        assert shares == pytest.approx(100 if device.levels.device else 0)
