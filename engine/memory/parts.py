"""Moments of a step: what is alive at its fullest points, before the largest one is chosen."""

from typing import NamedTuple

from engine.memory.cost import Number
from engine.result import Component, PhaseKey


class Part(NamedTuple):
    """One term at one moment; ``bytes`` may be an array over a grid."""

    key: str
    component: Component
    bytes: Number
    formula: str = ""
    source: str = ""


class Moment(NamedTuple):
    """A point of a phase: all parts alive there, besides the static ones every moment shares."""

    key: str
    phase: PhaseKey
    parts: tuple[Part, ...]

    @property
    def bytes(self) -> Number:
        """Bytes on top of the static ones."""
        return sum(part.bytes for part in self.parts)
