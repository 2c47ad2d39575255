"""The peak of a step: the fullest moment of each phase, and the fullest of all.

Source: MEMORY_MODEL section 4: the peak is the maximum over phases, never the sum of components.
"""

from collections.abc import Iterable

from engine.memory.cost import Number, largest
from engine.memory.parts import Moment, Part
from engine.memory.symbols import term_of
from engine.result import PHASES, Phase, Value


def fullest(moments: Iterable[Moment]) -> dict[str, Moment]:
    """The fullest moment of each phase, in the order of phases. For plain numbers only."""
    best: dict[str, Moment] = {}
    sizes: dict[str, int] = {}
    for moment in moments:
        size = moment.bytes
        if moment.phase not in best or size > sizes[moment.phase]:
            best[moment.phase], sizes[moment.phase] = moment, size
    return {key: best[key] for key in PHASES if key in best}


def peak_bytes(static: int, moments: tuple[Moment, ...]) -> Number:
    """Allocated bytes at the peak; an array over a grid of micro-batches and sequence lengths."""
    return static + largest(0, *(moment.bytes for moment in moments))


def phases_of(
    static: tuple[Part, ...], moments: tuple[Moment, ...], symbols: dict[str, Value]
) -> tuple[Phase, ...]:
    """The phases with everything alive at their fullest moment, empty terms left out."""
    shared = tuple(term_of(part, symbols) for part in static if part.bytes)
    found = []
    for moment in fullest(moments).values():
        own = tuple(term_of(part, symbols) for part in moment.parts if part.bytes)
        terms = own if moment.phase == "load" else shared + own
        found.append(Phase(moment.phase, moment.key, terms))
    return tuple(found)
