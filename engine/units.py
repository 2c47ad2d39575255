"""Byte units. Bytes are ``int`` everywhere; a conversion happens once, where a number is shown.

GB is 1e9 bytes (decimal, what a data sheet prints), GiB is 2**30 bytes (binary, what a driver
counts); the two differ by 7.4 %, which decides many verdicts, so no number travels without its unit.
"""

from typing import Literal

Unit = Literal["GiB", "GB"]

MIB = 1024**2
GIB = 1024**3
MB = 10**6
GB = 10**9

BYTES_PER_UNIT: dict[Unit, int] = {"GiB": GIB, "GB": GB}


def in_unit(count: float, unit: Unit) -> float:
    """Bytes as a number of ``unit``."""
    return count / BYTES_PER_UNIT[unit]
