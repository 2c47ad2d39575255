"""Whole layers against the sums that MEMORY_MODEL section 2 prints."""

import pytest

from engine.memory.activations import stored
from engine.memory.cost import Cost, Size
from tests.engine.memory.setups import GPT2, LLAMA, layer, prepared, saved

H, F, DQ, DKV, HEADS = 4096, 14336, 4096, 1024, 32
FULL = 16 * H + 4 * DQ + 4 * DKV + 4 * HEADS + 8 + 8 * F
FROZEN = 8 * H + 8 + 4 * DQ + 4 * DKV + 4 * HEADS + 6 * F
BF16 = {"precision": "bf16-pure"}


@pytest.mark.parametrize("precision", ["bf16-pure", "bf16-autocast"])
def test_that_a_trained_layer_is_the_sum_of_its_table(precision):
    """The table: "AMP on or off makes no difference for full"."""
    assert saved(LLAMA, training={"precision": precision}) == Cost(token=FULL)


def test_that_a_frozen_layer_without_its_adapters_is_the_sum_of_its_table():
    costs = layer(LLAMA, "lora")
    rest = sum(part.cost.token for part in costs.plain if part.key != "adapter_inputs")
    assert rest == FROZEN


@pytest.mark.parametrize(
    ("method", "targets", "per_h"),
    [
        pytest.param("lora", "all-linear", 53, id="r=16 all-linear"),
        pytest.param("full", "all-linear", 49, id="full fine-tuning"),
        pytest.param("lora", ["q_proj", "v_proj"], 38, id="q,v only"),
    ],
)
def test_that_adapters_on_all_linears_keep_more_than_training_everything(method, targets, per_h):
    """The table: "53 vs 49 bytes/token/layer per unit of h; q,v only 38"."""
    cost = saved(LLAMA, method, adapter={"targets": targets, "rank": 16})
    assert round(cost.token / H) == per_h


@pytest.mark.parametrize(("upcast", "kilobytes"), [(True, 297.8), (False, 187.2)])
def test_that_k_bit_preparation_costs_what_the_model_prints_per_token(upcast, kilobytes):
    """The table: "Llama-8B: 297.8 kB vs 187.2 kB per token per layer", the casts of A and B of one layer
    spread over the 1024 tokens of that run.
    """
    costs = layer(LLAMA, "qlora", quantization={"upcast": upcast}, adapter={"rank": 16})
    assert round(costs.plain_cost.at(Size(1, 1024)) / 1024 / 1000, 1) == kilobytes


def test_that_a_layer_of_gpt_2_is_the_sum_of_its_variants():
    """Under AMP: two LayerNorms 4h+8, qkv 6h, out 2h + 4H, a 2h copy of the fp32 norm output for
    qkv and one for the MLP, gelu 14f, product 2f, masks 2h.
    """
    h, f, heads = 1600, 6400, 25
    expected = 2 * (4 * h + 8) + 6 * h + 2 * h + 4 * heads + 2 * 2 * h + 16 * f + 2 * h
    assert saved(GPT2) == Cost(token=expected)


@pytest.mark.parametrize(("method", "less"), [("lora", 4 * H + 4), ("full", 0)])
def test_that_the_bottom_layer_of_a_frozen_model_keeps_less(method, less):
    """The table: "Layer 0 without input-grad: LoRA without ckpt saves (4h+4) less in total"."""
    size = Size(2, 1000)
    of = prepared(LLAMA, method)
    kept = sum(part.bytes for part in stored(of.ingredients, of.options, size))
    assert kept == 32 * of.ingredients.layers[0].plain_cost.at(size) - less * 2000
