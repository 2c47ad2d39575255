"""The web calculator's own page: Qwen2.5-7B-Instruct, RTX 4090, 1024 tokens, batch 1, rank 16."""

import pytest

from engine.memory.conventions.per_parameter import trained_bytes
from engine.memory.conventions.web import layer_bytes, web_trainable
from engine.units import GB
from tests.golden.questions import QWEN_7B, components, digits, job, total

PAGE = {
    "full": {"weights": 15.23, "gradients_and_optimizer": 106.62, "activations": 0.33,
             "overhead": 1.62},
    "lora": {"weights": 15.23, "adapter": 0.08, "activations": 0.33, "overhead": 1.62},
    "qlora": {"weights": 4.19, "adapter": 0.08, "activations": 0.33, "overhead": 1.62},
}  # fmt: skip
TOTAL = {"full": 123.80, "lora": 17.27, "qlora": 6.22}
TRAINABLE = {"full": 7_615_616_512, "lora": 5_046_272, "qlora": 5_046_272}
FITS = {"full": False, "lora": True, "qlora": True}


def question(method: str):
    return job(QWEN_7B, method, "web", adapter={"rank": 16, "targets": ["q_proj", "v_proj"]},
               training={"sequence_length": 1024, "micro_batch": 1})  # fmt: skip


@pytest.mark.parametrize("method", PAGE, ids=lambda method: f"qwen2.5-7b-{method}")
def test_that_each_component_is_what_the_page_prints(method):
    found = {key: digits(count, GB, 2) for key, count in components(question(method)).items()}
    assert found == PAGE[method]


@pytest.mark.parametrize("method", PAGE, ids=lambda method: f"qwen2.5-7b-{method}")
def test_that_total_trainable_and_verdict_are_what_the_page_prints(method):
    asked = question(method)
    assert digits(total(asked), GB, 2) == TOTAL[method]
    assert web_trainable(asked, asked.method) == TRAINABLE[method]
    assert (total(asked) <= asked.cards[0].capacity) is FITS[method]


def test_that_the_trained_share_is_what_the_page_prints():
    asked = question("lora")
    share = 100 * web_trainable(asked, "lora") / asked.inventory.total_parameters
    assert round(share, 2) == 0.07


@pytest.mark.parametrize(
    ("optimizer", "each", "states"),
    [
        pytest.param("adamw", 16, 112, id="7b-adamw"),
        pytest.param("adamw-8bit", 10, 70, id="7b-adamw-8bit"),
        pytest.param("sgd-momentum", 12, 84, id="7b-sgd-momentum"),
    ],
)
def test_that_the_optimizer_table_of_the_page_comes_out(optimizer, each, states):
    found = trained_bytes("web", optimizer).total
    assert (found, found * 7_000_000_000 / GB) == (each, states)


def test_that_a_layer_keeps_what_the_formula_of_the_page_gives():
    """hidden 4096, 4096 tokens: 0.57 GB by its formula (its prose says 0.14)."""
    assert digits(layer_bytes(4096, 4096, 1, 32, flash=True), GB, 2) == 0.57
