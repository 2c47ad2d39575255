"""What an objective adds: arXiv 2305.18290 (DPO), 2403.07691 (ORPO), 2402.03300 (GRPO), and TRL."""

import pytest

from engine import plan
from engine.memory.objective import objective_cost
from engine.memory.static_parts import reference_parts
from engine.scenario import Objective
from tests.engine.memory.setups import LLAMA, prepared, scenario

P = 8_030_261_248


def cost(kind, method="lora", **fields):
    return objective_cost(Objective(kind=kind, **fields), method)


def reference(kind, method, **fields):
    of = prepared(LLAMA, method, objective={"kind": kind} | fields)
    return sum(part.bytes for part in reference_parts(of))


@pytest.mark.parametrize("kind", ["sft", "pretrain"])
def test_that_next_token_prediction_adds_nothing(kind):
    found = cost(kind)
    assert (found.batch_factor, found.reference, found.engine_share) == (1, False, 0)


@pytest.mark.parametrize(
    ("kind", "factor"), [("dpo", 2), ("orpo", 2), ("reward", 2), ("kto", 1), ("grpo", 1)]
)
def test_that_pairs_double_the_batch(kind, factor):
    """TRL concatenates the chosen and the rejected answer of each example."""
    of = prepared(LLAMA, "lora", objective=kind, training={"micro_batch": 3})
    assert of.size.batch == 3 * factor


def test_that_dpo_holds_a_second_model_only_where_adapters_cannot_be_switched_off():
    assert reference("dpo", "full") == 2 * P
    assert reference("dpo", "lora") == 0
    assert reference("dpo", "lora", reference="copy") == 2 * P
    assert reference("dpo", "full", reference="precomputed") == 0


def test_that_orpo_has_no_reference():
    assert reference("orpo", "full") == 0


def test_that_a_reward_head_has_no_logits():
    """One output a sequence (TRL RewardTrainer)."""
    of = prepared(LLAMA, "lora", objective="reward").ingredients
    assert of.loss.forward.token == of.loss.backward.token == 0


def test_that_a_rollout_engine_takes_its_share_of_the_card():
    """vllm_gpu_memory_utilization of TRL's colocated GRPO: a share of the card's capacity."""
    asked = scenario(LLAMA, "lora", objective={"kind": "grpo", "engine_share": 0.3})
    device = plan(asked).busiest
    (engine,) = (term for term in device.terms if term.key == "rollout_engine")
    assert engine.bytes == int(0.3 * device.capacity)
    assert engine.component == "runtime"


def test_that_what_no_source_sizes_is_named_and_not_guessed():
    found = plan(scenario(LLAMA, "lora", objective="ppo"))
    assert cost("ppo").unmodelled == ("ppo_value_model", "ppo_reward_model")
    assert "not_modelled" in {notice.key for notice in found.notices}
