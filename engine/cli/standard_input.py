"""Bytes of standard input or of a file named on the command line; ``-`` is standard input."""

import io
import sys
from pathlib import Path
from typing import BinaryIO

from engine.errors import InputError
from engine.files.plan_file import load_bytes
from engine.files.plan_text import MOST_BYTES

NAME = "standard input"


def input_stream() -> BinaryIO:
    """Standard input as bytes."""
    raw: BinaryIO | None = getattr(sys.stdin, "buffer", None)
    if raw is not None:
        return raw
    return io.BytesIO(sys.stdin.read().encode("utf-8"))


def read_input(file: str) -> tuple[bytes, str]:
    """The content of ``file``, and what to call it in a message.

    Raises:
        InputError: it cannot be read, or is too large.
    """
    if file != "-":
        path = Path(file)
        return load_bytes(path), path.name
    content = input_stream().read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise InputError("file_too_large", NAME, bytes=len(content), most=MOST_BYTES)
    return content, NAME
