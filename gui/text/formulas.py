"""A term's formula with the numbers of this plan put in."""

import re

from engine.result import Term
from gui.text import numbers

_WORD = re.compile(r"[^\W\d]\w*(?:\.\w+)*")


def with_numbers(formula: str, values: tuple[tuple[str, int | float | str], ...]) -> str:
    """The formula, each symbol replaced by its value."""
    known = {symbol: _written(value) for symbol, value in values}
    # Longest first, so that a symbol that begins another one does not break it.
    symbols = sorted((s for s in known if not _WORD.fullmatch(s)), key=len, reverse=True)
    for symbol in symbols:
        formula = formula.replace(symbol, known[symbol])
    return _WORD.sub(lambda found: known.get(found[0], found[0]), formula).replace("*", "×")


def _written(value: float | str) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, int) or value.is_integer():
        return numbers.whole(int(value))
    return numbers.plain(value)


def term_formula(term: Term) -> str:
    return with_numbers(term.formula, term.values)
