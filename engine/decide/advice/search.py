"""The search: every single change, then pairs, then as many as it takes, cheapest first."""

from collections.abc import Generator, Sequence
from itertools import combinations

from engine.decide.advice import box_changes, host_changes, state_changes, training_changes
from engine.decide.advice.speed import faster_steps
from engine.decide.advice.suggestion import (
    Advice,
    Change,
    Idle,
    Maker,
    Planner,
    Suggestion,
    suggestion,
)
from engine.errors import InputError
from engine.planner import plan_job
from engine.resolve import resolve
from engine.result import Plan
from engine.scenario import Scenario

MOST_PAIRS = 24  # pairs tried; they come in the order of their cost
_TRIED_APART = 20  # changes dearer than this decide what is trained, and are stacked last


def plan_scenario(scenario: Scenario) -> Plan:
    """The plan of a scenario's own method, not calibrated."""
    return plan_job(resolve(scenario))


def shortage(plan: Plan) -> int:
    """Bytes that are missing, on the busiest card and in main memory together."""
    host = plan.host
    missing = max(0, -plan.headroom)
    if host.verdict == "does_not_fit" and host.capacity is not None:
        missing += max(0, max(host.step, host.load) - host.capacity)
    return missing


def _why_nothing(key: str, before: Plan, after: Plan) -> Idle:
    """Where the peak is, for a change that does not lower it."""
    host = before.host
    if before.busiest.verdict != "does_not_fit" and host.capacity is not None:
        return Idle(key, "main_memory_short", (("bytes", max(host.step, host.load)),))
    added = after.busiest.levels.device - before.busiest.levels.device
    if added > 0:
        return Idle(key, "takes_more", (("bytes", added),))
    busiest = before.busiest
    held = next(phase.bytes for phase in busiest.phases if phase.key == busiest.phase)
    return Idle(key, f"peak_set_by_{busiest.phase}", (("bytes", held),))


def _made(maker: Maker, scenario: Scenario) -> Change | Idle | None:
    return maker(scenario, resolve(scenario))


def _stacked(
    before: Plan, makers: Sequence[Maker], scenario: Scenario, plan: Planner
) -> Generator[int, None, Suggestion | None]:
    """Changes on top of each other until it fits, then without those that were not needed."""
    chosen: list[Maker] = []
    current = scenario
    missing = shortage(before)
    for tried, maker in enumerate(makers, 1):
        yield tried
        change = _made(maker, current)
        if not isinstance(change, Change):
            continue
        after = plan(change.scenario)
        if shortage(after) >= missing:
            continue
        chosen.append(maker)
        current, missing = change.scenario, shortage(after)
        if after.verdict != "does_not_fit":
            break
    else:
        return None
    for tried, maker in enumerate(tuple(chosen), 1):
        yield tried
        rest = [other for other in chosen if other is not maker]
        if rest and (found := _together(before, rest, scenario, plan)) and found.fits:
            chosen = rest
    return _together(before, chosen, scenario, plan)


def _together(
    before: Plan, makers: Sequence[Maker], scenario: Scenario, plan: Planner
) -> Suggestion | None:
    """The makers' changes one on another; None when one is not possible after the others."""
    changes: list[Change] = []
    current = scenario
    for maker in makers:
        change = _made(maker, current)
        if not isinstance(change, Change):
            return None
        changes.append(change)
        current = change.scenario
    return suggestion(before, plan(current), tuple(changes))


def advice_steps(scenario: Scenario, plan: Planner = plan_scenario) -> Generator[int, None, Advice]:
    """Work out advice in pieces: yields the number of changes tried, returns the advice.

    Args:
        scenario: the question as the user left it; its own method is advised on.
        plan: how to plan; a calibrated one keeps to the machine's own measurements.

    Raises:
        InputError: the model or a card cannot be resolved.
    """
    before = plan(scenario)
    if before.verdict != "does_not_fit":
        faster = yield from faster_steps(scenario, before, plan)
        return Advice(before.verdict, before.headroom, None, (), (), (), faster)
    makers: tuple[Maker, ...] = (*box_changes.SERVING, box_changes.larger_card(plan))
    if scenario.method != "inference":
        spare = host_changes.MAKERS if before.host.verdict == "does_not_fit" else ()
        makers = (
            *spare, *training_changes.MAKERS, *state_changes.MAKERS, *box_changes.MAKERS,
            makers[-1],
        )  # fmt: skip
    missing = shortage(before)
    idle: list[Idle] = []
    helpful: list[tuple[Maker, Suggestion]] = []
    for tried, maker in enumerate(makers, 1):
        yield tried
        change = _made(maker, scenario)
        if isinstance(change, Idle):
            idle.append(change)
        elif change is not None:
            after = plan(change.scenario)
            found = suggestion(before, after, (change,))
            if found.fits or shortage(after) < missing:
                helpful.append((maker, found))
            else:
                idle.append(_why_nothing(change.key, before, after))
    helpful.sort(key=lambda entry: entry[1].price)
    singles = tuple(found for _, found in helpful)
    best = next((found for found in singles if found.fits), None)
    together = yield from _pairs(scenario, before, helpful, best, plan)
    if not together and (best is None or best.price > _TRIED_APART):
        stacked = yield from _stacked(before, [maker for maker, _ in helpful], scenario, plan)
        if stacked is not None and len(stacked.changes) > 1:
            together = (stacked,)
    fitting = sorted((*together, *singles), key=lambda one: (not one.fits, one.price))
    best = fitting[0] if fitting and fitting[0].fits else None
    return Advice(before.verdict, before.headroom, best, singles, together, tuple(idle), ())


def _pairs(
    scenario: Scenario,
    before: Plan,
    helpful: list[tuple[Maker, Suggestion]],
    best: Suggestion | None,
    plan: Planner,
) -> Generator[int, None, tuple[Suggestion, ...]]:
    """Pairs that fit and cost less than the best single change; the cheapest comes first.

    Only pairs that could fit are tried: what both save alone together is an upper bound of what
    they save at one peak, unless one moves the peak to where the other helps.
    """
    over = -before.headroom
    pairs = sorted(combinations(helpful, 2), key=lambda two: two[0][1].price + two[1][1].price)
    tried, found = 0, []
    for (first, one), (second, other) in pairs:
        price = one.price + other.price
        if (best is not None and price >= best.price) or tried >= MOST_PAIRS:
            break
        if one.fits or other.fits or 2 * (one.saves + other.saves) < over:
            continue
        tried += 1
        yield tried
        try:
            pair = _together(before, (first, second), scenario, plan)
        except InputError:
            continue
        if pair is not None and pair.fits:
            found.append(pair)
            if len(found) == 3:  # noqa: PLR2004 - enough to choose from
                break
    return tuple(found)
