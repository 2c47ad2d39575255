"""Ranks on cards: which card each rank runs on, what it may use, and what the card then shows."""

from dataclasses import dataclass, replace

from engine.decide.verdict import verdict_of
from engine.hardware.gpu import Gpu
from engine.job import Job
from engine.memory.conventions import convention_terms
from engine.memory.parts import Part
from engine.memory.peak import phases_of
from engine.memory.symbols import term_of
from engine.memory.terms.runtime import SLACK_FOLLOWS, Runtime, levels_of, runtime_of
from engine.result import Device, Levels, Phase, Term, Value
from engine.scenario import Method
from engine.sharding.rank import Rank
from engine.units import MIB

LOGITS = frozenset({"logits"})


def usable_bytes(job: Job, position: int) -> int:
    """Driver-reported bytes of a card of the node minus its reserve; at least 0."""
    reserve = job.scenario.box.reserve_mib
    own = reserve[position] if isinstance(reserve, tuple) else reserve
    return max(0, job.cards[position].capacity - own * MIB)


def _positions(job: Job, rank: Rank) -> dict[tuple[str, int], tuple[int, int]]:
    """(card id, usable bytes) -> (first rank index, how many ranks) for one group of ranks."""
    per_node = len(job.cards)
    groups: dict[tuple[str, int], tuple[int, int]] = {}
    whole, rest = divmod(rank.count, per_node)
    for offset in range(min(per_node, rank.count)):
        index = rank.first + offset
        position = index % per_node
        key = (job.cards[position].id, usable_bytes(job, position))
        count = whole + (1 if offset < rest else 0)
        first, before = groups.get(key, (index, 0))
        groups[key] = (first, before + count)
    return groups


@dataclass(frozen=True, slots=True)
class Conditions:
    """What decides the memory beyond tensors, the same for every card of a run.

    Attributes:
        loss: the loss kernel.
        engine_share: share of a card's capacity that a rollout engine keeps.
    """

    loss: str
    engine_share: float = 0.0


def devices_of(
    job: Job, ranks: tuple[Rank, ...], symbols: dict[str, Value], conditions: Conditions
) -> tuple[Device, ...]:
    """One device per group of ranks that hold the same on equal cards.

    ``symbols`` are the values of what the formulas name.
    """
    total = sum(rank.count for rank in ranks if not rank.alone)
    found: list[Device] = []
    for rank in ranks:
        phases = phases_of(rank.static, rank.moments, symbols | dict(rank.values))
        for (_, usable), (first, count) in _positions(job, rank).items():
            card = job.cards[first % len(job.cards)]
            runtime = _runtime(rank, phases, card, usable, total, conditions)
            found.append(_device(rank, phases, card, usable, (first, count), runtime))
    found += _idle_devices(job, sum(rank.count for rank in ranks))
    return tuple(sorted(found, key=lambda device: device.index))


def _idle_devices(job: Job, working: int) -> list[Device]:
    """The cards of the box that no rank runs on: nothing is held there."""
    idle = Rank((), (), working, max(0, job.scenario.box.total_cards - working))
    nothing = Levels(0, 0, 0, 0, 0, 0)
    found = []
    for (_, usable), (first, count) in _positions(job, idle).items():
        card = job.cards[first % len(job.cards)]
        found.append(
            Device(first, count, card.name, card.capacity, usable, nothing, "forward", (), (),
                   verdict_of(nothing, usable), "idle")
        )  # fmt: skip
    return found


def convention_devices(job: Job, method: Method) -> tuple[Device, ...]:
    """Devices under a counting convention: all levels are its total, the verdict has no band."""
    terms = convention_terms(job, method)
    total = sum(term.bytes for term in terms)
    cards = job.scenario.box.total_cards
    levels = Levels(total, total, total, total, total, total)
    phases = (Phase("optimizer", "convention", terms),)
    found = []
    for (_, usable), (first, count) in _positions(job, Rank((), (), 0, cards)).items():
        card = job.cards[first % len(job.cards)]
        verdict = verdict_of(levels, usable)
        found.append(
            Device(first, count, card.name, card.capacity, usable, levels, "optimizer", terms,
                   phases, verdict)
        )  # fmt: skip
    return tuple(found)


def _fullest(phases: tuple[Phase, ...]) -> Phase:
    return max(phases, key=lambda phase: phase.bytes)


def _runtime(
    rank: Rank,
    phases: tuple[Phase, ...],
    card: Gpu,
    usable: int,
    total: int,
    conditions: Conditions,
) -> Runtime:
    peak = _fullest(phases)
    logits = max(_sum(phase.terms, LOGITS) for phase in phases)
    activations = _sum(peak.terms, SLACK_FOLLOWS)
    room = usable - peak.bytes
    found = runtime_of(card, activations, logits, conditions.loss, total, rank.streams, room)
    engine = int(conditions.engine_share * card.capacity)
    return replace(found, engine=engine, low=found.low + engine, high=found.high + engine)


def _device(
    rank: Rank,
    phases: tuple[Phase, ...],
    card: Gpu,
    usable: int,
    place: tuple[int, int],
    runtime: Runtime,
) -> Device:
    peak = _fullest(phases)
    levels = levels_of(rank.static_bytes, peak.bytes, runtime)
    return Device(
        index=place[0],
        count=place[1],
        gpu=card.name,
        capacity=card.capacity,
        usable=usable,
        levels=levels,
        phase=peak.key,
        terms=peak.terms + _runtime_terms(runtime),
        phases=phases,
        verdict=verdict_of(levels, usable),
        role=rank.role,
    )


def _sum(terms: tuple[Term, ...], components: frozenset[str]) -> int:
    return sum(term.bytes for term in terms if term.component in components)


def _runtime_terms(runtime: Runtime) -> tuple[Term, ...]:
    parts = (
        Part("context", "runtime", runtime.context, "CUDA context + cuBLAS", "runtime"),
        Part("driver_held", "runtime", runtime.held, "1 % of the capacity", "runtime"),
        Part("rollout_engine", "runtime", runtime.engine, "share × capacity", "objectives"),
        Part("communication", "runtime", runtime.communication, "NCCL buffers", "runtime"),
        Part("slack", "runtime", runtime.slack, "allocator slack", "runtime"),
    )
    return tuple(term_of(part, {}) for part in parts if part.bytes)
