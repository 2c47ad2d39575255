"""finefit models, gpus and compare."""

import json

import pytest

from engine.cli import main

PLAN = {"model": "Qwen/Qwen2.5-7B-Instruct", "gpu": "rtx-4090"}


def output(capsys, *words) -> str:
    assert main(list(words)) == 0
    return str(capsys.readouterr().out)


def test_that_all_models_and_cards_are_listed(capsys):
    assert len(json.loads(output(capsys, "models", "--json"))) == 199
    assert len(json.loads(output(capsys, "gpus", "--json"))) == 84


def test_that_words_in_any_order_and_case_find_a_model(capsys):
    found = [row["id"] for row in json.loads(output(capsys, "models", "--json", "7B", "qWEN2.5"))]
    assert "Qwen/Qwen2.5-7B-Instruct" in found
    assert not [name for name in found if "0.5B" in name]


def test_that_a_card_is_found_by_its_memory_and_shows_what_the_driver_reports(capsys):
    out = output(capsys, "gpus", "4090")
    assert "24,564" in out
    assert out.splitlines()[0].split()[:2] == ["Id", "Name"]


def test_that_nothing_found_is_an_empty_list(capsys):
    assert json.loads(output(capsys, "models", "--json", "no such model")) == []


@pytest.fixture
def plan_file(tmp_path):
    path = tmp_path / "plan.json"
    path.write_text(json.dumps(PLAN), "utf-8")
    return str(path)


def test_that_each_box_gets_a_verdict_for_each_method(capsys, plan_file):
    boxes = ["--box", "2xrtx-4090", "--box", "h200-sxm", "--box", "1 x rtx-3060-12gb"]
    found = json.loads(output(capsys, "compare", plan_file, "--json", *boxes))
    assert [(box["count"], box["gpu"]) for box in found["boxes"]] == [
        (2, "rtx-4090"), (1, "h200-sxm"), (1, "rtx-3060-12gb"),
    ]  # fmt: skip
    assert all(
        list(box["methods"]) == ["full", "lora", "qlora", "inference"] for box in found["boxes"]
    )
    assert found["boxes"][1]["methods"]["lora"]["verdict"] == "comfortable"
    assert found["boxes"][2]["methods"]["lora"]["verdict"] == "does_not_fit"


def test_that_the_best_box_decides_the_exit_code(capsys, plan_file):
    assert main(["compare", plan_file, "--box", "rtx-3060-12gb"]) == 1
    assert main(["compare", plan_file, "--box", "rtx-3060-12gb", "--box", "h200-sxm"]) == 0


def test_that_without_boxes_the_plans_own_is_shown(capsys, plan_file):
    assert "one GeForce RTX 4090" in output(capsys, "compare", plan_file)


@pytest.mark.parametrize("box", ["", "0xrtx-4090", "99999xrtx-4090", "2x", "2xrtx-4091"])
def test_that_a_wrong_box_is_named(capsys, plan_file, box):
    assert main(["compare", plan_file, "--box", box]) == 2
    assert capsys.readouterr().err.startswith("finefit: --box")
