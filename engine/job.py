"""A resolved question: the scenario with the model and the cards looked up and defaults filled in.

Everything that needs files happens before a ``Job`` exists; from here on planning is pure.
"""

from dataclasses import dataclass
from functools import cached_property

from engine.architecture.inventory import Inventory, inventory_of
from engine.architecture.spec import ModelSpec
from engine.hardware.gpu import Gpu
from engine.result import Notice
from engine.scenario import Method, Scenario


@dataclass(frozen=True)
class Job:
    """What ``plan_job`` works on. No field of ``scenario`` that a profile sets is None any more."""

    scenario: Scenario
    spec: ModelSpec
    cards: tuple[Gpu, ...]  # one per card of ONE node
    notices: tuple[Notice, ...] = ()
    from_profile: frozenset[str] = frozenset()

    @property
    def method(self) -> Method:
        """The method planned."""
        return self.scenario.method

    @cached_property
    def inventory(self) -> Inventory:
        """The module inventory of the model."""
        return inventory_of(self.spec)
