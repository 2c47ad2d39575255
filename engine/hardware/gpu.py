"""One card, as the driver and the data sheet describe it."""

from typing import Annotated, Literal

from pydantic import Field

from engine.scenario.frozen import Frozen
from engine.scenario.hardware_choice import CustomGpu
from engine.units import MIB

Positive = Annotated[float, Field(gt=0)]


class Supports(Frozen):
    """What the card's generation can compute in; None: not verified."""

    bf16: bool | None = None
    fp8: bool | None = None
    mxfp8: bool | None = None
    nvfp4: bool | None = None
    flash_attention_2: bool | None = None


class Gpu(Frozen):
    """A card. Rates are GB/s (1e9 B/s) and dense TFLOP/s (1e12, no sparsity, fp32 accumulate)."""

    id: str
    name: str
    vendor: str
    architecture: str
    year: int | None = None
    compute_capability: str | None = None
    memory_mib: int = Field(gt=0, description="MiB the driver reports as total")
    memory_label_gb: float | None = Field(None, description="capacity printed on the box")
    memory_type: str | None = None
    memory_note: str | None = None
    bandwidth_gb_s: Positive | None = None
    bf16_tflops: Positive | None = None
    fp16_tflops: Positive | None = None
    fp8_tflops: Positive | None = None
    fp4_tflops: Positive | None = None
    tflops_basis: str | None = None
    nvlink: bool | None = None
    nvlink_gb_s: Positive | None = Field(None, description="per direction")
    fabric: str | None = None
    pcie_gen: float | None = None
    pcie_lanes: int | None = None
    peer_to_peer: str | None = None
    ecc: bool | None = None
    tdp_w: Positive | None = None
    unified: bool = False
    supports: Supports = Supports()
    price_usd: float | None = None
    price_source: str | None = None
    notes: tuple[str, ...] = ()
    sources: tuple[str, ...] = ()
    verified: tuple[str, ...] = ()

    @property
    def capacity(self) -> int:
        """Bytes the driver reports."""
        return self.memory_mib * MIB


def supports_of(compute_capability: str | None) -> Supports:
    """What an NVIDIA compute capability can do.

    Source: Transformer Engine's own support checks (fp8 from 8.9, mxfp8 from 10.0 but not from
    12.0, nvfp4 from 10.0) and the flash-attention README (Ampere, 8.0, and newer); bf16 tensor
    cores begin with Ampere.
    """
    if compute_capability is None:
        return Supports()
    major, minor = (int(part) for part in compute_capability.split("."))
    level = (major, minor)
    return Supports(
        bf16=level >= (8, 0),
        fp8=level >= (8, 9),
        mxfp8=(10, 0) <= level < (12, 0),
        nvfp4=level >= (10, 0),
        flash_attention_2=level >= (8, 0),
    )


def gpu_from_custom(card: CustomGpu) -> Gpu:
    """A catalogue-shaped card from the user's own description."""
    vendor: Literal["NVIDIA"] | str = card.vendor or "NVIDIA"
    return Gpu(
        id=f"custom:{card.name}",
        name=card.name,
        vendor=vendor,
        architecture="custom",
        compute_capability=card.compute_capability,
        memory_mib=card.memory_mib,
        bandwidth_gb_s=card.bandwidth_gb_s,
        bf16_tflops=card.bf16_tflops,
        nvlink=card.nvlink_gb_s is not None,
        nvlink_gb_s=card.nvlink_gb_s,
        pcie_gen=card.pcie_gen,
        pcie_lanes=card.pcie_lanes,
        tdp_w=card.tdp_w,
        unified=card.unified,
        supports=supports_of(card.compute_capability) if vendor == "NVIDIA" else Supports(),
        price_usd=card.price_usd,
    )
