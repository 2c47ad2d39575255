"""The family data: loaded whole, and every published total comes out of sizes and traits."""

import json
from pathlib import Path
from typing import Any

import pytest

from engine.architecture.assemble import Delta, Dimensions, Experts, Heads, Latent, build_spec
from engine.architecture.families import all_families, family, find_family
from engine.architecture.inventory import Inventory, inventory_of
from engine.architecture.spec import SoftmaxAttention
from engine.errors import InputError

COLLECTION = Path(__file__).resolve().parents[3].parent / "shared" / "data" / "models.jsonl"


def built(model_type: str, tied: bool, **sizes: Any) -> Inventory:
    kind = family(model_type)
    dims = Dimensions.model_validate(sizes)
    return inventory_of(build_spec(dims, kind, kind.traits.replace(tied_head=tied), id="x"))


# Totals as the Hub prints them for the public checkpoints (safetensors metadata, buffers and a
# head stored twice taken off).
PUBLISHED: list[tuple[str, int, bool, dict[str, Any]]] = [
    ("llama", 8_030_261_248, False,
     {"hidden": 4096, "vocab": 128256, "layers": 32, "heads": 32, "kv_heads": 8, "head_dim": 128,
      "width": 14336}),
    ("gpt2", 124_439_808, True,
     {"hidden": 768, "vocab": 50257, "layers": 12, "heads": 12, "kv_heads": 12, "head_dim": 64,
      "width": 3072, "max_context": 1024}),
    ("gemma2", 2_614_341_888, True,
     {"hidden": 2304, "vocab": 256000, "layers": 26, "heads": 8, "kv_heads": 4, "head_dim": 256,
      "width": 9216}),
    ("phi3", 3_821_079_552, False,
     {"hidden": 3072, "vocab": 32064, "layers": 32, "heads": 32, "kv_heads": 32, "head_dim": 96,
      "width": 8192}),
    ("mixtral", 46_702_792_704, False,
     {"hidden": 4096, "vocab": 32000, "layers": 32, "heads": 32, "kv_heads": 8, "head_dim": 128,
      "experts": {"experts": 8, "per_token": 2, "width": 14336}}),
    ("qwen3_moe", 30_532_122_624, False,
     {"hidden": 2048, "vocab": 151936, "layers": 48, "heads": 32, "kv_heads": 4, "head_dim": 128,
      "experts": {"experts": 128, "per_token": 8, "width": 768}}),
    ("gpt_oss", 20_914_757_184, False,
     {"hidden": 2880, "vocab": 201088, "layers": 24, "heads": 64, "kv_heads": 8, "head_dim": 64,
      "experts": {"experts": 32, "per_token": 4, "width": 2880}}),
    ("deepseek_v2", 15_706_484_224, False,
     {"hidden": 2048, "vocab": 102400, "layers": 27, "heads": 16, "kv_heads": 16, "head_dim": 1,
      "width": 10944, "routed": [False] + [True] * 26,
      "latent": {"kv_rank": 512, "nope_dim": 128, "rope_dim": 64, "value_dim": 128},
      "experts": {"experts": 64, "per_token": 6, "width": 1408, "shared_width": 2816}}),
]  # fmt: skip


@pytest.mark.parametrize(("model_type", "total", "tied", "sizes"), PUBLISHED)
def test_published_totals(model_type: str, total: int, tied: bool, sizes: dict[str, Any]) -> None:
    assert built(model_type, tied, **sizes).total_parameters == total


def test_every_family_names_its_source_and_is_found_by_its_aliases() -> None:
    for name, entry in all_families().items():
        assert entry.source, name
        assert all(find_family(alias) is entry for alias in entry.aliases), name


def test_no_name_belongs_to_two_families() -> None:
    names = [n for name, entry in all_families().items() for n in (name, *entry.aliases)]
    assert sorted(names) == sorted(set(names))


def test_an_unknown_family_is_an_input_error() -> None:
    assert find_family("toyx") is None
    with pytest.raises(InputError, match="unknown_family"):
        family("toyx")


@pytest.mark.parametrize(
    ("model_type", "role", "name"),
    [("phi3", "qkv", "qkv_proj"), ("gpt2", "o", "c_proj"), ("internlm2", "gate", "w1"),
     ("gpt_neox", "qkv", "query_key_value"), ("gpt_neox", "head", "embed_out"),
     ("falcon", "down", "dense_4h_to_h"), ("chatglm", "gate_up", "dense_h_to_4h")],
)  # fmt: skip
def test_leaf_names_as_in_the_modelling_files(model_type: str, role: str, name: str) -> None:
    sizes = {"hidden": 64, "vocab": 100, "layers": 1, "heads": 4, "kv_heads": 4, "head_dim": 16,
             "width": 128, "max_context": 32}  # fmt: skip
    found = built(model_type, False, **sizes)
    modules = [*found.ends, *(m for b in found.blocks.values() for m in b.modules)]
    assert {m.name for m in modules if m.role == role} == {name}


