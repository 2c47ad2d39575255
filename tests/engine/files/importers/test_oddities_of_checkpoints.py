"""Rows 25 to 31: quantised checkpoints, what can be trained on them and at what size."""

from collections.abc import Mapping

import pytest

from engine.files.importers.config import read_config, spec_from_config
from engine.files.importers.imported import Checkpoint
from tests.engine.files.importers.samples import LLAMA, keys, read, values

ALL = ("full", "lora", "qlora", "inference")


def checkpoint(quantization: Mapping[str, object]) -> Checkpoint:
    found = read(LLAMA | {"quantization_config": quantization})
    assert found.spec is not None
    assert found.spec.checkpoint == found.checkpoint.kind
    return found.checkpoint


def test_25_bitsandbytes_is_already_four_bit() -> None:
    found = checkpoint({"quant_method": "bitsandbytes", "load_in_4bit": True,
                        "bnb_4bit_use_double_quant": True})  # fmt: skip
    assert found.kind == "bnb4"
    assert "full" not in found.packed + found.opened
    assert "qlora" in found.packed
    # 0.5 B + 1 B / 64 + 4 B / (64 x 256) a weight
    assert found.bits == pytest.approx(4.12695, abs=1e-5)


@pytest.mark.parametrize(
    ("given", "kind", "bits"),
    [({"quant_method": "gptq", "bits": 4, "group_size": 128}, "gptq", 4 + 20 / 128),
     ({"quant_method": "gptq", "bits": 4, "group_size": -1}, "gptq", 4.0),
     ({"quant_method": "gptq", "bits": 8, "group_size": 128}, "gptq", 8 + 24 / 128),
     ({"quant_method": "awq", "w_bit": 4, "q_group_size": 64}, "awq", 4 + 20 / 64),
     ({"quant_method": "awq", "bits": 4, "group_size": 128}, "awq", 4 + 20 / 128)],
)  # fmt: skip
def test_26_gptq_and_awq_carry_adapters_on_the_packed_base_only(
    given: dict[str, object], kind: str, bits: float
) -> None:
    found = checkpoint(given)
    assert found.kind == kind
    assert found.bits == pytest.approx(bits)
    assert found.packed == ("lora", "inference")
    assert found.opened == ()


def test_27_fp8_is_opened_to_twice_the_file() -> None:
    found = checkpoint({"quant_method": "fp8", "weight_block_size": [128, 128]})
    assert (found.kind, found.growth, found.opened) == ("fp8", 2.0, ALL)
    assert found.packed == ("inference",)


def test_28_mxfp4_is_opened_to_between_three_and_four_times_the_file() -> None:
    given = {"quant_method": "mxfp4", "modules_to_not_convert": ["model.embed_tokens"]}
    found = checkpoint(given)
    assert found.kind == "mxfp4"
    assert found.growth == pytest.approx(16 / 4.25)
    assert "quantised_open_first" in keys(read(LLAMA | {"quantization_config": given}))


@pytest.mark.parametrize(
    ("weights", "kind", "growth"),
    [({"num_bits": 4}, "gptq", 4.0), ({"num_bits": 8, "type": "float"}, "fp8", 2.0),
     ({"num_bits": 8, "type": "int"}, "int8", 2.0)],
)  # fmt: skip
def test_29_compressed_tensors(weights: dict[str, object], kind: str, growth: float) -> None:
    found = checkpoint({"quant_method": "compressed-tensors", "format": "pack-quantized",
                        "config_groups": {"group_0": {"weights": weights}}})  # fmt: skip
    assert (found.kind, found.growth) == (kind, growth)


def test_30_quantisation_is_looked_for_at_both_levels() -> None:
    given = {"quant_method": "fp8"}
    inner = read({"text_config": LLAMA | {"quantization_config": given}})
    outer = read({"text_config": LLAMA, "quantization_config": given})
    assert inner.checkpoint.kind == outer.checkpoint.kind == "fp8"


@pytest.mark.parametrize(
    "given",
    [{"quant_method": "newmethod"}, {"quant_method": "compressed-tensors"}, {"x": 1},
     {"quant_method": "compressed-tensors", "config_groups": {"group_0": None}}],
)  # fmt: skip
def test_31_unknown_methods_are_low_confidence_and_no_crash(given: dict[str, object]) -> None:
    found = checkpoint(given)
    assert not found.sure
    assert found.bits is None
    assert "quantised_unknown" in keys(read(LLAMA | {"quantization_config": given}))


def test_what_can_be_trained_is_said_with_the_sizes() -> None:
    given = {"quant_method": "gptq", "bits": 4, "group_size": 128}
    said = values(read(LLAMA | {"quantization_config": given}), "quantised_train_on_packed")
    assert said["packed"] == "lora,inference"
    assert said["bits"] == pytest.approx(4.1562)


def test_equal_contents_are_read_once() -> None:
    copy = dict(LLAMA)
    assert read_config(LLAMA) is read_config(copy)
    assert spec_from_config(LLAMA) is spec_from_config(copy)
