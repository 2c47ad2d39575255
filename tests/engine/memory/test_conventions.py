"""How conventions divide over cards, and that their components are what a plan can show."""

import pytest

from engine.memory.conventions import convention_terms, offloaded
from engine.memory.conventions.shares import shares_of
from engine.result import COMPONENTS
from engine.sources import sources
from tests.golden.questions import LLAMA_8B, QWEN_7B, components, job, total

P = 8_030_261_248
EIGHT = {"count": 8}


@pytest.mark.parametrize(
    ("strategy", "each"),
    [
        ("none", 16 * P),
        ("ddp", 16 * P),
        ("zero1", 4 * P + 12 * P // 8),
        ("zero2", 2 * P + 14 * P // 8),
        ("fsdp-grad-op", 2 * P + 14 * P // 8),
        ("zero3", 2 * P),
        ("fsdp", 2 * P),
        ("layer-split", 2 * P),
    ],
)
def test_that_a_strategy_divides_what_the_zero_paper_says(strategy, each):
    asked = job(LLAMA_8B, "full", "zero16", box=EIGHT, sharding={"strategy": strategy})
    assert total(asked) == each


@pytest.mark.parametrize(
    ("stage", "gigabytes"), [("ddp", 120), ("zero1", 31.4), ("zero2", 16.6), ("zero3", 1.9)]
)
def test_that_the_example_of_the_zero_paper_comes_out(stage, gigabytes):
    """Figure 1: 7.5e9 parameters on 64 cards (2 + 2 + 12 bytes)."""
    shares = shares_of(
        job(LLAMA_8B, "full", "zero16", box={"count": 64}, sharding={"strategy": stage}).scenario
    )
    per = 2 / shares.weights + 2 / shares.gradients + 12 / shares.optimizer
    assert round(7.5 * per, 1) == gigabytes


def test_that_hybrid_sharding_divides_by_the_shard_group():
    sharding = {"strategy": "hsdp", "replicate": 2}
    asked = job(LLAMA_8B, "full", "zero16", box=EIGHT, sharding=sharding)
    assert total(asked) == 16 * P // 4


def test_that_tensor_and_pipeline_parallel_divide_every_state():
    sharding = {"strategy": "zero1", "tensor": 2, "pipeline": 2}
    asked = job(LLAMA_8B, "full", "zero16", box=EIGHT, sharding=sharding)
    assert shares_of(asked.scenario).data == 2
    assert components(asked) == {
        "weights": 2 * P // 4, "gradients": 2 * P // 4, "optimizer": 12 * P // 8,
    }  # fmt: skip


def test_that_nodes_count_as_cards():
    asked = job(LLAMA_8B, "full", "zero16", box={"count": 4, "nodes": 2},
                sharding={"strategy": "zero3"})  # fmt: skip
    assert total(asked) == 2 * P


def test_that_zero_2_leaves_a_frozen_base_whole():
    asked = job(LLAMA_8B, "lora", "zero16", box=EIGHT, sharding={"strategy": "zero2"})
    assert components(asked)["weights"] == 2 * P
    assert components(asked)["adapter"] == 41_943_040 * (2 + 14 / 8)


def test_that_offloaded_states_are_in_main_memory_and_not_on_the_card():
    """ZeRO-Offload: gradients and optimizer of all cards of a node, 14 B a parameter."""
    sharding = {"strategy": "zero2", "offload_optimizer": "cpu"}
    asked = job(LLAMA_8B, "full", "zero16", box=EIGHT, sharding=sharding)
    assert components(asked) == {"weights": 2 * P}
    assert offloaded(asked, "full").host == 14 * P
    sharding = {"strategy": "zero3", "offload_optimizer": "cpu", "offload_parameters": "nvme"}
    asked = job(LLAMA_8B, "full", "zero16", box=EIGHT, sharding=sharding)
    assert (total(asked), offloaded(asked, "full").nvme) == (0, 2 * P)


def test_that_activations_of_the_page_are_not_divided_by_data_parallelism():
    one = components(job(QWEN_7B, "full", "web"))
    eight = components(job(QWEN_7B, "full", "web", box=EIGHT, sharding={"strategy": "zero3"}))
    assert eight["activations"] == one["activations"]
    assert eight["weights"] == one["weights"] // 8


def test_that_scores_count_without_a_flash_kernel():
    """5 x 28 heads x 1024^2 in the one layer that is computed in full."""
    flash = components(job(QWEN_7B, "lora", "web", training={"sequence_length": 1024}))
    eager = components(
        job(QWEN_7B, "lora", "web", training={"sequence_length": 1024, "attention": "eager"})
    )
    assert eager["activations"] - flash["activations"] == 5 * 28 * 1024**2


def test_that_every_layer_counts_in_full_without_checkpointing():
    training = {"sequence_length": 1024, "checkpointing": "none"}
    found = components(job(QWEN_7B, "lora", "web", training=training))
    assert found["activations"] == 28 * 34 * 1024 * 3584


@pytest.mark.parametrize("convention", ["zero16", "hf18", "web"])
@pytest.mark.parametrize("method", ["full", "lora", "qlora", "inference"])
def test_that_every_term_can_be_shown(convention, method):
    for strategy in ("none", "zero1", "zero3"):
        asked = job(QWEN_7B, method, convention, box=EIGHT, sharding={"strategy": strategy})
        for term in convention_terms(asked, method):
            assert isinstance(term.bytes, int)
            assert term.bytes > 0
            assert term.component in COMPONENTS
            assert term.source in sources()
            assert all(symbol in term.formula for symbol, _ in term.values)


def test_that_detailed_is_no_convention():
    asked = job(QWEN_7B, "full", "detailed")
    with pytest.raises(ValueError, match="detailed"):
        convention_terms(asked, "full")


def test_that_double_quantisation_and_kept_experts_change_the_base():
    plain = job(QWEN_7B, "qlora", "zero16", quantization={"double": False})
    double = job(QWEN_7B, "qlora", "zero16")
    linears = 6_525_288_448  # of the 28 layers: 4 attention and 3 MLP matrices each
    assert total(plain) - total(double) == pytest.approx(linears * (0.5625 - 0.516), abs=2)
    moe = "Qwen/Qwen3-30B-A3B"
    fused = job(moe, "qlora", "zero16", quantization={"experts": "fused"})
    assert total(fused) > total(job(moe, "qlora", "zero16"))
