"""finefit plan, in this process: the contract of its output and its exit codes."""

import io
import json
import re

import pytest

from engine.cli import arguments, main
from engine.result import COMPONENTS, PHASES
from engine.scenario import CONVENTIONS, METHODS

SMALLEST = {"model": "Qwen/Qwen2.5-7B-Instruct", "gpu": "rtx-4090"}
# The question of the web calculator: 1024 tokens, batch 1, rank 16 on q and v.
WEB = {
    **SMALLEST,
    "convention": "web",
    "unit": "GB",
    "adapter": {"rank": 16, "targets": ["q_proj", "v_proj"]},
    "training": {"sequence_length": 1024},
}
RESULT_KEYS = [
    "schema", "model", "gpu", "method", "parameters", "capacity_bytes", "usable_bytes", "peak",
    "components", "phases", "devices", "host", "communication", "verdict", "headroom_bytes",
    "notices",
]  # fmt: skip


@pytest.fixture
def finefit(tmp_path, capsys, monkeypatch):
    """Runs a command on a plan; gives exit code, output and error output."""

    def run(plan, *options, command="plan"):
        path = tmp_path / "plan.json"
        path.write_text(plan if isinstance(plan, str) else json.dumps(plan), "utf-8")
        code = main([command, str(path), *options])
        seen = capsys.readouterr()
        return code, seen.out, seen.err

    return run


def data_of(finefit, plan, *options):
    _, out, _ = finefit(plan, "--json", *options)
    return json.loads(out)


def test_that_the_result_has_the_keys_of_the_contract_in_order(finefit):
    found = data_of(finefit, SMALLEST)
    assert list(found) == RESULT_KEYS
    assert list(found["parameters"]) == ["total", "trainable", "trainable_percent"]
    assert set(found["peak"]) == {
        "static_bytes", "allocated_bytes", "low_bytes", "high_bytes", "reserved_bytes",
        "device_bytes", "phase",
    }  # fmt: skip
    assert set(found["components"][0]) == {"key", "bytes", "formula", "source"}
    assert set(found["phases"][0]) == {"key", "bytes", "components"}
    assert set(found["devices"][0]) == {"index", "peak_bytes", "verdict", "components"}
    assert set(found["host"]) == {"step_bytes", "load_bytes", "nvme_bytes", "verdict"}
    assert set(found["communication"]) == {"bytes_per_step", "seconds_per_step"}


def test_that_the_numbers_of_the_contract_come_out(finefit):
    found = data_of(finefit, {"model": "meta-llama/Llama-3.1-8B", "gpu": "rtx-4090"})
    assert found["parameters"] == {
        "total": 8030261248,
        "trainable": 41943040,
        "trainable_percent": 0.522,
    }
    assert found["capacity_bytes"] == 25757220864
    reserved = {"model": "meta-llama/Llama-3.1-8B", "gpu": "rtx-4090", "box": {"reserve_mib": 511}}
    assert data_of(finefit, reserved)["usable_bytes"] == 25757220864 - 511 * 1024**2


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("convention", CONVENTIONS)
def test_that_each_component_is_counted_once(finefit, method, convention):
    found = data_of(finefit, SMALLEST, "--method", method, "--convention", convention)
    peak = found["peak"]
    parts = {part["key"]: part["bytes"] for part in found["components"]}
    assert len(parts) == len(found["components"])
    assert sum(parts.values()) == peak["device_bytes"]
    assert found["headroom_bytes"] == found["usable_bytes"] - peak["device_bytes"]
    for phase in found["phases"]:
        assert phase["key"] in PHASES
        assert sum(phase["components"].values()) == phase["bytes"]
    fullest = max(found["phases"], key=lambda phase: phase["bytes"])
    assert fullest["bytes"] == peak["allocated_bytes"]
    assert all(part["formula"] and part["bytes"] > 0 for part in found["components"])
    if convention == "detailed":
        assert set(parts) <= set(COMPONENTS)
        without = sum(parts.values()) - parts["runtime"]
        assert without == peak["allocated_bytes"]
        assert peak["static_bytes"] <= peak["allocated_bytes"] <= peak["reserved_bytes"]
        assert peak["reserved_bytes"] <= peak["device_bytes"] <= peak["high_bytes"]
    else:
        assert len({value for key, value in peak.items() if key != "phase"}) == 1


