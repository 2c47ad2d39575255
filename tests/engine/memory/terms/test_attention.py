"""What attention keeps: MEMORY_MODEL section 2, the rows on flash attention and the variants."""

import pytest

from engine.memory.cost import Cost
from tests.engine.memory.setups import (
    DEEPSEEK,
    GEMMA2,
    GPT2,
    LLAMA,
    PHI3,
    QWEN_NEXT,
    layer,
    piece,
    prepared,
)

DQ, DKV, HEADS = 32 * 128, 8 * 128, 32  # of Llama-3.1-8B


@pytest.mark.parametrize("method", ["full", "lora"])
def test_that_flash_attention_keeps_q_k_v_its_output_and_one_statistic_a_head(method):
    """Row "flash attention q, k, v, out, logsumexp": 2dq+2dkv+2dkv+2dq+4Hq, for both columns."""
    costs = layer(LLAMA, method)
    assert piece("attention_qkv", costs) == Cost(token=2 * DQ + 2 * DKV + 2 * DKV)
    assert piece("attention_out", costs) == Cost(token=2 * DQ + 4 * HEADS)


def test_that_a_mask_repeats_keys_and_values_and_adds_one_score_matrix_a_layer():
    """The table: "SDPA with a mask": k and v repeated to Hq (2dq each), an own bf16 mask of 2*b*s*s."""
    costs = layer(LLAMA, training={"padding_mask": True})
    assert piece("attention_qkv", costs, masked=True) == Cost(token=3 * 2 * DQ)
    assert piece("attention_mask", costs, masked=True) == Cost(score=2)
    assert piece("attention_mask", costs) == Cost()


def test_that_eager_attention_keeps_the_scores_in_fp32_and_in_16_bit():
    """The table: "Eager attention": 3*2dq + Hq*s*(4 softmax fp32 + 2 bf16 probabilities)."""
    costs = layer(LLAMA, training={"attention": "eager"})
    assert piece("attention_qkv", costs) == Cost(token=3 * 2 * DQ)
    assert piece("attention_scores", costs) == Cost(score=HEADS * (4 + 2))
    assert piece("attention_out", costs) == Cost()


def test_that_a_soft_cap_keeps_its_tanh_of_every_score():
    """Gemma-2-9B has 16 heads: Hq*s*(4 + 2 + 2 tanh)."""
    costs = layer(GEMMA2, training={"attention": "eager"})
    assert piece("attention_scores", costs) == Cost(score=16 * (4 + 2 + 2))


def test_that_eager_dropout_keeps_a_mask_and_the_scaled_probabilities():
    """GPT-2 XL, 25 heads: torch's dropout saves a boolean mask, 1 B, and its own output, 2 B."""
    costs = layer(GPT2, training={"attention": "eager"})
    assert piece("attention_dropout", costs) == Cost(score=25 * (1 + 2))


def test_that_a_view_of_a_fused_projection_keeps_all_of_it():
    """The table: "Fused qkv": replace 2dkv of v by 2(dq+2dkv). Phi-3-mini: 32 heads of 96 for q, k and v."""
    n = 32 * 96
    costs = layer(PHI3)
    assert piece("attention_qkv", costs) == Cost(token=2 * n + 2 * n + 2 * (n + 2 * n))


def test_that_without_rotation_q_and_k_are_views_too():
    """GPT-2 turns nothing: the three 2h of the projection's output, once."""
    assert piece("attention_qkv", layer(GPT2)) == Cost(token=3 * 2 * 1600)


def test_that_a_framework_with_its_own_fused_projection_keeps_it_whole():
    """litgpt's attention has one qkv matrix for every model; Llama's heads turn q and k."""
    own = layer(LLAMA, "lora", profile="litgpt")
    assert piece("attention_qkv", own) == Cost(token=2 * DQ + 2 * DKV + 2 * (DQ + 2 * DKV))


def test_that_latent_attention_keeps_what_it_expanded():
    """The table: "MLA": q and k 2*H*192 each, v is all of kv_b's output 2*H*256, out 2*H*128, 4H,
    kv_a norm 4*512+4 (+2*512 full) and kv_b's input 2*512 (full). DeepSeek-V2-Lite, H = 16.
    """
    full, frozen = layer(DEEPSEEK), layer(DEEPSEEK, "lora", adapter={"targets": ["q_proj"]})
    for costs in (full, frozen):
        assert piece("attention_qkv", costs) == Cost(token=2 * 2 * 16 * 192 + 2 * 16 * 256)
        assert piece("attention_out", costs) == Cost(token=2 * 16 * 128 + 4 * 16)
    assert piece("latent_norms", full) == Cost(token=4 * 512 + 4 + 2 * 512)
    assert piece("latent_norms", frozen) == Cost(token=4 * 512 + 4)
    assert piece("latent_inputs", full) == Cost(token=2 * 512)
    assert piece("latent_inputs", frozen) == Cost()


def test_that_a_compressed_query_is_normed_and_kept_as_well():
    """DeepSeek-V3 compresses q to 1536: another norm 4*1536+4+2*1536 and another input 2*1536."""
    costs = layer("deepseek-ai/DeepSeek-V3")
    assert piece("latent_norms", costs) == Cost(token=6 * 512 + 4 + 6 * 1536 + 4)
    assert piece("latent_inputs", costs) == Cost(token=2 * 512 + 2 * 1536)


def test_that_linear_attention_grows_with_tokens_and_never_with_their_square():
    """Qwen3-Next: a gated delta net has no score matrix (arXiv 2412.06464), whatever the mask; its
    two gates are fp32, 4 B each, for 32 value heads.
    """
    kinds = prepared(QWEN_NEXT, training={"padding_mask": True}).ingredients.layers
    (delta,) = (costs for costs in kinds if piece("delta_gates", costs) != Cost())
    assert delta.plain_cost.score == delta.masked_cost.score == 0
    assert piece("delta_gates", delta) == Cost(token=2 * 4 * 32)


def test_that_a_delta_net_keeps_its_convolution_and_its_gated_output():
    """Qwen3-Next: 16 key heads and 32 value heads of 128. In 16 bit: the joined q, k, v before and
    after the convolution, q and k repeated to the value heads; the output norm's fp32 input (4 B),
    the gate and the gated result (2 B each).
    """
    keys, values = 16 * 128, 32 * 128
    kinds = prepared(QWEN_NEXT).ingredients.layers
    (delta,) = (costs for costs in kinds if piece("delta_gates", costs) != Cost())
    joined = 2 * keys + values
    assert piece("attention_qkv", delta) == Cost(token=2 * 2 * joined + 2 * 2 * values)
    assert piece("attention_out", delta) == Cost(token=(4 + 2 + 2) * values)


def test_that_a_gated_output_keeps_the_gate_and_what_it_multiplies():
    """Qwen3-Next's full attention: 16 heads of 256, sigmoid and ungated output of 2dq each."""
    kinds = prepared(QWEN_NEXT).ingredients.layers
    (full,) = (costs for costs in kinds if piece("delta_gates", costs) == Cost())
    assert piece("attention_gate", full) == Cost(token=2 * 2 * 16 * 256)
    assert piece("attention_gate", layer(LLAMA)) == Cost()
