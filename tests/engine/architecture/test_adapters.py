"""Trainable counts that PEFT 0.21.2 itself reports for full-size models (a dry run of its code)."""

import pytest

from engine.architecture.adapters import adapters_of
from engine.architecture.assemble import Dimensions, Experts, Latent, build_spec
from engine.architecture.families import family
from engine.architecture.spec import ModelSpec
from engine.architecture.targets import Unmatched
from engine.scenario.method import Adapter

LLAMA_8B = {"hidden": 4096, "vocab": 128256, "layers": 32, "heads": 32, "kv_heads": 8,
            "head_dim": 128, "width": 14336}  # fmt: skip


def spec_of(model_type: str, tied: bool = False, **sizes: object) -> ModelSpec:
    kind = family(model_type)
    dims = Dimensions.model_validate(sizes)
    return build_spec(dims, kind, kind.traits.replace(tied_head=tied), id=model_type)


def llama_8b(tied: bool = False) -> ModelSpec:
    return spec_of("llama", tied, **LLAMA_8B)


def qwen25_7b() -> ModelSpec:
    return spec_of("qwen2", hidden=3584, vocab=152064, layers=28, heads=28, kv_heads=4,
                   head_dim=128, width=18944)  # fmt: skip


def phi3_mini() -> ModelSpec:
    return spec_of("phi3", hidden=3072, vocab=32064, layers=32, heads=32, kv_heads=32,
                   head_dim=96, width=8192)  # fmt: skip


def gpt2_xl() -> ModelSpec:
    return spec_of("gpt2", True, hidden=1600, vocab=50257, layers=48, heads=25, kv_heads=25,
                   head_dim=64, width=6400)  # fmt: skip


def mixtral_8x7b() -> ModelSpec:
    return spec_of("mixtral", hidden=4096, vocab=32000, layers=32, heads=32, kv_heads=8,
                   head_dim=128, experts=Experts(experts=8, per_token=2, width=14336))  # fmt: skip


def qwen3_30b_a3b() -> ModelSpec:
    return spec_of("qwen3_moe", hidden=2048, vocab=151936, layers=48, heads=32, kv_heads=4,
                   head_dim=128, experts=Experts(experts=128, per_token=8, width=768))  # fmt: skip


def deepseek_v2_lite() -> ModelSpec:
    latent = Latent(kv_rank=512, nope_dim=128, rope_dim=64, value_dim=128)
    return spec_of("deepseek_v2", hidden=2048, vocab=102400, layers=27, heads=16, kv_heads=16,
                   head_dim=128, width=10944, latent=latent, routed=(False, *[True] * 26),
                   experts=Experts(experts=64, per_token=6, width=1408, shared_width=2816))  # fmt: skip


def gemma3_4b_text() -> ModelSpec:
    return spec_of("gemma3_text", True, hidden=2560, vocab=262208, layers=34, heads=8, kv_heads=4,
                   head_dim=256, width=10240)  # fmt: skip


QV = ("q_proj", "v_proj")


@pytest.mark.parametrize(
    ("spec", "rank", "targets", "expected"),
    [
        pytest.param(llama_8b(), 16, "all-linear", 41_943_040, id="llama-8b"),
        pytest.param(llama_8b(), 64, "all-linear", 167_772_160, id="llama-8b-rank-64"),
        pytest.param(llama_8b(), 16, QV, 6_815_744, id="llama-8b-q-v"),
        pytest.param(qwen25_7b(), 16, "all-linear", 40_370_176, id="qwen2.5-7b"),
        pytest.param(qwen25_7b(), 16, QV, 5_046_272, id="qwen2.5-7b-q-v"),
        pytest.param(phi3_mini(), 16, "all-linear", 25_165_824, id="phi-3-mini-fused"),
        pytest.param(phi3_mini(), 16, ("qkv_proj",), 6_291_456, id="phi-3-mini-qkv"),
        pytest.param(gpt2_xl(), 16, "all-linear", 19_660_800, id="gpt2-xl"),
        pytest.param(gemma3_4b_text(), 16, QV, 4_456_448, id="gemma-3-4b-q-v"),
        pytest.param(mixtral_8x7b(), 16, "all-linear", 359_665_664, id="mixtral-8x7b"),
        pytest.param(qwen3_30b_a3b(), 16, "all-linear", 996_507_648, id="qwen3-30b-a3b"),
        pytest.param(deepseek_v2_lite(), 16, "all-linear", 358_994_944, id="deepseek-v2-lite"),
    ],
)
def test_that_the_trainable_count_is_what_peft_reports(spec, rank, targets, expected):
    adapters = adapters_of(spec, Adapter(rank=rank, targets=targets))
    assert adapters.trainable == expected
    assert not adapters.not_found


