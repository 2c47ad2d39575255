"""A term's formula with the numbers of this plan put in."""

import re

from engine.result import Term, Value
from gui.text import numbers

_WORD = re.compile(r"(\d?)([^\W\d_][\w.]*)")


def with_numbers(formula: str, values: tuple[tuple[str, Value], ...]) -> str:
    """The formula, each symbol replaced by its value; "2h" becomes "2 × 4,096"."""
    known = {symbol: _written(value) for symbol, value in values}

    def put_in(found: re.Match[str]) -> str:
        digit, word = found.groups()
        if word not in known:
            return found[0]
        return f"{digit} {numbers.TIMES} {known[word]}" if digit else known[word]

    return _WORD.sub(put_in, formula)


def _written(value: Value) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, int) or value.is_integer():
        return numbers.whole(int(value))
    return numbers.plain(value)


def term_formula(term: Term) -> str:
    """Empty for a term without symbols: what it has instead of a formula are words."""
    return with_numbers(term.formula, term.values) if term.values else ""
