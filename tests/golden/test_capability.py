"""Ranges, measured figures and the capability table of the documents, under the detailed engine."""

import pytest

from engine import Scenario, plan
from engine.memory.prepare import prepare
from engine.memory.step_moments import step_moments
from engine.resolve import resolve
from engine.units import GB

BOX = {"gpu": "rtx-6000-ada", "box": {"count": 4}}


def found(model, method, **fields):
    asked = {"model": model, "gpu": "h200-sxm", "method": method} | fields
    return plan(Scenario.model_validate(asked))


@pytest.mark.parametrize(
    ("model", "low", "high"),
    [
        pytest.param("meta-llama/Llama-2-7b-hf", 8, 12, id="7b"),
        pytest.param("meta-llama/Llama-2-13b-hf", 16, 24, id="13b"),
        pytest.param("codellama/CodeLlama-34b-hf", 32, 40, id="34b"),
        pytest.param("meta-llama/Llama-2-70b-hf", 48, 80, id="70b"),
    ],
)
def test_that_qlora_at_4096_tokens_takes_what_the_table_says(model, low, high):
    """As Transformers and PEFT run it, on the card."""
    need = found(model, "qlora", training={"sequence_length": 4096}).busiest.levels.device
    assert low <= need / GB <= high


def test_that_a_4_bit_base_takes_half_a_byte_and_bf16_two_and_adamw_16_to_20():
    parameters = 8_030_261_248
    quantised = 6_979_321_856  # all linears of the layers
    plain = parameters - quantised
    qlora = found("meta-llama/Llama-3.1-8B", "qlora", quantization={"upcast": False})
    terms = {term.key: term.bytes for term in qlora.busiest.terms}
    assert terms["packed_weights"] == quantised // 2
    assert terms["plain_weights"] == 2 * plain
    for precision in ("bf16-master", "bf16-mixed"):
        full = found("meta-llama/Llama-3.1-8B", "full", training={"precision": precision})
        optimizer = next(p for p in full.busiest.phases if p.key == "optimizer")
        assert 16 <= optimizer.bytes / parameters <= 20


def test_that_gpt_2_with_checkpoints_takes_8_gb_of_activations():
    """ZeRO paper, section 3.2: GPT-2 of 1.5 billion parameters, 1024 tokens x 32: 24 GB of states,
    and "about 8 GB" of activations with checkpointing: the checkpoints and one layer.
    """
    scenario = Scenario.model_validate(
        {"model": "openai-community/gpt2-xl", "gpu": "h200-sxm", "method": "full",
         "training": {"sequence_length": 1024, "micro_batch": 32, "precision": "fp16-master",
                      "checkpointing": "full"}}
    )  # fmt: skip
    of = prepare(resolve(scenario), "full")
    moments = step_moments(of.ingredients, of.static, of.options, of.size)
    top = next(moment for moment in moments if moment.key == "top_layer")
    parts = {part.key: part.bytes for part in top.parts}
    assert round((parts["checkpoint_store"] + parts["recomputed_layer"]) / GB) == 8
    assert 24 <= (of.static.total + of.static.gradients) / GB < 25


COMFORTABLE_IN_FULL = [
    "meta-llama/Llama-3.1-8B",
    "Qwen/Qwen3-8B",
    "google/gemma-3-4b-it",
    "deepseek-ai/DeepSeek-R1-Distill-Qwen-7B",
    "deepseek-ai/DeepSeek-R1-Distill-Llama-8B",
]
COMFORTABLE_WITH_ADAPTERS = [
    "Qwen/Qwen3-14B",
    "google/gemma-3-12b-it",
    "google/gemma-3-27b-it",
    "mistralai/Mistral-Small-3.1-24B-Instruct-2503",
    "Qwen/Qwen3-32B",
    "deepseek-ai/DeepSeek-R1-Distill-Qwen-14B",
    "deepseek-ai/DeepSeek-R1-Distill-Qwen-32B",
]
SEVENTY = ["meta-llama/Llama-3.1-70B", "deepseek-ai/DeepSeek-R1-Distill-Llama-70B"]
STRATEGIES = pytest.mark.parametrize("strategy", ["fsdp", "zero3"])


def verdict(model, method, strategy, **fields):
    return found(model, method, **BOX, sharding={"strategy": strategy}, **fields).verdict


@STRATEGIES
@pytest.mark.parametrize("model", COMFORTABLE_IN_FULL)
def test_that_four_cards_of_48_gb_train_8b_models_in_full(model, strategy):
    assert verdict(model, "full", strategy) == "comfortable"


@STRATEGIES
@pytest.mark.parametrize("method", ["lora", "qlora"])
@pytest.mark.parametrize("model", COMFORTABLE_WITH_ADAPTERS)
def test_that_four_cards_of_48_gb_adapt_models_up_to_32b(model, method, strategy):
    assert verdict(model, method, strategy) == "comfortable"


@STRATEGIES
@pytest.mark.parametrize("model", SEVENTY)
def test_that_70b_is_realistic_with_4_bit_only(model, strategy):
    assert verdict(model, "qlora", strategy) != "does_not_fit"
    assert verdict(model, "full", strategy) == "does_not_fit"


@STRATEGIES
def test_that_a_14b_in_full_is_borderline(strategy):
    """Not with 16 bytes a parameter, 14.8 x 16 / 4 = 59 GB a card; with all in 16 bit it is in."""
    assert verdict("Qwen/Qwen3-14B", "full", strategy) == "does_not_fit"
    pure = {"training": {"precision": "bf16-pure"}}
    assert verdict("Qwen/Qwen3-14B", "full", strategy, **pure) != "does_not_fit"
