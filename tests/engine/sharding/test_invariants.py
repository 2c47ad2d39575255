"""Laws that hold for every layout."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import plan
from engine.memory.cost import Size
from engine.memory.prepare import prepare
from engine.resolve import resolve
from engine.sharding.strategies import ranks_of
from tests.engine.sharding.runs import ask

STRATEGIES = [
    "none", "ddp", "zero1", "zero2", "zero3", "fsdp", "fsdp1", "fsdp-grad-op", "hsdp", "layer-split",
]  # fmt: skip
SHARING = ["zero1", "zero2", "zero3", "fsdp", "fsdp1", "fsdp-grad-op"]
MODELS = ["meta-llama/Llama-3.1-8B", "Qwen/Qwen3-8B", "mistralai/Mixtral-8x7B-v0.1"]
METHODS = ["full", "lora", "qlora"]
DEGREES = st.integers(1, 9)

LAYOUTS = st.fixed_dictionaries(
    {
        "strategy": st.sampled_from(STRATEGIES),
        "tensor": DEGREES,
        "sequence_parallel": st.booleans(),
        "loss_parallel": st.booleans(),
        "pipeline": st.sampled_from([1, 1, 2, 3, 40]),
        "schedule": st.sampled_from(["1f1b", "interleaved", "gpipe"]),
        "virtual_stages": st.integers(1, 5),
        "context": st.sampled_from([1, 1, 2, 3]),
        "expert": st.sampled_from([1, 1, 2, 3]),
        "replicate": DEGREES,
        "reshard_after_forward": st.booleans(),
        "no_sync": st.booleans(),
        "offload_optimizer": st.sampled_from(["none", "cpu", "nvme"]),
        "offload_parameters": st.sampled_from(["none", "cpu", "nvme"]),
    }
)


@settings(max_examples=120)
@given(LAYOUTS, st.integers(1, 12), st.integers(1, 3), st.sampled_from(MODELS),
       st.sampled_from(METHODS), st.integers(1, 5))  # fmt: skip
def test_that_every_combination_gives_a_plan(sharding, cards, nodes, model, method, accumulation):
    found = plan(
        ask(sharding=sharding, model=model, method=method, box={"count": cards, "nodes": nodes},
            training={"gradient_accumulation": accumulation, "sequence_length": 512})
    )  # fmt: skip
    assert sum(device.count for device in found.devices) == cards * nodes
    for device in found.devices:
        assert all(term.bytes >= 0 for phase in device.phases for term in phase.terms)
        assert device.levels.static <= device.levels.allocated <= device.levels.device
    assert all(row.bytes > 0 for row in found.communication.collectives)
    assert found.host.step >= 0


@settings(max_examples=60)
@given(st.sampled_from(SHARING), st.integers(1, 63), st.integers(1, 64),
       st.sampled_from(MODELS), st.sampled_from(METHODS))  # fmt: skip
def test_that_more_cards_never_raise_what_a_rank_keeps(strategy, cards, more, model, method):
    """But for padding: a tensor with fewer rows than cards is padded up to a row each."""

    def static(count):
        scenario = ask(count, {"strategy": strategy}, model=model, method=method)
        return plan(scenario).busiest.levels.static

    assert static(cards + more) <= static(cards) * 1.001


@pytest.mark.parametrize("strategy", [s for s in STRATEGIES if s != "none"])
@pytest.mark.parametrize("method", METHODS)
def test_that_a_grid_of_sizes_is_what_its_points_are(strategy, method):
    """The same moments with arrays in place of numbers."""
    job = resolve(ask(4, {"strategy": strategy}, method=method))
    of = prepare(job, method)
    grid = Size(np.array([[1], [3]], dtype=np.int64), np.array([[512, 4096]], dtype=np.int64))
    ranks, _ = ranks_of(_sized(of, grid))
    for row, batch in enumerate((1, 3)):
        for column, length in enumerate((512, 4096)):
            points, _ = ranks_of(_sized(of, Size(batch, length)))
            for whole, point in zip(ranks, points, strict=True):
                for one, other in zip(whole.moments, point.moments, strict=True):
                    at = np.broadcast_to(np.asarray(one.bytes), (2, 2))[row, column]
                    assert at == other.bytes, one.key


def _sized(of, size):
    from dataclasses import replace

    return replace(of, size=size)
