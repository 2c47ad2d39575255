"""Advice on runs that people ask about: the first suggestion fits, and every promise is kept."""

from typing import Any

import pytest
from hypothesis import given, settings

from engine import plan
from engine.decide.advice import Advice, advice_steps, advise
from engine.files.plan_file import scenario_from_data
from engine.scenario import Scenario
from tests.engine.decide.random_plans import scenarios

MISTRAL_LIKE = {
    "model_type": "mistral", "hidden_size": 5120, "num_hidden_layers": 40,
    "num_attention_heads": 32, "num_key_value_heads": 8, "head_dim": 128,
    "intermediate_size": 14336, "vocab_size": 131072, "max_position_embeddings": 1048576,
    "torch_dtype": "float32", "tie_word_embeddings": False,
}  # fmt: skip

# Runs of the seed documents that do not fit, and two models of the list of oddities.
OVER: dict[str, dict[str, Any]] = {
    "7B in full on the 12 GB card of the Russian guide": {
        "model": "meta-llama/Llama-2-7b-hf", "gpu": "rtx-3060-12gb", "method": "full",
        "training": {"precision": "bf16-mixed"},
    },
    "7B in full on one A100: 126 GB of states": {
        "model": "mistralai/Mistral-7B-v0.1", "gpu": "a100-sxm4-80gb", "method": "full",
        "training": {"precision": "bf16-mixed", "sequence_length": 4096},
    },
    "batch 32 that should have been accumulated": {
        "model": "meta-llama/Llama-2-13b-hf", "gpu": "rtx-4090", "method": "qlora",
        "training": {"micro_batch": 32, "sequence_length": 1024},
    },
    "70B on 24 GB even with 4 bits": {
        "model": "meta-llama/Llama-3.1-70B", "gpu": "rtx-4090", "method": "qlora",
    },
    "70B in full on four cards of 48 GB": {
        "model": "meta-llama/Llama-3.1-70B", "gpu": "rtx-6000-ada", "method": "full",
        "box": {"count": 4}, "sharding": {"strategy": "fsdp"},
    },
    "the Chinese page's 123.8 GB on one RTX 4090": {
        "model": "Qwen/Qwen2.5-7B-Instruct", "gpu": "rtx-4090", "method": "full",
        "training": {"sequence_length": 1024},
    },
    "the German text's 70B LoRA on one H200 NVL with long texts": {
        "model": "meta-llama/Llama-3.3-70B-Instruct", "gpu": "h200-nvl", "method": "lora",
        "training": {"sequence_length": 16384},
    },
    "32B in full on eight RTX PRO 6000 without sharding": {
        "model": "Qwen/Qwen3-32B", "gpu": "rtx-pro-6000-blackwell-ws", "method": "full",
        "box": {"count": 8},
    },
    "8B LoRA, 4 x 2048 without checkpointing, on 32 GB": {
        "model": "meta-llama/Llama-3.1-8B", "gpu": "rtx-5090", "method": "lora",
        "training": {"micro_batch": 4, "checkpointing": "none"},
    },
    "adapters on all experts without checkpointing": {
        "model": "Qwen/Qwen3-30B-A3B", "gpu": "a100-sxm4-80gb", "method": "lora",
        "training": {"checkpointing": "none", "sequence_length": 4096},
    },
    "a config with fp32 on disk, an own head size and absurd positions": {
        "model": {"config": MISTRAL_LIKE}, "gpu": "rtx-3090", "method": "lora",
    },
    "four cards that accumulate whole gradients": {
        "model": "meta-llama/Llama-3.1-8B", "gpu": "rtx-4090", "method": "full",
        "box": {"count": 4}, "sharding": {"strategy": "fsdp"},
        "training": {"sequence_length": 4096, "gradient_accumulation": 16},
    },
    "ZeRO-Offload on a workstation with too little main memory": {
        "model": "Qwen/Qwen2.5-7B-Instruct", "gpu": "rtx-4090", "method": "full",
        "box": {"count": 2, "host_ram_gib": 64},
        "sharding": {"strategy": "zero2", "offload_optimizer": "cpu"},
    },
    "70B served in 16 bit on one card": {
        "model": "meta-llama/Llama-3.1-70B", "gpu": "rtx-4090", "method": "inference",
    },
}  # fmt: skip


@pytest.fixture(scope="module", params=OVER, ids=str)
def over(request: pytest.FixtureRequest) -> tuple[dict[str, Any], Advice]:
    data = OVER[request.param]
    return data, advise(scenario_from_data(data))


def test_that_the_first_suggestion_really_fits(over: tuple[dict[str, Any], Advice]) -> None:
    _, advice = over
    assert advice.verdict == "does_not_fit"
    assert advice.best is not None
    assert advice.suggestions[0] is advice.best
    assert plan(advice.best.scenario).verdict != "does_not_fit"


def test_that_every_suggestion_keeps_its_promise(over: tuple[dict[str, Any], Advice]) -> None:
    data, advice = over
    before = plan(scenario_from_data(data)).busiest.levels.device
    assert len(advice.suggestions) >= 2
    for one in advice.suggestions:
        after = plan(one.scenario)
        device = after.busiest.levels.device
        assert (one.peak, one.saves) == (device, before - device), one.keys
        assert (one.headroom, one.verdict) == (after.headroom, after.verdict), one.keys


