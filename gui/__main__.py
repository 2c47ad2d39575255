"""finefit: the window, or one of the engine's commands when the first argument names it."""

import gc
import sys
import time
from pathlib import Path

STARTED = time.perf_counter()

_MODEL_NAMES = (
    "config.json",
    "adapter_config.json",
    "model.safetensors",
    "model.safetensors.index.json",
)
_USAGE = """\
usage: finefit [FILE]                 open the window, with a plan or a model if one is given
       finefit --screenshot DIR       render the main views into DIR, without a screen
       finefit --smoke-test           open and close the window, and say how long it took
       finefit COMMAND ...            plan, models, gpus, compare, evidence, export (see -h there)
       finefit --version
"""


def hold_garbage() -> None:
    """No collection while the program loads: all that is made then stays anyway."""
    gc.disable()


def _is_openable(path: Path) -> bool:
    """A file, or a folder with a model in it; one that is only named like a command is not."""
    if path.is_dir():
        return any((path / name).is_file() for name in _MODEL_NAMES) or any(path.glob("*.gguf"))
    return path.is_file()


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
        case [name] if not name.startswith("-") and _is_openable(Path(name)):
            hold_garbage()
            from gui.app import run

            return run(Path(name))
        case ["--screenshot", *_]:
            print(_USAGE, end="", file=sys.stderr)
            return 2
    from engine.cli import main as command_line

    return command_line(given)


if __name__ == "__main__":
    if getattr(sys, "frozen", False):
        # The process that reads files is started as another run of the bundle.
        from multiprocessing import freeze_support

        freeze_support()
    sys.exit(main())
