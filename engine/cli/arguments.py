"""The words of the command line: commands, options and their help. Imports nothing heavy."""

import argparse
import sys
from collections.abc import Sequence
from typing import NoReturn

METHODS = ("full", "lora", "qlora", "inference")
CONVENTIONS = ("detailed", "zero16", "hf18", "web")
UNITS = ("GiB", "GB")

_DESCRIPTION = """\
Will this fine-tune fit, where do the gigabytes go, and what should I change or buy?
Without a command the window opens.
"""
_EXIT_CODES = """\
exit codes: 0 fits, 1 does not fit, 2 input error, 3 fits only within the uncertainty band
"""
_PLAN_HELP = """\
FILE is a plan file, - is standard input. The smallest plan:
  {"model": "Qwen/Qwen2.5-7B-Instruct", "gpu": "rtx-4090"}
With --jsonl each line is a plan and gives one result line, in order; a line that cannot be
planned gives {"error": {"field": ..., "message": ...}} and the rest goes on (exit code 0).
"""


class Parser(argparse.ArgumentParser):
    """Long options in full only, and a mistake is one line."""

    def __init__(self, *args: object, **options: object) -> None:
        options.setdefault("allow_abbrev", False)
        options.setdefault("formatter_class", argparse.RawDescriptionHelpFormatter)
        super().__init__(*args, **options)  # type: ignore[arg-type]

    def error(self, message: str) -> NoReturn:
        """One line on standard error, exit code 2."""
        line = " ".join(message.split())
        print(f"{self.prog}: {line} (see {self.prog} --help)", file=sys.stderr)
        raise SystemExit(2)


def _add_choices(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--method", choices=METHODS, help="instead of the plan's own")
    parser.add_argument("--convention", choices=CONVENTIONS, help="way of counting")
    parser.add_argument("--unit", choices=UNITS, help="GB is 1e9 bytes, GiB is 2^30")


def _add_json(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--json", action="store_true", help="data instead of text")


def build_parser() -> Parser:
    """The parser of all commands."""
    from engine import __version__

    parser = Parser(prog="finefit", description=_DESCRIPTION, epilog=_EXIT_CODES)
    parser.add_argument("--version", action="version", version=f"finefit {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)

    plan = commands.add_parser(
        "plan", help="memory of a plan file", description=_PLAN_HELP, epilog=_EXIT_CODES
    )
    plan.add_argument("file", metavar="FILE", nargs="?", help="plan file, - is standard input")
    plan.add_argument("--jsonl", action="store_true", help="one plan a line in, one result out")
    plan.add_argument("--all-methods", action="store_true", help="full, lora, qlora, inference")
    plan.add_argument("--limits", action="store_true", help="largest sizes that still fit")
    _add_json(plan)
    _add_choices(plan)

    for name, what in (("models", "models"), ("gpus", "cards")):
        listing = commands.add_parser(name, help=f"the {what} of the catalogue")
        listing.add_argument("search", metavar="SEARCH", nargs="*", help="words, in any order")
        _add_json(listing)

    compare = commands.add_parser(
        "compare", help="verdict of a plan on several boxes", epilog=_EXIT_CODES
    )
    compare.add_argument("file", metavar="FILE", help="plan file, - is standard input")
    compare.add_argument(
        "--box", action="append", default=[], metavar="COUNTxGPU", help="2xrtx-4090; repeatable"
    )
    _add_json(compare)
    _add_choices(compare)

    evidence = commands.add_parser("evidence", help="estimates beside measurements")
    evidence.add_argument("files", metavar="FILE", nargs="+", help="JSON Lines of measured runs")
    evidence.add_argument("--worst", type=int, metavar="N", help="list only the N worst rows")
    _add_json(evidence)

    export = commands.add_parser("export", help="training recipes of a plan")
    export.add_argument("file", metavar="FILE", help="plan file, - is standard input")
    return parser


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """The options of one run.

    Raises:
        SystemExit: help or version was asked for (0), or a word is wrong (2).
    """
    parser = build_parser()
    options = parser.parse_args(arguments)
    if options.command == "plan":
        if options.jsonl and options.file not in (None, "-"):
            return options
        if not options.jsonl and options.file is None:
            parser.error("plan: name a FILE, or - for standard input")
    return options
