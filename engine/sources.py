"""Where formulas and figures come from: source key -> citation. Language neutral, kept as data.

The entries are in resources/sources.json; a new one is a line there.
"""

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Literal

SourceKind = Literal["paper", "documentation", "code", "web", "measured", "arithmetic"]


@dataclass(frozen=True, slots=True)
class Source:
    """A citation.

    Attributes:
        key: what terms and figures name it by.
        kind: paper, documentation, code, web, measured or arithmetic.
        title: of the work, as it calls itself.
        where: equation, section, file or row; empty when the whole is meant.
        url: public address, when there is one.
    """

    key: str
    kind: SourceKind
    title: str
    where: str = ""
    url: str = ""


@cache
def sources() -> dict[str, Source]:
    """Every citation by its key."""
    text = (files("resources") / "sources.json").read_text("utf-8")
    return {key: Source(key=key, **fields) for key, fields in json.loads(text).items()}


def source(key: str) -> Source | None:
    """The citation of ``key``, if there is one."""
    return sources().get(key)
