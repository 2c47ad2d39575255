"""How several cards share one training run."""

from typing import Literal

from pydantic import Field

from engine.scenario.frozen import Frozen

Strategy = Literal[
    "none", "ddp", "zero1", "zero2", "zero3", "fsdp", "fsdp1", "fsdp-grad-op", "hsdp", "layer-split"
]
Offload = Literal["none", "cpu", "nvme"]


class Sharding(Frozen):
    """Data degree = cards / (tensor x pipeline x context). ``None``: the profile's default."""

    strategy: Strategy = "none"
    tensor: int = Field(1, ge=1, le=4096)
    sequence_parallel: bool = False
    loss_parallel: bool = False
    pipeline: int = Field(1, ge=1, le=4096)
    schedule: Literal["1f1b", "interleaved", "gpipe"] = "1f1b"
    virtual_stages: int = Field(1, ge=1, le=1000)
    context: int = Field(1, ge=1, le=4096)
    expert: int = Field(1, ge=1, le=4096)
    replicate: int = Field(1, ge=1, le=4096, description="hsdp: number of replicas")
    reshard_after_forward: bool = True
    ends_as_units: bool | None = None
    reduce_dtype: Literal["float32", "bfloat16"] | None = None
    offload_optimizer: Offload = "none"
    offload_parameters: Offload = "none"
    no_sync: bool | None = None
    zero_bucket_elements: int = Field(500_000_000, ge=1, le=10**12)
    zero_live_parameters: int = Field(1_000_000_000, ge=0, le=10**13)
    zero_prefetch_elements: int = Field(50_000_000, ge=0, le=10**12)
    zero_persistence_elements: int = Field(100_000, ge=0, le=10**12)
    ddp_bucket_view: bool = Field(False, description="gradient_as_bucket_view of DDP")
