"""From the name of a command to its code, imported when it runs."""

from argparse import Namespace
from importlib import import_module


def run(options: Namespace) -> int:
    """Run the command of ``options``; its module has the name of the command.

    Raises:
        engine.errors.InputError: what the user gave cannot be used.
    """
    module = import_module(f"engine.cli.{options.command}_command")
    code: int = module.run(options)
    return code
