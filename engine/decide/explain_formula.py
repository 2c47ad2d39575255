"""A formula in pieces: text, and symbols with this plan's values, for whoever writes numbers."""

import re
from dataclasses import dataclass
from functools import lru_cache

from engine.result import Value

# A symbol may follow a digit directly: "2h" is 2 times h.
_WORD = re.compile(r"(\d?)(?<![A-Za-z_.])([A-Za-z]+)(?![A-Za-z_.\d])")


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of a formula.

    Attributes:
        text: as it stands in the formula.
        value: the number that a symbol stands for; None for text.
        times: the symbol follows a digit, so a multiplication sign belongs before its number.
    """

    text: str
    value: Value | None = None
    times: bool = False


@lru_cache(maxsize=2048)
def pieces_of(formula: str, values: tuple[tuple[str, Value], ...]) -> tuple[Piece, ...]:
    """The formula cut into text and symbols; joined texts give the formula again.

    Args:
        formula: in symbols ("12 B × T × V").
        values: (symbol, value) pairs; words without a value are text.
    """
    known = dict(values)
    found: list[Piece] = []
    done = 0
    for match in _WORD.finditer(formula):
        digit, word = match.groups()
        if word not in known:
            continue
        start = match.start(2)
        if start > done:
            found.append(Piece(formula[done:start]))
        found.append(Piece(word, known[word], bool(digit)))
        done = match.end(2)
    if done < len(formula):
        found.append(Piece(formula[done:]))
    return tuple(found)
