"""From a scenario and the options of a command to its plans and their data."""

from argparse import Namespace
from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from engine.errors import InputError
from engine.files.plan_json import result_data
from engine.job import Job
from engine.planner import plan_job
from engine.resolve import resolve
from engine.result import Board
from engine.scenario import METHODS, Method, Scenario

EXIT_CODES = {"comfortable": 0, "does_not_fit": 1, "borderline": 3}
LIMITS_MODULE = "engine.decide.limits"


def with_options(scenario: Scenario, options: Namespace) -> Scenario:
    """``scenario`` with the words given on the command line, which the parser has checked."""
    given = {
        key: getattr(options, key)
        for key in ("method", "convention", "unit")
        if getattr(options, key, None) is not None
    }
    return scenario.model_copy(update=given) if given else scenario


def limits_of(job: Job, method: Method) -> Mapping[str, int]:
    """Largest micro-batch and sequence length, and fewest cards, that fit.

    Raises:
        InputError: ``not_yet``; this version does not compute them.
    """
    if find_spec(LIMITS_MODULE) is None:
        raise InputError("not_yet", "--limits")
    found: Mapping[str, int] = import_module(LIMITS_MODULE).limits(job, method)
    return found


def board_of(job: Job, options: Namespace) -> Board:
    """The plans asked for: all methods, or the scenario's own."""
    methods = METHODS if options.all_methods else (job.method,)
    return Board({method: plan_job(job, method) for method in methods}, job.method)


def answer_data(scenario: Scenario, options: Namespace) -> dict[str, Any]:
    """The result of one scenario as data; with all methods, one result for each.

    Raises:
        InputError: the model or a card cannot be resolved.
    """
    job = resolve(with_options(scenario, options))
    board = board_of(job, options)
    results = {
        method: result_data(plan, limits_of(job, method) if options.limits else None)
        for method, plan in board.plans.items()
    }
    current = results[board.method]
    if not options.all_methods:
        return current
    head = {key: current[key] for key in ("schema", "model", "gpu", "method", "verdict")}
    return {**head, "methods": results}