def test_that_cheaper_suggestions_come_first(over: tuple[dict[str, Any], Advice]) -> None:
    _, advice = over
    prices = [one.price for one in advice.singles]
    assert prices == sorted(prices)
    assert advice.best is not None
    assert all(advice.best.price <= one.price for one in advice.suggestions if one.fits)


def test_that_changes_without_effect_say_why(over: tuple[dict[str, Any], Advice]) -> None:
    _, advice = over
    saving = {key for one in advice.singles for key in one.keys}
    assert all(one.reason for one in advice.idle)
    assert not saving & {one.key for one in advice.idle}


def reasons(**changes: Any) -> dict[str, str]:
    data = {"model": "Qwen/Qwen2.5-7B-Instruct", "gpu": "rtx-3060-12gb"} | changes
    return {one.key: one.reason for one in advise(scenario_from_data(data)).idle}


def test_that_checkpointing_does_not_lower_a_peak_set_by_the_optimizer() -> None:
    data = {"method": "full", "training": {"checkpointing": "none", "sequence_length": 64,
                                           "optimizer_kernel": "foreach"}}  # fmt: skip
    assert reasons(**data)["checkpointing_full"] == "peak_set_by_optimizer"


def test_that_what_is_in_use_already_is_listed_as_such() -> None:
    found = reasons(method="lora", training={"optimizer": "adamw-8bit"})
    assert found["checkpointing_full"] == "every_layer_checkpointed"
    assert found["optimizer_8bit"] == "already_used"
    assert found["accumulate"] == "already_smallest"
    assert found["shard"] == "one_card"


def test_that_accumulation_keeps_the_effective_batch() -> None:
    data = {"model": "Qwen/Qwen2.5-7B-Instruct", "gpu": "rtx-4090",
            "training": {"micro_batch": 32, "gradient_accumulation": 2}}  # fmt: skip
    found = {one.keys: one for one in advise(scenario_from_data(data)).singles}
    training = found["accumulate",].scenario.training
    assert (training.micro_batch, training.gradient_accumulation) == (1, 64)


def test_that_the_user_keeps_what_was_left_open() -> None:
    data = {"model": "meta-llama/Llama-3.1-8B", "gpu": "rtx-4090", "method": "full"}
    for one in advise(scenario_from_data(data)).suggestions:
        if one.keys == ("optimizer_8bit",):
            assert one.scenario.training.precision is None
            assert one.scenario.training.optimizer == "adamw-8bit"
            break
    else:
        pytest.fail("no 8-bit optimizer")


def test_that_shared_gradients_are_offered_where_accumulation_keeps_them_whole() -> None:
    found = advise(scenario_from_data(OVER["four cards that accumulate whole gradients"]))
    assert ("reduce_every_step",) in {one.keys for one in found.singles}


def test_that_a_plan_that_fits_gets_its_reserve_and_quicker_ways() -> None:
    data = {"model": "Qwen/Qwen2.5-7B-Instruct", "gpu": "h200-sxm", "method": "qlora",
            "training": {"gradient_accumulation": 16}}  # fmt: skip
    scenario = scenario_from_data(data)
    advice = advise(scenario)
    now = plan(scenario)
    assert advice.best is None
    assert advice.reserve == now.headroom > 0
    keys = [one.keys[0] for one in advice.faster]
    assert "checkpointing_none" in keys
    assert "larger_batch" in keys
    for one in advice.faster:
        after = plan(one.scenario)
        assert after.verdict == "comfortable", one.keys
        assert one.saves == now.busiest.levels.device - after.busiest.levels.device
        training = one.scenario.training
        assert training.micro_batch * training.gradient_accumulation == 16


def test_that_a_plan_that_just_fits_is_not_made_worse() -> None:
    data = {"model": "Qwen/Qwen2.5-7B-Instruct", "gpu": "rtx-4090", "method": "lora",
            "training": {"sequence_length": 4000}}  # fmt: skip
    advice = advise(scenario_from_data(data))
    assert advice.verdict == "borderline"
    assert all(one.verdict != "does_not_fit" for one in advice.faster)


def test_that_short_main_memory_is_advised_on() -> None:
    data = {"model": "Qwen/Qwen2.5-7B-Instruct", "gpu": "h200-sxm", "method": "lora",
            "box": {"count": 8, "host_ram_gib": 64}, "sharding": {"strategy": "fsdp"}}  # fmt: skip
    scenario = scenario_from_data(data)
    # Eight processes read 15 GB of weights each.
    assert plan(scenario).host.verdict == "does_not_fit"
    advice = advise(scenario)
    assert advice.best is not None
    assert advice.best.keys == ("load_once",)
    assert plan(advice.best.scenario).verdict == "comfortable"
    assert "main_memory_short" in {one.reason for one in advice.idle}


def test_that_advice_can_be_left_half_way() -> None:
    work = advice_steps(scenario_from_data(OVER["70B on 24 GB even with 4 bits"]))
    assert next(work) == 1
    assert next(work) == 2
    work.close()


@given(scenarios())
@settings(max_examples=25)
def test_that_advice_on_any_plan_keeps_its_promises(scenario: Scenario) -> None:
    before = plan(scenario)
    advice = advise(scenario)
    assert (advice.verdict, advice.reserve) == (before.verdict, before.headroom)
    for one in (*advice.suggestions, *advice.faster):
        after = plan(one.scenario)
        assert one.saves == before.busiest.levels.device - after.busiest.levels.device, one.keys
        assert one.verdict == after.verdict, one.keys
    if advice.best is not None:
        assert advice.best.fits
