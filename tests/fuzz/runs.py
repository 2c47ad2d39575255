"""The two sizes of a fuzz test: 200 examples in every run, 2,000 under the marker ``long``."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis.strategies import SearchStrategy

QUICK, DEEP = 200, 2_000
SECOND = 1_000  # milliseconds that one example may take

_COMMON: dict[str, Any] = {
    "deadline": SECOND,
    "database": None,
    "suppress_health_check": [HealthCheck.too_slow, HealthCheck.data_too_large],
}


def both(
    check: Callable[[Any], None], examples: SearchStrategy[Any]
) -> tuple[Callable[[], None], Callable[[], None]]:
    """(quick test, long test) that ``check`` holds for every example; the quick one repeats."""

    def quick(example: Any) -> None:
        check(example)

    def deep(example: Any) -> None:
        check(example)

    short = settings(max_examples=QUICK, derandomize=True, **_COMMON)(given(examples)(quick))
    long = settings(max_examples=DEEP, **_COMMON)(given(examples)(deep))
    return short, pytest.mark.long(long)
