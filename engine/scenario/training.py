"""The training step: sizes, numeric recipe, optimizer, recomputation, kernels, objective.

A field whose value is None takes the default of the framework profile (engine/profiles).
"""

from typing import Literal

from pydantic import Field

from engine.scenario.frozen import Frozen
from engine.scenario.method import Dtype

MAX_TOKENS = 100_000_000

Precision = Literal[
    "bf16-pure", "bf16-autocast", "bf16-mixed", "bf16-master",
    "fp16-mixed", "fp16-master", "fp32", "fp8-mixed", "mxfp8-mixed", "nvfp4-mixed",
]  # fmt: skip
OptimizerName = Literal[
    "adamw", "adamw-8bit", "paged-adamw", "paged-adamw-8bit", "sgd", "sgd-momentum",
    "adafactor", "lion", "lion-8bit", "muon", "galore", "apollo", "lomo", "adalomo",
]  # fmt: skip
Checkpointing = Literal["none", "full", "selective", "offloaded"]


class Dtypes(Frozen):
    """Single overrides of the precision recipe."""

    weights: Dtype | None = None
    gradients: Dtype | None = None
    states: Dtype | None = None
    master: Dtype | None = None
    base: Dtype | None = None


class Lengths(Frozen):
    """Real sequence lengths of the data set, in tokens."""

    mean: float = Field(gt=0, le=MAX_TOKENS)
    max: int = Field(gt=0, le=MAX_TOKENS)


class Training(Frozen):
    """One micro-batch and how it is computed."""

    sequence_length: int = Field(2048, ge=1, le=MAX_TOKENS)
    micro_batch: int = Field(1, ge=1, le=1_000_000)
    gradient_accumulation: int = Field(1, ge=1, le=1_000_000)
    precision: Precision | None = None
    dtypes: Dtypes = Dtypes()
    optimizer: OptimizerName | None = None
    optimizer_kernel: Literal["foreach", "fused", "loop"] | None = None
    optimizer_in_backward: bool | None = None
    checkpointing: Checkpointing | None = None
    checkpoint_every: int | None = Field(None, ge=1, le=10_000, description="selective: every n-th")
    activation_offload: bool | None = None
    compile: bool | None = None
    attention: Literal["flash", "sdpa", "eager"] | None = None
    attention_window: int | None = Field(None, ge=1, le=MAX_TOKENS)
    loss: Literal["standard", "kernel", "chunked", "fused"] | None = None
    kernels: Literal["torch", "fused"] | None = None
    padding_mask: bool = False
    keep_logits: bool | None = None
    packed: bool = True
    lengths: Lengths | None = None
    image_tokens: int = Field(0, ge=0, le=MAX_TOKENS)
    use_cache: bool = False


class Objective(Frozen):
    """What the loss is, and which further copies of the model it needs."""

    kind: Literal["sft", "pretrain", "dpo", "orpo", "kto", "reward", "grpo", "ppo"] = "sft"
    reference: Literal["copy", "adapter_off", "precomputed", "none"] | None = None
    generations: int = Field(8, ge=1, le=10_000)
    completion_length: int = Field(512, ge=1, le=MAX_TOKENS)
    engine_share: float = Field(0.3, ge=0, lt=1, description="share of a card the engine takes")


class Loading(Frozen):
    """How the checkpoint reaches the cards."""

    ranks: Literal["all", "rank0"] = "all"
    dtype: Dtype = "bfloat16"
    meta: bool = False


class Saving(Frozen):
    """What is written at the end, and where it is gathered."""

    state: Literal["full", "sharded", "adapter"] | None = None
    offload: Literal["none", "cpu"] = "cpu"
