"""Advice as rows: what to change, what it saves, what it costs, and the plan it would lead to."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine import Plan, Scenario
from engine.decide.advice import Advice, Idle, Suggestion
from engine.decide.limits import Limit
from engine.decide.reverse import ModelFit
from engine.units import Unit
from gui.models.cells import VerdictChip
from gui.state.paths import value_at
from gui.text import names, numbers, verdicts
from gui.text.advice_costs import costs_text, idle_text
from gui.text.advice_words import change_detail, change_name
from gui.text.limit_words import limit_help
from gui.text.lookup import translate


@dataclass(frozen=True, slots=True)
class AdviceRow:
    """One line of the table; what it leads to is a whole scenario, or single fields."""

    number: str
    name: str
    detail: str
    saves: str = ""
    peak: str = ""
    chip: VerdictChip | None = None
    costs: tuple[str, str] = ("", "")
    scenario: Scenario | None = None
    changes: tuple[tuple[str, Any], ...] = ()
    enabled: bool = True

    @property
    def applies(self) -> bool:
        return self.scenario is not None or bool(self.changes)


@dataclass(frozen=True, slots=True)
class AdviceBanner:
    """The line above the table, with the one combination worth a primary button."""

    chip: VerdictChip
    text: str
    button: str = ""
    scenario: Scenario | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """All that was searched: advice, and where the plan fits, how far it goes.

    limits: by the path of their field. model: the largest that fits, with its method.
    """

    advice: Advice
    limits: Mapping[str, Limit]
    model: ModelFit | None


def advice_rows(answer: Answer, plan: Plan) -> tuple[AdviceRow, ...]:
    """Rows that help first, in the order of what they cost; those of no use last."""
    advice, unit = answer.advice, plan.scenario.unit
    rows = [
        _suggested(one, numbers.whole(place), unit) for place, one in enumerate(advice.singles, 1)
    ]
    rows += [_suggested(one, "", unit) for one in advice.together if one is not advice.best]
    rows += [_suggested(one, "", unit) for one in advice.faster]
    rows += _still_fits(answer, plan)
    rows += [_idle(one, unit) for one in advice.idle]
    return tuple(rows)


def _suggested(found: Suggestion, number: str, unit: Unit) -> AdviceRow:
    first = found.changes[0]
    if len(found.changes) == 1:
        detail = change_detail(first.key, dict(first.values), unit)
        name = change_name(first.key)
    else:
        name = " + ".join(change_name(key) for key in found.keys)
        detail = translate("Advice", "Together")
    return AdviceRow(
        number=number,
        name=name,
        detail=detail,
        saves=numbers.size(found.saves, unit),
        peak=numbers.size(found.peak, unit),
        chip=_chip(found, unit),
        costs=costs_text(found.costs, unit),
        scenario=found.scenario,
    )


def _chip(found: Suggestion, unit: Unit, *, word: bool = False) -> VerdictChip:
    text = names.verdict(found.verdict) if word else ""
    amount = verdicts.short(found.headroom, unit)
    if found.verdict == "does_not_fit" and found.headroom > 0:
        # The card would do; what it needs beside it is not there.
        amount = translate("Advice", "RAM too small")
    return VerdictChip(found.verdict, text, amount)


def _idle(idle: Idle, unit: Unit) -> AdviceRow:
    return AdviceRow("", change_name(idle.key), idle_text(idle, unit), enabled=False)


def _still_fits(answer: Answer, plan: Plan) -> list[AdviceRow]:
    rows = []
    for path, limit in answer.limits.items():
        now = value_at(plan.scenario, path)
        value = limit.comfortable if limit.comfortable > now else limit.fits
        if limit.limited and value:
            name = _limit_name(path).format(value=numbers.whole(value))
            changes = ((path, value),) if value != now else ()
            rows.append(AdviceRow("", name, limit_help(limit), changes=changes))
    fit = answer.model
    if fit is not None and fit.model != plan.model.id:
        name = translate("Advice", "Largest model: {name}").format(name=fit.name)
        detail = translate("Advice", "{count} parameters, all else as it is").format(
            count=numbers.short_count(fit.parameters)
        )
        unit = plan.scenario.unit
        chip = VerdictChip(fit.verdict, "", verdicts.short(fit.headroom, unit))
        peak = "" if fit.device is None else numbers.size(fit.device, unit)
        change = (("model", {"id": fit.model}),)
        rows.append(AdviceRow("", name, detail, peak=peak, chip=chip, changes=change))
    return rows


def _limit_name(path: str) -> str:
    return {
        "training.sequence_length": translate("Advice", "Longest sequence: {value}"),
        "inference.context": translate("Advice", "Longest context: {value}"),
        "training.micro_batch": translate("Advice", "Largest micro-batch: {value}"),
        "inference.batch": translate("Advice", "Most sequences at once: {value}"),
    }.get(path, translate("Advice", "Highest rank: {value}"))


def advice_banner(answer: Answer, plan: Plan) -> AdviceBanner:
    """What the whole comes to."""
    advice, unit = answer.advice, plan.scenario.unit
    best = advice.best
    if advice.verdict != "does_not_fit":
        chip = VerdictChip(
            advice.verdict, names.verdict(advice.verdict), verdicts.short(advice.reserve, unit)
        )
        return AdviceBanner(
            chip, translate("Advice", "What still fits, each with all else as it is:")
        )
    if best is None:
        chip = VerdictChip(
            "does_not_fit", names.verdict("does_not_fit"), verdicts.short(advice.reserve, unit)
        )
        return AdviceBanner(chip, translate("Advice", "No step makes this plan fit."))
    places = [_place(advice.singles, key) for key in best.keys]
    numbered = [numbers.whole(place) for place in places if place]
    text, button = _best_texts(len(best.changes))
    text = text.format(
        first=numbered[0] if numbered else "",
        numbers=", ".join(numbered[:-1]),
        last=numbered[-1] if numbered else "",
        peak=numbers.sized(best.peak, unit),
    )
    return AdviceBanner(_chip(best, unit, word=True), text, button, best.scenario)


def _place(singles: Sequence[Suggestion], key: str) -> int:
    return next((n for n, one in enumerate(singles, 1) if one.keys == (key,)), 0)


def _best_texts(count: int) -> tuple[str, str]:
    if count == 1:
        return (
            translate(
                "Advice",
                "Change <b>{first}</b> alone brings the peak to {peak}. Cheapest first:",
            ),
            translate("Advice", "Apply it"),
        )
    text = translate(
        "Advice",
        "Changes <b>{numbers} and {last}</b> together bring the peak to {peak}. "
        "Each alone, cheapest first:",
    )
    if count == 2:  # noqa: PLR2004
        return text, translate("Advice", "Apply both")
    return text, translate("Advice", "Apply all")
