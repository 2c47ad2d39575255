"""How many such cards it takes, in words, and what adopting that number changes."""

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any

from engine import Method, Plan, Scenario
from engine.decide.limits import CardLimit, cards_of
from engine.decide.limits_sizes import CardCount, with_cards, with_strategy
from engine.job import Job
from engine.memory.prepare import prepare
from engine.resolve import resolve
from engine.sharding.layout import layout_of
from gui.models.sharding_fields import is_split
from gui.text import numbers, sharding_words
from gui.text.lookup import translate
from gui.text.plurals_answers import answer_plurals

Adjust = Callable[[Plan], Plan] | None


@dataclass(frozen=True, slots=True)
class CardsAnswer:
    """A sentence, the words of the link, and the changes behind it (none without a link)."""

    text: str
    link: str = ""
    changes: tuple[tuple[str, Any], ...] = ()


def find_cards(
    scenario: Scenario, method: Method, adjust: Adjust
) -> Generator[object, None, CardLimit]:
    """Work for the background."""
    yield None
    return cards_of(resolve(scenario), method, adjust)


def cards_answer(plan: Plan, scenario: Scenario, limit: CardLimit) -> CardsAnswer:
    """What the search for the fewest cards says about this plan."""
    box = scenario.box
    here = CardCount(box.cards_per_node, box.nodes)
    if limit.fits is None:
        return _none(plan, scenario, limit)
    cards = _cards(limit.fits)
    if limit.fits.total < here.total:
        text = translate("CardsAnswer", "{cards} would do.").format(cards=_first(cards))
        return _with_link(scenario, text, limit.fits)
    if limit.fits.total > here.total:
        text = translate("CardsAnswer", "It does not fit {here}, but {cards}.")
        text = text.format(here=_cards(here), cards=cards)
        return _with_link(scenario, text, limit.fits)
    text = translate("CardsAnswer", "Fewer cards do not fit.")
    if limit.comfortable is None or limit.comfortable.total <= here.total:
        return CardsAnswer(text)
    more = translate("CardsAnswer", "Comfortable from {cards}.")
    text = f"{text} {more.format(cards=_cards(limit.comfortable))}"
    return _with_link(scenario, text, limit.comfortable)


def _none(plan: Plan, scenario: Scenario, limit: CardLimit) -> CardsAnswer:
    if limit.spread is not None:
        text = translate(
            "CardsAnswer",
            "Kept whole on each card it never fits; divided by FSDP it fits {cards}.",
        )
        text = text.format(cards=_cards(limit.spread))
        return _with_link(scenario, text, limit.spread, limit.strategy)
    if plan.host.verdict == "does_not_fit":
        text = translate("CardsAnswer", "More cards do not help: main memory is too small.")
        return CardsAnswer(text)
    if is_split(plan):
        return CardsAnswer(
            translate("CardsAnswer", "With these degrees no number of such cards fits.")
        )
    return CardsAnswer(translate("CardsAnswer", "No number of such cards fits."))


def _with_link(scenario: Scenario, text: str, cards: CardCount, strategy: str = "") -> CardsAnswer:
    link = translate("CardsAnswer", "Use {cards}").format(cards=_cards(cards))
    there = with_cards(resolve(scenario), cards)
    if strategy:
        there = with_strategy(there, strategy)
    text = f"{text} {_otherwise_split(there)}".rstrip()
    box = there.scenario.box
    changes = {"box.count": box.count, "box.nodes": box.nodes, "box.reserve_mib": box.reserve_mib}
    if strategy:
        changes |= {"sharding.strategy": strategy}  # type: ignore[dict-item]
    return CardsAnswer(text, link, tuple(changes.items()))


def _otherwise_split(job: Job) -> str:
    """Where that number of cards does not allow the degrees of the plan, those it does allow."""
    asked = job.scenario.sharding
    layout, _ = layout_of(prepare(job, job.method))
    same = all(
        getattr(layout, name) == getattr(asked, name) for name in ("tensor", "pipeline", "context")
    )
    if same or job.method == "inference":
        return ""
    text = translate("CardsAnswer", "Then {layout}.")
    return text.format(layout=sharding_words.layout_line(layout))


def _cards(cards: CardCount) -> str:
    """ "6 cards", or "3 × 8 cards" of several machines."""
    each = answer_plurals().cards(cards.count)
    if cards.nodes == 1:
        return each
    return f"{numbers.whole(cards.nodes)}{numbers.NO_BREAK}{numbers.TIMES} {each}"


def _first(text: str) -> str:
    return text[:1].upper() + text[1:]
