"""The form fields as data. Limits and choices come from the engine's models (see paths.limits)."""

from dataclasses import dataclass
from typing import Any, Literal

from engine.scenario import Scenario
from gui.state.paths import Limits, limits, value_at

Kind = Literal["whole", "real", "choice", "flag", "names"]
Place = Literal[
    "workload", "more", "objective", "loading", "hardware", "hardware_more", "model",
    "full", "lora", "qlora", "inference", "sharding", "sharding_more",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a form; its label, help and unit are looked up by ``path`` in gui.text.

    needs: (path, values): shown only while that other field has one of these values.
    beside: (name, path) of siblings that are set together with it, from the value at path.
    """

    path: str
    kind: Kind
    step: float = 1
    presets: tuple[Any, ...] = ()
    needs: tuple[str, tuple[Any, ...]] | None = None
    beside: tuple[tuple[str, str], ...] = ()

    @property
    def limits(self) -> Limits:
        """What the engine accepts."""
        return limits(self.path)


def _whole(path: str, step: int = 1, needs: tuple[str, tuple[Any, ...]] | None = None) -> Field:
    return Field(path, "whole", step, needs=needs)


def _choice(path: str, needs: tuple[str, tuple[Any, ...]] | None = None) -> Field:
    return Field(path, "choice", needs=needs)


def _flag(path: str, needs: tuple[str, tuple[Any, ...]] | None = None) -> Field:
    return Field(path, "flag", needs=needs)


_TARGETS = Field(
    "adapter.targets",
    "names",
    presets=(
        "all-linear",
        "attention",
        ("q_proj", "v_proj"),
        ("q_proj", "k_proj", "v_proj", "o_proj"),
    ),
)
_ALSO_TRAINED = Field(
    "adapter.modules_to_save", "names", presets=((), ("lm_head",), ("embed_tokens", "lm_head"))
)
_PREFERENCE = ("objective.kind", ("dpo", "kto", "grpo", "ppo"))
_ONLINE = ("objective.kind", ("grpo", "ppo"))
_ZERO = ("sharding.strategy", ("zero1", "zero2", "zero3"))
_ZERO3 = ("sharding.strategy", ("zero3",))
_FSDP = ("sharding.strategy", ("fsdp", "fsdp1", "hsdp"))
_FSDP_ANY = ("sharding.strategy", ("fsdp", "fsdp1", "fsdp-grad-op", "hsdp"))
_OFFLOADING = ("sharding.strategy", (*_ZERO[1], *_FSDP_ANY[1]))

FIELDS: dict[Place, tuple[Field, ...]] = {
    "hardware": (_whole("box.reserve_mib", 256),),
    "hardware_more": (
        _whole("box.nodes"),
        _choice("box.link"),
        Field("box.host_ram_gib", "real", 16),
        Field("box.nvme_gib", "real", 128),
        Field("box.network_gb_s", "real", 5),
    ),
    "model": (
        _choice("model.checkpoint"),
        _flag("model.dequantize"),
        _flag("model.freeze_vision"),
    ),
    "workload": (
        _whole("training.sequence_length", 512),
        _whole("training.micro_batch"),
        _whole("training.gradient_accumulation"),
        _choice("profile"),
        _choice("objective.kind"),
        _choice("training.precision"),
        _choice("training.optimizer"),
        _choice("training.checkpointing"),
        _choice("training.attention"),
        _choice("training.loss"),
    ),
    "more": (
        _choice("training.optimizer_kernel"),
        _choice("training.kernels"),
        _whole("training.checkpoint_every", needs=("training.checkpointing", ("selective",))),
        _whole("training.attention_window", 256),
        _whole("training.image_tokens", 256),
        _flag("training.optimizer_in_backward"),
        _flag("training.activation_offload"),
        _flag("training.compile"),
        _flag("training.packed"),
        _flag("training.padding_mask"),
        _flag("training.keep_logits"),
        _flag("training.use_cache"),
        Field(
            "training.lengths.mean",
            "whole",
            64,
            needs=("training.packed", (False,)),
            beside=(("max", "training.sequence_length"),),
        ),
    ),
    "objective": (
        _choice("objective.reference", _PREFERENCE),
        _whole("objective.generations", needs=_ONLINE),
        _whole("objective.completion_length", 128, needs=_ONLINE),
        Field("objective.engine_share", "real", 0.05, needs=_ONLINE),
    ),
    "loading": (
        _choice("loading.ranks"),
        _choice("loading.dtype"),
        _flag("loading.meta"),
        _choice("saving.state"),
        _choice("saving.offload"),
    ),
    "full": (
        _choice("training.dtypes.weights"),
        _choice("training.dtypes.gradients"),
        _choice("training.dtypes.states"),
        _choice("training.dtypes.master"),
    ),
    "lora": (
        _whole("adapter.rank", 8),
        _TARGETS,
        _choice("adapter.dtype"),
        _ALSO_TRAINED,
        Field("adapter.dropout", "real", 0.05),
        _flag("adapter.dora"),
        _flag("adapter.rslora"),
    ),
    "qlora": (
        _choice("quantization.kind"),
        _whole("adapter.rank", 8),
        _TARGETS,
        _choice("adapter.dtype"),
        _ALSO_TRAINED,
        _choice("quantization.storage"),
        _flag("quantization.double"),
        _flag("quantization.upcast"),
        _flag("adapter.dora"),
    ),
    "inference": (
        _choice("inference.format"),
        _whole("inference.context", 1024),
        _whole("inference.batch"),
        _choice("inference.kv_dtype"),
    ),
    "sharding": (
        _whole("box.count"),
        _choice("sharding.strategy"),
        _choice("sharding.offload_optimizer", _OFFLOADING),
        _choice("sharding.offload_parameters", _OFFLOADING),
        _whole("sharding.replicate", needs=("sharding.strategy", ("hsdp",))),
    ),
    "sharding_more": (
        _whole("sharding.tensor"),
        _whole("sharding.pipeline"),
        _whole("sharding.context"),
        _whole("sharding.expert"),
        _choice("sharding.schedule"),
        _whole("sharding.virtual_stages"),
        _choice("sharding.reduce_dtype"),
        _flag("sharding.sequence_parallel"),
        _flag("sharding.loss_parallel"),
        _flag("sharding.reshard_after_forward", _FSDP),
        _flag("sharding.ends_as_units", _FSDP_ANY),
        _flag("sharding.no_sync"),
        _flag("sharding.ddp_bucket_view", ("sharding.strategy", ("ddp",))),
        _whole("sharding.zero_bucket_elements", 1_000_000, needs=_ZERO),
        _whole("sharding.zero_live_parameters", 1_000_000, needs=_ZERO3),
        _whole("sharding.zero_prefetch_elements", 1_000_000, needs=_ZERO3),
        _whole("sharding.zero_persistence_elements", 1_000, needs=_ZERO3),
    ),
}


def changes_for(scenario: Scenario, field: Field, value: Any) -> dict[str, Any]:
    """What an edit of a field changes: itself, and the siblings that must exist beside it."""
    parent, _, leaf = field.path.rpartition(".")
    if not field.beside or value_at(scenario, parent) is not None:
        return {field.path: value}
    if value is None:
        return {}
    siblings = {name: value_at(scenario, path) for name, path in field.beside}
    return {parent: siblings | {leaf: value}}
