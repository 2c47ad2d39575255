"""Model states that the documents print, under the ZeRO paper's 16 bytes and Hugging Face's 18."""

import pytest

from engine.architecture.adapters import adapters_of
from engine.memory.conventions.base_weights import split_of
from engine.memory.conventions.per_parameter import FROZEN, quantised_bytes, trained_bytes
from engine.memory.conventions.shares import traffic
from engine.units import GB
from tests.golden.questions import (
    LLAMA_8B,
    LLAMA_70B,
    QWEN_32B,
    components,
    digits,
    job,
    total,
)

RANK_16 = {"rank": 16, "targets": "all-linear"}


@pytest.mark.parametrize("billion", [7, 13, 34, 70], ids="{}b".format)
def test_that_hugging_face_counts_18_bytes_to_train_and_2_to_serve(billion):
    printed = {7: (126, 14), 13: (234, 26), 34: (612, 68), 70: (1260, 140)}
    assert (
        trained_bytes("hf18", "adamw").total * billion,
        FROZEN * billion,
    ) == printed[billion]


def test_that_an_8_bit_optimizer_keeps_2_bytes():
    assert trained_bytes("hf18", "adamw-8bit").optimizer == 2


@pytest.mark.parametrize(
    ("model", "billion", "zero", "hf"),
    [
        pytest.param(LLAMA_8B, 8.03, 128, 145, id="llama-3.1-8b"),
        pytest.param(QWEN_32B, 32.76, 524, 590, id="qwen3-32b"),
        pytest.param(LLAMA_70B, 70.55, 1129, 1270, id="llama-3.3-70b"),
    ],
)
def test_that_full_fine_tuning_costs_what_the_article_prints(model, billion, zero, hf):
    asked = job(model, "full", "zero16")
    assert digits(asked.inventory.total_parameters, 1e9, 2) == billion
    assert digits(total(asked), GB, 0) == zero
    assert digits(total(job(model, "full", "hf18")), GB, 0) == hf


@pytest.mark.parametrize(
    ("model", "million", "percent", "adapter", "weights"),
    [
        pytest.param(LLAMA_8B, 41.9, 0.52, 0.7, 16, id="llama-3.1-8b"),
        pytest.param(QWEN_32B, 134.2, 0.41, 2.1, 66, id="qwen3-32b"),
        pytest.param(LLAMA_70B, 207.1, 0.29, 3.3, 141, id="llama-3.3-70b"),
    ],
)
def test_that_lora_costs_what_the_article_prints(model, million, percent, adapter, weights):
    asked = job(model, "lora", "zero16", adapter=RANK_16)
    trained = adapters_of(asked.spec, asked.scenario.adapter).trainable
    found = components(asked)
    assert digits(trained, 1e6, 1) == million
    assert round(100 * trained / asked.inventory.total_parameters, 2) == percent
    assert digits(found["adapter"], GB, 1) == adapter
    assert digits(found["weights"], GB, 0) == weights


@pytest.mark.parametrize(
    ("model", "kept", "states"),
    [
        pytest.param(LLAMA_8B, 1.05, 6.374, id="llama-3.1-8b"),
        pytest.param(QWEN_32B, 1.56, 21.363, id="qwen3-32b"),
        pytest.param(LLAMA_70B, 2.10, 42.84, id="llama-3.3-70b"),
    ],
)
def test_that_qlora_costs_what_the_recipe_of_the_article_gives(model, kept, states):
    asked = job(model, "qlora", "zero16", adapter=RANK_16)
    split = split_of(asked.inventory, asked.scenario.quantization)
    assert digits(split.kept, 1e9, 2) == kept
    assert float(quantised_bytes("nf4", 64, double=True)) == 0.516
    places = len(str(states).split(".")[1])
    assert digits(total(asked), GB, places) == states


@pytest.mark.parametrize(
    ("capacity", "model", "method", "convention", "optimizer", "left"),
    [
        pytest.param(150.8, LLAMA_8B, "full", "zero16", "adamw", 22, id="h200-nvl-8b-full"),
        pytest.param(102.6, LLAMA_8B, "full", "zero16", "adamw-8bit", 22, id="pro-6000-8b-8bit"),
        pytest.param(102.6, LLAMA_8B, "full", "hf18", "adamw-8bit", 6, id="pro-6000-8b-8bit-hf"),
        pytest.param(72, QWEN_32B, "lora", "zero16", "adamw", 4, id="pro-5000-32b-lora"),
        pytest.param(48, LLAMA_70B, "qlora", "zero16", "adamw", 5, id="48-gb-70b-qlora"),
        pytest.param(32, QWEN_32B, "qlora", "zero16", "adamw", 11, id="pro-4500-32b-qlora"),
        pytest.param(32, LLAMA_8B, "lora", "zero16", "adamw", 15, id="pro-4500-8b-lora"),
        pytest.param(150.8, LLAMA_70B, "lora", "zero16", "adamw", 6, id="h200-nvl-70b-lora"),
    ],
)
def test_that_the_headroom_is_what_the_article_prints(
    capacity, model, method, convention, optimizer, left
):
    asked = job(model, method, convention, adapter=RANK_16, training={"optimizer": optimizer})
    assert round(capacity - total(asked) / GB) == left


@pytest.mark.parametrize(
    ("model", "method", "cards", "each"),
    [
        pytest.param(LLAMA_8B, "full", 2, 64.2, id="8b-full-on-2"),
        pytest.param(QWEN_32B, "full", 8, 65.5, id="32b-full-on-8"),
        pytest.param(LLAMA_70B, "lora", 2, 72.2, id="70b-lora-on-2"),
        pytest.param(LLAMA_70B, "full", 8, 141, id="70b-full-on-8"),
    ],
)
@pytest.mark.parametrize("strategy", ["zero3", "fsdp"])
def test_that_each_card_holds_what_the_article_prints(model, method, cards, each, strategy):
    asked = job(model, method, "zero16", adapter=RANK_16, box={"count": cards},
                sharding={"strategy": strategy})  # fmt: skip
    assert digits(total(asked), GB, 0 if each == 141 else 1) == each


def test_that_stage_3_moves_half_as_much_again_as_data_parallelism():
    assert traffic("zero3") / traffic("ddp") == 1.5


def test_that_gpt2_with_1_5_billion_parameters_has_24_gb_of_states():
    assert trained_bytes("zero16", "adamw").total * 1.5 == 24


def test_that_the_rules_of_thumb_of_the_report_hold():
    """About 0.5 B a 4-bit weight, 2 B in bf16, 16 to 20 B with AdamW in full."""
    assert round(float(quantised_bytes("nf4", 64, double=True)), 1) == 0.5
    assert FROZEN == 2
    assert trained_bytes("zero16", "adamw").total == 16
    assert 16 <= trained_bytes("hf18", "adamw").total <= 20
