"""Rows 1 to 13 and 41 to 43 of the list of config oddities: names, levels, sizes, types."""

import pytest

from engine.architecture.spec import DenseMlp, SoftmaxAttention
from tests.engine.files.importers.samples import (
    LLAMA,
    LLAMA_TOTAL,
    SIZES,
    failure,
    inventory,
    keys,
    only_block,
    read,
    shape,
    values,
)


def without(*names: str) -> dict[str, object]:
    return {k: v for k, v in LLAMA.items() if k not in names}


def test_a_plain_config_counts_as_by_hand() -> None:
    found = read(LLAMA)
    assert found.origin == "config"
    assert not found.missing
    assert inventory(LLAMA).total_parameters == LLAMA_TOTAL


def test_1_nested_text_part_is_used_and_the_tower_counted_apart() -> None:
    config = {"model_type": "toyvl", "text_config": SIZES, "vision_config": {"hidden_size": 32}}
    found = read(config)
    assert found.spec is not None
    assert found.spec.hidden == 64
    assert values(found, "nested_level") == {"level": "text_config"}
    assert "vision_unknown" in keys(found)
    assert found.spec.vision_parameters == 0


def test_2_doubly_nested_part_names_what_is_missing_by_its_path() -> None:
    found = read({"thinker_config": {"text_config": {"hidden_size": 64}}})
    assert found.spec is None
    paths = {gap.field for gap in found.missing}
    assert "thinker_config.text_config.num_hidden_layers" in paths
    assert "thinker_config.text_config.vocab_size" in paths


@pytest.mark.parametrize("key", ["llm_config", "language_config", "text_config"])
def test_2_every_name_of_the_text_part_is_searched(key: str) -> None:
    assert inventory({key: LLAMA}).total_parameters == LLAMA_TOTAL


def test_3_the_nested_level_wins_over_the_outer_one_and_says_so() -> None:
    found = read({"hidden_size": 32, "text_config": LLAMA})
    assert found.spec is not None
    assert found.spec.hidden == 64
    assert "nested_preferred" in keys(found)


def test_4_head_dim_need_not_divide_hidden() -> None:
    config = LLAMA | {"hidden_size": 2560, "num_attention_heads": 32, "num_key_value_heads": 8,
                      "head_dim": 128}  # fmt: skip
    block = only_block(config)
    assert shape(block, "q") == (4096, 2560)
    assert shape(block, "k") == (1024, 2560)
    assert shape(block, "o") == (2560, 4096)


def test_4_heads_that_do_not_divide_hidden_ask_for_head_dim() -> None:
    found = read(LLAMA | {"num_attention_heads": 5, "num_key_value_heads": 5})
    assert [gap.field for gap in found.missing] == ["head_dim"]


@pytest.mark.parametrize("config", [LLAMA | {"num_key_value_heads": None},
                                    without("num_key_value_heads")])  # fmt: skip
def test_5_absent_kv_heads_equal_the_heads_and_are_marked(config: dict[str, object]) -> None:
    found = read(config)
    assert shape(only_block(config), "k") == (64, 64)
    assert values(found, "assumed_value") == {
        "field": "num_key_value_heads", "value": 4, "basis": "num_attention_heads"
    }  # fmt: skip


def test_6_kv_heads_per_layer() -> None:
    config = LLAMA | {"num_hidden_layers": 4, "num_key_value_heads": [4, 4, 4, 1]}
    found = inventory(config)
    assert sorted(found.counts.values()) == [1, 3]
    assert {shape(block, "k")[0] for block in found.blocks.values()} == {64, 16}


def test_6_a_list_of_the_wrong_length_names_the_field() -> None:
    error = failure(LLAMA | {"num_key_value_heads": [4, 4, 4]})
    assert (error.key, error.field) == ("wrong_length", "num_key_value_heads")
    assert dict(error.values) == {"found": 3, "expected": 2}


def test_7_old_names_are_gpt2_style() -> None:
    config = {"n_embd": 64, "n_layer": 2, "n_head": 4, "n_inner": None, "vocab_size": 100,
              "n_positions": 32}  # fmt: skip
    found = inventory(config)
    (block,) = found.blocks.values()
    assert shape(block, "up") == (256, 64)
    assert block.get("gate") is None
    # embedding, positions, final norm; per layer: qkv, o, up, down with biases, two layer norms
    layer = 64 * 192 + 192 + 64 * 64 + 64 + 2 * 64 * 256 + 256 + 64 + 4 * 64
    assert found.total_parameters == 6400 + 32 * 64 + 128 + 2 * layer
    assert found.spec.residual_dropout


