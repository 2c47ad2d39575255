"""What the reader must know: gates of the card, traps, and what the numbers leave out."""

import pytest

from engine import plan
from tests.engine.memory.setups import GEMMA2, LLAMA, QWEN3_MOE, scenario


def keys(model=LLAMA, method="lora", **fields):
    return {notice.key for notice in plan(scenario(model, method, **fields)).notices}


def test_that_an_ordinary_run_needs_no_warning():
    assert keys() == set()
    assert keys(method="full") == set()


@pytest.mark.parametrize(
    ("card", "precision", "gate"),
    [
        # The documents' table: 8.9 has fp8 alone, 12.0 nvfp4 but no mxfp8, 8.6 none of them.
        ("rtx-4090", "fp8-mixed", None),
        ("rtx-3090", "fp8-mixed", "no_fp8"),
        ("rtx-4090", "nvfp4-mixed", "no_nvfp4"),
        ("rtx-5090", "nvfp4-mixed", None),
        ("rtx-5090", "mxfp8-mixed", "no_mxfp8"),
        ("t4", "bf16-autocast", "no_bf16"),
        ("rtx-4090", "bf16-autocast", None),
    ],
)
def test_that_a_card_is_asked_whether_it_can(card, precision, gate):
    gates = {key for key in keys(gpu=card, training={"precision": precision}) if "no_" in key}
    assert {key for key in gates if key != "not_modelled"} == ({gate} if gate else set())


def test_that_adapted_experts_are_called_a_trap_with_their_size():
    """MEMORY_MODEL section 5: "Qwen3-30B-A3B: +1.2 GB per layer, ~58 GB in total"."""
    found = plan(scenario(QWEN3_MOE, "lora", adapter={"targets": "all-linear"})).notices
    (trap,) = (notice for notice in found if notice.key == "experts_materialised")
    assert int(trap.values["bytes"]) / 1e9 == pytest.approx(58, abs=3)
    assert "experts_materialised" not in keys(QWEN3_MOE, adapter={"targets": "attention"})


@pytest.mark.parametrize(
    ("fields", "key"),
    [
        ({"adapter": {"targets": ["qkv_proj"]}}, "nothing_trained"),
        ({"adapter": {"dora": True}}, "not_modelled"),
        ({"training": {"use_cache": True}}, "not_modelled"),
        ({"training": {"image_tokens": 5}}, "not_modelled"),
        ({"training": {"lengths": {"mean": 300, "max": 2048}}}, "not_modelled"),
        ({"objective": {"kind": "grpo", "generations": 4}}, "not_modelled"),
        ({"objective": {"kind": "grpo", "completion_length": 99}}, "not_modelled"),
        ({"training": {"optimizer": "lomo"}}, "optimizer_needs_full"),
        (
            {"training": {"optimizer_in_backward": True, "gradient_accumulation": 2}},
            "no_accumulation_in_backward",
        ),
    ],
)
def test_that_a_trap_or_a_gap_is_named(fields, key):
    assert key in keys(**fields)


def test_that_a_soft_cap_says_that_it_changed_the_attention():
    assert "softcap_needs_eager" in keys(GEMMA2, training={"attention": "sdpa"})
    assert "softcap_needs_eager" not in keys(GEMMA2, training={"attention": "eager"})
