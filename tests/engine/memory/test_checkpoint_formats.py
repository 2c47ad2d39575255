"""A base used as it is packed on disk: layouts of AutoGPTQ, AutoAWQ, DeepSeek-V3's fp8 and MXFP4."""

import pytest

from tests.engine.memory.setups import LLAMA, layer, prepared

P = 8_030_261_248
LINEARS = 6_979_321_856


def weights(checkpoint, **fields):
    of = prepared({"id": LLAMA, "checkpoint": checkpoint} | fields, "lora")
    return of.static.weights


@pytest.mark.parametrize(
    ("checkpoint", "bits"),
    [
        # 4 bits, a 16-bit scale and a 4-bit zero point per group of 128
        pytest.param("gptq", 4 + 20 / 128, id="gptq"),
        pytest.param("awq", 4 + 20 / 128, id="awq"),
    ],
)
def test_that_a_packed_base_keeps_its_groups(checkpoint, bits):
    found = weights(checkpoint)
    assert found.packed + found.scales == LINEARS * bits / 8
    assert found.plain == 2 * (P - LINEARS)


def test_that_fp8_and_mxfp4_are_opened_to_train_unless_told_otherwise():
    for checkpoint in ("fp8", "mxfp4"):
        assert weights(checkpoint).total == 2 * P
    kept = weights("fp8", dequantize=False)
    assert kept.packed + kept.scales == LINEARS + 4 * LINEARS // (128 * 128)
    kept = weights("mxfp4", dequantize=False)
    assert kept.packed + kept.scales == LINEARS * 17 // 32  # 4.25 bits: 32 values and a byte


def test_that_a_packed_4_bit_base_opens_one_weight_at_a_time_like_qlora():
    costs = layer({"id": LLAMA, "checkpoint": "gptq"}, "lora")
    assert any(cost.fixed == 2 * 14336 * 4096 for cost in costs.backward)


def test_that_a_bnb_checkpoint_is_nf4_as_qlora_loads_it():
    packed = weights("bnb4")
    assert packed.packed == LINEARS // 2
    assert packed.quantised_parameters == LINEARS
