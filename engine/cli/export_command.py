"""``finefit export``: training recipes of a plan; not in this version yet."""

from argparse import Namespace

from engine.errors import InputError


def run(options: Namespace) -> int:
    """Refuse.

    Raises:
        InputError: ``not_yet``.
    """
    raise InputError("not_yet", f"export {options.file}")
