"""A formula, with this plan's numbers put in by plain arithmetic, gives the bytes shown beside it."""

import ast
import operator
import re
from typing import Any

import pytest

from engine import METHODS, plan
from engine.files.plan_file import scenario_from_data
from engine.result import Plan, Term

MODELS = ["meta-llama/Llama-3.1-8B", "google/gemma-2-9b", "Qwen/Qwen3-30B-A3B"]
TRAININGS: list[dict[str, Any]] = [
    {},
    {"checkpointing": "full", "optimizer": "sgd-momentum"},
    {"checkpointing": "selective", "precision": "bf16-mixed"},
    {"checkpointing": "offloaded", "loss": "chunked", "precision": "bf16-master"},
    {"checkpointing": "none", "precision": "fp32", "keep_logits": True, "loss": "kernel"},
    {"attention": "eager", "gradient_accumulation": 2, "optimizer": "adamw-8bit"},
]
SHARDINGS: list[dict[str, Any]] = [
    {"strategy": "none"},
    {"strategy": "ddp"},
    {"strategy": "zero2"},
    {"strategy": "zero3", "offload_optimizer": "nvme"},
    {"strategy": "fsdp", "offload_parameters": "cpu"},
    {"strategy": "fsdp1"},
    {"strategy": "fsdp", "context": 2},
    {"tensor": 4, "sequence_parallel": True, "loss_parallel": True},
    {"pipeline": 4},
    {"strategy": "layer-split"},
]
OTHERS: list[dict[str, Any]] = [
    {"method": "qlora", "quantization": {"kind": "int8"}},
    {"method": "lora", "adapter": {"modules_to_save": ["lm_head"]}},
    {"method": "full", "objective": "dpo", "box": {"count": 4}, "sharding": {"strategy": "zero1"}},
    *(
        {"method": "lora", "model": {"id": MODELS[0], "checkpoint": kind, "dequantize": False}}
        for kind in ("fp8", "gptq", "mxfp4", "bnb4")
    ),
]
# Whole bytes, alignment and padding; a missing factor is far more.
TOLERANCE = 0.002

OPERATORS = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul,
    ast.Div: operator.truediv, ast.Pow: operator.pow,
}  # fmt: skip
SIGNS = {"×": "*", "÷": "/", "−": "-", "·": "*", "²": "**2", "½": "0.5", "10⁸": "10**8"}


def arithmetic(node: ast.expr, known: dict[str, float]) -> float:
    """Only numbers, known symbols and + - * / **.

    Raises:
        KeyError: a symbol without a value, or a word.
    """
    match node:
        case ast.Constant(value=int() | float() as number):
            return number
        case ast.Name(id=name):
            return known[name]
        case ast.BinOp(left=left, op=op, right=right):
            return float(OPERATORS[type(op)](arithmetic(left, known), arithmetic(right, known)))
        case _:
            raise KeyError(ast.dump(node))


def value_of(term: Term) -> float | None:
    """None where the formula is words, or names a quantity that the plan gives no number for."""
    text = term.formula
    for sign, written in SIGNS.items():
        text = text.replace(sign, written)
    text = re.sub(r"(?<=\d) B\b", "", text)
    text = re.sub(r"(?<=[\d)])(?=[A-Za-z])", "*", text)  # 4dq
    try:
        return arithmetic(ast.parse(text, mode="eval").body, dict(term.values))  # type: ignore[arg-type]
    except (SyntaxError, KeyError):
        return None


def terms_of(found: Plan) -> set[Term]:
    devices = {term for device in found.devices for term in device.terms}
    phases = {t for device in found.devices for phase in device.phases for t in phase.terms}
    return devices | phases | set(found.host.terms)


def compare(**data: Any) -> int:
    """How many formulas were compared.

    Raises:
        AssertionError: one of them gives another number.
    """
    found = plan(scenario_from_data({"model": MODELS[0], "gpu": "h200-sxm"} | data))
    values = {term: value for term in terms_of(found) if (value := value_of(term)) is not None}
    wrong = [
        (term.key, term.formula, term.values, term.bytes, value)
        for term, value in values.items()
        if abs(value - term.bytes) > TOLERANCE * term.bytes + 4096
    ]
    assert wrong == []
    return len(values)


@pytest.mark.parametrize("method", [m for m in METHODS if m != "inference"])
@pytest.mark.parametrize("model", MODELS)
def test_that_formulas_of_one_card_give_their_bytes(model: str, method: str) -> None:
    for training in TRAININGS:
        assert compare(model=model, method=method, training=training) >= 5


@pytest.mark.parametrize("method", [m for m in METHODS if m != "inference"])
@pytest.mark.parametrize("sharding", SHARDINGS, ids=lambda s: "-".join(map(str, s.values())))
def test_that_formulas_of_several_cards_give_their_bytes(
    sharding: dict[str, Any], method: str
) -> None:
    for training in TRAININGS:
        data = {"box": {"count": 4}, "sharding": sharding, "training": training}
        assert compare(method=method, **data) >= 5


@pytest.mark.parametrize("data", OTHERS)
def test_that_formulas_of_other_storage_give_their_bytes(data: dict[str, Any]) -> None:
    assert compare(**data) >= 5


def test_that_a_wrong_formula_is_noticed() -> None:
    """The arithmetic of the test itself: 12 bytes of 3 tokens and 5 words."""
    term = Term("logits", "logits", 180, "12 B × T × V", (("T", 3), ("V", 5)))
    assert value_of(term) == 180
    assert (
        value_of(Term("x", "logits", 1, "(P − Pq) × 2 B ÷ N", (("P", 9), ("Pq", 1), ("N", 4)))) == 4
    )
    assert value_of(Term("x", "weights", 1, "all weights")) is None
