"""Search in the catalogue: every word typed must occur, in any order, in any case."""

from collections.abc import Callable, Sequence
from typing import TypeVar

Row = TypeVar("Row")


def matching(
    rows: Sequence[Row], text_of: Callable[[Row], str], search: Sequence[str]
) -> list[Row]:
    """The rows whose text holds all words of ``search``."""
    words = " ".join(search).casefold().split()
    return [row for row in rows if all(word in text_of(row).casefold() for word in words)]
