"""Advice: when a plan does not fit, what makes it fit, cheapest first; when it fits, what is left."""

from engine.decide.advice.search import advice_steps, plan_scenario
from engine.decide.advice.suggestion import Advice, Change, Cost, Idle, Planner, Suggestion
from engine.scenario import Scenario


def advise(scenario: Scenario, plan: Planner = plan_scenario) -> Advice:
    """All advice on a scenario's own method at once; see :func:`advice_steps` to do it in pieces.

    Raises:
        engine.errors.InputError: the model or a card cannot be resolved.
    """
    work = advice_steps(scenario, plan)
    while True:
        try:
            next(work)
        except StopIteration as done:
            found: Advice = done.value
            return found


__all__ = [
    "Advice",
    "Change",
    "Cost",
    "Idle",
    "Planner",
    "Suggestion",
    "advice_steps",
    "advise",
]
