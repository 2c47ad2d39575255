"""ZeRO's stages, DeepSpeed's printed estimates, Megatron's distributed optimizer."""

import pytest

from tests.engine.sharding.runs import at, planned

GB, GIB = 10**9, 2**30
PARAMETERS = 8_030_261_248
DEEPSPEED = {"profile": "deepspeed"}


def states(cards, strategy, parameters=PARAMETERS, **fields):
    """Weights, gradients and optimizer states of one rank, fp32 casts of the step left out."""
    device = planned(cards, {"strategy": strategy}, **(DEEPSPEED | fields)).busiest
    held = at(device, "optimizer")
    kept = ("weights", "all_gradients", "master_weights", "optimizer_states")
    return sum(held.get(key, 0) for key in kept)


@pytest.mark.parametrize(("strategy", "paper"), [("zero1", 31.4), ("zero2", 16.6), ("zero3", 1.9)])
def test_that_7_5_billion_on_64_cards_take_what_the_zero_paper_says(strategy, paper):
    """arXiv 1910.02054, figure 1: 7.5 billion parameters, 64-way data parallelism, 120 GB whole."""
    share = 7.5e9 / PARAMETERS
    assert states(64, strategy) * share / GB == pytest.approx(paper, abs=0.06)


def test_that_a_rank_of_one_takes_the_16_bytes():
    assert states(1, "zero1") == pytest.approx(16 * PARAMETERS, rel=1e-3)


def test_that_zero_3_with_all_offloaded_takes_the_host_memory_deepspeed_prints():
    """estimate_zero3_model_states_mem_needs: 201.93 GiB for Llama-3.1-8B on one node of 8."""
    offloaded = {"strategy": "zero3", "offload_optimizer": "cpu", "offload_parameters": "cpu"}
    found = planned(8, offloaded, **DEEPSPEED)
    assert found.host.step / GIB == pytest.approx(201.93, rel=2e-3)


def test_that_zero_2_with_the_optimizer_offloaded_leaves_the_weights():
    """estimate_zero2_model_states_mem_needs: 14.96 GiB on each card, 179.5 on the host of 16 B."""
    found = planned(8, {"strategy": "zero2", "offload_optimizer": "cpu"}, **DEEPSPEED)
    assert found.busiest.levels.static / GIB == pytest.approx(14.96, abs=0.02)
    assert found.host.step / GIB == pytest.approx(179.5, rel=3e-3)


@pytest.mark.parametrize(("cards", "bytes_each"), [(1, 18.0), (8, 6 + 12 / 8)])
def test_that_the_distributed_optimizer_takes_6_bytes_and_its_share_of_12(cards, bytes_each):
    """Megatron theoretical_memory_usage.py: 57436.90 MB for Llama-3-8B at dp 8, 137848.57 at 1."""
    device = planned(cards, {"strategy": "zero1"}, profile="megatron").busiest
    held = at(device, "optimizer")
    kept = ("weights", "gradient_buckets", "master_weights", "optimizer_states")
    total = sum(held[key] for key in kept)
    assert total / PARAMETERS == pytest.approx(bytes_each, rel=1e-3)


def test_that_ddp_adds_one_copy_of_the_gradients_unless_they_are_views():
    """torch DistributedDataParallel: buckets beside the gradients."""
    box = {"training": {"precision": "bf16-pure", "optimizer_kernel": "fused"}}
    alone = planned(1, **box).busiest
    copied = planned(8, {"strategy": "ddp"}, **box).busiest
    viewed = planned(8, {"strategy": "ddp", "ddp_bucket_view": True}, **box).busiest
    gradients = 2 * PARAMETERS
    assert copied.levels.allocated - alone.levels.allocated == gradients
    assert at(viewed, "optimizer")["gradient_buckets"] == gradients
    assert "all_gradients" not in at(viewed, "optimizer")


def test_that_live_parameters_bound_what_zero_3_keeps_gathered():
    tight = planned(8, {"strategy": "zero3", "zero_live_parameters": 0}, **DEEPSPEED).busiest
    usual = planned(8, {"strategy": "zero3"}, **DEEPSPEED).busiest
    assert at(usual, "loss")["live_parameters"] == 2 * 10**9
    # The head is always there while the loss is taken.
    assert at(tight, "loss")["live_parameters"] == 2 * (128_256 * 4096 + 4096)
