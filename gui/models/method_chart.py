"""The chart of all methods, from a board."""

from functools import lru_cache
from math import ceil, floor, log10

from PySide6.QtCore import QLocale

from engine import Board, Plan
from engine.result import COMPONENTS, Term, by_component
from engine.units import Unit, in_unit
from gui.models.bars import Bar, BarChart, LegendItem, Segment, Tick
from gui.text import formulas, names, numbers, terms, verdicts
from gui.text.lookup import translate

_TICKS_WANTED = 5


def method_chart(board: Board) -> BarChart:
    """One bar a method, on the scale of all of them."""
    plan = board.current
    unit = plan.scenario.unit
    device = plan.busiest
    usable, capacity = in_unit(device.usable, unit), in_unit(device.capacity, unit)
    bars = tuple(method_bar(one, unit, emphasised=key == board.method)
                 for key, one in board.plans.items())  # fmt: skip
    text = (
        translate("Chart", "{amount} usable per card")
        if plan.scenario.box.total_cards > 1
        else translate("Chart", "{amount} usable")
    )
    reach = max(max((max(bar.total, bar.high or 0) for bar in bars), default=0), capacity)
    return BarChart(
        bars=bars,
        ticks=ticks(reach, unit),
        legend=tuple(LegendItem(key, names.component(key)) for key in COMPONENTS),
        usable=usable,
        capacity=capacity,
        pill=text.format(amount=numbers.sized(device.usable, unit)),
        name=translate("Chart", "Memory per card, by method"),
        summary=verdicts.headline(plan, unit),
    )


def method_bar(plan: Plan, unit: Unit, *, emphasised: bool = False) -> Bar:
    """The busiest card of one method."""
    device = plan.busiest
    total = numbers.size(device.levels.device, unit)
    verdict_text = verdicts.short(device.headroom, unit)
    name = names.method(plan.method)
    return Bar(
        key=plan.method,
        name=name,
        segments=segments(device.terms, device.levels.device, name, unit),
        total_text=total,
        low=in_unit(device.levels.low, unit),
        high=in_unit(device.levels.high, unit),
        verdict=plan.verdict,
        verdict_text=verdict_text,
        emphasised=emphasised,
        spoken=f"{name}, {total} {unit}, {names.verdict(plan.verdict)}, {verdict_text}",
    )


def segments(terms_: tuple[Term, ...], total: int, owner: str, unit: Unit) -> tuple[Segment, ...]:
    """One segment a component, with its terms in the tooltip."""
    found = []
    language = QLocale().name()
    for key, count in by_component(terms_).items():
        share = numbers.percent(count / total if total else 0.0)
        name = names.component(key)
        exact = numbers.sized(count, unit, 2)
        parts = [t for t in terms_ if t.component == key and t.bytes]
        lines = [f"{name}: {exact} ({share})", *(_line(part, unit, language) for part in parts)]
        found.append(
            Segment(
                key=key,
                value=in_unit(count, unit),
                label=numbers.size(count, unit),
                tooltip="\n".join(lines),
                spoken=f"{owner}, {name}, {exact}, {share}",
            )
        )
    return tuple(found)


@lru_cache(maxsize=4096)
def _line(term: Term, unit: Unit, _language: str) -> str:
    """Most terms stay as they are from one edit to the next."""
    formula = formulas.term_formula(term)
    amount = numbers.sized(term.bytes, unit, 2)
    text = (
        f"{terms.term(term.key)}: {formula} = {amount}"
        if formula
        else (f"{terms.term(term.key)}: {amount}")
    )
    return f"{text}\n    {terms.source(term.source)}" if term.source else text


def ticks(reach: float, unit: Unit) -> tuple[Tick, ...]:
    """Round steps from zero; the unit stands at the last one."""
    if reach <= 0:
        return (Tick(0, "0"),)
    raw = reach / _TICKS_WANTED
    power = 10.0 ** floor(log10(raw))
    step = next(factor * power for factor in (1, 2, 5, 10) if factor * power >= raw)
    steps = max(1, ceil(reach / step) - 1)
    places = 0 if step >= 1 else -floor(log10(step))
    texts = [numbers.decimal(step * n, places) if n else "0" for n in range(steps + 1)]
    texts[-1] += f"{numbers.NO_BREAK}{unit}"
    return tuple(Tick(step * n, text) for n, text in enumerate(texts))
