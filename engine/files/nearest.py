"""The known ids that come closest to one that is not known."""

import re
from collections.abc import Mapping

MOST = 5


def _words(text: str) -> list[str]:
    return re.findall(r"[a-z]+|[0-9]+(?:\.[0-9]+)?", text.casefold())


def nearest(wanted: str, known: Mapping[str, str], most: int = MOST) -> tuple[str, ...]:
    """Ids of ``known`` (id -> name) that resemble ``wanted``, best first.

    An id counts when it holds most of the wanted words and numbers, or is spelled much alike.
    """
    from difflib import SequenceMatcher

    words = set(_words(wanted))
    last = wanted.rsplit("/", 1)[-1].casefold()
    scores: list[tuple[float, str]] = []
    for key, name in known.items():
        there = set(_words(f"{key} {name}"))
        shared = len(words & there) / len(words) if words else 0.0
        own = key.rsplit("/", 1)[-1].casefold()
        matcher = SequenceMatcher(None, last, own)
        alike = matcher.ratio() if matcher.quick_ratio() > 0.5 else 0.0  # noqa: PLR2004
        score = max(shared, alike) + shared / 10 + alike / 10
        if max(shared, alike) >= 0.6:  # noqa: PLR2004
            scores.append((-score, key))
    return tuple(key for _, key in sorted(scores)[:most])
