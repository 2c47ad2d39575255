"""finefit: the window, or one of the engine's commands when the first argument names it."""

import gc
import sys
import time
from pathlib import Path

STARTED = time.perf_counter()

_USAGE = """\
usage: finefit [FILE]                 open the window, with a plan file if one is given
       finefit --screenshot DIR       render the main views into DIR, without a screen
       finefit --smoke-test           open and close the window, and say how long it took
       finefit COMMAND ...            plan, models, gpus, compare, evidence, export (see -h there)
       finefit --version
"""


def hold_garbage() -> None:
    """No collection while the program loads: all that is made then stays anyway."""
    gc.disable()


def main(arguments: list[str] | None = None) -> int:
    """Choose between window and command line; Qt is imported for the window alone."""
    given = sys.argv[1:] if arguments is None else arguments
    match given:
        case [] | ["--window"]:
            hold_garbage()
            from gui.app import run

            return run()
        case ["--smoke-test"]:
            hold_garbage()
            from gui.app import smoke_test

            return smoke_test(STARTED)
        case ["--screenshot", folder]:
            from gui.screenshot import take_all

            return take_all(Path(folder))
        case ["-h" | "--help"]:
            print(_USAGE, end="")
            return 0
        case [name] if not name.startswith("-") and Path(name).is_file():
            hold_garbage()
            from gui.app import run

            return run(Path(name))
        case ["--screenshot", *_]:
            print(_USAGE, end="", file=sys.stderr)
            return 2
    from engine.cli import main as command_line

    return command_line(given)


if __name__ == "__main__":
    sys.exit(main())
