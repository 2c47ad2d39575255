"""Sums over the parts of a moment that decide what a card takes beyond its tensors."""

from typing import NamedTuple

from engine.memory.cost import Number
from engine.memory.parts import Part
from engine.memory.terms.runtime import SLACK_FOLLOWS


class Sums(NamedTuple):
    """Bytes of a moment: all, those the allocator's slack follows, and the logits."""

    total: Number
    counted: Number
    logits: Number

    def plus(self, other: "Sums") -> "Sums":
        """Both at once."""
        return Sums(
            self.total + other.total, self.counted + other.counted, self.logits + other.logits
        )


def sums_of(parts: tuple[Part, ...]) -> Sums:
    """The sums of some parts."""
    total = counted = logits = 0
    for part in parts:
        total = total + part.bytes
        if part.component in SLACK_FOLLOWS:
            counted = counted + part.bytes
            if part.component == "logits":
                logits = logits + part.bytes
    return Sums(total, counted, logits)
