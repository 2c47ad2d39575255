"""Rows 14 to 24 and 47: windows, hybrids, latent attention, experts, what is refused."""

import pytest

from engine.architecture.spec import (
    DeltaNetAttention,
    ExpertsMlp,
    LatentAttention,
    SoftmaxAttention,
)
from tests.engine.files.importers.samples import (
    LLAMA,
    LLAMA_TOTAL,
    failure,
    inventory,
    keys,
    only_block,
    read,
    shape,
    values,
)

LINEAR = {
    "linear_num_key_heads": 2, "linear_num_value_heads": 4, "linear_key_head_dim": 16,
    "linear_value_head_dim": 16, "linear_conv_kernel_dim": 4,
}  # fmt: skip
MLA = {"kv_lora_rank": 512, "q_lora_rank": 1536, "qk_nope_head_dim": 128, "qk_rope_head_dim": 64,
       "v_head_dim": 128, "model_type": "deepseek_v3"}  # fmt: skip


def windows(config: dict[str, object]) -> list[int | None]:
    spec = inventory(config).spec
    found = []
    for name in spec.order:
        attention = spec.blocks[name].attention
        assert isinstance(attention, SoftmaxAttention)
        found.append(attention.window)
    return found


def test_14_fp32_on_disk_is_twice_the_size_and_says_so() -> None:
    found = read(LLAMA | {"torch_dtype": "float32"})
    assert (found.dtype, found.checkpoint.kind, found.checkpoint.bits) == ("float32", "fp32", 32)
    assert "fp32_on_disk" in keys(found)


@pytest.mark.parametrize(
    "scaling",
    [None, {"type": "linear", "factor": 2.0}, {"rope_type": "yarn", "factor": 4.0},
     {"rope_type": "llama3", "factor": 8.0, "original_max_position_embeddings": 8192}],
)  # fmt: skip
def test_15_rope_scaling_changes_nothing(scaling: object) -> None:
    config = LLAMA | {"rope_scaling": scaling, "rope_parameters": {"rope_theta": 1e6}}
    assert inventory(config).total_parameters == LLAMA_TOTAL


@pytest.mark.parametrize(("given", "kept"), [(1048576, 1048576), (1e30, None), (-1, None)])
def test_16_absurd_positions_are_kept_out(given: float, kept: int | None) -> None:
    found = read(LLAMA | {"max_position_embeddings": given})
    assert found.spec is not None
    assert found.spec.max_context == kept
    assert ("context_ignored" in keys(found)) is (kept is None)


@pytest.mark.parametrize("off", [{"sliding_window": 4096, "use_sliding_window": False},
                                 {"sliding_window": None}])  # fmt: skip
def test_17_window_off(off: dict[str, object]) -> None:
    assert windows(LLAMA | {"model_type": "mistral"} | off) == [None, None]


def test_17_window_on() -> None:
    assert windows(LLAMA | {"model_type": "mistral", "sliding_window": 4096}) == [4096, 4096]


def test_18_layer_types_per_layer() -> None:
    types = ["sliding_attention", "sliding_attention", "full_attention"]
    config = LLAMA | {"num_hidden_layers": 3, "layer_types": types, "sliding_window": 1024}
    assert windows(config) == [1024, 1024, None]


def test_18_a_pattern_instead_of_types() -> None:
    config = LLAMA | {"model_type": "gemma3_text", "num_hidden_layers": 7, "sliding_window": 512,
                      "sliding_window_pattern": 6, "head_dim": 16}  # fmt: skip
    assert windows(config) == [512] * 5 + [None, 512]


def test_18_an_unknown_layer_type_is_named() -> None:
    error = failure(LLAMA | {"layer_types": ["full_attention", "holographic"]})
    assert (error.key, error.field) == ("unknown_block_type", "layer_types")
    assert error.values["found"] == "holographic"


@pytest.mark.parametrize(
    "pattern",
    [
        {"layer_types": ["linear_attention"] * 3 + ["full_attention"]},
        {"full_attention_interval": 4},
    ],
)
def test_19_hybrid_linear(pattern: dict[str, object]) -> None:
    config = LLAMA | LINEAR | pattern | {"model_type": "qwen3_next", "num_hidden_layers": 4}
    found = inventory(config)
    assert found.spec.layers == (("linear", 3), ("full", 1))
    attention = found.spec.blocks["linear"].attention
    assert isinstance(attention, DeltaNetAttention)
    # keys 32, values 64: in_proj_qkvz has 2 x 32 + 2 x 64 rows, in_proj_ba 8
    assert shape(found.blocks["linear"], "in_qkvz") == (192, 64)
    assert shape(found.blocks["linear"], "in_ba") == (8, 64)


