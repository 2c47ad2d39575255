"""Pipeline stages, layer split, what is in flight; tensor, context and expert parallel shares."""

import pytest

from engine.files.catalog import model
from engine.scenario import Sharding
from engine.sharding.stages import balanced_cards, in_flight, pipeline_stages
from tests.engine.sharding.runs import at, planned

SPEC = model("meta-llama/Llama-3.1-8B", "model")
CONFIG = Sharding()


@pytest.mark.parametrize(
    ("stage", "micro_batches", "alive"), [(0, 8, 4), (1, 8, 3), (3, 8, 1), (0, 2, 2), (3, 1, 1)]
)
def test_that_a_1f1b_stage_keeps_as_many_micro_batches_as_stages_follow(
    stage, micro_batches, alive
):
    """arXiv 2104.04473: min(p - stage, m)."""
    assert in_flight(stage, 4, micro_batches, CONFIG) == (alive, 1)


def test_that_interleaving_costs_the_first_stage_the_known_factor():
    """arXiv 2205.05198: activations of L (1 + (p - 1) / (p v)) layers on the first stage."""
    chosen = Sharding(schedule="interleaved", virtual_stages=4)
    alive, chunks = in_flight(0, 8, 64, chosen)
    # In units of whole stages: p (1 + (p - 1) / (p v)) = p + (p - 1) / v.
    assert alive / chunks == pytest.approx(8 + 7 / 4, abs=1 / 4)


def test_that_gpipe_keeps_all_micro_batches():
    assert in_flight(3, 4, 16, Sharding(schedule="gpipe")) == (16, 1)


def test_that_stages_hold_all_layers_once():
    stages = pipeline_stages(SPEC, 5, 8, CONFIG)
    assert [stage.end - stage.first for stage in stages] == [7, 7, 6, 6, 6]
    assert [stage.embedding for stage in stages] == [True, False, False, False, False]
    assert [stage.head for stage in stages] == [False, False, False, False, True]


def test_that_a_layer_split_is_uneven():
    """accelerate: each card but the last gets total / n + 1.25 x the largest layer."""
    stages = balanced_cards(SPEC, (80 * 10**9, 80 * 10**9))
    layers = [stage.end - stage.first for stage in stages]
    assert sum(layers) == 32
    # 16.06 / 2 + 1.25 x 0.436 = 8.58 GB: the embedding's 1.05 and 17 layers of 0.436.
    assert layers == [17, 15]


def test_that_a_small_card_takes_fewer_layers():
    stages = balanced_cards(SPEC, (6 * 10**9, 24 * 10**9))
    assert [stage.end - stage.first for stage in stages] == [11, 21]


def test_that_the_ends_of_a_pipeline_hold_more_than_its_middle():
    sharding = {"strategy": "ddp", "pipeline": 4}
    found = planned(8, sharding, {"gradient_accumulation": 8})
    static = [device.levels.static for device in found.devices]
    assert [device.count for device in found.devices] == [2, 2, 2, 2]
    assert static[1] == static[2] < min(static[0], static[3])
    in_flight_bytes = [at(device, "forward").get("in_flight", 0) for device in found.devices]
    checkpoints = 8 * 2 * 4096 * 2048
    assert in_flight_bytes == [3 * checkpoints, 2 * checkpoints, checkpoints, 0]


def test_that_a_layer_split_talks_to_nobody():
    found = planned(4, {"strategy": "layer-split"}, method="lora")
    assert len(found.devices) == 4
    assert all(term.key != "communication" for d in found.devices for term in d.terms)


def test_that_context_parallel_cards_hold_their_part_of_the_sequence():
    """Without the gathered keys a rank at T/cp holds what a run of that length does."""
    short = planned(8, {"strategy": "fsdp"}, {"sequence_length": 4096}).busiest
    long = planned(8, {"strategy": "fsdp", "context": 4}, {"sequence_length": 16384}).busiest
    assert at(long, "loss") == at(short, "loss")
    keys = at(long, "backward")["gathered_keys"]
    assert keys == 2 * 2 * 1024 * 16384


def test_that_experts_are_divided_inside_the_data_ranks():
    mixtral = {"model": "mistralai/Mixtral-8x7B-v0.1"}
    whole = planned(8, {"strategy": "fsdp"}, **mixtral).busiest
    divided = planned(8, {"strategy": "fsdp", "expert": 8}, **mixtral).busiest
    assert divided.levels.static == pytest.approx(whole.levels.static, rel=1e-3)
    gathered = (at(whole, "forward"), at(divided, "forward"))
    assert gathered[1]["gathered_layers"] < gathered[0]["gathered_layers"] / 5


@pytest.mark.parametrize("strategy", ["fsdp", "fsdp1", "zero1", "none"])
def test_that_a_stage_without_every_kind_of_layer_is_planned(strategy):
    """DeepSeek-V2-Lite: only the bottom layer is dense, so only the first stage has one."""
    sharding = {"strategy": strategy, "pipeline": 2}
    plan = planned(8, sharding, model="deepseek-ai/DeepSeek-V2-Lite")
    roles = {device.role for device in plan.devices if device.terms}
    assert roles == {"stage 0", "stage 1"}
