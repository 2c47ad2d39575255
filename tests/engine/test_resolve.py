"""From a question to a job: what is looked up, what is kept, and how errors are named."""

import json
import time

import pytest

from engine.errors import InputError
from engine.files.plan_file import scenario_from_data
from engine.resolve import resolve

CONFIG = {
    "model_type": "llama", "hidden_size": 4096, "intermediate_size": 14336,
    "num_hidden_layers": 32, "num_attention_heads": 32, "num_key_value_heads": 8,
    "vocab_size": 128256, "max_position_embeddings": 131072, "tie_word_embeddings": False,
    "torch_dtype": "bfloat16",
}  # fmt: skip
LLAMA_8B = 8_030_261_248  # the model card's 8.03 B


def job(**changes):
    return resolve(
        scenario_from_data({"model": "meta-llama/Llama-3.1-8B", "gpu": "rtx-4090"} | changes)
    )


def refusal(**changes) -> InputError:
    with pytest.raises(InputError) as caught:
        job(**changes)
    return caught.value


def test_that_an_id_a_config_and_a_file_give_the_same_model(tmp_path):
    (tmp_path / "config.json").write_text(json.dumps(CONFIG), "utf-8")
    for model in (
        "meta-llama/Llama-3.1-8B",
        {"config": CONFIG},
        {"path": str(tmp_path)},
        {"path": str(tmp_path / "config.json")},
    ):
        assert job(model=model).inventory.total_parameters == LLAMA_8B


def test_that_a_changed_file_is_read_again(tmp_path):
    path = tmp_path / "config.json"
    path.write_text(json.dumps(CONFIG), "utf-8")
    assert job(model={"path": str(path)}).spec.layer_count == 32
    path.write_text(json.dumps(CONFIG | {"num_hidden_layers": 8}), "utf-8")
    assert job(model={"path": str(path)}).spec.layer_count == 8


def test_that_the_users_word_on_the_checkpoint_is_kept():
    found = job(model={"id": "meta-llama/Llama-3.1-8B", "checkpoint": "fp8", "dequantize": True})
    assert found.spec.checkpoint == "fp8"
    assert found.scenario.model.dequantize is True
    assert job(model="openai/gpt-oss-20b").spec.checkpoint == "mxfp4"


def test_that_capacity_is_what_the_driver_reports():
    assert job().cards[0].capacity == 25_757_220_864


def test_that_mixed_cards_stand_in_their_order():
    found = job(box={"cards": ["rtx-3090", {"name": "my card", "memory_mib": 46068}]})
    assert [card.name for card in found.cards] == ["GeForce RTX 3090", "my card"]
    assert [card.memory_mib for card in found.cards] == [24576, 46068]


def test_that_a_node_has_as_many_cards_as_counted():
    assert len(job(box={"count": 4, "nodes": 2}).cards) == 4


def test_that_open_fields_are_answered_by_the_profile_and_said_so():
    found = job(training={"precision": "bf16-pure"})
    assert found.scenario.training.precision == "bf16-pure"
    assert found.scenario.training.optimizer == "adamw"
    assert "training.optimizer" in found.from_profile
    assert "training.precision" not in found.from_profile


@pytest.mark.parametrize(
    ("changes", "key", "field"),
    [
        ({"model": "meta-llama/Llama-3.1-9B"}, "unknown_model", "model"),
        ({"gpu": "rtx-4091"}, "unknown_gpu", "gpu"),
        ({"box": {"cards": ["rtx-3090", "rtx-4091"]}}, "unknown_gpu", "box.cards.1"),
        ({"model": {"config": {"model_type": "bert"}}}, "not_causal", "model.config.model_type"),
        ({"model": {"config": CONFIG | {"hidden_size": "wide"}}}, "not_an_integer",
         "model.config.hidden_size"),
        ({"model": {"config": {k: v for k, v in CONFIG.items() if k != "vocab_size"}}},
         "needs_data", "model.config.vocab_size"),
        ({"model": {"path": "/nowhere/at/all.json"}}, "file_not_found", "model.path"),
        ({"model": {"path": "weights.bin"}}, "pickle_not_read", "model.path"),
    ],
)  # fmt: skip
def test_that_an_error_names_the_field_of_the_scenario(changes, key, field):
    error = refusal(**changes)
    assert (error.key, error.field) == (key, field)


def test_that_a_config_field_of_another_name_is_named_as_written():
    config = CONFIG | {"num_hidden_layers": 0}
    assert refusal(model={"config": config}).field == "model.config.num_hidden_layers"


def test_that_an_adapter_is_no_model(tmp_path):
    (tmp_path / "adapter_config.json").write_text(
        json.dumps({"peft_type": "LORA", "r": 8, "base_model_name_or_path": "x/y"}), "utf-8"
    )
    error = refusal(model={"path": str(tmp_path)})
    assert (error.key, error.field) == ("adapter_not_model", "model.path")


@pytest.mark.parametrize("model", ["meta-llama/Llama-3.1-8B", {"config": CONFIG}])
def test_that_a_model_already_met_costs_little(model):
    scenario = scenario_from_data({"model": model, "gpu": "rtx-4090"})
    first = resolve(scenario)
    best = 1.0
    for _ in range(50):
        started = time.perf_counter()
        again = resolve(scenario)
        best = min(best, time.perf_counter() - started)
    assert again.spec is first.spec
    assert best < 0.0002
