"""Plan files as PLAN_FORMAT describes them: what is read, what is refused and how it is named."""

import json

import pytest

from engine.errors import InputError
from engine.files import plan_file
from engine.files.plan_file import (
    MIGRATIONS,
    NEWEST,
    data_from_scenario,
    load_plan,
    migrated,
    read_plan,
    scenario_from_data,
    write_plan,
)
from engine.scenario import SCHEMA

SMALLEST = {"model": "Qwen/Qwen2.5-7B-Instruct", "gpu": "rtx-4090"}

# The long example of the contract, without its comments.
LONG = {
    "schema": 1,
    "name": "8B LoRA on two 4090s",
    "model": "meta-llama/Llama-3.1-8B",
    "gpu": "rtx-4090",
    "box": {"count": 2, "link": "auto", "host_ram_gib": 64, "reserve_mib": 0, "nodes": 1},
    "method": "lora",
    "adapter": {
        "rank": 16, "targets": "all-linear", "dtype": "float32", "dropout": 0.0, "dora": False,
        "modules_to_save": [],
    },
    "quantization": {"kind": "nf4", "double": True, "block": 64, "upcast": True},
    "profile": "transformers",
    "objective": "sft",
    "training": {
        "sequence_length": 2048, "micro_batch": 1, "gradient_accumulation": 1,
        "precision": "bf16-mixed", "optimizer": "adamw", "optimizer_kernel": "foreach",
        "optimizer_in_backward": False, "checkpointing": "full", "activation_offload": False,
        "compile": False, "attention": "flash", "loss": "standard", "kernels": "torch",
        "padding_mask": False, "keep_logits": False, "packed": True,
    },
    "sharding": {
        "strategy": "none", "tensor": 1, "sequence_parallel": False, "loss_parallel": False,
        "pipeline": 1, "context": 1, "expert": 1, "replicate": 1, "reshard_after_forward": True,
        "ends_as_units": False, "reduce_dtype": None, "offload_optimizer": "none",
        "offload_parameters": "none",
    },
    "convention": "detailed",
    "unit": "GiB",
}  # fmt: skip

FURTHER = {
    "model": {"id": "openai/gpt-oss-20b", "checkpoint": "mxfp4", "dequantize": True},
    "gpu": {
        "name": "my card", "memory_mib": 46068, "compute_capability": "8.9", "unified": False,
        "mig": None, "bandwidth_gb_s": 864, "bf16_tflops": 181,
    },
    "box": {"cards": ["rtx-3090", "rtx-4090"], "reserve_mib": [1536, 0], "nvme_gib": 0},
    "adapter": {
        "layers": None, "trainable_tokens": 0, "modules_to_save_dtype": "float32",
        "targets": "all-linear", "rslora": False,
    },
    "quantization": {"storage": "uint8", "experts": "linear"},
    "objective": {
        "kind": "dpo", "reference": "adapter_off", "generations": 8, "completion_length": 512,
        "engine_share": 0.3,
    },
    "inference": {"format": "f16", "context": 8192, "batch": 1, "kv_dtype": "float16"},
    "training": {
        "lengths": {"mean": 300, "max": 4096}, "image_tokens": 0, "use_cache": False,
        "attention_window": None,
    },
    "sharding": {
        "no_sync": True, "schedule": "1f1b", "virtual_stages": 1,
        "zero_bucket_elements": 500000000, "zero_live_parameters": 1000000000,
    },
    "loading": {"ranks": "all", "dtype": "bfloat16", "meta": False},
    "saving": {"state": "full", "offload": "cpu"},
}  # fmt: skip


def refusal(content) -> InputError:
    with pytest.raises(InputError) as caught:
        read_plan(content if isinstance(content, str | bytes) else json.dumps(content))
    return caught.value


def test_that_the_smallest_plan_has_the_defaults_of_the_contract():
    plan = read_plan(json.dumps(SMALLEST))
    assert (plan.model.id, plan.gpu) == ("Qwen/Qwen2.5-7B-Instruct", "rtx-4090")
    assert (plan.method, plan.convention, plan.unit) == ("lora", "detailed", "GiB")
    assert (plan.box.count, plan.box.nodes, plan.training.sequence_length) == (1, 1, 2048)
    assert (plan.adapter.rank, plan.adapter.targets) == (16, "all-linear")


