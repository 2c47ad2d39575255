"""What advice is made of: a change, what it costs, what it would do to a plan, or why nothing."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from engine.job import Job
from engine.result import Plan, Value, Verdict
from engine.scenario import Scenario

Planner = Callable[[Scenario], Plan]
CostKind = Literal["time", "quality", "host_ram", "money", "software"]
Values = tuple[tuple[str, Value], ...]


@dataclass(frozen=True, slots=True)
class Cost:
    """One thing a change costs its user; ``key`` names it, ``values`` are what its words need.

    Bytes under "bytes", percent under "low", "high" or "percent", US dollars under "usd".
    """

    kind: CostKind
    key: str
    values: Values = ()


@dataclass(frozen=True, slots=True)
class Change:
    """A scenario with one thing changed.

    Attributes:
        key: stable key ("checkpointing_full").
        scenario: the changed question; what the user left open stays open.
        values: what its words need ("from", "to").
        costs: what it costs, dearest first.
        price: position in the order of costs; a pair costs the sum.
    """

    key: str
    scenario: Scenario
    values: Values
    costs: tuple[Cost, ...]
    price: int


@dataclass(frozen=True, slots=True)
class Idle:
    """A change that would save nothing here, and the key of the reason.

    Reasons: already ("already_used"), not possible ("one_card", ...), or where the peak is
    ("peak_set_by_loss" with the phase's bytes; "takes_more" with the bytes it would add).
    """

    key: str
    reason: str
    values: Values = ()


Maker = Callable[[Scenario, Job], Change | Idle | None]


@dataclass(frozen=True, slots=True)
class Suggestion:
    """One or several changes together, and the plan that comes of them.

    Attributes:
        changes: what is changed, each on top of the one before.
        scenario: the question with all of them.
        saves: bytes less on the busiest card (device level); negative: bytes more.
        peak: device level of its busiest card in bytes.
        headroom: bytes left there; negative when over.
        price: sum of the changes' prices, the order of what they cost the user.
        host: bytes of main memory that a step takes more in one node; negative: less.
    """

    changes: tuple[Change, ...]
    scenario: Scenario
    saves: int
    peak: int
    headroom: int
    verdict: Verdict
    phase: str
    price: int
    host: int = 0

    @property
    def keys(self) -> tuple[str, ...]:
        """Keys of the changes, in the order in which they are applied."""
        return tuple(change.key for change in self.changes)

    @property
    def costs(self) -> tuple[Cost, ...]:
        """All that the changes cost."""
        return tuple(cost for change in self.changes for cost in change.costs)

    @property
    def fits(self) -> bool:
        """Comfortable or borderline."""
        return self.verdict != "does_not_fit"


@dataclass(frozen=True, slots=True)
class Advice:
    """What to do about a plan.

    Attributes:
        verdict: of the plan as it is.
        reserve: bytes left on its busiest card; negative when it does not fit.
        best: the cheapest suggestion that makes it fit; None when it fits, or nothing helps.
        singles: changes that save something, cheapest first, each alone.
        together: combinations that fit, cheapest first.
        idle: changes that would save nothing, with the reason.
        faster: when it fits, what makes it quicker and still fits as well, cheapest first.
    """

    verdict: Verdict
    reserve: int
    best: Suggestion | None
    singles: tuple[Suggestion, ...]
    together: tuple[Suggestion, ...]
    idle: tuple[Idle, ...]
    faster: tuple[Suggestion, ...]

    @property
    def suggestions(self) -> tuple[Suggestion, ...]:
        """The best first, then single changes and combinations in the order of their cost."""
        rest = sorted(self.singles + self.together, key=lambda one: one.price)
        first = () if self.best is None else (self.best,)
        return first + tuple(one for one in rest if one is not self.best)


def suggestion(before: Plan, after: Plan, changes: tuple[Change, ...]) -> Suggestion:
    """The suggestion of ``changes``, from the plans without and with them."""
    busiest = after.busiest
    peak = busiest.levels.device
    return Suggestion(
        changes=changes,
        scenario=changes[-1].scenario,
        saves=before.busiest.levels.device - peak,
        peak=peak,
        headroom=busiest.headroom,
        verdict=after.verdict,
        phase=busiest.phase,
        price=sum(change.price for change in changes),
        host=after.host.step - before.host.step,
    )
