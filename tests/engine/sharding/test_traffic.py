"""Bytes each card sends in a step, and seconds on the links."""

import pytest

from engine.sharding.traffic import ring
from tests.engine.sharding.runs import planned

PARAMETERS = 8_030_261_248
PURE = {"precision": "bf16-pure"}


def sent(found):
    return {row.key: row.bytes for row in found.communication.collectives}


def test_that_a_ring_sends_all_but_the_own_share():
    assert ring(800, 8) == 700
    assert ring(800, 1) == 0


@pytest.mark.parametrize("strategy", ["zero3", "fsdp"])
def test_that_sharded_parameters_cost_half_as_much_again_as_plain_data_parallel(strategy):
    """arXiv 1910.02054, section 7: 3 P against 2 P."""
    plain = planned(8, {"strategy": "ddp"}, PURE).communication.bytes_per_step
    sharded = planned(8, {"strategy": strategy}, PURE).communication.bytes_per_step
    assert plain == pytest.approx(2 * 2 * PARAMETERS * 7 / 8, rel=1e-6)
    assert sharded / plain == pytest.approx(1.5, rel=1e-3)


def test_that_zero_2_costs_what_plain_data_parallel_costs():
    plain = planned(8, {"strategy": "ddp"}, PURE).communication.bytes_per_step
    assert planned(8, {"strategy": "zero2"}, PURE).communication.bytes_per_step == plain


def test_that_layers_kept_gathered_save_one_gather():
    usual = sent(planned(8, {"strategy": "fsdp"}, PURE))
    kept = sent(planned(8, {"strategy": "fsdp", "reshard_after_forward": False}, PURE))
    assert usual["parameter_all_gather"] == 2 * kept["parameter_all_gather"]


def test_that_tensor_parallel_sends_the_stream_four_times_a_layer_and_again_when_recomputed():
    """arXiv 1909.08053: two all-reduces forward, two backward; each sends 2 (t - 1) / t of it."""
    training = PURE | {"checkpointing": "none", "sequence_length": 1024}
    found = sent(planned(2, {"tensor": 2}, training))
    stream = 2 * 4096 * 1024
    assert found["tensor_all_reduce"] == (4 * 32 + 2) * stream
    again = sent(planned(2, {"tensor": 2}, training | {"checkpointing": "full"}))
    assert again["tensor_all_reduce"] == (6 * 32 + 2) * stream


def test_that_seconds_are_bytes_over_the_rate_of_the_link():
    found = planned(8, {"strategy": "ddp"}, PURE, gpu="a100-sxm4-80gb")
    row = found.communication.collectives[0]
    # NVLink 3 of the A100: 600 GB/s in all, 300 in each direction.
    assert row.seconds == pytest.approx(row.bytes / 300e9)
    assert found.communication.link == "nvlink"


def test_that_cards_without_peer_to_peer_go_through_the_host():
    found = planned(4, {"strategy": "fsdp"}, gpu="rtx-4090", method="lora")
    assert found.communication.link == "host"


def test_that_one_card_sends_nothing():
    assert planned(1).communication.collectives == ()