def test_20_latent_attention_shapes() -> None:
    config = LLAMA | MLA
    block = only_block(config)
    assert shape(block, "q_a") == (1536, 64)
    assert shape(block, "q_b") == (4 * 192, 1536)
    assert shape(block, "kv_a") == (576, 64)
    assert shape(block, "kv_b") == (4 * 256, 512)
    assert shape(block, "o") == (64, 512)


def test_20_null_query_rank_is_a_plain_projection() -> None:
    block = only_block(LLAMA | MLA | {"q_lora_rank": None})
    assert isinstance(block.block.attention, LatentAttention)
    assert block.block.attention.q_rank is None
    assert shape(block, "q") == (4 * 192, 64)


MOE = {"moe_intermediate_size": 32, "num_experts_per_tok": 2}


@pytest.mark.parametrize("key", ["num_experts", "num_local_experts", "n_routed_experts"])
def test_21_names_for_experts(key: str) -> None:
    mlp = only_block(LLAMA | MOE | {key: 8}).block.mlp
    assert isinstance(mlp, ExpertsMlp)
    assert (mlp.experts, mlp.per_token, mlp.width, mlp.shared_width) == (8, 2, 32, 0)


def test_21_shared_experts_have_their_widths_together() -> None:
    mlp = only_block(LLAMA | MOE | {"n_routed_experts": 8, "n_shared_experts": 2}).block.mlp
    assert isinstance(mlp, ExpertsMlp)
    assert mlp.shared_width == 64


@pytest.mark.parametrize(
    ("given", "order"),
    [({"first_k_dense_replace": 1}, "dmmm"), ({"decoder_sparse_step": 2}, "dmdm"),
     ({"mlp_only_layers": [0]}, "dmmm"), ({"decoder_sparse_step": 2, "mlp_only_layers": [1]}, "dddm"),
     ({"moe_layer_freq": [0, 1, 0, 1]}, "dmdm"), ({"interleave_moe_layer_step": 2}, "dmdm"),
     ({"mlp_layer_types": ["dense", "sparse", "sparse", "dense"]}, "dmmd")],
)  # fmt: skip
def test_22_dense_layers_among_experts(given: dict[str, object], order: str) -> None:
    spec = inventory(LLAMA | MOE | {"num_experts": 8, "num_hidden_layers": 4} | given).spec
    kinds = "".join("m" if spec.blocks[n].mlp.kind == "experts" else "d" for n in spec.order)
    assert kinds == order


@pytest.mark.parametrize("count", [0, 1])
def test_23_no_or_one_expert_is_dense(count: int) -> None:
    assert inventory(LLAMA | {"num_experts": count}).total_parameters == LLAMA_TOTAL


def test_24_prediction_layers_are_in_the_file_and_not_trained() -> None:
    found = read(LLAMA | {"num_nextn_predict_layers": 1})
    assert found.spec is not None
    assert found.spec.extra_prediction_layers == 1
    assert values(found, "extra_prediction_layers") == {"layers": 1}
    assert inventory(LLAMA | {"num_nextn_predict_layers": 1}).total_parameters == LLAMA_TOTAL


@pytest.mark.parametrize(
    "config",
    [{"model_type": "bert_like", "num_hidden_layers": 2}, {"model_type": "t5"} | LLAMA
     | {"model_type": "t5"}, LLAMA | {"is_encoder_decoder": True},
     LLAMA | {"model_type": "x", "architectures": ["XForMaskedLM"]}],
)  # fmt: skip
def test_47_encoders_are_refused_as_not_causal(config: dict[str, object]) -> None:
    assert failure(config).key == "not_causal"


@pytest.mark.parametrize(
    ("given", "block"),
    [({"model_type": "mamba2"}, "state_space"), ({"hybrid_override_pattern": "M-M*"}, "state_space"),
     ({"block_configs": [{}]}, "searched_blocks"), ({"cross_attention_layers": [3]}, "cross_attention"),
     ({"laurel_rank": 64}, "alternating_updates")],
)  # fmt: skip
def test_blocks_that_are_not_modelled_are_named(given: dict[str, object], block: str) -> None:
    error = failure(LLAMA | given)
    assert (error.key, error.values["block"]) == ("unknown_block_type", block)


@pytest.mark.parametrize("architectures", [None, [], "absent"])
def test_32_33_architectures_may_be_missing_or_empty(architectures: object) -> None:
    config = LLAMA | {"model_type": "toyx", "auto_map": {"AutoModel": "modeling_toy.Toy"}}
    if architectures != "absent":
        config["architectures"] = architectures
    assert inventory(config).total_parameters == LLAMA_TOTAL
    assert "unknown_family" in keys(read(config))


def test_a_million_layers_and_a_huge_size_are_refused_quickly() -> None:
    error = failure(LLAMA | {"num_hidden_layers": 10**6})
    assert (error.key, error.field) == ("too_large", "num_hidden_layers")
    assert failure(LLAMA | {"hidden_size": 10**12}).key == "too_large"
