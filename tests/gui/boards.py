"""Hand-made boards: widget tests must not depend on the engine's numbers."""

from typing import Any

from engine import METHODS, Board, Method, Plan, Scenario
from engine.architecture.spec import Block, DenseMlp, ModelSpec, SoftmaxAttention
from engine.result import (
    Collective,
    Communication,
    Component,
    Device,
    Host,
    Levels,
    Notice,
    Parameters,
    Phase,
    Term,
    Verdict,
)
from engine.units import GIB
from gui.state.paths import with_values

EXAMPLE: dict[str, Any] = {
    "name": "8B LoRA on two 4090s",
    "model": "meta-llama/Llama-3.1-8B",
    "gpu": "rtx-4090",
    "box": {"count": 2, "host_ram_gib": 64},
    "method": "lora",
    "training": {"sequence_length": 4096, "gradient_accumulation": 16},
    "sharding": {"strategy": "fsdp"},
}
SPEC = ModelSpec(
    id="meta-llama/Llama-3.1-8B",
    name="Llama 3.1 8B",
    family="Llama",
    licence="llama3.1",
    hidden=4096,
    vocab=128256,
    max_context=131072,
    blocks={
        "decoder": Block(
            attention=SoftmaxAttention(heads=32, kv_heads=8, head_dim=128),
            mlp=DenseMlp(width=14336),
        )
    },
    layers=(("decoder", 32),),
    tied_head=False,
)
_TENTHS: dict[Method, dict[Component, int]] = {
    "full": {"weights": 75, "gradients": 75, "optimizer": 150, "activations": 11, "logits": 59,
             "gathered": 24, "runtime": 14},
    "lora": {"weights": 75, "adapters": 1, "gradients": 1, "optimizer": 2, "activations": 11,
             "logits": 59, "gathered": 24, "runtime": 14},
    "qlora": {"weights": 27, "adapters": 1, "gradients": 1, "optimizer": 2, "activations": 11,
              "logits": 59, "gathered": 22, "runtime": 14},
    "inference": {"weights": 75, "kv_cache": 5, "runtime": 6},
}  # fmt: skip


def example(**changes: Any) -> Scenario:
    """The example's scenario, with values at dotted paths given as a__b."""
    scenario = Scenario.model_validate(EXAMPLE)
    return with_values(scenario, {k.replace("__", "."): v for k, v in changes.items()})


def verdict_of(need: int, usable: int) -> Verdict:
    return "comfortable" if need <= usable * 0.95 else "borderline" if need <= usable else (
        "does_not_fit"
    )  # fmt: skip


def fake_plan(scenario: Scenario, method: Method) -> Plan:
    """A plan whose logits grow with the sequence, so that an edit is seen."""
    sizes = dict(_TENTHS[method])
    if "logits" in sizes:
        sizes["logits"] = 59 * scenario.training.sequence_length // 4096
    terms = tuple(
        Term(
            key=f"{key}_term",
            component=key,
            bytes=tenths * GIB // 10,
            formula="12 B × T × V",
            values=(("T", scenario.training.sequence_length), ("V", SPEC.vocab)),
            source="paper",
        )
        for key, tenths in sizes.items()
    )
    need = sum(term.bytes for term in terms)
    usable = 24 * GIB - 600 * 2**20
    levels = Levels(need // 2, need - GIB, need - GIB // 2, need, need - GIB // 2, need + GIB)
    phases = (Phase("loss", "peak", terms),)
    count = scenario.box.total_cards
    device = Device(
        0, count, "GeForce RTX 4090", 24 * GIB, usable, levels, "loss", terms, phases,
        verdict_of(need, usable),
    )  # fmt: skip
    traffic = (
        (
            Collective("all_gather_forward", 120 * GIB, 12.9),
            Collective("reduce_scatter", GIB, 0.1),
        )
        if count > 1
        else ()
    )
    filled = with_values(
        scenario,
        {
            path: value
            for path, value in {
                "training.precision": "bf16-autocast",
                "training.optimizer": "adamw",
                "training.checkpointing": "full",
                "training.attention": "flash",
                "training.loss": "standard",
            }.items()
            if getattr(scenario.training, path.split(".")[1]) is None
        },
    )
    open_ = frozenset(
        f"training.{name}"
        for name in ("precision", "optimizer", "checkpointing", "attention", "loss")
        if getattr(scenario.training, name) is None
    )
    return Plan(
        scenario=filled.model_copy(update={"method": method}),
        model=SPEC,
        method=method,
        convention=scenario.convention,
        parameters=Parameters(8_030_261_248, 41_943_040, 8_030_261_248, 41_943_040),
        devices=(device,),
        host=Host(3 * GIB, 18 * GIB, 0, 64 * GIB, "comfortable"),
        communication=Communication(traffic, "pcie"),
        notices=(Notice("not_modelled", "warning", {"field": "training.compile"}),),
        from_profile=open_,
    )


def fake_board(scenario: Scenario) -> Board:
    return Board({m: fake_plan(scenario, m) for m in METHODS}, scenario.method)
