"""Sequence lengths of a data set: pasted numbers, or a JSONL, CSV or text file of any size.

Files are streamed line by line and never held: only counts per length are kept. Reading is a
generator that reports how far it is, so it can be shown and stopped at any line.
"""

import re
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import BinaryIO, Literal

from engine.errors import InputError
from engine.files.datasets_rows import Row, rows_of
from engine.scenario.training import MAX_TOKENS

Counting = Literal["given", "words", "tokenizer"]
Tokens = Callable[[str], int]

REPORT_EVERY = 1024 * 1024  # bytes between two reports
_MOST_LINE = 64 * 1024**2  # a longer line is no line of a data set
_NUMBER = re.compile(r"[^\s,;]+")


@dataclass(frozen=True, slots=True)
class Progress:
    """How far reading is, in bytes and examples."""

    done: int
    total: int
    examples: int


@dataclass(frozen=True)
class Lengths:
    """How often each length occurs.

    Attributes:
        counts: length in tokens -> examples of it.
        counting: lengths were given, or estimated from whitespace words, or tokenised.
        skipped: lines that hold no example (empty, damaged, without the column).
        column: the column that was read, when there was one.
    """

    counts: Counter[int] = field(default_factory=Counter)
    counting: Counting = "given"
    skipped: int = 0
    column: str = ""

    @property
    def examples(self) -> int:
        """Examples in all."""
        return self.counts.total()


def pasted_lengths(text: str) -> Lengths:
    """Lengths from pasted numbers, separated by spaces, commas, semicolons or lines.

    Raises:
        InputError: ``not_a_length`` with ``found``; ``no_lengths`` when there is none.
    """
    counts: Counter[int] = Counter()
    for word in _NUMBER.findall(text):
        counts[_length(word)] += 1
    if not counts:
        raise InputError("no_lengths", "lengths")
    return Lengths(counts)


def _length(word: str) -> int:
    try:
        value = float(word)
        whole = int(value)
    except (ValueError, OverflowError):
        raise InputError("not_a_length", "lengths", found=word[:50]) from None
    if whole != value or not 1 <= whole <= MAX_TOKENS:
        raise InputError("not_a_length", "lengths", found=word[:50], most=MAX_TOKENS)
    return whole


def word_count(text: str) -> int:
    """Whitespace words: the estimate where there is no tokenizer, which usually counts more."""
    return len(text.split())


def tokenizer_counts(path: Path) -> Tokens:
    """Exact token counts by a tokenizer.json, for those who have the ``tokenizers`` package.

    Raises:
        InputError: ``needs_package`` with ``package``; ``not_a_tokenizer`` when it cannot be read.
    """
    from importlib import import_module

    try:
        package = import_module("tokenizers")
    except ImportError:
        raise InputError("needs_package", path.name, package="tokenizers") from None
    try:
        tokenizer = package.Tokenizer.from_file(str(path))
    except Exception as error:  # the package raises bare Exception
        raise InputError("not_a_tokenizer", path.name, reason=str(error)[:200]) from None
    return lambda text: len(tokenizer.encode(text).ids)


def _lines(file: BinaryIO, name: str) -> Iterator[bytes]:
    while line := file.readline(_MOST_LINE + 1):
        if len(line) > _MOST_LINE:
            raise InputError("line_too_long", name, most=_MOST_LINE)
        yield line


def read_lengths(
    path: Path, column: str | None = None, tokens: Tokens | None = None
) -> Generator[Progress, None, Lengths]:
    """Read a file's lengths; yields progress, returns what was found. Close it to cancel.

    Args:
        path: .jsonl, .ndjson or .json (an object or text a line), .csv or .tsv (with a header), or
            any other ending (an example a line).
        column: the column with lengths or text; None: the first of the usual names.
        tokens: counts the tokens of a text; None: whitespace words.

    Raises:
        InputError: the file cannot be read, holds no example, or lacks the column.
    """
    counts: Counter[int] = Counter()
    skipped = 0
    given = text_seen = False
    used = column or ""
    try:
        total = path.stat().st_size
        with path.open("rb") as file:
            reported = 0
            for row in rows_of(path.suffix.lower(), _lines(file, path.name), column, path.name):
                length = _counted(row, tokens)
                if length is None:
                    skipped += 1
                else:
                    counts[length] += 1
                    used = used or row.column
                    given = given or row.length is not None
                    text_seen = text_seen or row.text is not None
                if file.tell() - reported >= REPORT_EVERY:
                    reported = file.tell()
                    yield Progress(reported, total, counts.total())
    except OSError as error:
        missing = isinstance(error, FileNotFoundError)
        key = "file_missing" if missing else "file_unreadable"
        raise InputError(key, path.name, reason=error.strerror or type(error).__name__) from None
    if not counts:
        raise InputError("no_lengths", path.name, skipped=skipped)
    yield Progress(total, total, counts.total())
    counting: Counting = "given" if given and not text_seen else "words"
    if text_seen and tokens is not None:
        counting = "tokenizer"
    return Lengths(counts, counting, skipped, used)


def _counted(row: Row, tokens: Tokens | None) -> int | None:
    if row.length is not None:
        return row.length if 1 <= row.length <= MAX_TOKENS else None
    if row.text is None:
        return None
    length = (tokens or word_count)(row.text)
    return length or None


def all_lengths(path: Path, column: str | None = None, tokens: Tokens | None = None) -> Lengths:
    """The whole file at once; see :func:`read_lengths`."""
    work = read_lengths(path, column, tokens)
    while True:
        try:
            next(work)
        except StopIteration as done:
            found: Lengths = done.value
            return found
