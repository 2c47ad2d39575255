"""What is alive while one layer is walked back: MEMORY_MODEL section 4, transient t.

The reference gives one sum a method. The engine has the separate moments behind it; each
coefficient here is a count of tensors: hidden gradients of 2f (4f in fp32), gradients of the
stream and of a norm's input of 2h (4h in fp32), and one weight opened to 16 bit.
"""

import pytest

from engine.memory.cost import Cost
from tests.engine.memory.setups import GEMMA2, LLAMA, QWEN3_MOE, layer, prepared

H, F = 4096, 14336
DOWN = 2 * H * F  # 117 MB, "e.g. Llama-8B 117 MB"
BF16 = {"dtype": "bfloat16"}
QV = {"targets": ["q_proj", "v_proj"]}


def moments(method, **fields):
    return set(layer(LLAMA, method, **fields).backward)


def test_that_training_everything_holds_four_hidden_gradients_and_one_weight_gradient():
    """The table: "full: (4f + 2*rb*h)T + largest weight gradient"; rb = 2, the gradient bf16."""
    assert moments("full") == {Cost(token=4 * F + 4 * H, fixed=2 * H * F)}


def test_that_an_fp32_stream_doubles_its_gradients():
    """rb = 4 with fp32 weights, and the weight gradient is fp32."""
    mixed = {"precision": "bf16-mixed"}
    assert moments("full", training=mixed) == {Cost(token=4 * F + 8 * H, fixed=4 * H * F)}


@pytest.mark.parametrize(
    ("adapter", "token"),
    [
        pytest.param({}, 6 * F + 10 * H, id="fp32 on all linears"),
        pytest.param({"dropout": 0.05}, 10 * F + 10 * H, id="dropout: one more of 4f"),
        pytest.param(BF16, 4 * F + 2 * H, id="16 bit on all linears"),
        pytest.param(QV, 6 * F + 2 * H, id="attention only: the product is not freed"),
    ],
)
def test_that_adapters_hold_the_gradients_of_their_inputs(adapter, token):
    assert moments("lora", adapter=adapter) == {Cost(token=token)}


def test_that_a_4_bit_base_has_the_weight_or_the_gradients_at_its_fullest():
    """Hidden gradients alone; down opened beside half of them; the largest opened beside none."""
    assert moments("qlora", quantization={"upcast": False}) == {
        Cost(token=4 * F + 2 * H),
        Cost(token=2 * F + 2 * H, fixed=DOWN),
        Cost(token=2 * H, fixed=DOWN),
    }
    assert round(DOWN / 1e6) == 117


def test_that_k_bit_preparation_makes_these_gradients_fp32():
    assert moments("qlora", quantization={"upcast": True}) == {
        Cost(token=10 * F),
        Cost(token=4 * F + 8 * H, fixed=DOWN),
        Cost(token=8 * H, fixed=DOWN),
    }


def test_that_merged_experts_add_two_copies_of_two_thirds_of_their_gradients():
    """Section 5: "+ ~2x(2/3)P_experts_layer of transients in backward", in 16 bit."""
    experts = 128 * 3 * 768 * 2048
    (cost,) = layer(QWEN3_MOE, "lora", adapter={"targets": "all-linear"}).backward
    assert cost.fixed == 2 * 2 * experts * 2 // 3
    (attention,) = layer(QWEN3_MOE, "lora", adapter={"targets": "attention"}).backward
    assert attention.fixed == 0


def test_that_eager_scores_are_differentiated_after_the_mlp_is_gone():
    """The table: "eager attention instead: (6*Hq*s - MLP part of a + 2*rb*h)T if larger"; Gemma-2, 16 heads."""
    h, f = 3584, 14336
    costs = layer(GEMMA2, training={"attention": "eager"}).backward
    assert Cost(score=6 * 16, token=4 * h - 8 * f) in costs


@pytest.mark.parametrize(
    ("upcast", "hidden", "opened"),
    [
        pytest.param(False, 6 * F + 4 * H, 2 * F + 4 * H, id="16-bit stream"),
        pytest.param(True, 12 * F + 8 * H, 4 * F + 8 * H, id="fp32 stream"),
    ],
)
def test_that_a_forward_that_keeps_nothing_still_holds_one_mlp(upcast, hidden, opened):
    """gate, its activation and up, and the stream before and after; or one opened weight."""
    found = layer(LLAMA, "qlora", quantization={"upcast": upcast}).forward
    assert set(found) == {Cost(token=hidden), Cost(token=opened, fixed=DOWN)}


def test_that_the_largest_moment_is_taken_at_every_size():
    """One token: the opened weight; 100,000 tokens: the gradients."""
    of = prepared(LLAMA, "qlora", quantization={"upcast": False})
    costs = of.ingredients.layers[0]
    size = of.size
    few = of.ingredients.transient(costs, size._replace(batch=1, sequence=1))
    many = of.ingredients.transient(costs, size._replace(batch=1, sequence=100_000))
    assert few == DOWN + 2 * F + 2 * H
    assert many == (4 * F + 2 * H) * 100_000
