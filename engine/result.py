"""The answer: frozen results that ``plan()`` returns. Keys and numbers only, never sentences.

All sizes are bytes (``int``). Words for keys live with whoever shows them (gui/text, the CLI).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from engine.architecture.spec import ModelSpec
from engine.scenario import Convention, Method, Scenario

Verdict = Literal["comfortable", "borderline", "does_not_fit"]
Severity = Literal["info", "warning", "error"]

Component = Literal[
    "weights", "adapters", "gradients", "optimizer", "activations", "logits", "kv_cache",
    "gathered", "runtime",
]  # fmt: skip
COMPONENTS: tuple[Component, ...] = (
    "weights", "adapters", "gradients", "optimizer", "activations", "logits", "kv_cache",
    "gathered", "runtime",
)  # fmt: skip

PhaseKey = Literal["load", "forward", "loss", "backward", "optimizer", "evaluation", "save"]
PHASES: tuple[PhaseKey, ...] = (
    "load", "forward", "loss", "backward", "optimizer", "evaluation", "save",
)  # fmt: skip

Value = int | float | str


@dataclass(frozen=True, slots=True)
class Term:
    """One named piece of memory.

    Attributes:
        key: stable id of the term ("checkpoint_store"); its words are looked up by it.
        component: the component it is counted in.
        bytes: its size at the moment it is reported for.
        formula: the formula in symbols ("12 B × T × V").
        values: (symbol, value) for each symbol of the formula, in order.
        source: key into engine.sources (paper and equation, public file, or measured).
        dtype: storage type when it is one.
    """

    key: str
    component: Component
    bytes: int
    formula: str = ""
    values: tuple[tuple[str, Value], ...] = ()
    source: str = ""
    dtype: str | None = None


def by_component(terms: tuple[Term, ...]) -> dict[Component, int]:
    """Bytes per component, in the fixed order of components, zero ones left out."""
    sums: dict[Component, int] = {}
    for term in terms:
        sums[term.component] = sums.get(term.component, 0) + term.bytes
    return {key: sums[key] for key in COMPONENTS if sums.get(key)}


@dataclass(frozen=True, slots=True)
class Phase:
    """One phase of a step: its fullest moment and what is alive then (tensors only)."""

    key: PhaseKey
    moment: str
    terms: tuple[Term, ...]

    @property
    def bytes(self) -> int:
        """Allocated bytes at the fullest moment of the phase."""
        return sum(term.bytes for term in self.terms)


@dataclass(frozen=True, slots=True)
class Levels:
    """The three levels of one peak, and the band of the device level.

    static: what stays between steps (no gradients). allocated: what tensors hold.
    reserved: + the caching allocator's slack. device: + CUDA context and communication buffers.
    low and high bound the device level.
    """

    static: int
    allocated: int
    reserved: int
    device: int
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Device:
    """One card, or ``count`` cards that hold exactly the same (``index`` is the first of them).

    ``terms`` are those alive at the peak, runtime included: they add up to ``levels.device``.
    """

    index: int
    count: int
    gpu: str
    capacity: int
    usable: int
    levels: Levels
    phase: PhaseKey
    terms: tuple[Term, ...]
    phases: tuple[Phase, ...]
    verdict: Verdict
    role: str = ""

    @property
    def headroom(self) -> int:
        """Usable bytes left at the device level; negative when it does not fit."""
        return self.usable - self.levels.device


@dataclass(frozen=True, slots=True)
class Host:
    """Main memory and disk that the run needs in one node."""

    step: int = 0
    load: int = 0
    nvme: int = 0
    capacity: int | None = None
    verdict: Verdict | None = None
    terms: tuple[Term, ...] = ()


@dataclass(frozen=True, slots=True)
class Collective:
    """One kind of traffic of a step: bytes each card sends, and the time on this box's link."""

    key: str
    bytes: int
    seconds: float | None
    formula: str = ""
    values: tuple[tuple[str, Value], ...] = ()
    source: str = ""


@dataclass(frozen=True, slots=True)
class Communication:
    """All traffic of one step per card."""

    collectives: tuple[Collective, ...] = ()
    link: str = ""

    @property
    def bytes_per_step(self) -> int:
        """Bytes one card sends in a step."""
        return sum(part.bytes for part in self.collectives)

    @property
    def seconds_per_step(self) -> float:
        """Seconds of traffic in a step without any overlap."""
        return sum(part.seconds or 0.0 for part in self.collectives)


@dataclass(frozen=True, slots=True)
class Notice:
    """Something the reader must know; ``field`` is the scenario path it belongs to."""

    key: str
    severity: Severity
    values: Mapping[str, Value] = field(default_factory=dict)
    field: str | None = None


@dataclass(frozen=True, slots=True)
class Parameters:
    """Parameter counts: everything loaded, trained, and (mixture of experts) used per token."""

    total: int
    trainable: int
    active: int
    adapter: int = 0

    @property
    def trainable_percent(self) -> float:
        """Share of trained parameters of all loaded ones, adapters not counted as loaded."""
        return 100 * self.trainable / self.total if self.total else 0.0


@dataclass(frozen=True, slots=True)
class Plan:
    """What one method needs on one box. ``scenario`` is the question with profile defaults filled."""

    scenario: Scenario
    model: ModelSpec
    method: Method
    convention: Convention
    parameters: Parameters
    devices: tuple[Device, ...]
    host: Host
    communication: Communication
    notices: tuple[Notice, ...]
    from_profile: frozenset[str] = frozenset()

    @property
    def busiest(self) -> Device:
        """The card with the least headroom: it decides the verdict."""
        return min(self.devices, key=lambda device: device.headroom)

    @property
    def verdict(self) -> Verdict:
        """The worst verdict of all cards and of the host memory."""
        rank: dict[Verdict, int] = {"comfortable": 0, "borderline": 1, "does_not_fit": 2}
        found: list[Verdict] = [device.verdict for device in self.devices]
        if self.host.verdict is not None:
            found.append(self.host.verdict)
        return max(found, key=rank.__getitem__)

    @property
    def headroom(self) -> int:
        """Bytes left on the busiest card."""
        return self.busiest.headroom


@dataclass(frozen=True, slots=True)
class Board:
    """All methods for one scenario, side by side; ``current`` is the one in detail."""

    plans: Mapping[Method, Plan]
    method: Method

    @property
    def current(self) -> Plan:
        """The plan of the scenario's own method."""
        return self.plans[self.method]