def test_that_attention_means_the_four_projections():
    """Llama-3.1-8B, rank 16: 32 x 16 x ((4096+4096) x 2 + (4096+1024) x 2)."""
    adapters = adapters_of(llama_8b(), Adapter(targets="attention"))
    assert adapters.trainable == 13_631_488
    assert [a.module.name for a in adapters.modules] == ["q_proj", "k_proj", "v_proj", "o_proj"]


def test_that_a_target_of_split_projections_is_not_found_on_a_fused_one():
    adapters = adapters_of(phi3_mini(), Adapter(targets=("q_proj", "v_proj", "o_proj")))
    assert adapters.not_found == (Unmatched("q_proj", "qkv_proj"), Unmatched("v_proj", "qkv_proj"))
    assert [a.module.name for a in adapters.modules] == ["o_proj"]


def test_that_one_name_may_reach_two_modules():
    """GPT-2 calls the last matrix of attention and of the MLP c_proj: 48 x 16 x (3200 + 8000)."""
    assert adapters_of(gpt2_xl(), Adapter(targets=("c_proj",))).trainable == 8_601_600


def test_that_gate_without_up_reaches_no_fused_experts():
    adapters = adapters_of(qwen3_30b_a3b(), Adapter(targets=("gate_proj", "q_proj")))
    assert adapters.not_found == (Unmatched("gate_proj", "experts.gate_up_proj"),)
    assert not adapters.adapts_experts


def test_that_shared_experts_lose_their_adapters_to_the_fused_ones():
    adapters = adapters_of(deepseek_v2_lite(), Adapter(targets="all-linear"))
    assert {a.module.part for a in adapters.modules} == {"attention", "mlp"}
    assert adapters.adapts_experts


@pytest.mark.parametrize("tied", [False, True])
def test_that_the_head_is_adapted_only_when_it_is_named(tied):
    """16 x (4096 + 128256), also where the head shares the embedding's weight."""
    adapters = adapters_of(llama_8b(tied), Adapter(targets=("lm_head",)))
    assert adapters.trainable == 2_117_632


def test_that_saved_modules_and_single_tokens_count_in_full():
    adapter = Adapter(targets=QV, modules_to_save=("embed_tokens", "lm_head"), trainable_tokens=3)
    adapters = adapters_of(llama_8b(), adapter)
    assert adapters.saved_parameters == 2 * 128256 * 4096
    assert adapters.token_parameters == 3 * 4096
    assert adapters.trainable == 6_815_744 + 2 * 128256 * 4096 + 3 * 4096


def test_that_dora_adds_one_element_per_output():
    plain = adapters_of(llama_8b(), Adapter(targets=QV))
    dora = adapters_of(llama_8b(), Adapter(targets=QV, dora=True))
    assert dora.trainable - plain.trainable == 32 * (4096 + 1024)


def test_that_only_the_chosen_layers_are_adapted():
    adapters = adapters_of(llama_8b(), Adapter(targets=QV, layers=(0, 5, 31, 99)))
    assert adapters.trainable == 3 * 6_815_744 // 32


def test_that_experts_fused_in_the_checkpoint_stay_without_adapters():
    """gpt-oss: no expert and no router is a torch linear layer."""
    spec = spec_of("gpt_oss", hidden=2880, vocab=201088, layers=1, heads=64, kv_heads=8,
                   head_dim=64, experts=Experts(experts=32, per_token=4, width=2880))  # fmt: skip
    adapters = adapters_of(spec, Adapter(targets="all-linear"))
    assert {a.module.part for a in adapters.modules} == {"attention"}