@pytest.mark.parametrize(
    ("method", "gigabytes"), [("full", "123.80"), ("lora", "17.27"), ("qlora", "6.22")]
)
def test_that_the_web_convention_prints_what_its_page_prints(finefit, method, gigabytes):
    code, out, _ = finefit(WEB, "--method", method)
    assert f" {gigabytes} " in " ".join(out.split())
    assert code == (1 if method == "full" else 0)


def test_that_the_adapter_count_of_the_web_page_is_printed(finefit):
    _, out, _ = finefit(WEB)
    assert "5,046,272 trained" in out


def test_that_there_is_one_device_entry_per_card(finefit):
    found = data_of(finefit, {**SMALLEST, "box": {"count": 4}, "sharding": {"strategy": "ddp"}})
    assert [device["index"] for device in found["devices"]] == [0, 1, 2, 3]
    assert found["peak"]["device_bytes"] == max(d["peak_bytes"] for d in found["devices"])
    for device in found["devices"]:
        assert sum(device["components"].values()) == device["peak_bytes"]


def test_that_mixed_cards_are_named_and_listed(finefit):
    plan: dict[str, object] = {
        "model": SMALLEST["model"],
        "box": {"cards": ["rtx-3090", "rtx-4090"]},
    }
    plan["sharding"] = {"strategy": "ddp"}
    found = data_of(finefit, plan)
    assert found["gpu"] == "rtx-3090 + rtx-4090"
    assert len(found["devices"]) == 2


@pytest.mark.parametrize(
    ("gpu", "code", "verdict"),
    [("h200-sxm", 0, "comfortable"), ("rtx-3060-12gb", 1, "does_not_fit")],
)
def test_that_the_exit_code_is_the_verdict(finefit, gpu, code, verdict):
    plan = {**SMALLEST, "gpu": gpu}
    assert finefit(plan)[0] == finefit(plan, "--json")[0] == code
    assert data_of(finefit, plan)["verdict"] == verdict


