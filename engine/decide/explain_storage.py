"""How a term is stored, from the numeric recipe of its plan."""

import re

from engine.memory.checkpoint import packed_as
from engine.memory.recipe import FP32, HALF, recipe_of
from engine.memory.terms.optimizer import EIGHT_BIT, PAGED
from engine.result import Plan, Term
from engine.scenario import Scenario

_MIXED = frozenset({
    "recomputed_layer", "saved_layers", "layer_transient", "eager_masks", "final_norm",
})  # fmt: skip


_ELEMENT = re.compile(rf"(?<![\d.])({HALF}|{FP32}) B(?![\w])")


def _element(formula: str) -> int | None:
    """Bytes of an element as the formula counts them: sharding may store another width."""
    found = _ELEMENT.search(formula)
    return int(found[1]) if found else None


def _named(size: int, scenario: Scenario) -> str:
    if size == FP32:
        return "float32"
    precision = scenario.training.precision or ""
    return "float16" if precision.startswith("fp16") else "bfloat16"


def storage_of(plan: Plan, term: Term) -> str | None:
    """The dtype of a term; None where it holds several, or is no tensor."""
    scenario = plan.scenario
    if term.component == "runtime" or plan.convention != "detailed":
        return None
    if term.component == "kv_cache":
        return scenario.inference.kv_dtype
    if plan.method == "inference":
        return scenario.inference.format if term.component == "weights" else "float16"
    return _in_training(plan, term)


def _in_training(plan: Plan, term: Term) -> str | None:
    scenario, recipe = plan.scenario, recipe_of(plan.scenario, plan.method)
    adapted = plan.method != "full"
    optimizer = scenario.training.optimizer or "adamw"
    quantization = scenario.quantization
    twice = quantization.double and quantization.kind != "int8"
    packed = packed_as(plan.model, scenario.model, plan.method)
    by_key: dict[str, str | None] = {
        "packed_weights": packed or quantization.kind,
        "weight_scales": None if packed else "uint8" if twice else "float32",
        "master_weights": "float32",
        "step_counters": "float32",
        "batch": "int64",
        "head_cast": _named(recipe.compute, scenario),
        "head_input": _named(recipe.compute, scenario),
        "autocast_cache": _named(recipe.compute, scenario),
        "checkpoint_store": _named(recipe.residual, scenario),
        "residual_gradient": _named(recipe.residual, scenario),
    }
    if term.key in by_key:
        return by_key[term.key]
    if term.key in _MIXED:
        return None
    counted = _element(term.formula)
    if counted is not None and term.component != "logits" and optimizer not in EIGHT_BIT:
        return _named(counted, scenario)
    shared = scenario.sharding.strategy not in ("none", "ddp")
    if shared and term.component != "logits":
        # What a strategy stores is said by its formulas; where they name no width, it is not known.
        return "uint8" if optimizer in EIGHT_BIT and term.component == "optimizer" else None
    if term.key == "loading_weights" and plan.method == "qlora":
        return None
    states = _named(recipe.adapter if adapted else recipe.state, scenario)
    if optimizer in EIGHT_BIT:
        states = "uint8"
    elif optimizer in PAGED:
        states = "float32"
    # Log-softmax and its gradients are fp32; a kept copy is what the head gave out.
    kept = term.key == "kept_logits"
    by_component: dict[str, str] = {
        "weights": _named(recipe.weight, scenario),
        "adapters": _named(recipe.adapter, scenario),
        "gradients": _named(recipe.adapter if adapted else recipe.gradient, scenario),
        "optimizer": states,
        "logits": _named(recipe.compute, scenario) if kept else "float32",
    }
    return by_component.get(term.component)
