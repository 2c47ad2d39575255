"""``finefit plan --jsonl``: one scenario a line in, one result a line out, in order."""

import json
import sys
from argparse import Namespace
from collections.abc import Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any, BinaryIO

from engine.cli.answers import answer_data
from engine.cli.problem_words import problem_text
from engine.cli.standard_input import input_stream
from engine.errors import InputError
from engine.files.plan_file import read_plan
from engine.files.plan_text import MOST_BYTES


def bounded_lines(stream: BinaryIO) -> Iterator[bytes]:
    """The lines of a stream; of one that is too long only the beginning, which is refused."""
    while line := stream.readline(MOST_BYTES + 2):
        yield line
        while len(line) > MOST_BYTES and not line.endswith(b"\n"):
            line = stream.readline(MOST_BYTES + 2)
            if not line:
                return


def line_answer(line: bytes, number: int, options: Namespace) -> dict[str, Any]:
    """The result of one line, or the error object that stands in its place."""
    try:
        return answer_data(read_plan(line.strip(b"\r\n"), f"line {number}"), options)
    except InputError as error:
        field, message = error.field, problem_text(error)
    except Exception as error:  # one line's fault in the program must not cost the others
        field, message = None, f"internal error: {type(error).__name__}: {error}"
    return {"error": {"field": field, "message": message}}


def open_lines(file: str | None) -> Any:
    """Standard input, or the file named, as a context that yields bytes.

    Raises:
        InputError: the file cannot be opened.
    """
    if file in (None, "-"):
        return nullcontext(input_stream())
    path = Path(str(file))
    try:
        return path.open("rb")
    except FileNotFoundError:
        raise InputError("file_missing", path.name) from None
    except (OSError, ValueError) as error:
        raise InputError("file_unreadable", path.name, reason=type(error).__name__) from None


def run_lines(options: Namespace) -> int:
    """Answer every line; exit code 0, as errors stand in their lines."""
    write, flush = sys.stdout.write, sys.stdout.flush
    with open_lines(options.file) as stream:
        for number, line in enumerate(bounded_lines(stream), 1):
            answer = line_answer(line, number, options)
            write(json.dumps(answer, ensure_ascii=False, separators=(",", ":")) + "\n")
            flush()  # whoever sent the line may be waiting for its answer
    return 0
