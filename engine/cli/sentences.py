"""The verdict as a sentence, and sizes with their unit."""

from engine.cli.words import METHODS
from engine.errors import InputError
from engine.files import catalog
from engine.result import Plan
from engine.units import Unit, in_unit


def number(count: int, unit: Unit) -> str:
    """A size without its unit, for a column that names it."""
    return f"{in_unit(count, unit):,.2f}"


def sized(count: int, unit: Unit) -> str:
    """A size with its unit."""
    return f"{number(count, unit)} {unit}"


def card_name(card: str) -> str:
    """The name of a card by the id a plan gives it."""
    if card.startswith("custom:"):
        return card.removeprefix("custom:")
    try:
        return catalog.gpu(card).name
    except InputError:
        return card


def box_words(plan: Plan) -> str:
    """The cards of a plan: "one RTX 4090", "2 × RTX 4090", "RTX 3090 + RTX 4090"."""
    kinds: dict[str, int] = {}
    for device in plan.devices:
        kinds[device.gpu] = kinds.get(device.gpu, 0) + device.count
    total = plan.scenario.box.total_cards
    if len(kinds) == 1:
        name = card_name(next(iter(kinds)))
        return f"one {name}" if total == 1 else f"{total} × {name}"
    parts = [
        card_name(kind) if count == 1 else f"{count} × {card_name(kind)}"
        for kind, count in kinds.items()
    ]
    return " + ".join(parts)


def verdict_sentence(plan: Plan, unit: Unit) -> str:
    """Whether the method fits the box, and by how much."""
    subject = f"{METHODS[plan.method]} of {plan.model.name}"
    cards, amount = box_words(plan), sized(abs(plan.headroom), unit)
    each = " on each card" if plan.scenario.box.total_cards > 1 else ""
    if plan.verdict != plan.busiest.verdict:
        state = "is borderline" if plan.verdict == "borderline" else "is too small"
        needed = sized(max(plan.host.step, plan.host.load), unit)
        return f"{subject} fits {cards}, but main memory {state}: it takes {needed}."
    if plan.verdict == "comfortable":
        return f"{subject} fits {cards}, with {amount} to spare{each}."
    if plan.verdict == "does_not_fit":
        return f"{subject} does not fit {cards}: {amount} over{each}."
    side = "to spare" if plan.headroom >= 0 else "over"
    return f"{subject} may just fit {cards}: borderline, {amount} {side} by the best estimate."
