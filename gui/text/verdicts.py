"""The verdict as sentences: the method in detail first, then the other ones."""

from collections.abc import Sequence

from engine import Board, Plan
from engine.units import Unit
from gui.text import names, numbers
from gui.text.lookup import translate

_WORDS_UP_TO = 10


def _count(number: int) -> str:
    """A small number as a word, in the case that "fits" asks for."""
    words = (
        translate("CardCount", "one"),
        translate("CardCount", "two"),
        translate("CardCount", "three"),
        translate("CardCount", "four"),
        translate("CardCount", "five"),
        translate("CardCount", "six"),
        translate("CardCount", "seven"),
        translate("CardCount", "eight"),
        translate("CardCount", "nine"),
        translate("CardCount", "ten"),
    )
    return words[number - 1] if number <= _WORDS_UP_TO else numbers.whole(number)


def cards(plan: Plan) -> str:
    """The cards of a plan: "two RTX 4090", or the names of mixed ones."""
    kinds: dict[str, int] = {}
    for device in plan.devices:
        kinds[device.gpu] = kinds.get(device.gpu, 0) + device.count
    nodes = plan.scenario.box.nodes
    if len(kinds) == 1:
        name = names.card(next(iter(kinds)))
        total = plan.scenario.box.total_cards
        text = translate("CardCount", "{count} {card}")
        return text.format(count=_count(total), card=name)
    parts = [
        names.card(kind) if count == 1 else f"{count} {numbers.TIMES} {names.card(kind)}"
        for kind, count in kinds.items()
    ]
    mixed = " + ".join(parts)
    return mixed if nodes == 1 else f"{nodes} {numbers.TIMES} ({mixed})"


def headline(plan: Plan, unit: Unit) -> str:
    """The verdict of one method in one sentence."""
    values = {
        "method": names.method_subject(plan.method),
        "cards": cards(plan),
        "amount": numbers.sized(abs(plan.headroom), unit),
    }
    return _pattern(plan).format(**values)


def _pattern(plan: Plan) -> str:
    several = plan.scenario.box.total_cards > 1
    worst = plan.busiest.verdict
    if plan.verdict != worst:
        return _host_pattern(plan)
    if worst == "comfortable":
        if several:
            return translate(
                "Verdict", "{method} fits {cards}, with {amount} to spare on each card."
            )
        return translate("Verdict", "{method} fits {cards}, with {amount} to spare.")
    if worst == "does_not_fit":
        if several:
            return translate("Verdict", "{method} does not fit {cards}: {amount} over per card.")
        return translate("Verdict", "{method} does not fit {cards}: {amount} over.")
    if plan.headroom >= 0:
        return translate(
            "Verdict", "{method} may just fit {cards}: borderline, with {amount} to spare."
        )
    return translate(
        "Verdict", "{method} may just fit {cards}: borderline, {amount} over by the best estimate."
    )


def _host_pattern(plan: Plan) -> str:
    if plan.verdict == "borderline":
        return translate("Verdict", "{method} fits {cards}, but main memory is borderline.")
    return translate("Verdict", "{method} fits {cards}, but main memory is too small.")


def others(board: Board, unit: Unit) -> str:
    """The other methods in a line: who fits, who is borderline, who is over."""
    rest = [plan for key, plan in board.plans.items() if key != board.method]
    sentences = [
        _sentence([p for p in rest if p.verdict == verdict], verdict, unit)
        for verdict in ("comfortable", "borderline", "does_not_fit")
    ]
    return " ".join(text for text in sentences if text)


def _sentence(plans: Sequence[Plan], verdict: str, unit: Unit) -> str:
    if not plans:
        return ""
    lead, *tail = plans
    values = {"first": names.method_subject(lead.method), "amount1": _amount(lead, unit)}
    for number, plan in enumerate(tail, 2):
        values[f"m{number}"] = names.method_inside(plan.method)
        values[f"amount{number}"] = _amount(plan, unit)
    return _others_pattern(len(plans), verdict).format(**values)


def _amount(plan: Plan, unit: Unit) -> str:
    return numbers.sized(abs(plan.headroom), unit)


def _others_pattern(count: int, verdict: str) -> str:
    patterns = {
        "comfortable": (
            translate("Verdict", "{first} fits with {amount1} to spare."),
            translate("Verdict", "{first} fits with {amount1} to spare and {m2} with {amount2}."),
            translate(
                "Verdict",
                "{first} fits with {amount1} to spare, {m2} with {amount2} and {m3} with {amount3}.",
            ),
        ),
        "borderline": (
            translate("Verdict", "{first} is borderline."),
            translate("Verdict", "{first} and {m2} are borderline."),
            translate("Verdict", "{first}, {m2} and {m3} are borderline."),
        ),
        "does_not_fit": (
            translate("Verdict", "{first} is {amount1} over."),
            translate("Verdict", "{first} is {amount1} over and {m2} {amount2}."),
            translate("Verdict", "{first} is {amount1} over, {m2} {amount2} and {m3} {amount3}."),
        ),
    }
    return patterns[verdict][count - 1]


def short(headroom: int, unit: Unit) -> str:
    """Beside a bar: "4.9 free" or "17.2 over"."""
    text = (
        translate("Verdict", "{amount} free")
        if headroom >= 0
        else translate("Verdict", "{amount} over")
    )
    return text.format(amount=numbers.size(abs(headroom), unit))
