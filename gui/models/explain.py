"""What can be explained of a plan, as a list, and the explanation of one item as lines."""

from dataclasses import dataclass

from engine.decide.explain import (
    Explanation,
    explain_component,
    explain_phase,
    explain_term,
)
from engine.result import COMPONENTS, Device, Plan
from gui.text import explain_words, names, numbers, terms, timeline_words
from gui.text.lookup import translate


@dataclass(frozen=True, slots=True)
class ExplainItem:
    """A component, one of its terms, or a phase."""

    key: str
    name: str
    amount: str
    level: int = 0
    swatch: str = ""


@dataclass(frozen=True, slots=True)
class ExplainText:
    """A title and (what, text) lines; ``plain`` is all of it as one text."""

    title: str
    lines: tuple[tuple[str, str], ...]

    @property
    def plain(self) -> str:
        return "\n".join([self.title, *(f"{name}: {text}" for name, text in self.lines)])


def explain_items(plan: Plan) -> tuple[ExplainItem, ...]:
    """Components at the peak with their terms, then the phases."""
    device, unit = plan.busiest, plan.scenario.unit
    found: list[ExplainItem] = []
    for component in COMPONENTS:
        own = [term for term in device.terms if term.component == component and term.bytes]
        if not own:
            continue
        total = numbers.size(sum(term.bytes for term in own), unit, 2)
        found.append(ExplainItem(component, names.component(component), total, 0, component))
        found += [
            ExplainItem(
                f"{component}/{term.key}",
                terms.term(term.key),
                numbers.size(term.bytes, unit, 2),
                1,
            )
            for term in sorted(own, key=lambda one: -one.bytes)
        ]
    for phase in device.phases:
        text = translate("Explain", "Phase: {name}")
        name = text.format(name=timeline_words.column(phase.key, plan.method))
        found.append(ExplainItem(f"phase/{phase.key}", name, numbers.size(phase.bytes, unit, 2)))
    return tuple(found)


def explain(plan: Plan, key: str) -> ExplainText | None:
    """The explanation of an item; None when the plan does not have it."""
    device = plan.busiest
    head, _, tail = key.partition("/")
    if head == "phase":
        phase = next((phase for phase in device.phases if phase.key == tail), None)
        return None if phase is None else _phase(plan, device, tail)
    if tail:
        term = next((t for t in device.terms if (t.component, t.key) == (head, tail)), None)
        return None if term is None else _term(plan, explain_term(plan, device, term))
    component = next((one for one in COMPONENTS if one == head), None)
    if component is None:
        return None
    found = explain_component(plan, device, component)
    if len(found.terms) == 1:
        return _term(plan, found.terms[0])
    unit = plan.scenario.unit
    made_of = [f"{terms.term(one.name)} {numbers.size(one.bytes, unit, 2)}" for one in found.terms]
    lines = [
        _size(found.bytes),
        (
            translate("Explain", "Share of the peak"),
            numbers.percentage(found.share_percent, 1),
        ),
        (translate("Explain", "Made of"), ", ".join(made_of)),
        _alive(explain_words.alive(found.phases, plan.method, unit)),
        _says(explain_words.conventions(found.conventions, unit)),
    ]
    return ExplainText(names.component(component), tuple(lines))


def _term(plan: Plan, found: Explanation) -> ExplainText:
    unit = plan.scenario.unit
    lines = [_size(found.bytes)]
    symbols = explain_words.symbols(found.formula)
    if symbols:
        lines.append((translate("Explain", "Formula"), symbols))
    with_numbers = explain_words.with_numbers(found.formula)
    if with_numbers:
        lines.append((translate("Explain", "With this plan's numbers"), with_numbers))
    lines += [
        (translate("Explain", "Stored as"), explain_words.stored_as(found.dtype)),
        _alive(explain_words.alive(found.phases, plan.method, unit)),
        (
            translate("Explain", "Source"),
            explain_words.source_text(found.source, found.source_key),
        ),
        _says(explain_words.conventions(found.conventions, unit)),
    ]
    return ExplainText(explain_words.term_title(found), tuple(lines))


def _phase(plan: Plan, device: Device, key: str) -> ExplainText:
    unit = plan.scenario.unit
    phase = next(phase.key for phase in device.phases if phase.key == key)
    found = explain_phase(plan, device, phase)
    name = timeline_words.column(key, plan.method)
    lines = [(translate("Explain", "Held by tensors"), explain_words.both_units(found.bytes))]
    if found.below_peak:
        below = translate("Explain", "{amount} below the peak")
        lines.append(
            (
                translate("Explain", "Peak"),
                below.format(amount=numbers.sized(found.below_peak, unit)),
            )
        )
    elif found.next_phase is not None:
        text = translate("Explain", "this phase; {phase} is {amount} lower")
        lines.append(
            (
                translate("Explain", "Peak"),
                text.format(
                    phase=names.phase(found.next_phase),
                    amount=numbers.sized(found.above_next, unit),
                ),
            )
        )
    decisive = [_decisive(one, plan) for one in found.decisive]
    if decisive:
        lines.append((translate("Explain", "Held only for a while"), "; ".join(decisive)))
    return ExplainText(translate("Explain", "Phase: {name}").format(name=name), tuple(lines))


def _decisive(one: Explanation, plan: Plan) -> str:
    amount = numbers.sized(one.bytes, plan.scenario.unit, 2)
    formula = explain_words.with_numbers(one.formula)
    name = terms.term(one.name)
    return f"{name} {formula} = {amount}" if formula else f"{name} {amount}"


def _size(count: int) -> tuple[str, str]:
    return translate("Explain", "Size"), explain_words.both_units(count)


def _alive(text: str) -> tuple[str, str]:
    return translate("Explain", "Held during"), text


def _says(text: str) -> tuple[str, str]:
    return translate("Explain", "Conventions say"), text
