"""plan(): total for every model of the catalogue, and its sums agree at every level."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import METHODS, Scenario, plan, plan_all
from engine.files.catalog import model_rows
from engine.result import PHASES, by_component
from engine.sources import sources

MODELS = [row.id for row in model_rows()]
TRAINED = ("full", "lora", "qlora")
LLAMA = "meta-llama/Llama-3.1-8B"
LONGEST = 100_000_000


def ask(model=LLAMA, method="lora", **fields):
    data = {"model": model, "gpu": "rtx-4090", "method": method} | fields
    return Scenario.model_validate(data)


def check(found):
    """Every sum of a plan, whatever it is for."""
    for device in found.devices:
        assert sum(term.bytes for term in device.terms) == device.levels.device
        assert sum(by_component(device.terms).values()) == device.levels.device
        tensors = [term for term in device.terms if term.component != "runtime"]
        assert sum(term.bytes for term in tensors) == device.levels.allocated
        assert device.levels.allocated == max(phase.bytes for phase in device.phases)
        assert device.phase in {
            phase.key for phase in device.phases if phase.bytes == device.levels.allocated
        }
        order = [PHASES.index(phase.key) for phase in device.phases]
        assert order == sorted(set(order))
        levels = device.levels
        assert levels.static <= levels.allocated <= levels.reserved <= levels.device
        assert levels.low <= levels.device <= levels.high
        assert device.headroom == device.usable - levels.device
        for phase in device.phases:
            assert sum(by_component(phase.terms).values()) == phase.bytes
            assert all(isinstance(term.bytes, int) and term.bytes > 0 for term in phase.terms)
    assert found.parameters.trainable >= 0
    assert found.parameters.active <= found.parameters.total


def test_that_the_catalogue_is_as_large_as_we_say():
    assert len(MODELS) == 199


@pytest.mark.parametrize("method", METHODS)
def test_that_every_model_of_the_catalogue_can_be_planned(method):
    for model in MODELS:
        check(plan(ask(model, method)))


@pytest.mark.parametrize("method", TRAINED)
@pytest.mark.parametrize(
    ("sequence", "batch"), [(1, 1), (LONGEST, 1), (1, 1_000_000), (LONGEST, 1_000_000)]
)
def test_that_one_token_and_a_hundred_million_can_be_planned(method, sequence, batch):
    training = {"sequence_length": sequence, "micro_batch": batch, "checkpointing": "none"}
    for model in MODELS[::20]:
        for attention in ("flash", "sdpa", "eager"):
            check(plan(ask(model, method, training=training | {"attention": attention})))


@given(
    st.sampled_from(MODELS),
    st.sampled_from(TRAINED),
    st.integers(1, 10_000),
    st.integers(1, 100),
    st.integers(1, 1024),
)
@settings(max_examples=60)
def test_that_any_size_of_any_model_can_be_planned(model, method, sequence, batch, rank):
    training = {"sequence_length": sequence, "micro_batch": batch}
    check(plan(ask(model, method, training=training, adapter={"rank": rank})))


def test_that_planning_twice_gives_the_same_plan():
    assert plan(ask()) == plan(ask())


def test_that_all_methods_side_by_side_are_the_single_plans():
    board = plan_all(ask())
    assert tuple(board.plans) == METHODS
    assert board.current == board.plans["lora"]
    for method in METHODS:
        single = plan(ask(method=method))
        assert board.plans[method].devices == single.devices


def test_that_every_source_of_a_term_is_known():
    unknown = set()
    for method in METHODS:
        for model in MODELS[::10]:
            for device in plan(ask(model, method)).devices:
                for phase in device.phases:
                    unknown |= {term.source for term in phase.terms if term.source}
                unknown |= {term.source for term in device.terms if term.source}
    assert not unknown - set(sources())


def test_that_a_formula_s_values_are_those_of_the_plan():
    """Llama-3.1-8B at 2 x 1000: the symbols of every formula, with what they stand for here."""
    training = {"sequence_length": 1000, "micro_batch": 2}
    known = {"T": 2000, "h": 4096, "V": 128256, "L": 32, "f": 14336, "P": 8_030_261_248,
             "Pt": 41_943_040, "Pa": 41_943_040, "rb": 2, "w": 2, "b": 2, "s": 1000}  # fmt: skip
    seen = set()
    for phase in plan(ask(training=training)).busiest.phases:
        for term in phase.terms:
            for symbol, value in term.values:
                if symbol in known:
                    assert value == known[symbol], term.key
                    seen.add(symbol)
    assert {"T", "h", "V", "L", "P", "Pa"} <= seen


@pytest.mark.parametrize(
    ("key", "expected"),
    [
        pytest.param("weights", 2 * 8_030_261_248, id="2 B × P"),
        pytest.param("adapters", 4 * 41_943_040, id="4 B × Pa"),
        pytest.param("optimizer_states", 8 * 41_943_040, id="2 × 4 B × Pt"),
        pytest.param("checkpoint_store", 32 * 2 * 4096 * 2000, id="L × rb × h × T"),
        pytest.param("logits", 12 * 2000 * 128256, id="12 B × T × V"),
    ],
)
def test_that_the_terms_of_a_lora_run_are_what_their_formulas_say(key, expected):
    training = {"sequence_length": 1000, "micro_batch": 2}
    found = {term.key: term.bytes for term in plan(ask(training=training)).busiest.terms}
    assert found[key] == expected


def test_that_a_verdict_follows_the_device_level():
    fits = plan(ask("meta-llama/Llama-3.2-1B", "qlora"))
    over = plan(ask("meta-llama/Llama-3.1-70B", "full"))
    assert fits.verdict == "comfortable"
    assert fits.busiest.levels.high <= 0.9 * fits.busiest.usable
    assert over.verdict == "does_not_fit"
    assert over.busiest.levels.low > over.busiest.usable
    assert over.headroom < 0


def test_that_a_reserve_is_taken_from_the_card_and_not_added_to_the_need():
    free, reserved = plan(ask()), plan(ask(box={"reserve_mib": 1024}))
    assert free.busiest.usable - reserved.busiest.usable == 1024 * 2**20
    assert free.busiest.levels.allocated == reserved.busiest.levels.allocated


def test_that_a_borderline_plan_straddles_or_leaves_less_than_a_tenth():
    seen = set()
    for rank in (8, 64, 256):
        for sequence in range(256, 8193, 256):
            found = plan(ask(training={"sequence_length": sequence}, adapter={"rank": rank}))
            device = found.busiest
            seen.add(found.verdict)
            if found.verdict == "borderline":
                assert device.levels.low <= device.usable < device.levels.high / 0.9 + 1
    assert "borderline" in seen