def test_a_sparse_indexer_is_counted() -> None:
    """DeepseekV32Indexer: wq_b 32 x 24, wk 8 x 64, LayerNorm 2 x 8, weights_proj 4 x 64."""
    sizes: dict[str, Any] = {"hidden": 64, "vocab": 100, "layers": 2, "heads": 4, "kv_heads": 4,
                             "head_dim": 1, "width": 128}  # fmt: skip
    latent = {"q_rank": 24, "kv_rank": 16, "nope_dim": 8, "rope_dim": 4, "value_dim": 8}
    indexed = latent | {"index_heads": 4, "index_dim": 8}
    plain = built("deepseek_v32", False, latent=latent, **sizes).total_parameters
    every = built("deepseek_v32", False, latent=indexed, **sizes).total_parameters
    half = built("deepseek_v32", False, latent=indexed, indexed=[True, False], **sizes)
    one = 32 * 24 + 8 * 64 + 16 + 4 * 64
    assert (every - plain, half.total_parameters - plain) == (2 * one, one)


def test_layers_that_reuse_keys_have_no_projections_of_their_own() -> None:
    sizes: dict[str, Any] = {"hidden": 64, "vocab": 100, "layers": 2, "heads": 4, "kv_heads": 1,
                             "head_dim": 16, "width": 128}  # fmt: skip
    found = built("gemma4_text", True, shared_keys=[False, True], **sizes)
    roles = [{m.role for m in found.blocks[n].modules} for n in found.spec.order]
    assert {"k", "v", "k_norm"} <= roles[0]
    assert not {"k", "v", "k_norm"} & roles[1]
    assert all(isinstance(b.attention, SoftmaxAttention) for b in found.spec.blocks.values())


def dimensions(row: dict[str, Any]) -> Dimensions:
    """A catalogue row as sizes; which layers are linear or global follows the families' patterns."""
    layers, moe, mla = row["num_hidden_layers"], row["moe"], row["mla"]
    linear, wide = row["linear_attn"], row["global_attn"]
    every = 4 if linear else 6
    windowed = "linear" if linear else "sliding"
    kinds = ["full" if (i + 1) % every == 0 else windowed for i in range(layers)]
    first, step = (moe["first_dense_layers"], moe["moe_layer_step"]) if moe else (0, 1)
    return Dimensions.model_validate({
        "hidden": row["hidden_size"], "vocab": row["vocab_size"], "layers": layers,
        "heads": row["num_attention_heads"], "kv_heads": row["num_key_value_heads"] or 1,
        "head_dim": row["head_dim"] or 1, "width": row["intermediate_size"],
        "kinds": kinds if linear or wide else [], "window": row["sliding_window"],
        "learned_positions": row["learned_positions"] or 0,
        "full_heads": wide and Heads(kv_heads=wide["num_global_key_value_heads"],
                                     head_dim=wide["global_head_dim"], value_from_key=wide["k_eq_v"]),
        "latent": mla and Latent(q_rank=mla["q_lora_rank"], kv_rank=mla["kv_lora_rank"],
                                 nope_dim=mla["qk_nope_head_dim"], rope_dim=mla["qk_rope_head_dim"],
                                 value_dim=mla["v_head_dim"]),
        "delta": linear and Delta(key_heads=linear["num_key_heads"], key_dim=linear["key_head_dim"],
                                  value_heads=linear["num_value_heads"],
                                  value_dim=linear["value_head_dim"],
                                  conv_kernel=linear["conv_kernel"]),
        "experts": moe and Experts(
            experts=moe["num_experts"], per_token=moe["num_experts_per_tok"],
            width=moe["moe_intermediate_size"], shared_width=moe["shared_intermediate_size"] or 0,
            dense_width=row["intermediate_size"] if moe["dense_mlp_in_parallel"] else 0),
        "routed": [i >= first and (i - first + 1) % step == 0 for i in range(layers)] if moe else [],
    })  # fmt: skip


@pytest.mark.collected
def test_every_total_of_the_collected_catalogue() -> None:
    """Counted there by other code, and checked against published totals."""
    wrong = []
    for row in map(json.loads, COLLECTION.read_text("utf-8").splitlines()):
        kind = family(row["model_type"])
        moe = row["moe"] or {"router_bias": False, "shared_expert_gate": False}
        traits = kind.traits.replace(
            qkv_bias=row["qkv_bias"], out_bias=row["o_bias"], head_bias=row["lm_head_bias"],
            norms=row["norms_per_layer"], tied_head=row["tie_word_embeddings"],
            router_bias=moe["router_bias"], shared_gate=bool(moe["shared_expert_gate"]),
        )  # fmt: skip
        spec = build_spec(dimensions(row), kind, traits, id=row["id"],
                          vision_parameters=row["vision_params"] or 0)  # fmt: skip
        found = inventory_of(spec)
        if (found.text_parameters, found.total_parameters) != (
            row["text_params"],
            row["total_params"],
        ):
            wrong.append(row["id"])
    assert not wrong