def test_that_a_card_within_the_band_gives_exit_code_3(finefit):
    peak = data_of(finefit, SMALLEST)["peak"]
    mebibytes = (peak["device_bytes"] // 1024**2) + 1
    card = {"name": "just so", "memory_mib": mebibytes, "compute_capability": "8.9"}
    code, out, _ = finefit({**SMALLEST, "gpu": card})
    assert code == 3
    assert "borderline" in out.splitlines()[0]


def test_that_all_methods_come_in_one_go(finefit):
    found = data_of(finefit, SMALLEST, "--all-methods")
    assert list(found["methods"]) == ["full", "lora", "qlora", "inference"]
    assert found["methods"]["lora"] == data_of(finefit, SMALLEST)
    assert (found["method"], found["verdict"]) == ("lora", found["methods"]["lora"]["verdict"])
    _, out, _ = finefit(SMALLEST, "--all-methods")
    for words in ("Full fine-tuning", "LoRA", "QLoRA", "Inference"):
        assert any(line.startswith(words) for line in out.splitlines())


@pytest.mark.parametrize(
    ("plan", "field"),
    [
        ({"model": "Qwen/Qwen2.5-7B-Instruct"}, "gpu"),
        ({**SMALLEST, "gpu": "rtx-9999"}, "gpu"),
        ({**SMALLEST, "model": "nobody/nothing"}, "model"),
        ({**SMALLEST, "training": {"sequence_length": -1}}, "training.sequence_length"),
        ({**SMALLEST, "lora_rank": 8}, "lora_rank"),
        ("{", "plan.json"),
    ],
)
def test_that_an_input_error_is_one_line_that_names_the_field(finefit, plan, field):
    code, out, err = finefit(plan)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith(f"finefit: {field}: ")
    assert finefit(plan, "--json")[:2] == (2, "")


def test_that_the_message_says_what_is_expected(finefit):
    _, _, err = finefit({**SMALLEST, "method": "lroa"})
    assert "one of full, lora, qlora, inference" in err
    _, _, err = finefit({**SMALLEST, "training": {"micro_batch": 0}})
    assert "at least 1" in err
    _, _, err = finefit({**SMALLEST, "training": {"seq_length": 5}})
    assert "did you mean training.sequence_length?" in err


@pytest.mark.parametrize(
    "words",
    [
        ["plan"],
        ["plan", "x", "--all"],
        ["plan", "x", "--method", "rlhf"],
        ["unknown"],
        [],
        ["plan", "no such file.json"],
        ["export", "plan.json"],
    ],
)
def test_that_a_wrong_command_line_is_one_line_and_exit_code_2(words, capsys):
    assert main(words) == 2
    seen = capsys.readouterr()
    assert (seen.out, seen.err.count("\n")) == ("", 1)


def test_that_help_and_version_are_no_errors(capsys):
    assert main(["--help"]) == main(["plan", "--help"]) == main(["--version"]) == 0
    out = capsys.readouterr().out
    assert "finefit 0.1.0" in out
    assert "--jsonl" in out


def test_that_a_dash_is_standard_input(capsys, monkeypatch):
    monkeypatch.setattr("sys.stdin", io.StringIO(json.dumps(SMALLEST)))
    assert main(["plan", "-", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["model"] == SMALLEST["model"]


def test_that_the_text_tells_the_verdict_first_and_every_part_after_it(finefit):
    code, out, _ = finefit({**SMALLEST, "method": "qlora"})
    first = out.splitlines()[0]
    assert code == 0
    assert first.startswith("QLoRA of Qwen2.5 7B Instruct fits one GeForce RTX 4090, with ")
    assert first.endswith(" GiB to spare.")
    for words in ("Formula", "Static", "Allocated", "Reserved", "Device", "Phase", "Card"):
        assert words in out
    assert "12 B × 2,048 × 152,064" in out
    assert re.search(r"^\[1\] \w+", out, re.M)


def test_that_the_unit_is_a_choice(finefit):
    binary, decimal = (finefit(SMALLEST, "--unit", unit)[1] for unit in ("GiB", "GB"))
    assert "23.99" in binary  # 25,757,220,864 / 2^30
    assert "25.76" in decimal  # 25,757,220,864 / 1e9


def test_that_a_model_that_was_guessed_at_says_so(finefit):
    config = {
        "model_type": "llama", "hidden_size": 64, "intermediate_size": 128, "vocab_size": 100,
        "num_hidden_layers": 2, "num_attention_heads": 2, "tie_word_embeddings": False,
    }  # fmt: skip
    plan = {"model": {"config": config}, "gpu": "rtx-4090"}
    found = data_of(finefit, plan)
    assert {"key": "dtype_unknown", "severity": "warning", "values": {"field": "model"}} in found[
        "notices"
    ]
    assert "Warning: the config does not say" in finefit(plan)[1]


def test_that_the_choices_of_the_command_line_are_those_of_the_engine():
    assert arguments.METHODS == METHODS
    assert arguments.CONVENTIONS == CONVENTIONS
    assert arguments.UNITS == ("GiB", "GB")


def test_that_limits_come_from_the_engine_or_are_said_to_be_missing(finefit, monkeypatch):
    from engine.cli import answers

    monkeypatch.setattr(answers, "limits_of", lambda *_: {"micro_batch": 3})
    assert data_of(finefit, SMALLEST, "--limits")["limits"] == {"micro_batch": 3}
