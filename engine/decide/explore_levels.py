"""A plan over a whole grid of sizes at once: the same moments, with arrays in place of numbers.

What a card takes beyond its tensors is asked of the placement itself, by placing ranks whose only
content is a known amount, and carried over to every point of the grid.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import reduce

from engine.decide.explore_serving import served_ranks
from engine.decide.limits_sizes import with_size
from engine.decide.verdict import COMFORT_MARGIN_PERCENT
from engine.job import Job
from engine.memory.conventions import convention_terms
from engine.memory.cost import Number, Size, largest
from engine.memory.parts import Moment, Part
from engine.memory.prepare import prepare
from engine.memory.sums import Sums, sums_of
from engine.placement import Conditions, convention_devices, devices_of
from engine.planner import plan_job
from engine.result import PHASES, Device, Levels, Verdict
from engine.scenario import Method
from engine.sharding.rank import Rank
from engine.sharding.strategies import ranks_of
from engine.units import GIB

VERDICTS: tuple[Verdict, ...] = ("comfortable", "borderline", "does_not_fit")
_PROBE = 10**6  # bytes of the amounts that are placed to see what the placement adds


@dataclass(frozen=True, slots=True)
class Card:
    """Cards that hold the same: what they may use, and the levels over the grid in bytes."""

    usable: int
    levels: Levels


@dataclass(frozen=True, slots=True)
class Grid:
    """A plan over a grid: its cards, and how main memory does (0 where that is not known)."""

    cards: tuple[Card, ...]
    host: Number = 0

    @property
    def verdict(self) -> Number:
        """The worst verdict of all cards and of main memory, as an index (int8)."""
        import numpy as np

        worst = self.host
        for card in self.cards:
            worst = np.maximum(worst, verdicts(card.levels, card.usable))
        return worst


def grid_of(job: Job, method: Method, size: Size) -> Grid:
    """Every distinct card of a job over a grid, and its main memory.

    Args:
        job: the job; under a public convention all levels are its total.
        method: the method.
        size: arrays (int64) of micro-batch, in a column, and sequence length, in a row.
    """
    if job.scenario.convention != "detailed":
        return Grid(_convention_cards(job, method, size))
    host: Number = 0
    if method == "inference":
        ranks, conditions = served_ranks(job, size), Conditions("none")
    else:
        longest = int(size.sequence.max())
        prepared = prepare(with_size(job, method, sequence_length=longest, micro_batch=1), method)
        # An objective may run several sequences at once for each one of the batch.
        inner = Size(prepared.size.batch * size.batch, size.sequence)
        ranks, _ = ranks_of(replace(prepared, size=inner))
        loss = job.scenario.training.loss or "standard"
        conditions = Conditions(loss, prepared.objective.engine_share)
        host = _host(job, method, ranks)
    added = _Added(job, ranks, conditions)
    working = tuple(card for rank in ranks for card in added.to_rank(rank))
    return Grid(working + added.idle(0 * size.tokens), host)


def _host(job: Job, method: Method, ranks: tuple[Rank, ...]) -> Number:
    """The verdict on main memory: what ranks keep there varies, loading and paged states do not."""
    import numpy as np

    now = plan_job(job, method).host
    if now.verdict is None or now.capacity is None:
        return 0 if now.verdict is None else VERDICTS.index(now.verdict)
    nodes = job.scenario.box.nodes
    kept = [-(-part.bytes * rank.count // nodes) for rank in ranks for part in rank.host]
    paged = sum(term.bytes for term in now.terms if term.key == "paged_states")
    need = largest(now.load, sum(kept) + paged)
    disk = job.scenario.box.nvme_gib
    if disk is not None and now.nvme > disk * GIB:
        return VERDICTS.index("does_not_fit")
    tight = 100 * need > (100 - COMFORT_MARGIN_PERCENT) * now.capacity
    return np.where(need > now.capacity, 2, np.where(tight, 1, 0)).astype(np.int8)


def _convention_cards(job: Job, method: Method, size: Size) -> tuple[Card, ...]:
    sizes = {"sequence_length": size.sequence, "micro_batch": size.batch}
    terms = convention_terms(with_size(job, method, **sizes), method)
    total = sum((term.bytes for term in terms), start=0 * size.tokens)
    levels = Levels(total, total, total, total, total, total)
    return tuple(Card(device.usable, levels) for device in convention_devices(job, method))


def _fuller(one: Sums, other: Sums) -> Sums:
    """Point by point the one with more bytes; the first where they are equal."""
    import numpy as np

    fuller = other.total > one.total
    return Sums(*(np.where(fuller, theirs, ours) for ours, theirs in zip(one, other, strict=True)))


def _at_peak(rank: Rank) -> tuple[Sums, Number]:
    """What is alive at the peak, and the most logits that any phase's fullest moment holds."""
    shared = sums_of(rank.static)
    phases = []
    for phase in PHASES:
        held = [sums_of(moment.parts) for moment in rank.moments if moment.phase == phase]
        if held:
            fullest = reduce(_fuller, held)
            phases.append(fullest if phase == "load" else fullest.plus(shared))
    return reduce(_fuller, phases), largest(*(held.logits for held in phases))


