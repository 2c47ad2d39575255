"""An explanation in words: one text for the eye, the clipboard and a screen reader."""

from collections.abc import Sequence

from engine.decide.explain import Alive, ConventionSays, Explanation
from engine.decide.explain_formula import Piece
from engine.result import Value
from engine.sources import Source
from engine.units import Unit
from gui.text import names, numbers, terms, timeline_words
from gui.text.choices import choice
from gui.text.lookup import translate


def both_units(count: int) -> str:
    """Bytes in both units and exactly."""
    text = translate("Explain", "{gib} = {gb} ({exact} bytes)")
    return text.format(
        gib=numbers.sized(count, "GiB", 2),
        gb=numbers.sized(count, "GB", 2),
        exact=numbers.whole(count),
    )


def symbols(pieces: Sequence[Piece]) -> str:
    return "".join(piece.text for piece in pieces)


def with_numbers(pieces: Sequence[Piece]) -> str:
    """The formula with this plan's numbers; empty when it has no symbols."""
    if not any(piece.value is not None for piece in pieces):
        return ""
    return "".join(_piece(piece) for piece in pieces)


def _piece(piece: Piece) -> str:
    if piece.value is None:
        return piece.text
    written = _value(piece.value)
    return f" {numbers.TIMES} {written}" if piece.times else written


def _value(value: Value) -> str:
    if isinstance(value, str):
        return value
    return numbers.whole(int(value)) if float(value).is_integer() else numbers.plain(value)


def stored_as(dtype: str | None) -> str:
    if dtype is None:
        return translate("Explain", "several types, or none")
    return choice("", dtype)


def alive(phases: Sequence[Alive], method: str, unit: Unit) -> str:
    """The phases in which something is held, each with its size there."""
    return ", ".join(
        f"{timeline_words.column(one.phase, method)} {numbers.size(one.bytes, unit, 2)}"
        for one in phases
    )


def source_text(source: Source | None, key: str) -> str:
    if source is None:
        return terms.source_name(key) if key else translate("Explain", "own arithmetic")
    return ", ".join(part for part in (source.title, source.where, source.url) if part)


def conventions(says: Sequence[ConventionSays], unit: Unit) -> str:
    """What the public conventions count for the component."""
    counted = []
    for one in says:
        if one.terms:
            amount = numbers.sized(one.bytes, unit, 2)
        else:
            amount = translate("Explain", "does not count it")
        counted.append(f"{names.convention(one.convention)}: {amount}")
    return "; ".join(counted)


def term_title(found: Explanation) -> str:
    name = terms.term(found.name)
    return f"{names.component(found.component)}: {name}"
