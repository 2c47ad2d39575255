"""The fields of the sharding panel by group, and when each of them matters."""

from collections.abc import Callable
from dataclasses import replace

from engine import Plan
from engine.sharding.layout import FSDP2
from engine.sharding.legal import expert_counts
from gui.state.fields import FIELDS, Field

_BY_PATH = {field.path: field for field in (*FIELDS["sharding"], *FIELDS["sharding_more"])}
_FSDP = (*sorted(FSDP2), "fsdp1")
_DDP = ("ddp", *_FSDP)

_NEEDS: dict[str, Callable[[Plan], bool]] = {
    "box.count": lambda plan: plan.scenario.box.cards is None,
    "sharding.sequence_parallel": lambda plan: plan.scenario.sharding.tensor > 1,
    "sharding.loss_parallel": lambda plan: plan.scenario.sharding.tensor > 1,
    "sharding.schedule": lambda plan: plan.scenario.sharding.pipeline > 1,
    "sharding.virtual_stages": lambda plan: (
        plan.scenario.sharding.pipeline > 1 and plan.scenario.sharding.schedule == "interleaved"
    ),
    "sharding.expert": lambda plan: (
        plan.scenario.sharding.expert > 1 or expert_counts(plan.model) > 0
    ),
}
"""Beyond what a field says itself: these depend on degrees and on the model."""


def _fields(*names: str, strategies: tuple[str, ...] = ()) -> tuple[Field, ...]:
    found = tuple(_BY_PATH[f"sharding.{name}"] for name in names)
    if not strategies:
        return found
    return tuple(replace(field, needs=("sharding.strategy", strategies)) for field in found)


MAIN = (
    *_fields("strategy"),
    _BY_PATH["box.count"],
    *_fields("replicate", "offload_optimizer", "offload_parameters"),
)
DEGREE_FIELDS = _fields(
    "tensor", "sequence_parallel", "loss_parallel", "pipeline", "schedule", "virtual_stages",
    "context", "expert",
)  # fmt: skip
OPTIONS = (
    *_fields("reduce_dtype", strategies=_FSDP),
    *_fields("reshard_after_forward", "ends_as_units"),
    *_fields("no_sync", strategies=_DDP),
    *_fields(
        "ddp_bucket_view", "zero_bucket_elements", "zero_live_parameters",
        "zero_prefetch_elements", "zero_persistence_elements",
    ),
)  # fmt: skip


def matters(field: Field, plan: Plan) -> bool:
    """Whether degrees and model make a field matter; its strategy is asked elsewhere."""
    needs = _NEEDS.get(field.path)
    return needs is None or needs(plan)


def is_split(plan: Plan) -> bool:
    """Whether the model itself or its sequences are split among cards."""
    sharding = plan.scenario.sharding
    return max(sharding.tensor, sharding.pipeline, sharding.context, sharding.expert) > 1
