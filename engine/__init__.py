"""Finefit's engine: a scenario goes in, a plan comes out. Knows no screen.

Public face: ``Scenario`` (the question), ``plan`` (one method), ``plan_all`` (all methods side by
side), ``Plan`` and ``Board`` (the answers). They are imported when first used, so that a command
that needs no plan starts at once.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from engine.face import plan, plan_all
    from engine.result import Board, Plan
    from engine.scenario import METHODS, Method, Scenario

__version__ = "0.1.0"

_HOMES = {
    "plan": "engine.face",
    "plan_all": "engine.face",
    "Board": "engine.result",
    "Plan": "engine.result",
    "METHODS": "engine.scenario",
    "Method": "engine.scenario",
    "Scenario": "engine.scenario",
}


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    found = getattr(import_module(_HOMES[name]), name)
    globals()[name] = found  # the next use finds it without asking here
    return found


__all__ = ["METHODS", "Board", "Method", "Plan", "Scenario", "plan", "plan_all"]
