"""The command line: ``finefit plan``, ``models``, ``gpus``, ``compare``, ``evidence``.

``main(arguments)`` runs one command and returns the exit code: 0 fits, 1 does not fit, 2 input
error, 3 fits only within the uncertainty band; commands without a verdict return 0 or 2.
"""

import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from argparse import Namespace

FITS, DOES_NOT_FIT, BAD_INPUT, BORDERLINE = 0, 1, 2, 3
STOPPED, READER_GONE = 130, 141


def _speak_utf8() -> None:
    """A pipe gets UTF-8 whatever the locale; a screen never fails on a sign it lacks."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is None:
            continue
        if stream.isatty():
            reconfigure(errors="replace")
        else:
            reconfigure(encoding="utf-8", errors="replace")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command.

    Args:
        arguments: without the program's name; None: those of this process.

    Returns:
        The exit code.
    """
    from engine.cli.arguments import parse

    _speak_utf8()
    try:
        options = parse(sys.argv[1:] if arguments is None else arguments)
    except SystemExit as stop:
        return stop.code if isinstance(stop.code, int) else BAD_INPUT
    try:
        code = _run(options)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:
        # Whoever read the output has gone; nothing may be written any more, not even at exit.
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, sys.stdout.fileno())
        return READER_GONE
    except OSError as error:
        # The answer could not be written: neither "fits" nor "does not fit" was said.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        print(f"finefit: the answer cannot be written: {error.strerror}", file=sys.stderr)
        return BAD_INPUT
    return code


def _run(options: "Namespace") -> int:
    from engine.cli.commands import run
    from engine.cli.problem_words import problem_line
    from engine.errors import InputError

    try:
        return run(options)
    except InputError as error:
        print(f"finefit: {problem_line(error)}", file=sys.stderr)
        return BAD_INPUT
