"""Which degrees can be: each value is put to the engine's own layout rules."""

from bisect import bisect
from dataclasses import dataclass, replace

from engine.memory.prepare import Prepared
from engine.result import Notice
from engine.sharding import legal
from engine.sharding.layout import layout_of

PREFIX = "sharding."
DEGREES = ("tensor", "pipeline", "virtual_stages", "context", "expert", "replicate")
_WASTE = frozenset({"cards_not_divisible", "cards_idle"})
_NEAR = 2


@dataclass(frozen=True, slots=True)
class Degree:
    """The values one degree can have while all others stay as they are, ascending."""

    path: str
    value: int
    legal: tuple[int, ...]

    def near(self, value: int) -> tuple[int, ...]:
        """The legal values next to one that is not."""
        at = bisect(self.legal, value)
        return self.legal[max(0, at - _NEAR) : at + _NEAR]


def degree_of(prepared: Prepared, path: str) -> Degree:
    """What one of the degrees can be."""
    name = path.removeprefix(PREFIX)
    cards = prepared.scenario.box.total_cards
    wanted = (
        tuple(range(1, prepared.setup.spec.layer_count + 1))
        if name == "virtual_stages"
        else legal.divisors(cards)
    )
    known = _complaints(prepared, name, 1)
    found = tuple(v for v in wanted if _complaints(prepared, name, v).keys() <= known.keys())
    return Degree(path, getattr(prepared.scenario.sharding, name), found)


def objection(prepared: Prepared, path: str, value: int) -> Notice | None:
    """Why a degree cannot have a value."""
    name = path.removeprefix(PREFIX)
    known = _complaints(prepared, name, 1)
    found = _complaints(prepared, name, value)
    return next((notice for key, notice in found.items() if key not in known), None)


def _complaints(prepared: Prepared, name: str, value: int) -> dict[str, Notice]:
    sharding = prepared.scenario.sharding.model_copy(update={name: value})
    scenario = prepared.scenario.model_copy(update={"sharding": sharding})
    _, notices = layout_of(replace(prepared, scenario=scenario))
    return {n.key: n for n in notices if n.severity == "error" or n.key in _WASTE}
