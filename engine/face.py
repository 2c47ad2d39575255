"""plan and plan_all: the two calls everything else is reached by."""

from engine.planner import plan_job
from engine.resolve import resolve
from engine.result import Board, Plan
from engine.scenario import METHODS, Method, Scenario


def plan(scenario: Scenario) -> Plan:
    """The plan of the scenario's own method.

    Raises:
        engine.errors.InputError: the model or a card cannot be resolved; names the field.
    """
    return plan_job(resolve(scenario))


def plan_all(scenario: Scenario, methods: tuple[Method, ...] = METHODS) -> Board:
    """All methods for one scenario, side by side; the model and cards are resolved once.

    Raises:
        engine.errors.InputError: the model or a card cannot be resolved; names the field.
    """
    job = resolve(scenario)
    return Board({m: plan_job(job, m) for m in methods}, scenario.method)
