"""Error tables over compared rows: per group, per series, and for runs that ran out of memory."""

import math
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from statistics import median

from engine.decide.evidence import Compared, Kind

CLOSE_PERCENT = 1.0


@dataclass(frozen=True, slots=True)
class Group:
    """Absolute errors of the rows that share a property, in percent.

    Attributes:
        by: the property ("file", "method", ...).
        value: what they share.
        bias: median of the signed errors.
        percentile_90, percentile_95: by nearest rank.
        close: share of rows within 1 %.
        worst_id: the row with the largest error.
        static_worst: largest error of the bytes kept between steps.
        parameters, trainable, phases: (right, compared) rows.
    """

    by: str
    value: str
    rows: int
    bias: float
    median: float
    percentile_90: float
    percentile_95: float
    worst: float
    close: float
    worst_id: str
    static_worst: float | None
    parameters: tuple[int, int]
    trainable: tuple[int, int]
    phases: tuple[int, int]


@dataclass(frozen=True, slots=True)
class Series:
    """Bytes per token of rows that differ in their number of tokens only; error in percent."""

    id: str
    rows: int
    measured: float
    estimate: float
    error: float | None


@dataclass(frozen=True, slots=True)
class Verdicts:
    """How many runs of one kind got which verdict."""

    file: str
    kind: Kind
    cards: str
    rows: int
    comfortable: int
    borderline: int
    does_not_fit: int


PROPERTIES: dict[str, Callable[[Compared], str]] = {
    "file": lambda row: row.file,
    "method": lambda row: row.method,
    "family": lambda row: row.family,
    "profile": lambda row: row.profile,
    "strategy": lambda row: row.strategy,
    "cards": lambda row: "one" if row.cards == 1 else "several",
    "level": lambda row: row.level,
}


def percentile(values: list[float], share: float) -> float:
    """The value that at least ``share`` of them do not exceed (nearest rank)."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]


def _right(answers: Iterable[bool | None]) -> tuple[int, int]:
    known = [answer for answer in answers if answer is not None]
    return sum(known), len(known)


def _group(by: str, value: str, rows: list[Compared]) -> Group:
    signed = [row.error for row in rows if row.error is not None]
    off = [abs(error) for error in signed]
    static = [abs(row.static_error) for row in rows if row.static_error is not None]
    worst = max(rows, key=lambda row: abs(row.error or 0.0))
    return Group(
        by=by,
        value=value,
        rows=len(rows),
        bias=median(signed),
        median=median(off),
        percentile_90=percentile(off, 0.90),
        percentile_95=percentile(off, 0.95),
        worst=max(off),
        close=sum(error <= CLOSE_PERCENT for error in off) / len(off),
        worst_id=worst.id,
        static_worst=max(static, default=None),
        parameters=_right(row.parameters_exact for row in rows),
        trainable=_right(row.trainable_exact for row in rows),
        phases=_right(row.phase_right for row in rows),
    )


def groups(rows: Iterable[Compared]) -> tuple[Group, ...]:
    """One group per property and value, files first; rows without a measured size left out."""
    compared = [row for row in rows if row.error is not None]
    found = []
    for by, value_of in PROPERTIES.items():
        members: dict[str, list[Compared]] = {}
        for row in compared:
            members.setdefault(value_of(row), []).append(row)
        found += [_group(by, value, members[value]) for value in sorted(members)]
    return tuple(found)


def _slope(points: list[tuple[int, int]]) -> float:
    """Least-squares slope of (tokens, bytes)."""
    mean_x = sum(x for x, _ in points) / len(points)
    mean_y = sum(y for _, y in points) / len(points)
    return sum((x - mean_x) * (y - mean_y) for x, y in points) / sum(
        (x - mean_x) ** 2 for x, _ in points
    )


def series(rows: Iterable[Compared]) -> tuple[Series, ...]:
    """Bytes per token of every series of at least two token counts."""
    members: dict[tuple[str, str, str], list[Compared]] = {}
    for row in rows:
        if row.error is not None:
            members.setdefault((row.file, row.level, row.series), []).append(row)
    found = []
    for same in members.values():
        if len({row.tokens for row in same}) < 2:  # noqa: PLR2004 - a line needs two points
            continue
        seen = _slope([(row.tokens, row.measured) for row in same])
        planned = _slope([(row.tokens, row.estimate) for row in same])
        error = 100 * (planned - seen) / seen if seen else None
        found.append(Series(same[0].id, len(same), seen, planned, error))
    return tuple(found)


def verdicts(rows: Iterable[Compared]) -> tuple[Verdicts, ...]:
    """Verdicts of runs that ran out of memory, and of those that ran; one card and several apart."""
    members: dict[tuple[str, Kind, str], list[Compared]] = {}
    for row in rows:
        if row.verdict is not None:
            cards = "one" if row.cards == 1 else "several"
            members.setdefault((row.file, row.kind, cards), []).append(row)
    found = []
    for (file, kind, cards), same in sorted(members.items()):
        given = [row.verdict for row in same]
        comfortable, borderline = given.count("comfortable"), given.count("borderline")
        over = given.count("does_not_fit")
        found.append(Verdicts(file, kind, cards, len(same), comfortable, borderline, over))
    return tuple(found)
