"""Inputs kept for weight gradients: MEMORY_MODEL section 2, "Adapter part" and "fp32 weights"."""

import pytest

from engine.memory.cost import Cost
from tests.engine.memory.setups import LLAMA, QWEN3_MOE, layer, piece

H, F, DQ, DKV, R = 4096, 14336, 4096, 1024, 16
LINEARS = {  # inputs, outputs of the seven linears of a layer
    "q": (H, DQ), "k": (H, DKV), "v": (H, DKV), "o": (DQ, H),
    "gate": (H, F), "up": (H, F), "down": (F, H),
}  # fmt: skip
INPUTS = sum(inputs for inputs, _ in LINEARS.values())
CASTS = 2 * R * sum(inputs + outputs for inputs, outputs in LINEARS.values())


def adapters(**fields):
    quantized = "quantization" in fields
    adapter = {"rank": R, "targets": "all-linear"} | fields.pop("adapter", {})
    return piece(
        "adapter_inputs", layer(LLAMA, "qlora" if quantized else "lora", adapter=adapter, **fields)
    )


def test_that_trained_linears_share_the_output_of_the_norm_before_them():
    """Row "norm output": 2h each norm when full; "o_proj input: 0"."""
    assert piece("linear_inputs", layer(LLAMA)) == Cost(token=2 * 2 * H)
    assert piece("linear_inputs", layer(LLAMA, "lora")) == Cost()


def test_that_fp32_weights_give_every_linear_a_copy_of_its_own():
    """The table: "q,k,v and gate,up each save an own bf16 input copy (3*2h, 2*2h); o 0; down 2f"."""
    costs = layer(LLAMA, training={"precision": "bf16-mixed"})
    assert piece("linear_inputs", costs) == Cost(token=3 * 2 * H + 2 * 2 * H)
    assert piece("mlp_product", costs) == Cost(token=2 * F)


def test_that_autocast_casts_every_fp32_linear_weight_once():
    """The table: "+ 2 B per linear weight": of a Llama layer 2 h dq + 2 h dkv + 3 h f."""
    costs = layer(LLAMA, training={"precision": "bf16-mixed"})
    weights = 2 * H * DQ + 2 * H * DKV + 3 * H * F
    assert piece("weight_casts", costs) == Cost(fixed=2 * weights)
    assert piece("weight_casts", layer(LLAMA)) == Cost()
    assert piece("weight_casts", layer(LLAMA, "qlora")) == Cost()


def test_that_eager_attention_adds_a_copy_of_its_output():
    """The table: "Eager attention: + out copy 2dq if full or bf16 adapters"."""
    eager = {"attention": "eager"}
    assert piece("linear_inputs", layer(LLAMA, training=eager)) == Cost(token=4 * H + 2 * DQ)
    pure = {"precision": "bf16-pure"}
    bf16 = {"dtype": "bfloat16"}
    flash = adapters(training=pure, adapter=bf16)
    assert adapters(training=pure | eager, adapter=bf16) - flash == Cost(token=2 * DQ)


def test_that_fp32_adapters_under_autocast_copy_every_input():
    """The table: "a NEW bf16 copy PER ADAPTER: 2i + 2r per token, + 2r(i+o) fixed"."""
    assert adapters() == Cost(token=2 * INPUTS + 7 * 2 * R, fixed=CASTS)


def test_that_fp32_adapters_without_autocast_copy_in_fp32():
    """The table: "fp32 adapters, no AMP: fp32 copy per adapter: 4i + 4r"."""
    assert adapters(training={"precision": "bf16-pure"}) == Cost(token=4 * INPUTS + 7 * 4 * R)


@pytest.mark.parametrize("precision", ["bf16-pure", "bf16-autocast"])
def test_that_16_bit_adapters_share_their_inputs(precision):
    """The table: "2h qkv, 2h gate/up, 2f down, 0 for o, + 2r each"."""
    cost = adapters(training={"precision": precision}, adapter={"dtype": "bfloat16"})
    assert cost == Cost(token=2 * H + 2 * H + 2 * F + 7 * 2 * R)


def test_that_dropout_adds_a_mask_of_one_byte():
    """The table: "LoRA dropout>0: + 1*i mask (bool) per adapter"; fp32 copies were per adapter before."""
    assert adapters(adapter={"dropout": 0.05}) - adapters() == Cost(token=INPUTS)


def test_that_dropout_makes_16_bit_inputs_separate_too():
    """The table: "with bf16 adapters also an own 2i copy per adapter (not shared)"."""
    cost = adapters(
        training={"precision": "bf16-pure"}, adapter={"dtype": "bfloat16", "dropout": 0.1}
    )
    assert cost == Cost(token=3 * INPUTS + 7 * 2 * R)


def test_that_a_4_bit_linear_shares_a_16_bit_input():
    """The table: "bnb Linear4bit under AMP: a bf16 input is shared (once per group, 0 for o)"."""
    cost = adapters(quantization={"upcast": False})
    assert cost == Cost(token=2 * H + 2 * H + 2 * F + 7 * 2 * R, fixed=CASTS)


def test_that_a_4_bit_linear_copies_an_fp32_input():
    """The table: "an fp32 input gives one 2i copy per adapter": all but o, whose input is 16 bit."""
    cost = adapters(quantization={"upcast": True})
    assert cost == Cost(token=2 * (INPUTS - DQ) + 7 * 2 * R, fixed=CASTS)


def test_that_only_targeted_linears_keep_an_input():
    cost = adapters(adapter={"targets": ["q_proj", "v_proj"]})
    assert cost == Cost(token=2 * (2 * H + 2 * R), fixed=2 * R * (H + DQ + H + DKV))


def test_that_a_router_reads_the_input_its_routing_counts():
    """Qwen3-30B-A3B trained: q, k, v share one 2h; the router's 2h is a row of section 5."""
    assert piece("linear_inputs", layer(QWEN3_MOE)) == Cost(token=2 * 2048)
