"""What norms keep: MEMORY_MODEL section 2 (RMSNorm, LayerNorm, Gemma) and section 8 (fused)."""

import pytest

from engine.memory.cost import Cost
from tests.engine.memory.setups import GEMMA2, GEMMA3, GPT2, LLAMA, QWEN3, layer, piece

H = 4096


@pytest.mark.parametrize(
    ("method", "each"),
    [
        pytest.param("full", 4 * H + 4 + 2 * H, id="full: fp32 upcast, rsqrt, x_hat"),
        pytest.param("lora", 4 * H + 4, id="frozen: no x_hat"),
    ],
)
def test_that_two_norms_of_a_layer_keep_what_the_table_says(method, each):
    assert piece("norms", layer(LLAMA, method)) == Cost(token=2 * each)


def test_that_fp32_weights_make_the_normalised_value_fp32():
    """The table: "fp32 weights + AMP": 4h (the residual itself) + 4h x_hat + 4."""
    costs = layer(LLAMA, training={"precision": "bf16-mixed"})
    assert piece("norms", costs) == Cost(token=2 * (8 * H + 4))


def test_that_gemma_keeps_four_norms_in_fp32():
    """The table: "Gemma RMSNorm computes in fp32": full 4*(8h+4), frozen 4*(4h+4); h = 3584."""
    assert piece("norms", layer(GEMMA2)) == Cost(token=4 * (8 * 3584 + 4))
    assert piece("norms", layer(GEMMA2, "lora")) == Cost(token=4 * (4 * 3584 + 4))


@pytest.mark.parametrize(("precision", "width"), [("bf16-pure", 2), ("bf16-autocast", 4)])
def test_that_layer_norm_keeps_its_input_and_two_statistics(precision, width):
    """The table: "GPT-2: LayerNorm saves its input (2h; fp32 4h under AMP) + 8"; h = 1600."""
    costs = layer(GPT2, training={"precision": precision})
    assert piece("norms", costs) == Cost(token=2 * (width * 1600 + 8))


def test_that_norms_over_the_heads_of_q_and_k_count_one_row_a_head():
    """The table: "QK-norm": 4n + 4*heads (+2n if full) for n = dq = 4096 of 32 heads and n = dkv = 1024 of 8."""
    frozen = 4 * 4096 + 4 * 32 + 4 * 1024 + 4 * 8
    assert piece("qk_norms", layer(QWEN3, "lora")) == Cost(token=frozen)
    assert piece("qk_norms", layer(QWEN3)) == Cost(token=frozen + 2 * 4096 + 2 * 1024)


def test_that_gemma_multiplies_the_normed_heads_in_fp32():
    """The table: "+4n Gemma" when full: Gemma-3-1B has 4 heads of 256 and one for keys."""
    n, m = 4 * 256, 256
    expected = 4 * n + 4 * 4 + 4 * n + 4 * m + 4 * 1 + 4 * m
    assert piece("qk_norms", layer(GEMMA3)) == Cost(token=expected)


@pytest.mark.parametrize("method", ["full", "lora"])
def test_that_a_fused_norm_keeps_its_input_and_one_statistic(method):
    """Section 8: "the bf16 input (the residual, shared) and one fp32 statistic a row"."""
    costs = layer(LLAMA, method, training={"kernels": "fused"})
    assert piece("norms", costs) == Cost(token=2 * (2 * H + 4))
