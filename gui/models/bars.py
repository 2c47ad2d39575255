"""What a chart shows, ready to paint: lengths as numbers, every text already formatted."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Segment:
    """One component's part of a bar."""

    key: str
    value: float
    label: str
    tooltip: str = ""
    spoken: str = ""


@dataclass(frozen=True, slots=True)
class Bar:
    """One row of the chart, or one column of the timeline."""

    key: str
    name: str
    segments: tuple[Segment, ...]
    total_text: str = ""
    low: float | None = None
    high: float | None = None
    verdict: str = ""
    verdict_text: str = ""
    emphasised: bool = False
    marker: str = ""
    spoken: str = ""

    @property
    def total(self) -> float:
        return sum(segment.value for segment in self.segments)


@dataclass(frozen=True, slots=True)
class Tick:
    """A grid line; without a text it is only a line."""

    value: float
    text: str = ""


@dataclass(frozen=True, slots=True)
class LegendItem:
    key: str
    text: str


@dataclass(frozen=True, slots=True)
class BarChart:
    """A whole chart; the range from `usable` to `capacity` is the reserve."""

    bars: tuple[Bar, ...]
    ticks: tuple[Tick, ...] = ()
    legend: tuple[LegendItem, ...] = ()
    usable: float | None = None
    capacity: float | None = None
    pill: str = ""
    name: str = ""
    summary: str = ""

    @property
    def reach(self) -> float:
        """The largest value that has to be inside the picture."""
        ends = [max(bar.total, bar.high or 0.0) for bar in self.bars]
        return max([*ends, self.usable or 0.0, self.capacity or 0.0, 0.0])


@dataclass(frozen=True, slots=True)
class DeviceBar:
    """One card's bar with its own capacity; `scale` is shared by all cards of a box."""

    bar: Bar
    usable: float
    capacity: float
    scale: float
    limit_text: str = ""


@dataclass(frozen=True, slots=True)
class OutlineBar:
    """A bar of host memory: filled as far as the step needs, outlined as far as loading does."""

    key: str
    name: str
    filled: float
    outlined: float
    capacity: float
    total_text: str = ""
    limit_text: str = ""
    filled_text: str = ""
    outlined_text: str = ""
    note: str = ""
    verdict: str = ""
    verdict_text: str = ""
    tooltip: str = ""
    spoken: str = ""
