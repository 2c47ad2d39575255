"""What MLPs and experts keep: MEMORY_MODEL section 2 (dense), 5 (experts), 8 (fused)."""

import pytest

from engine.memory.cost import Cost
from engine.memory.terms.layer import mlp_width
from tests.engine.memory.setups import (
    DEEPSEEK,
    GPT2,
    LLAMA,
    QWEN3_MOE,
    layer,
    piece,
    prepared,
)

F = 14336


def hidden(costs):
    return piece("mlp_hidden", costs), piece("mlp_product", costs)


def test_that_a_gated_mlp_keeps_gate_activation_up_and_trained_its_product():
    """Rows "gate out, silu out, up out" 6f for both, "down_proj input (product)" 2f for full."""
    assert hidden(layer(LLAMA)) == (Cost(token=6 * F), Cost(token=2 * F))
    assert hidden(layer(LLAMA, "lora")) == (Cost(token=6 * F), Cost())


def test_that_an_fp32_stream_through_4_bit_linears_doubles_the_hidden_tensors():
    """The table: "QLoRA after prepare_model_for_kbit_training": 12f instead of 6f."""
    upcast = layer(LLAMA, "qlora", quantization={"upcast": True})
    plain = layer(LLAMA, "qlora", quantization={"upcast": False})
    assert hidden(upcast) == (Cost(token=12 * F), Cost())
    assert hidden(plain) == (Cost(token=6 * F), Cost())


@pytest.mark.parametrize(("precision", "each"), [("bf16-pure", 8), ("bf16-autocast", 14)])
def test_that_the_gelu_of_gpt_2_is_a_chain_of_operations(precision, each):
    """The table: "gelu_new in Python ops: 8f (no AMP) or 14f (AMP), + 2f product"; f = 6400."""
    costs = layer(GPT2, training={"precision": precision})
    assert hidden(costs) == (Cost(token=each * 6400), Cost(token=2 * 6400))


def test_that_a_fused_swiglu_keeps_gate_and_up_alone():
    """Section 8: "keeps gate and up (4f) and recomputes the rest instead of 6f (8f)"."""
    costs = layer(LLAMA, profile="unsloth", training={"kernels": "fused"})
    assert hidden(costs) == (Cost(token=4 * F), Cost())


def test_that_fused_kernels_without_swiglu_leave_the_mlp_alone():
    """fms-acceleration's fused kernels are RMSNorm, RoPE and cross-entropy (evidence README)."""
    costs = layer(LLAMA, profile="transformers", training={"kernels": "fused"})
    assert hidden(costs) == (Cost(token=6 * F), Cost(token=2 * F))


def test_that_trained_experts_keep_the_rows_they_are_given():
    """The table: "Sum full: k(4h + 8fm)", router "softmax 4E, indices ~40k; router input 2h (full)".
    Qwen3-30B-A3B: k = 8, h = 2048, fm = 768, E = 128.
    """
    costs = layer(QWEN3_MOE)
    assert piece("expert_rows", costs) == Cost(token=8 * (4 * 2048 + 8 * 768))
    assert piece("expert_routing", costs) == Cost(token=4 * 128 + 40 * 8 + 2 * 2048)


def test_that_frozen_experts_keep_neither_gathered_rows_nor_products():
    """The table: "frozen experts: k(2h + 6fm)"."""
    costs = layer(QWEN3_MOE, "lora", adapter={"targets": "attention"})
    assert piece("expert_rows", costs) == Cost(token=8 * (2 * 2048 + 6 * 768))
    assert piece("expert_routing", costs) == Cost(token=4 * 128 + 40 * 8)


def test_that_adapted_experts_keep_the_rows_of_trained_ones():
    """Their merged weights need a gradient, so gathered rows and products stay as when trained."""
    costs = layer(QWEN3_MOE, "lora", adapter={"targets": "all-linear"})
    assert piece("expert_rows", costs) == Cost(token=8 * (4 * 2048 + 8 * 768))


def test_that_merging_copies_all_experts_of_a_layer():
    """The table: "a full bf16 copy of all expert weights of the layer (Qwen3-30B-A3B: +1.2 GB per layer)":
    128 x 3 x 768 x 2048 weights of 2 B, and under autocast the fp32 A and B cast beside them:
    rank 2r on gate_up, r on down, per expert.
    """
    matrices = 128 * 3 * 768 * 2048
    adapters = 128 * (2 * 16 * (2048 + 2 * 768) + 16 * (768 + 2048))
    costs = layer(QWEN3_MOE, "lora", adapter={"targets": "all-linear", "rank": 16})
    assert piece("merged_experts", costs) == Cost(fixed=2 * matrices + 2 * adapters)
    assert round(2 * matrices / 1e9, 1) == 1.2
    attention = layer(QWEN3_MOE, "lora", adapter={"targets": "attention"})
    assert piece("merged_experts", attention) == Cost()


def test_that_shared_experts_are_a_dense_mlp_of_their_width():
    """DeepSeek-V2-Lite: two shared experts of 1408 beside the routed ones; layer 0 is dense."""
    experts, dense = layer(DEEPSEEK), layer(DEEPSEEK, block=0)
    assert hidden(experts) == (Cost(token=6 * 2816), Cost(token=2 * 2816))
    assert hidden(dense) == (Cost(token=6 * 10944), Cost(token=2 * 10944))
    assert piece("expert_rows", experts) == Cost(token=6 * (4 * 2048 + 8 * 1408))


def test_that_the_width_of_a_layer_is_that_of_all_experts_a_token_meets():
    blocks = prepared(DEEPSEEK).setup.inventory.blocks
    assert [mlp_width(block) for block in blocks.values()] == [10944, 6 * 1408 + 2816]


def test_that_residual_dropout_keeps_two_boolean_masks():
    """The table: "GPT-2: two residual-dropout masks 2h (bool)"; h = 1600."""
    assert piece("residual_dropout", layer(GPT2)) == Cost(token=2 * 1600)
    assert piece("residual_dropout", layer(LLAMA)) == Cost()