def test_8_multi_query_has_one_kv_head() -> None:
    config = {"model_type": "gpt_bigcode", "n_embd": 64, "n_layer": 2, "n_head": 16,
              "multi_query": True, "vocab_size": 100, "n_positions": 32}  # fmt: skip
    attention = next(iter(inventory(config).spec.blocks.values())).attention
    assert isinstance(attention, SoftmaxAttention)
    assert attention.kv_heads == 1
    assert shape(only_block(config), "qkv") == (64 + 2 * 4, 64)


def test_9_width_from_a_ratio_is_marked_as_derived() -> None:
    config = without("intermediate_size") | {"mlp_ratio": 2.6875}
    assert shape(only_block(config), "up") == (172, 64)
    assert values(read(config), "derived_value")["basis"] == "mlp_ratio"


@pytest.mark.parametrize(("act", "gated"), [("gelu", False), ("silu", True)])
def test_10_gated_follows_the_activation_where_no_family_says_it(act: str, gated: bool) -> None:
    config = SIZES | {"hidden_act": act}
    mlp = only_block(config).block.mlp
    assert isinstance(mlp, DenseMlp)
    assert mlp.gated is gated
    assert "assumed_gated" in keys(read(config))


def test_10_a_known_family_and_the_user_decide_it_otherwise() -> None:
    gemma = LLAMA | {"model_type": "gemma", "hidden_act": "gelu"}
    assert only_block(gemma).get("gate") is not None
    users = SIZES | {"hidden_act": "gelu", "finefit_traits": {"gated": True}}
    assert only_block(users).get("gate") is not None


def test_10_without_any_activation_three_matrices_are_assumed_and_marked() -> None:
    assert only_block(SIZES).get("gate") is not None
    assert values(read(SIZES), "assumed_gated") == {"gated": "true", "basis": ""}


def test_the_short_names_of_original_releases() -> None:
    config = {"dim": 64, "n_layers": 2, "n_heads": 4, "n_kv_heads": 2, "hidden_dim": 128,
              "vocab_size": 100, "tie_word_embeddings": False}  # fmt: skip
    assert inventory(config).total_parameters == LLAMA_TOTAL


def test_11_absent_tie_is_the_familys_default_and_marked() -> None:
    config = without("tie_word_embeddings") | {"model_type": "gemma_like", "vocab_size": 256000}
    found = read(config)
    assert found.spec is not None
    assert found.spec.tied_head
    assert values(found, "assumed_tied") == {"tied": "true", "family": "gemma"}
    assert values(found, "assumed_family") == {"found": "gemma_like", "family": "gemma"}


@pytest.mark.parametrize(
    ("given", "expected"),
    [({"dtype": "bfloat16"}, "bfloat16"), ({"torch_dtype": "torch.float16"}, "float16"),
     ({"torch_dtype": "auto"}, None), ({}, None)],
)  # fmt: skip
def test_12_every_key_of_the_dtype(given: dict[str, str], expected: str | None) -> None:
    found = read(without("torch_dtype") | given)
    assert found.dtype == expected
    assert ("dtype_unknown" in keys(found)) is (expected is None)


def test_13_dtype_only_in_the_nested_part() -> None:
    nested = {k: v for k, v in LLAMA.items() if k != "torch_dtype"} | {"dtype": "bfloat16"}
    assert read({"text_config": nested}).dtype == "bfloat16"


def test_41_vocabulary_is_the_configs_own_padding_included() -> None:
    assert inventory(LLAMA | {"vocab_size": 151936}).spec.vocab == 151936


def test_42_numbers_as_words_and_floats() -> None:
    config = LLAMA | {"hidden_size": "64", "num_hidden_layers": 2.0}
    assert inventory(config).total_parameters == LLAMA_TOTAL


@pytest.mark.parametrize("value", ["64.5", 2.5, "many", True, [64]])
def test_42_what_is_not_integral_names_the_field(value: object) -> None:
    error = failure(LLAMA | {"hidden_size": value})
    assert (error.key, error.field) == ("not_an_integer", "hidden_size")


@pytest.mark.parametrize("value", [0, -4])
def test_43_zero_and_negative_name_the_field(value: int) -> None:
    error = failure(LLAMA | {"num_attention_heads": value})
    assert (error.key, error.field) == ("below_minimum", "num_attention_heads")
    assert error.values["found"] == value


def test_a_missing_field_says_what_it_usually_is() -> None:
    (gap,) = read(without("num_attention_heads")).missing
    assert (gap.field, gap.why) == ("num_attention_heads", "sets_attention_shape")
    assert (gap.usual, gap.basis) == (32, "transformers_default")
