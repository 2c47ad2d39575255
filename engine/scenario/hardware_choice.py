"""Which cards are planned for: a catalogue id or an own card, how many, and what the box offers."""

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from engine.scenario.frozen import Frozen

MAX_CARDS = 4096
Reserve = Annotated[int, Field(ge=0, le=10_000_000)]


class CustomGpu(Frozen):
    """A card that is not in the catalogue, described by what the driver and the data sheet say."""

    name: str = Field(min_length=1, max_length=200)
    memory_mib: int = Field(gt=0, le=100_000_000, description="MiB the driver reports")
    compute_capability: str | None = Field(None, pattern=r"^\d{1,2}\.\d$")
    vendor: str | None = Field(None, max_length=100)
    unified: bool = False
    mig: str | None = Field(None, max_length=50)
    bandwidth_gb_s: float | None = Field(None, gt=0)
    bf16_tflops: float | None = Field(None, gt=0)
    nvlink_gb_s: float | None = Field(None, gt=0, description="per direction")
    pcie_gen: float | None = Field(None, gt=0, le=10)
    pcie_lanes: int | None = Field(None, gt=0, le=32)
    tdp_w: float | None = Field(None, gt=0)
    price_usd: float | None = Field(None, ge=0)


GpuChoice = str | CustomGpu


class Box(Frozen):
    """A machine, or several equal ones. All cards = count x nodes."""

    count: int = Field(1, ge=1, le=MAX_CARDS, description="cards per node")
    cards: tuple[GpuChoice, ...] | None = Field(
        None, min_length=1, max_length=64, description="mixed cards instead of gpu x count"
    )
    nodes: int = Field(1, ge=1, le=MAX_CARDS)
    link: Literal["auto", "pcie", "nvlink", "host"] = "auto"
    host_ram_gib: float | None = Field(None, gt=0, le=1e6)
    nvme_gib: float | None = Field(None, ge=0, le=1e8)
    reserve_mib: Reserve | tuple[Reserve, ...] = Field(
        0, description="kept free for the display and other processes, per card"
    )
    network_gb_s: float | None = Field(None, gt=0, description="between nodes, per direction")

    @model_validator(mode="after")
    def _within_reach(self) -> Self:
        per_node = len(self.cards) if self.cards else self.count
        if per_node * self.nodes > MAX_CARDS:
            raise ValueError(f"count x nodes is at most {MAX_CARDS} cards")
        if isinstance(self.reserve_mib, tuple) and len(self.reserve_mib) != per_node:
            raise ValueError(f"reserve_mib lists one value per card ({per_node})")
        return self

    @property
    def cards_per_node(self) -> int:
        """Cards in one node."""
        return len(self.cards) if self.cards else self.count

    @property
    def total_cards(self) -> int:
        """Cards in all nodes together: as many pools, never one."""
        return self.cards_per_node * self.nodes
