"""Why a number is what it is: for a term, a component or a phase of a plan, everything known of it.

Keys and numbers only; whoever shows an explanation has the words and writes the numbers.
"""

from dataclasses import dataclass

from engine.decide.explain_formula import Piece, pieces_of
from engine.decide.explain_storage import storage_of
from engine.job import Job
from engine.memory.conventions import convention_terms
from engine.result import Component, Device, Phase, PhaseKey, Plan, Term
from engine.scenario import CONVENTIONS, Convention
from engine.sources import Source, source

_STAYS = frozenset({"weights", "adapters", "optimizer", "runtime"})


@dataclass(frozen=True, slots=True)
class Alive:
    """A phase in which something is alive, and its bytes at the phase's fullest moment."""

    phase: PhaseKey
    bytes: int


@dataclass(frozen=True, slots=True)
class ConventionSays:
    """What a public counting convention gives for a component; no terms: it does not count it."""

    convention: Convention
    bytes: int
    terms: tuple[Term, ...]


@dataclass(frozen=True, slots=True)
class Explanation:
    """Everything about one term.

    Attributes:
        name: key of its name.
        bytes: its size at the moment it was picked from.
        formula: in symbols, as pieces; ``Piece.value`` has this plan's number for each symbol.
        dtype: how it is stored ("bfloat16", "nf4"); None where several or none.
        phases: where it is alive.
        source: its citation, or None with ``source_key`` where the list has none.
        conventions: what the counting conventions say for its whole component.
    """

    name: str
    component: Component
    bytes: int
    formula: tuple[Piece, ...]
    dtype: str | None
    phases: tuple[Alive, ...]
    source: Source | None
    source_key: str
    conventions: tuple[ConventionSays, ...]


@dataclass(frozen=True, slots=True)
class ComponentExplanation:
    """A component as the bar shows it: its terms at the peak, largest first."""

    component: Component
    bytes: int
    share_percent: float
    terms: tuple[Explanation, ...]
    phases: tuple[Alive, ...]
    conventions: tuple[ConventionSays, ...]


@dataclass(frozen=True, slots=True)
class PhaseExplanation:
    """A phase at its fullest moment, and why it is or is not the peak.

    Attributes:
        bytes: what tensors hold then; ``below_peak`` is 0 for the phase that sets the peak.
        next_phase, above_next: of the peak, the next fullest phase and how much lower it is.
        decisive: what is alive only for a while here, largest first: it makes the phase full.
    """

    phase: PhaseKey
    moment: str
    bytes: int
    below_peak: int
    next_phase: PhaseKey | None
    above_next: int
    decisive: tuple[Explanation, ...]


def conventions_of(plan: Plan, component: Component) -> tuple[ConventionSays, ...]:
    """What each public convention counts for a component of this plan on one card."""
    job = Job(plan.scenario, plan.model, ())
    found = []
    for convention in CONVENTIONS:
        if convention == "detailed":
            continue
        terms = tuple(
            term
            for term in convention_terms(job, plan.method, convention)
            if term.component == component
        )
        found.append(ConventionSays(convention, sum(term.bytes for term in terms), terms))
    return tuple(found)


def alive_in(device: Device, key: str, component: Component) -> tuple[Alive, ...]:
    """Phases in which a term is alive; runtime is alive in all of them."""
    if component == "runtime":
        held = sum(term.bytes for term in device.terms if term.key == key)
        return tuple(Alive(phase.key, held) for phase in device.phases)
    found = []
    for phase in device.phases:
        held = sum(t.bytes for t in phase.terms if (t.key, t.component) == (key, component))
        if held:
            found.append(Alive(phase.key, held))
    return tuple(found)


def explain_term(plan: Plan, device: Device, term: Term) -> Explanation:
    """One term of a card's peak, or of one of its phases."""
    return Explanation(
        name=term.key,
        component=term.component,
        bytes=term.bytes,
        formula=pieces_of(term.formula, term.values),
        dtype=term.dtype or storage_of(plan, term),
        phases=alive_in(device, term.key, term.component),
        source=source(term.source) if term.source else None,
        source_key=term.source,
        conventions=conventions_of(plan, term.component),
    )


def explain_component(plan: Plan, device: Device, component: Component) -> ComponentExplanation:
    """A component at the peak of a card."""
    own = sorted((t for t in device.terms if t.component == component), key=lambda t: -t.bytes)
    held = sum(term.bytes for term in own)
    whole = device.levels.device
    phases = []
    for phase in device.phases:
        in_phase = sum(t.bytes for t in phase.terms if t.component == component)
        if component == "runtime":
            in_phase = held
        if in_phase:
            phases.append(Alive(phase.key, in_phase))
    return ComponentExplanation(
        component=component,
        bytes=held,
        share_percent=100 * held / whole if whole else 0.0,
        terms=tuple(explain_term(plan, device, term) for term in own),
        phases=tuple(phases),
        conventions=conventions_of(plan, component),
    )


def explain_phase(plan: Plan, device: Device, key: PhaseKey) -> PhaseExplanation:
    """A phase of a card's step.

    Raises:
        KeyError: the card has no such phase.
    """
    phases: dict[PhaseKey, Phase] = {phase.key: phase for phase in device.phases}
    phase = phases[key]
    others = [other for other in device.phases if other.key != key]
    after = max(others, key=lambda other: other.bytes, default=None)
    peak = max(other.bytes for other in device.phases)
    passing = [term for term in phase.terms if term.component not in _STAYS]
    passing.sort(key=lambda term: -term.bytes)
    return PhaseExplanation(
        phase=key,
        moment=phase.moment,
        bytes=phase.bytes,
        below_peak=peak - phase.bytes,
        next_phase=None if after is None else after.key,
        above_next=0 if after is None else phase.bytes - after.bytes,
        decisive=tuple(explain_term(plan, device, term) for term in passing),
    )
