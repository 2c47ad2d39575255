"""From allocated to reserved to device: MEMORY_MODEL section 11."""

import pytest

from engine.files.catalog import gpu
from engine.memory.terms.runtime import levels_of, runtime_of
from engine.units import GB, MB, MIB

ROOM = 1000 * GB


def runtime(card="a100-sxm4-80gb", activations=0, logits=0, loss="standard", ranks=1,
            streams=False, room=ROOM):  # fmt: skip
    return runtime_of(gpu(card), activations, logits, loss, ranks, streams, room)


@pytest.mark.parametrize(
    ("card", "low", "high"),
    [
        # "CUDA context: 0.3 to 0.6 GB today"; cuBLAS workspace 8.1 MiB, 32 MiB on Hopper.
        pytest.param("rtx-4090", 300 * MB, 600 * MB + 8.125 * MIB, id="ada"),
        pytest.param("rtx-3090", 300 * MB, 600 * MB + 8.125 * MIB, id="ampere"),
        # "141 MiB measured on a T4 by one source", "1,343 MiB on a V100 with old drivers"
        pytest.param("t4", 141 * MIB, 1343 * MIB, id="turing"),
    ],
)
def test_that_the_context_lies_where_it_was_seen(card, low, high):
    assert low <= runtime(card).context <= high


def test_that_hopper_has_a_larger_workspace():
    """The table: "cuBLAS workspace 8.1 MiB, 32 MiB on Hopper"."""
    h100, a100 = runtime("h100-sxm-80gb"), runtime("rtx-4090")
    assert h100.context % MB == (32 * MIB) % MB
    assert a100.context % MB == (8 * MIB + 128 * 1024) % MB


@pytest.mark.parametrize(
    ("card", "seen_gib"),
    [("a100-sxm4-80gb", 79.15), ("rtx-4090", 23.65), ("t4", 14.76)],
)
def test_that_the_driver_keeps_about_what_pytorch_reports_as_missing(card, seen_gib):
    """PyTorch's own out-of-memory messages name the total it sees; within 1 %."""
    left = (gpu(card).capacity - runtime(card).held) / 2**30
    assert left == pytest.approx(seen_gib, rel=0.01)


def test_that_several_ranks_need_communication_buffers():
    """The table: "NCCL about 0.2 to 1 GB per communicator set"."""
    assert runtime().communication == 0
    both = runtime(ranks=2)
    assert both.communication == 1 * GB
    assert both.low - runtime().low == 200 * MB


def test_that_the_slack_grows_with_what_comes_and_goes():
    """The device level of the fused-loss runs lies 7 to 12 % of the activations above allocated,
    and 20 % where streams of sharded data parallelism have pools of their own.
    """
    one, streams = runtime(activations=10 * GB), runtime(activations=10 * GB, streams=True)
    assert (one.slack, streams.slack) == (1 * GB, 2 * GB)
    assert one.high - runtime().high == 1.2 * GB
    assert one.low <= one.total <= one.high
    assert streams.low < streams.total < streams.high


@pytest.mark.parametrize(
    ("loss", "cached"), [("standard", 3.3), ("kernel", 7.5), ("chunked", 1.5), ("fused", 0)]
)
def test_that_freed_logits_stay_cached_at_the_high_end_only(loss, cached):
    with_logits = runtime(logits=10 * GB, loss=loss)
    assert with_logits.high - runtime().high == cached * GB
    assert with_logits.total == runtime().total


def test_that_the_cache_never_exceeds_the_room_there_is():
    """The table: "bounded by the card": the allocator gives its cache back before it fails."""
    wide = runtime(activations=10 * GB, logits=50 * GB)
    tight = runtime(activations=10 * GB, logits=50 * GB, room=3 * GB)
    none = runtime(activations=10 * GB, logits=50 * GB, room=-5 * GB)
    assert wide.high > 3 * GB
    assert tight.high == 3 * GB
    assert none.high == none.total


def test_that_the_levels_rise_from_static_to_the_high_end():
    of = runtime(activations=4 * GB, logits=2 * GB, ranks=8)
    levels = levels_of(10 * GB, 20 * GB, of)
    assert levels.static <= levels.allocated <= levels.reserved <= levels.device <= levels.high
    assert levels.allocated < levels.low <= levels.device
    assert levels.reserved - levels.allocated == of.slack
    assert levels.device - levels.allocated == of.context + of.held + of.communication + of.slack


def test_that_unified_memory_has_no_driver_share():
    card = "dgx-spark-gb10"
    assert gpu(card).unified
    assert runtime(card).held == 0
