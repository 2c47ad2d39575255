"""Every config.json collected from public repositories; skipped where the collection is not at hand.

What it holds of the catalogue's own models is tested with the bundled files, in ../test_catalog.py.
"""

import json
from pathlib import Path
from typing import Any

import pytest

from engine.architecture.inventory import inventory_of
from engine.errors import InputError
from engine.files.importers.config import read_config

COLLECTION = Path(__file__).resolve().parents[4].parent / "shared" / "data"
pytestmark = pytest.mark.collected
REFUSED = {
    "deepseek-ai/DeepSeek-V4-Flash": "hyper_connections",
    "deepseek-ai/DeepSeek-V4-Pro": "hyper_connections",
    "meta-llama/Llama-3.2-11B-Vision-Instruct": "cross_attention",
    "nvidia/Llama-3_3-Nemotron-Super-49B-v1": "searched_blocks",
    "nvidia/NVIDIA-Nemotron-3-Nano-30B-A3B-BF16": "state_space",
    "nvidia/Nemotron-H-56B-Base-8K": "state_space",
}


def configs() -> dict[str, dict[str, Any]]:
    """By repository."""
    return {
        path.parent.name.replace("__", "/"): json.loads(path.read_text("utf-8"))
        for path in sorted((COLLECTION / "configs").glob("*/config.json"))
    }


def catalogue() -> dict[str, dict[str, Any]]:
    lines = (COLLECTION / "models.jsonl").read_text("utf-8").splitlines()
    return {row["id"]: row for row in map(json.loads, lines)}


def test_each_config_is_read_or_refused_for_the_right_reason() -> None:
    refused = {}
    for name, config in configs().items():
        try:
            imported = read_config(config)
        except InputError as error:
            refused[name] = error.values.get("block", error.key)
        else:
            assert imported.spec is not None, (name, imported.missing)
    assert refused == REFUSED


def test_totals_are_those_of_the_catalogue() -> None:
    rows = catalogue()
    wrong = {}
    for name, config in configs().items():
        if name in rows and name not in REFUSED:
            spec = read_config(config).spec
            assert spec is not None
            found = inventory_of(spec)
            if (found.total_parameters, found.text_parameters) != (
                rows[name]["total_params"],
                rows[name]["text_params"],
            ):
                wrong[name] = found.total_parameters - rows[name]["total_params"]
    assert not wrong


def test_windows_and_layer_kinds_of_models_whose_pattern_is_published() -> None:
    """Numbers from the model cards: Gemma 3 has five local layers of 1024 to one global."""
    spec = read_config(configs()["google/gemma-3-4b-it"]).spec
    assert spec is not None
    assert sum(n for name, n in spec.layers if name == "full") == 5
    assert spec.layer_count == 34
