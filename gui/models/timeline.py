"""The phases of a step as columns: what the busiest card holds in each."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from engine import Plan
from engine.result import Device, Phase, Term
from engine.units import Unit, in_unit
from gui.models.bars import Bar, BarChart
from gui.models.method_chart import segments, ticks
from gui.text import formulas, names, numbers, terms, timeline_words
from gui.text.lookup import translate


def in_phase(device: Device, phase: Phase) -> tuple[Term, ...]:
    """What is held in a phase, with the runtime's part as it is at the peak."""
    return phase.terms + tuple(t for t in device.terms if t.component == "runtime")


def timelines(plans: Sequence[Plan]) -> tuple[BarChart, ...]:
    """One chart a plan, all on one scale."""
    narrow = len(plans) > 1
    charts = [_timeline(plan, narrow=narrow) for plan in plans]
    reach = max(chart.reach for chart in charts)
    unit = plans[0].scenario.unit
    # The largest of all charts as everybody's capacity gives them the same scale.
    return tuple(replace(chart, capacity=reach, ticks=ticks(reach, unit)) for chart in charts)


def _timeline(plan: Plan, *, narrow: bool) -> BarChart:
    device, unit = plan.busiest, plan.scenario.unit
    text = translate("Chart", "{amount} usable")
    return BarChart(
        bars=tuple(_column(plan, device, phase, unit, narrow=narrow) for phase in device.phases),
        usable=in_unit(device.usable, unit),
        pill="" if narrow else text.format(amount=numbers.sized(device.usable, unit)),
        name=translate("Timeline", "Phases of a step, {method}").format(
            method=names.method_inside(plan.method)
        ),
        summary=peak_sentence(plan),
    )


def _column(plan: Plan, device: Device, phase: Phase, unit: Unit, *, narrow: bool) -> Bar:
    held = in_phase(device, phase)
    total = sum(term.bytes for term in held)
    peak = phase.key == device.phase
    name = timeline_words.column(phase.key, plan.method)
    marker = translate("Timeline", "Peak") if peak else ""
    amount = numbers.size(total, unit)
    spoken = f"{name}, {numbers.sized(total, unit)}"
    return Bar(
        key=phase.key,
        name=timeline_words.column(phase.key, plan.method, narrow=narrow),
        segments=segments(held, total, name, unit),
        total_text=amount,
        emphasised=peak,
        marker=marker,
        spoken=f"{spoken}, {marker}" if peak else spoken,
    )


def largest_of(phase: Phase) -> Term | None:
    """What sets a phase apart: its largest term that is not kept between steps."""
    passing = [t for t in phase.terms if t.component in ("activations", "logits", "gathered")]
    found = passing or list(phase.terms)
    return max(found, key=lambda term: term.bytes, default=None)


def peak_sentence(plan: Plan, *, brief: bool = False) -> str:
    """Which phase sets the peak and by what; empty where a convention knows no phases."""
    device = plan.busiest
    phase = next((phase for phase in device.phases if phase.key == device.phase), None)
    term = largest_of(phase) if phase else None
    if phase is None or term is None:
        return ""
    unit = plan.scenario.unit
    amount = numbers.sized(term.bytes, unit)
    formula = "" if brief else formulas.term_formula(term)
    return timeline_words.peak_is(phase.key, plan.method).format(
        term=terms.term(term.key), formula=f"{formula} = {amount}" if formula else amount
    )


@dataclass(frozen=True, slots=True)
class PhaseCard:
    """The words beside the columns: a title, a table of what is held, and a remark."""

    title: str
    text: str
    rows: tuple[tuple[str, str], ...]
    note: str


def phase_card(plan: Plan, key: str) -> PhaseCard | None:
    """What is known of one phase; None when the plan does not have it."""
    device, unit = plan.busiest, plan.scenario.unit
    phase = next((phase for phase in device.phases if phase.key == key), None)
    if phase is None:
        return None
    peak = next((other for other in device.phases if other.key == device.phase), phase)
    name = timeline_words.column(key, plan.method)
    if phase is peak:
        title, text = timeline_words.why_peak(key, plan.method), peak_sentence(plan)
    else:
        title = name
        text = translate("Timeline", "{amount} below the peak, which is in phase: {phase}.").format(
            amount=numbers.sized(peak.bytes - phase.bytes, unit), phase=names.phase(peak.key)
        )
    held = in_phase(device, phase)
    rows = [(terms.term(t.key), numbers.size(t.bytes, unit, 2)) for t in _by_size(held)]
    total = sum(term.bytes for term in held)
    rows.append((translate("Timeline", "Together"), numbers.size(total, unit, 2)))
    return PhaseCard(title, text, tuple(rows), _note(plan, phase))


def _by_size(held: Sequence[Term]) -> list[Term]:
    return sorted((t for t in held if t.bytes), key=lambda term: -term.bytes)


def _note(plan: Plan, phase: Phase) -> str:
    texts = []
    steps = plan.scenario.training.gradient_accumulation
    if steps > 1 and plan.method != "inference" and phase.key in ("forward", "loss", "backward"):
        texts.append(
            translate(
                "Timeline",
                "The columns show the second micro-step of {steps}: "
                "the gradients of the first one are kept.",
            ).format(steps=numbers.whole(steps))
        )
    texts.append(translate("Timeline", "Runtime is drawn as it is at the peak."))
    return " ".join(texts)
