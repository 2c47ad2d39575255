"""What a reader of the detailed numbers must know: capability gates, traps, and what is not modelled."""

from engine.hardware.gpu import Gpu
from engine.job import Job
from engine.memory.checkpoint import is_opened
from engine.memory.prepare import Prepared, needs_eager
from engine.memory.terms.optimizer import FUSED_BACKWARD
from engine.result import Notice, Severity, Value
from engine.scenario import Objective

_FORMATS = {"fp8-mixed": "fp8", "mxfp8-mixed": "mxfp8", "nvfp4-mixed": "nvfp4"}


def notices_of(job: Job, prepared: Prepared) -> tuple[Notice, ...]:
    """All notices of one method of a job under the detailed convention."""
    if prepared.method == "inference":
        return ()
    found = [
        *_capabilities(job),
        *_adapter_notices(prepared),
        *_not_modelled(prepared),
        *_recipe_notices(prepared),
        *_checkpoint_notices(prepared),
    ]
    return tuple(found)


def _notice(key: str, severity: Severity, field: str | None, **values: Value) -> Notice:
    return Notice(key, severity, values, field)


def _capabilities(job: Job) -> list[Notice]:
    training = job.scenario.training
    precision = training.precision or ""
    found = []
    for card in dict.fromkeys(job.cards):
        if precision.startswith("bf16") and card.supports.bf16 is False:
            found.append(_gate("no_bf16", card, "training.precision"))
        needed = _FORMATS.get(precision)
        if needed and getattr(card.supports, needed) is not True:
            found.append(_gate(f"no_{needed}", card, "training.precision"))
        if training.attention == "flash" and card.supports.flash_attention_2 is False:
            found.append(_gate("no_flash_attention", card, "training.attention"))
    return found


def _gate(key: str, card: Gpu, field: str) -> Notice:
    generation = card.architecture
    level = card.compute_capability or ""
    return _notice(key, "error", field, gpu=card.name, architecture=generation, level=level)


def _adapter_notices(prepared: Prepared) -> list[Notice]:
    adapters = prepared.adapters
    if adapters is None:
        return []
    found = [
        _notice("target_not_found", "warning", "adapter.targets", target=missing.target,
                holder=missing.holder or "")
        for missing in adapters.not_found
    ]  # fmt: skip
    if not adapters.trainable:
        found.append(_notice("nothing_trained", "error", "adapter.targets"))
    if adapters.adapts_experts:
        merged = sum(
            costs.count * saved.cost.fixed
            for costs in prepared.ingredients.layers
            for saved in costs.plain
            if saved.key == "merged_experts"
        )
        found.append(_notice("experts_materialised", "warning", "adapter.targets", bytes=merged))
    return found


def _not_modelled(prepared: Prepared) -> list[Notice]:
    scenario = prepared.scenario
    training = scenario.training
    objective, usual = scenario.objective, Objective()
    adapters_used = prepared.adapters is not None
    # The rollout engine takes a share of the card that is given, whatever it generates in it.
    rollout = objective.kind in ("grpo", "ppo")
    missing = {
        "adapter.dora": adapters_used and scenario.adapter.dora,
        "training.precision": training.precision in _FORMATS,
        "training.image_tokens": training.image_tokens > 0,
        "training.use_cache": training.use_cache,
        "training.attention_window": training.attention_window is not None,
        "quantization.kind": prepared.method == "qlora" and scenario.quantization.kind == "int8",
        "training.lengths.mean": training.lengths is not None,
        "objective.generations": rollout and objective.generations != usual.generations,
        "objective.completion_length": rollout
        and objective.completion_length != usual.completion_length,
        "objective.kind": bool(prepared.objective.unmodelled),
        "model.freeze_vision": not scenario.model.freeze_vision
        and prepared.setup.spec.vision_parameters > 0,
    }
    return [_notice("not_modelled", "info", path) for path, used in missing.items() if used]


def _recipe_notices(prepared: Prepared) -> list[Notice]:
    training = prepared.scenario.training
    found = []
    if needs_eager(prepared.setup.spec) and training.attention == "sdpa":
        found.append(_notice("softcap_needs_eager", "warning", "training.attention"))
    if training.optimizer in FUSED_BACKWARD and prepared.method != "full":
        found.append(_notice("optimizer_needs_full", "warning", "training.optimizer"))
    if training.optimizer_in_backward and training.gradient_accumulation > 1:
        found.append(
            _notice("no_accumulation_in_backward", "warning", "training.gradient_accumulation")
        )
    if training.use_cache and training.checkpointing != "none":
        found.append(_notice("cache_with_checkpointing", "warning", "training.use_cache"))
    return found


def _checkpoint_notices(prepared: Prepared) -> list[Notice]:
    choice, method = prepared.scenario.model, prepared.method
    kind = choice.checkpoint or prepared.setup.spec.checkpoint
    if kind in ("16bit", "fp32"):
        return []
    opened = is_opened(kind, choice)
    if method == "full" and not opened:
        return [_notice("packed_not_trainable", "error", "model.checkpoint", checkpoint=kind)]
    if opened:
        growth = prepared.static.weights.total
        return [_notice("checkpoint_opened", "info", "model.checkpoint", checkpoint=kind,
                        bytes=growth)]  # fmt: skip
    return [_notice("checkpoint_packed", "info", "model.checkpoint", checkpoint=kind)]