class _Added:
    """What the placement adds on each card, as fixed bytes and shares of what is counted."""

    def __init__(self, job: Job, ranks: tuple[Rank, ...], conditions: Conditions) -> None:
        self.job, self.ranks, self.conditions = job, ranks, conditions
        self.nothing = self._placed(0, 0)
        self.counted = self._placed(_PROBE, 0)
        self.cached = self._placed(0, _PROBE)

    def _placed(self, activations: int, logits: int) -> tuple[Device, ...]:
        """Devices of ranks that hold only this: logits in a phase that is not the peak."""
        peak = (Part("peak", "weights", 2 * _PROBE), Part("counted", "activations", activations))
        moments = (
            Moment("peak", "backward", peak),
            Moment("cached", "loss", (Part("cached", "logits", logits),)),
        )
        hollow = tuple(replace(rank, static=(), moments=moments) for rank in self.ranks)
        return devices_of(self.job, hollow, {}, self.conditions)

    def to_rank(self, rank: Rank) -> Iterator[Card]:
        """The cards of one rank, with what they hold."""
        import numpy as np

        held, logits = _at_peak(rank)
        for empty, slack, cache in zip(self.nothing, self.counted, self.cached, strict=True):
            if not rank.first <= empty.index < rank.first + rank.count:
                continue
            base, more, kept = empty.levels, slack.levels, cache.levels
            slack_bytes = _of(held.counted, more.reserved - base.reserved - _PROBE)
            low = base.low + _of(held.counted, more.low - base.low - _PROBE)
            device = held.total + base.device - base.allocated + slack_bytes
            # The high end adds to the slack, and whole bytes of each share are counted.
            spread = (more.high - base.high) - (more.reserved - base.reserved)
            widest = base.high - base.allocated + slack_bytes + _of(held.counted, spread)
            widest = widest + _of(logits, kept.high - base.high)
            # Cached blocks never exceed the room there is besides a rollout engine's share.
            room = empty.usable + int(self.conditions.engine_share * empty.capacity)
            levels = Levels(
                static=rank.static_bytes,
                allocated=held.total,
                reserved=held.total + slack_bytes,
                device=device,
                low=held.total + low - base.allocated,
                high=np.maximum(device, np.minimum(held.total + widest, room)),
            )
            yield Card(empty.usable, levels)

    def idle(self, nothing: Number) -> tuple[Card, ...]:
        """Cards that no rank runs on; ``nothing`` is an array of zeros over the grid."""
        working = {at for rank in self.ranks for at in range(rank.first, rank.first + rank.count)}
        levels = Levels(nothing, nothing, nothing, nothing, nothing, nothing)
        return tuple(
            Card(device.usable, levels) for device in self.nothing if device.index not in working
        )


def _of(amount: Number, seen: int) -> Number:
    """The share that ``seen`` bytes of the probe are, of another amount; whole bytes."""
    share = Fraction(seen, _PROBE)
    return amount * share.numerator // share.denominator


def verdicts(levels: Levels, usable: int) -> Number:
    """0 comfortable, 1 borderline, 2 does not fit, by the rule of engine.decide.verdict."""
    import numpy as np

    comfortable = 100 * levels.high <= (100 - COMFORT_MARGIN_PERCENT) * usable
    return np.where(levels.low > usable, 2, np.where(comfortable, 0, 1)).astype(np.int8)
