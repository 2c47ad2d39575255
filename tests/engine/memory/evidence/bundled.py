"""The bundled facts, planned: what was seen beside what the engine says, each row once a session.

The numbers come from outside: published tables, and the real training code on a fake device. They
are compared at the level of tensors (allocated); nothing here is computed by the engine but the
plan.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from math import ceil
from pathlib import Path
from statistics import mean
from typing import Any

from engine import Plan, plan
from engine.files.plan_file import scenario_from_data

FOLDER = Path(__file__).parent
PHASES = {
    "fwd_body": "forward", "fwd_head": "loss", "bwd_head": "loss", "bwd_body": "backward",
    "bwd_end": "backward", "opt": "optimizer",
}  # fmt: skip


@dataclass(frozen=True)
class Row:
    """One fact and the plan of its scenario."""

    facts: dict[str, Any]
    scenario: dict[str, Any]
    plan: Plan

    @property
    def id(self) -> str:
        return str(self.facts["id"])

    @property
    def seen(self) -> int:
        return int(self.facts["measured_bytes"])

    @property
    def planned(self) -> int:
        return self.plan.busiest.levels.allocated

    @property
    def error(self) -> float:
        """Signed, in percent."""
        return percent(self.planned, self.seen)

    @property
    def tokens(self) -> int:
        training = self.scenario["training"]
        return int(training["sequence_length"] * training["micro_batch"])

    def apart_from(self, *paths: str) -> str:
        """Equal for rows that differ in nothing but ``paths`` ("method", "training.attention")."""
        left = json.loads(json.dumps(self.scenario))
        for path in paths:
            section, _, leaf = path.partition(".")
            if leaf:
                left.get(section, {}).pop(leaf, None)
            else:
                left.pop(section, None)
        return json.dumps(left, sort_keys=True)


def percent(planned: float, seen: float) -> float:
    return 100 * (planned - seen) / seen


def within(values: Iterable[float], share: float) -> float:
    """The size of error that this share of the rows does not exceed (nearest rank)."""
    ordered = sorted(abs(value) for value in values)
    return ordered[ceil(share * len(ordered)) - 1]


def _rows(name: str) -> Iterator[Row]:
    held = json.loads((FOLDER / f"{name}.json").read_text("utf-8"))
    for facts in held["rows"]:
        scenario = facts.get("scenario")
        if scenario is None:
            scenario = {
                "model": {"config": held["models"][facts["model"]]},
                "gpu": held["gpu"],
                "method": facts["method"],
                "training": held["training"] | facts["training"],
            } | {key: facts[key] for key in ("adapter", "quantization") if key in facts}
        yield Row(facts, scenario, plan(scenario_from_data(scenario)))


@cache
def dry_run() -> tuple[Row, ...]:
    return tuple(_rows("dry_run"))


@cache
def measured() -> tuple[Row, ...]:
    return tuple(_rows("measured"))


@cache
def out_of_memory() -> tuple[Row, ...]:
    return tuple(_rows("out_of_memory"))


def pairs(rows: Iterable[Row], *paths: str) -> list[tuple[Row, Row]]:
    """Pairs of rows that differ in ``paths`` only."""
    groups: dict[str, list[Row]] = {}
    for row in rows:
        groups.setdefault(row.apart_from(*paths), []).append(row)
    return [pair for same in groups.values() for pair in combinations(same, 2)]


def series(rows: Iterable[Row]) -> dict[str, list[Row]]:
    """Rows that differ in their number of tokens only, by the id of the first."""
    groups: dict[str, list[Row]] = {}
    for row in rows:
        key = row.apart_from("training.sequence_length", "training.micro_batch")
        groups.setdefault(key, []).append(row)
    return {same[0].id: same for same in groups.values() if len({row.tokens for row in same}) > 1}


def slope(rows: list[Row], bytes_of: str) -> float:
    """Bytes per token, by least squares; ``bytes_of``: "seen" or "planned"."""
    points: list[tuple[int, int]] = [(row.tokens, getattr(row, bytes_of)) for row in rows]
    x, y = mean(x for x, _ in points), mean(y for _, y in points)
    return sum((a - x) * (b - y) for a, b in points) / sum((a - x) ** 2 for a, _ in points)
