"""The heat map and the limits use the same formulas as one plan: arrays give the same integers."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.memory.cost import Size, largest, where
from engine.memory.peak import peak_bytes
from engine.memory.step_moments import step_moments
from tests.engine.memory.setups import (
    DEEPSEEK,
    GEMMA2,
    GPT2,
    LLAMA,
    PHI3,
    QWEN3_MOE,
    QWEN_NEXT,
    prepared,
)

MODELS = [LLAMA, GEMMA2, GPT2, PHI3, DEEPSEEK, QWEN3_MOE, QWEN_NEXT]
SWITCHES = st.fixed_dictionaries(
    {
        "precision": st.sampled_from(["bf16-pure", "bf16-autocast", "bf16-mixed", "fp32"]),
        "checkpointing": st.sampled_from(["none", "full", "selective", "offloaded"]),
        "checkpoint_every": st.sampled_from([1, 2, 3]),
        "attention": st.sampled_from(["flash", "sdpa", "eager"]),
        "loss": st.sampled_from(["standard", "kernel", "chunked", "fused"]),
        "kernels": st.sampled_from(["torch", "fused"]),
        "padding_mask": st.booleans(),
        "keep_logits": st.booleans(),
        "gradient_accumulation": st.sampled_from([1, 4]),
        "compile": st.booleans(),
        "optimizer_in_backward": st.booleans(),
        "activation_offload": st.booleans(),
    }
)
ADAPTERS = st.fixed_dictionaries(
    {
        "rank": st.sampled_from([1, 16, 256]),
        "targets": st.sampled_from(["all-linear", "attention"]),
        "dtype": st.sampled_from(["float32", "bfloat16"]),
        "dropout": st.sampled_from([0.0, 0.05]),
    }
)
METHODS = st.sampled_from(["full", "lora", "qlora"])
LENGTHS = st.lists(st.integers(1, 100_000_000), min_size=1, max_size=4)
BATCHES = st.lists(st.integers(1, 64), min_size=1, max_size=4)


def moments(of, size):
    return step_moments(of.ingredients, of.static, of.options, size)


def peak(of, batch, sequence):
    return peak_bytes(of.static.total, moments(of, Size(batch, sequence)))


@given(st.sampled_from(MODELS), METHODS, SWITCHES, ADAPTERS, BATCHES, LENGTHS)
def test_that_a_grid_gives_the_integers_of_single_plans(
    model, method, switches, adapter, batches, lengths
):
    """Up to where 64-bit integers end: 10^8 tokens of 64 heads squared would pass 2^63."""
    lengths = [min(length, 1_000_000) for length in lengths]
    of = prepared(model, method, training=switches, adapter=adapter)
    grid = peak(of, np.array(batches, np.int64)[:, None], np.array(lengths, np.int64)[None, :])
    assert grid.dtype == np.int64
    for row, batch in enumerate(batches):
        for column, length in enumerate(lengths):
            assert int(grid[row, column]) == peak(of, batch, length)


@given(st.sampled_from(MODELS), METHODS, SWITCHES, ADAPTERS, st.integers(1, 8), LENGTHS)
def test_that_more_tokens_never_lower_any_moment(model, method, switches, adapter, batch, lengths):
    of = prepared(model, method, training=switches, adapter=adapter)
    for length in lengths:
        few = {m.key: m.bytes for m in moments(of, Size(batch, length))}
        for longer in (Size(batch + 1, length), Size(batch, length + 1), Size(batch, 2 * length)):
            more = {m.key: m.bytes for m in moments(of, longer)}
            assert all(more[key] >= few[key] for key in few)


@given(st.sampled_from(MODELS), METHODS, SWITCHES, ADAPTERS)
def test_that_a_higher_rank_never_lowers_the_peak(model, method, switches, adapter):
    low = prepared(model, method, training=switches, adapter=adapter)
    high = prepared(model, method, training=switches, adapter=adapter | {"rank": 512})
    assert peak(high, 2, 1000) >= peak(low, 2, 1000)


@given(st.sampled_from(MODELS), METHODS, SWITCHES, ADAPTERS, st.integers(1, 8), LENGTHS)
def test_that_checkpointing_raises_the_peak_by_one_checkpoint_at_most(
    model, method, switches, adapter, batch, lengths
):
    """Section 4: B0 with checkpoints has one stored residual, rb*h*T, that B0 without has not."""
    plain = {
        "checkpoint_every": 1, "activation_offload": False, "optimizer_in_backward": False,
        "gradient_accumulation": 1,
    }  # fmt: skip
    kept, stored = (
        prepared(model, method, training=switches | plain | {"checkpointing": kind},
                 adapter=adapter)
        for kind in ("none", "full")
    )  # fmt: skip
    rb = kept.recipe.residual
    for length in lengths:
        one = rb * kept.setup.hidden * batch * length
        assert peak(stored, batch, length) <= peak(kept, batch, length) + one


@given(st.sampled_from(MODELS), SWITCHES, ADAPTERS, st.booleans())
def test_that_a_4_bit_base_is_smaller_than_a_whole_one(model, switches, adapter, double):
    """Unless k-bit preparation casts the rest to fp32, which a small model's embedding can cost."""
    qlora = {"double": double, "upcast": False}
    packed = prepared(model, "qlora", training=switches, adapter=adapter, quantization=qlora)
    whole = prepared(model, "lora", training=switches, adapter=adapter)
    assert packed.static.weights.total < whole.static.weights.total


def test_that_the_maximum_is_taken_elementwise():
    first, second = np.array([1, 5, 2]), np.array([3, 4, 2])
    assert largest(first, 2, second).tolist() == [3, 5, 2]
    assert largest(1, 7, 3) == 7
    assert where(first > 1, 10, 20).tolist() == [20, 10, 10]
    assert where(True, 1, 2) == 1


@pytest.mark.parametrize("length", [1, 100_000_000])
def test_that_the_smallest_and_the_largest_run_have_whole_peaks(length):
    of = prepared(LLAMA, "qlora")
    assert peak(of, 1, length) > of.static.total
    assert isinstance(peak(of, 1, length), int)
