"""How far a plan stretches: the largest micro-batch, sequence length and rank, the fewest cards.

Each is searched on the real plan, from "fits" to the first step that does not: doubling, then
halving the interval. What is prepared for a job is shared by all steps, so one costs a warm plan.
A value is largest in the sense that one more (one sequence, one token, one rank) does not fit.
"""

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass

from engine.decide.limits_sizes import (
    CardCount,
    SizeKey,
    card_count,
    most_of,
    with_cards,
    with_size,
    with_strategy,
)
from engine.job import Job
from engine.planner import plan_job
from engine.resolve import resolve
from engine.result import Plan, Verdict
from engine.scenario import Method, Scenario

FITS: frozenset[Verdict] = frozenset({"comfortable", "borderline"})
_SPREAD = "fsdp"  # what cards are added with where the plan itself does not divide its states
_KEEPS_WHOLE = frozenset({"none", "ddp"})


@dataclass(frozen=True, slots=True)
class Limit:
    """The largest value of one size; 0: not even 1.

    Attributes:
        comfortable: largest with verdict comfortable.
        fits: largest that fits at all (comfortable or borderline).
        most: largest value of the field; ``fits`` equal to it means memory sets no limit.
    """

    comfortable: int
    fits: int
    most: int

    @property
    def limited(self) -> bool:
        """Whether memory sets the limit."""
        return self.fits < self.most


@dataclass(frozen=True, slots=True)
class CardLimit:
    """The fewest cards that fit, None when no number does.

    Attributes:
        comfortable, fits: of the plan as it is.
        spread: where the plan keeps its states whole, the fewest cards with ``strategy``.
        strategy: how ``spread`` divides the states; empty when the plan divides them itself.
    """

    comfortable: CardCount | None
    fits: CardCount | None
    spread: CardCount | None = None
    strategy: str = ""


@dataclass(frozen=True, slots=True)
class Limits:
    """All limits of one method; ``rank`` is None where nothing has a rank."""

    micro_batch: Limit
    sequence_length: Limit
    rank: Limit | None
    cards: CardLimit

    def data(self) -> dict[str, int]:
        """The ``limits`` of a result line: largest that fit at all, fewest cards; 0 for none."""
        return {
            "micro_batch": self.micro_batch.fits,
            "sequence_length": self.sequence_length.fits,
            "cards": self.cards.fits.total if self.cards.fits else 0,
        }


def largest(holds: Callable[[int], bool], most: int) -> int:
    """The largest value of 1 to ``most`` that holds, when smaller ones do too; 0: not even 1."""
    low, step = 0, 1
    while low + step <= most and holds(low + step):
        low += step
        step *= 2
    high = min(low + step, most + 1)
    while high - low > 1:
        middle = (low + high) // 2
        if holds(middle):
            low = middle
        else:
            high = middle
    return low


def smallest(holds: Callable[[int], bool], most: int) -> int:
    """The smallest value of 1 to ``most`` that holds, when larger ones do too; 0: none.

    The first few are tried one by one: a second card also costs, so 1 may hold where 2 does not.
    """
    few = 8
    for value in range(1, min(few, most) + 1):
        if holds(value):
            return value
    low = high = few
    while high < most:
        low, high = high, min(2 * high, most)
        if holds(high):
            break
    else:
        return 0
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (low, middle) if holds(middle) else (middle, high)
    return high


def limit_of(
    job: Job, method: Method, key: SizeKey, adjust: Callable[[Plan], Plan] | None = None
) -> Limit:
    """The limit of one size, all else as in the job; ``adjust`` may calibrate each plan."""
    seen: dict[int, Verdict] = {}

    def verdict(value: int) -> Verdict:
        if value not in seen:
            plan = plan_job(with_size(job, method, **{key: value}), method)
            seen[value] = (adjust(plan) if adjust else plan).verdict
        return seen[value]

    most = most_of(key, method)
    fits = largest(lambda value: verdict(value) != "does_not_fit", most)
    comfortable = largest(lambda value: verdict(value) == "comfortable", fits)
    return Limit(comfortable, fits, most)


def _gains_by_cards(job: Job, method: Method) -> bool:
    """Whether a card holds less when there are more of them."""
    sharding = job.scenario.sharding
    split = sharding.tensor * sharding.pipeline * sharding.context * sharding.expert
    return method == "inference" or split > 1 or sharding.strategy not in _KEEPS_WHOLE


def fewest_cards(
    job: Job,
    method: Method,
    good: frozenset[Verdict] = FITS,
    adjust: Callable[[Plan], Plan] | None = None,
) -> CardCount | None:
    """The fewest of this box's cards with a verdict that is good enough; None: no number."""
    most = 1
    while _gains_by_cards(job, method) and card_count(job, 2 * most) is not None:
        most *= 2

    def holds(step: int) -> bool:
        cards = card_count(job, step)
        if cards is None:
            return False
        plan = plan_job(with_cards(job, cards), method)
        return (adjust(plan) if adjust else plan).verdict in good

    step = smallest(holds, most)
    return card_count(job, step) if step else None


def cards_of(job: Job, method: Method, adjust: Callable[[Plan], Plan] | None = None) -> CardLimit:
    """The fewest of this box's cards that fit."""
    fits = fewest_cards(job, method, FITS, adjust)
    comfortable = fewest_cards(job, method, frozenset({"comfortable"}), adjust) if fits else None
    if job.scenario.sharding.strategy not in _KEEPS_WHOLE or method == "inference":
        return CardLimit(comfortable, fits)
    spread = fits or fewest_cards(with_strategy(job, _SPREAD), method, FITS, adjust)
    return CardLimit(comfortable, fits, spread, _SPREAD)


def search_limits(
    job: Job, method: Method, adjust: Callable[[Plan], Plan] | None = None
) -> Generator[tuple[str, Limit | CardLimit], None, None]:
    """(field, limit) as each is found, so that a caller can show or stop; sizes first."""
    yield "sequence_length", limit_of(job, method, "sequence_length", adjust)
    yield "micro_batch", limit_of(job, method, "micro_batch", adjust)
    if method in ("lora", "qlora"):
        yield "rank", limit_of(job, method, "rank", adjust)
    yield "cards", cards_of(job, method, adjust)


def limits_of(
    scenario: Scenario,
    method: Method | None = None,
    adjust: Callable[[Plan], Plan] | None = None,
) -> Limits:
    """All limits of a scenario, for its own method or another.

    Raises:
        engine.errors.InputError: the model or a card cannot be resolved.
    """
    job = resolve(scenario)
    return _collected(job, method or job.method, adjust)


def limits(job: Job, method: Method) -> Mapping[str, int]:
    """The limits of a resolved job as a result line states them."""
    return _collected(job, method, None).data()


def _collected(job: Job, method: Method, adjust: Callable[[Plan], Plan] | None) -> Limits:
    batch = limit_of(job, method, "micro_batch", adjust)
    sequence = limit_of(job, method, "sequence_length", adjust)
    rank = limit_of(job, method, "rank", adjust) if method in ("lora", "qlora") else None
    return Limits(batch, sequence, rank, cards_of(job, method, adjust))