@pytest.mark.parametrize("content", [LONG, FURTHER], ids=["long", "further"])
def test_that_every_field_of_the_contract_is_read_and_survives_writing(content):
    plan = scenario_from_data(content)
    assert read_plan(write_plan(plan)) == plan


def test_that_a_default_written_out_is_left_out_when_written_again():
    assert data_from_scenario(scenario_from_data({**SMALLEST, "method": "lora", "box": {}})) == {
        "schema": 1,
        **SMALLEST,
    }


def test_that_a_written_plan_keeps_only_what_differs_in_the_order_of_the_contract():
    plan = scenario_from_data(
        {
            "unit": "GB",
            "training": {"micro_batch": 4},
            "objective": {"kind": "dpo"},
            "method": "qlora",
            **SMALLEST,
        }
    )
    assert write_plan(plan) == (
        '{\n  "schema": 1,\n  "model": "Qwen/Qwen2.5-7B-Instruct",\n  "gpu": "rtx-4090",\n'
        '  "method": "qlora",\n  "objective": "dpo",\n  "training": {\n    "micro_batch": 4\n  },\n'
        '  "unit": "GB"\n}\n'
    )


def test_that_names_are_written_as_they_are_read():
    plan = scenario_from_data({**SMALLEST, "name": "мой план 计划 🚀"})
    assert "мой план 计划 🚀" in write_plan(plan)


def test_that_a_byte_order_mark_is_no_error():
    assert read_plan(b"\xef\xbb\xbf" + json.dumps(SMALLEST).encode()).gpu == "rtx-4090"
    assert read_plan("\ufeff" + json.dumps(SMALLEST)).gpu == "rtx-4090"


@pytest.mark.parametrize(
    ("change", "key", "field", "values"),
    [
        ({"rank": 8}, "unknown_key", "rank", {"nearest": "adapter.rank"}),
        (
            {"training": {"sequence_lenght": 1}},
            "unknown_key",
            "training.sequence_lenght",
            {"nearest": "training.sequence_length"},
        ),
        ({"box": {"cards": [{"name": "x", "memory": 1}]}}, "unknown_key", "box.cards.0.memory", {}),
        ({"schema_version": 1}, "unknown_key", "schema_version", {"nearest": "schema"}),
        ({"training": {"sequence_length": 0}}, "greater_than_equal", "training.sequence_length",
         {"found": 0, "least": 1}),
        ({"box": {"count": 5000}}, "less_than_equal", "box.count", {"found": 5000, "most": 4096}),
        ({"adapter": {"dropout": 1}}, "less_than", "adapter.dropout", {"below": 1}),
        ({"method": "lroa"}, "literal_error", "method",
         {"found": "lroa", "choices": "full, lora, qlora, inference"}),
        ({"unit": "MiB"}, "literal_error", "unit", {"choices": "GiB, GB"}),
        ({"objective": "rlhf"}, "literal_error", "objective", {"found": "rlhf"}),
        ({"adapter": {"targets": "all"}}, "literal_error", "adapter.targets",
         {"choices": "all-linear, attention"}),
        ({"adapter": {"targets": ["q_proj", 5]}}, "string_type", "adapter.targets.1", {"found": 5}),
        ({"gpu": {"name": "x"}}, "missing", "gpu.memory_mib", {}),
        ({"gpu": None}, "missing", "gpu", {}),
        ({"model": {"id": "a", "path": "b"}}, "value_error", "model", {}),
        ({"training": {"lengths": {"mean": 3}}}, "missing", "training.lengths.max", {}),
        ({"training": []}, "model_type", "training", {"found": "[]"}),
        ({"training": {"micro_batch": 2.5}}, "int_from_float", "training.micro_batch",
         {"found": 2.5}),
        ({"training": {"micro_batch": True}}, "number_or_word_expected", "training.micro_batch",
         {"found": "true"}),
        ({"box": {"reserve_mib": [0, -1], "count": 2}}, "greater_than_equal", "box.reserve_mib.1",
         {"least": 0}),
        ({"box": {"reserve_mib": [0, 0, 0], "count": 2}}, "value_error", "box", {}),
        ({"schema": 2}, "schema_unknown", "schema", {"found": 2, "newest": 1}),
        ({"schema": 0}, "schema_unknown", "schema", {}),
        ({"schema": "1"}, "schema_unknown", "schema", {}),
        ({"schema": True}, "schema_unknown", "schema", {}),
    ],
)  # fmt: skip
def test_that_a_refusal_names_the_field_as_written(change, key, field, values):
    error = refusal({**SMALLEST, **change})
    assert (error.key, error.field) == (key, field)
    assert dict(error.values) | values == dict(error.values)


