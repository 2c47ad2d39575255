"""Sizes of a micro-batch and costs that grow with them, for plain numbers and numpy arrays alike.

Every activation of a decoder is linear in the tokens T = b*s or in the score elements b*s*s, so a
term is three integers per layer and evaluating it on a whole grid of (b, s) is the same formula.
"""

from dataclasses import dataclass
from typing import Any, NamedTuple

# A plain int, or an int64 array over a grid of micro-batches and sequence lengths.
Number = Any


class Size(NamedTuple):
    """One micro-batch on one rank: ``batch`` sequences of ``sequence`` tokens."""

    batch: Number
    sequence: Number

    @property
    def tokens(self) -> Number:
        """T = b * s."""
        return self.batch * self.sequence

    @property
    def scores(self) -> Number:
        """b * s * s, the elements of one attention score matrix per head."""
        return self.batch * self.sequence * self.sequence


@dataclass(frozen=True, slots=True)
class Cost:
    """Bytes = ``token`` * T + ``score`` * b*s*s + ``fixed``."""

    token: int = 0
    score: int = 0
    fixed: int = 0

    def __add__(self, other: "Cost") -> "Cost":
        return Cost(self.token + other.token, self.score + other.score, self.fixed + other.fixed)

    def __sub__(self, other: "Cost") -> "Cost":
        return Cost(self.token - other.token, self.score - other.score, self.fixed - other.fixed)

    def __mul__(self, times: int) -> "Cost":
        return Cost(self.token * times, self.score * times, self.fixed * times)

    __rmul__ = __mul__

    def at(self, size: Size) -> Number:
        """Bytes for a micro-batch of this size."""
        bytes_ = self.token * size.tokens + self.fixed
        return bytes_ + self.score * size.scores if self.score else bytes_


ZERO = Cost()


@dataclass(frozen=True, slots=True)
class Saved:
    """One group of tensors a layer keeps for its backward pass.

    ``formula`` is in the symbols of MEMORY_MODEL: h hidden, f MLP width, dq, dkv, Hq, T, s.
    """

    key: str
    cost: Cost
    formula: str = ""


def total(parts: tuple[Saved, ...]) -> Cost:
    """The summed cost of all parts."""
    cost = ZERO
    for part in parts:
        cost = cost + part.cost
    return cost


def largest(first: Number, *others: Number) -> Number:
    """The elementwise maximum of numbers and arrays."""
    result = first
    for other in others:
        if isinstance(result, int) and isinstance(other, int):
            result = max(result, other)
        else:
            import numpy as np  # only a grid needs it; it costs 0.1 s to import

            result = np.maximum(result, other)
    return result


def where(condition: Any, yes: Number, no: Number) -> Number:
    """``yes`` where ``condition`` holds, else ``no``; elementwise over a grid."""
    if isinstance(condition, bool):
        return yes if condition else no
    import numpy as np

    return np.where(condition, yes, no)
