"""A term's formula with the numbers of this plan put in."""

import re

from engine.result import Term

_SYMBOL = re.compile(r"[^\W\d]\w*(?:\.\w+)*")


def _written(value: float | str) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, int) or value.is_integer():
        return f"{int(value):,}"
    return f"{value:g}"


def with_numbers(term: Term) -> str:
    """The formula, each symbol replaced by its value; marks that are no words go first."""
    known = {symbol: _written(value) for symbol, value in term.values}
    formula = term.formula
    for symbol in sorted((s for s in known if not _SYMBOL.fullmatch(s)), key=len, reverse=True):
        formula = formula.replace(symbol, known[symbol])
    return _SYMBOL.sub(lambda found: known.get(found[0], found[0]), formula)