def test_that_a_misspelt_key_is_told_before_the_missing_one_it_stands_for():
    error = refusal({"modle": "Qwen/Qwen2.5-7B-Instruct", "gpu": "rtx-4090"})
    assert (error.key, error.field, error.values["nearest"]) == ("unknown_key", "modle", "model")


@pytest.mark.parametrize(
    ("content", "key", "field"),
    [
        ("", "json_empty", "plan"),
        ("  \n", "json_empty", "plan"),
        ("[]", "json_not_an_object", "plan"),
        ("null", "json_not_an_object", "plan"),
        ('{"model": "a",}', "json_trailing_comma", "plan"),
        ('{"model": "a" // the model\n}', "json_comment", "plan"),
        ("{} {}", "json_syntax", "plan"),
        ("{'model': 1}", "json_syntax", "plan"),
        ('{"model": "a", "model": "b"}', "duplicate_key", "model"),
        ('{"training": {"micro_batch": 1, "micro_batch": 2}}', "duplicate_key",
         "training.micro_batch"),
        ('{"box": {"cards": [{}, {"name": 1, "name": 2}]}}', "duplicate_key", "box.cards.1.name"),
        ('{"box": {"host_ram_gib": NaN}}', "json_not_a_number", "plan"),
        ('{"box": {"host_ram_gib": -Infinity}}', "json_not_a_number", "plan"),
        ('{"box": {"host_ram_gib": 1e999}}', "json_not_a_number", "plan"),
        ('{"name": "\\ud800"}', "not_text", "plan"),
        (b'{"name": "\xff"}', "not_text", "plan"),
        ("[" * 100_000, "json_too_deep", "plan"),
        ('{"a":' * 100 + "1" + "}" * 100, "json_too_deep", "plan"),
        ('{"a": ' + "9" * 5000 + "}", "json_not_a_number", "plan"),
        ('{"name": "' + "x" * (9 * 1024**2) + '"}', "file_too_large", "plan"),
    ],
)  # fmt: skip
def test_that_text_which_is_no_strict_json_object_is_refused(content, key, field):
    error = refusal(content)
    assert (error.key, error.field) == (key, field)


def test_that_the_version_is_the_number_of_migrations_and_one():
    assert len(MIGRATIONS) + 1 == NEWEST == SCHEMA


def test_that_an_older_file_goes_through_every_later_migration(monkeypatch):
    steps = (lambda d: {**d, "seen": [1]}, lambda d: {**d, "seen": [*d["seen"], 2]})
    monkeypatch.setattr(plan_file, "MIGRATIONS", steps)
    monkeypatch.setattr(plan_file, "NEWEST", 3)
    assert migrated({"schema": 1, "a": 0}) == {"a": 0, "seen": [1, 2]}
    assert migrated({"schema": 2, "seen": []}) == {"seen": [2]}
    assert migrated({"a": 0}) == {"a": 0}


def test_that_a_missing_file_is_named(tmp_path):
    with pytest.raises(InputError) as caught:
        load_plan(tmp_path / "none.json")
    assert (caught.value.key, caught.value.field) == ("file_missing", "none.json")


def test_that_a_folder_is_no_plan_file(tmp_path):
    with pytest.raises(InputError) as caught:
        load_plan(tmp_path)
    assert caught.value.key == "file_unreadable"
