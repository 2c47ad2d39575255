"""Framework profiles: valid values, a source each, and never an answer to what the user said."""

from typing import get_args

import pytest
from pydantic import ValidationError

from engine.profiles import PROFILES, fill
from engine.profiles.table import PLAIN
from engine.scenario import ProfileName, Scenario

SMALLEST = {"model": "Qwen/Qwen2.5-7B-Instruct", "gpu": "rtx-4090"}
NAMES = get_args(ProfileName)

# An answer for every field that a profile may answer, each unlike most frameworks' own.
OWN = {
    "training": {
        "precision": "fp32", "optimizer": "lion", "optimizer_kernel": "loop",
        "optimizer_in_backward": True, "checkpointing": "selective", "activation_offload": True,
        "compile": True, "attention": "eager", "loss": "chunked", "kernels": "fused",
        "keep_logits": True,
    },
    "adapter": {"dtype": "float16", "modules_to_save_dtype": "float16"},
    "quantization": {"upcast": True},
    "sharding": {"ends_as_units": True, "reduce_dtype": "float32", "no_sync": True},
    "objective": {"reference": "copy"},
    "saving": {"state": "sharded"},
}  # fmt: skip


def value_of(scenario, path):
    section, leaf = path.split(".")
    return getattr(getattr(scenario, section), leaf)


def nested(values):
    data: dict[str, dict[str, object]] = {}
    for path, value in values.items():
        section, leaf = path.split(".")
        data.setdefault(section, {})[leaf] = value
    return data


def test_that_every_framework_has_a_profile():
    assert set(PROFILES) == set(NAMES)
    assert all(name == profile.name for name, profile in PROFILES.items())


@pytest.mark.parametrize("name", NAMES)
def test_that_every_answer_is_a_possible_value(name):
    """The copies of ``fill`` skip validation, so the table is validated here."""
    answers = {path: value for path, value in PROFILES[name].defaults.items() if value is not None}
    asked = Scenario.model_validate(SMALLEST | {"profile": name} | nested(answers))
    filled, _ = fill(Scenario.model_validate(SMALLEST | {"profile": name}))
    assert filled == asked


def test_that_an_impossible_answer_would_be_found():
    with pytest.raises(ValidationError):
        Scenario.model_validate(SMALLEST | nested({"training.attention": "quick"}))


@pytest.mark.parametrize("name", NAMES)
def test_that_every_profile_says_where_it_was_read(name):
    assert len(PROFILES[name].source) > 20


@pytest.mark.parametrize("name", NAMES)
def test_that_every_open_field_of_a_step_is_answered(name):
    filled, answered = fill(Scenario.model_validate(SMALLEST | {"profile": name}))
    open_still = {path for path in PLAIN if value_of(filled, path) is None}
    assert open_still == {path for path, value in PROFILES[name].defaults.items() if value is None}
    assert answered == set(PLAIN) - open_still


@pytest.mark.parametrize("name", NAMES)
def test_that_nothing_the_user_said_is_changed(name):
    said = Scenario.model_validate(SMALLEST | {"profile": name} | OWN)
    assert {path for path in PLAIN if value_of(said, path) is None} == set()
    filled, answered = fill(said)
    assert filled == said
    assert answered == frozenset()


def test_that_the_answers_are_named_so_that_a_window_can_show_them():
    said = Scenario.model_validate(SMALLEST | {"training": {"loss": "fused"}})
    filled, answered = fill(said)
    assert "training.loss" not in answered
    assert filled.training.loss == "fused"
    assert "training.precision" in answered


@pytest.mark.parametrize(
    ("name", "path", "answer"),
    [
        # transformers 5 training_args.py: optim adamw_torch_fused; peft autocast_adapter_dtype
        ("transformers", "training.optimizer_kernel", "fused"),
        ("transformers", "adapter.dtype", "float32"),
        ("transformers", "quantization.upcast", True),
        # fsdp_qlora's train.py holds everything in bf16
        ("peft", "training.precision", "bf16-pure"),
        ("peft", "adapter.dtype", "bfloat16"),
        # unsloth: its cross-entropy, and gradient checkpointing that offloads
        ("unsloth", "training.loss", "fused"),
        ("unsloth", "training.checkpointing", "offloaded"),
        # torchtune: pure bf16 recipes
        ("torchtune", "training.precision", "bf16-pure"),
        # litgpt finetune/lora.py: bf16-true
        ("litgpt", "training.precision", "bf16-pure"),
        # DeepSpeed and Megatron: ZeRO's 16 bytes
        ("deepspeed", "training.precision", "bf16-master"),
        ("megatron", "training.precision", "bf16-master"),
        # torchtitan: fp32 parameters, selective checkpointing
        ("torchtitan", "training.precision", "bf16-mixed"),
        ("torchtitan", "training.checkpointing", "selective"),
    ],
)
def test_that_a_framework_does_what_its_code_says(name, path, answer):
    filled, answered = fill(Scenario.model_validate(SMALLEST | {"profile": name}))
    assert value_of(filled, path) == answer
    assert path in answered
