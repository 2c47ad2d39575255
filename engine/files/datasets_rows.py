"""Examples in the lines of a file: a length or a text each, from JSON, CSV or plain lines."""

import csv
import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain
from typing import Any

from engine.errors import InputError

# Names that data sets use for a length, then for a text, in the order in which they are looked for.
LENGTH_COLUMNS = (
    "length", "len", "num_tokens", "n_tokens", "token_count", "tokens", "seq_len",
    "sequence_length", "input_length",
)  # fmt: skip
TEXT_COLUMNS = ("text", "content", "messages", "conversations", "prompt", "instruction", "input")
_PARTS = ("prompt", "instruction", "input", "output", "completion", "response", "answer")
_JSON = frozenset({".jsonl", ".ndjson", ".json"})
_TABLES = {".csv": ",", ".tsv": "\t"}
_BOM = "\ufeff"
csv.field_size_limit(64 * 1024**2)


@dataclass(frozen=True, slots=True)
class Row:
    """One example: its length in tokens, or its text; neither when the line holds none."""

    length: int | None = None
    text: str | None = None
    column: str = ""


NOTHING = Row()


def rows_of(suffix: str, lines: Iterable[bytes], column: str | None, name: str) -> Iterator[Row]:
    """The examples of a file, by its ending.

    Raises:
        InputError: ``no_such_column`` with ``column`` and ``found``: a table has no column of that
            name, or none of the usual names.
    """
    texts = (_decoded(line, number) for number, line in enumerate(lines))
    if suffix in _TABLES:
        yield from _table_rows(texts, _TABLES[suffix], column, name)
    elif suffix in _JSON:
        yield from _json_rows(suffix, texts, column)
    else:
        yield from (Row(text=text) if text.strip() else NOTHING for text in texts)


def _decoded(line: bytes, number: int) -> str:
    text = line.decode("utf-8", "replace")
    return text.removeprefix(_BOM) if number == 0 else text


def _json_rows(suffix: str, texts: Iterator[str], column: str | None) -> Iterator[Row]:
    """A value a line; a .json file may be one array instead."""
    first = next((text for text in texts if text.strip()), "")
    if suffix == ".json" and first.lstrip().startswith("["):
        yield from _array_rows(chain([first.lstrip()[1:]], texts), column)
        return
    yield from (_json_row(text, column) for text in chain([first], texts) if text.strip())


def _json_row(text: str, column: str | None) -> Row:
    try:
        value = json.loads(text.strip().rstrip(","))
    except (ValueError, RecursionError):
        return NOTHING
    return _value_row(value, column)


def _array_rows(texts: Iterator[str], column: str | None) -> Iterator[Row]:
    """The values of one JSON array over many lines, one value in memory at a time."""
    decoder = json.JSONDecoder()
    buffer = ""
    for text in texts:
        buffer += text
        if not text.rstrip().endswith(("}", "},", "]", "],")):
            continue
        at = 0
        while True:
            while at < len(buffer) and buffer[at] in " \t\r\n,":
                at += 1
            try:
                value, at = decoder.raw_decode(buffer, at)
            except (ValueError, RecursionError):
                break
            yield _value_row(value, column)
        buffer = buffer[at:]
    if buffer.strip(" \t\r\n,]"):
        yield NOTHING


def _value_row(value: Any, column: str | None) -> Row:
    if not isinstance(value, dict):
        return _as_row(value, "")
    if column is not None:
        return _as_row(value.get(column), column)
    key = next((key for key in (*LENGTH_COLUMNS, *TEXT_COLUMNS) if key in value), None)
    if key is None:
        return NOTHING
    if key in _PARTS:
        parts = [value[part] for part in _PARTS if isinstance(value.get(part), str)]
        return Row(text="\n".join(parts), column=key)
    return _as_row(value[key], key)


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool)


def _as_row(value: Any, column: str) -> Row:
    """A number is a length, a list of numbers token ids, a list of messages their contents."""
    if _is_number(value):
        # A broken length is none, and neither is a fraction, an infinity or NaN.
        whole = isinstance(value, int) or value.is_integer()
        return Row(length=int(value) if whole else 0, column=column)
    if isinstance(value, str):
        return Row(text=value, column=column)
    if isinstance(value, list):
        if value and all(_is_number(one) for one in value):
            return Row(length=len(value), column=column)
        said = (one.get("content", one.get("value")) for one in value if isinstance(one, dict))
        texts = [text for text in said if isinstance(text, str)]
        return Row(text="\n".join(texts), column=column) if texts else NOTHING
    return NOTHING


def _table_rows(
    texts: Iterator[str], delimiter: str, column: str | None, name: str
) -> Iterator[Row]:
    reader = csv.reader(texts, delimiter=delimiter)
    header = [title.strip() for title in next(reader, [])]
    lower = [title.casefold() for title in header]
    usual = [*LENGTH_COLUMNS, *TEXT_COLUMNS]
    wanted = usual if column is None else [column.casefold()]
    at = next((lower.index(title) for title in wanted if title in lower), None)
    if at is None:
        found = ", ".join(header)[:200]
        raise InputError("no_such_column", name, column=column or "", found=found)
    title = header[at]
    while True:
        try:
            cells = next(reader)
        except StopIteration:
            return
        except csv.Error:
            yield NOTHING
            continue
        if not cells:
            continue
        yield _cell(cells[at], title) if at < len(cells) else NOTHING


def _cell(cell: str, column: str) -> Row:
    """A column of lengths holds numbers; one of texts may hold a number as a text."""
    if column.casefold() not in TEXT_COLUMNS:
        try:
            return _as_row(float(cell), column)
        except ValueError:
            pass
    return Row(text=cell, column=column) if cell.strip() else NOTHING
