"""The measured runs nearest to a plan, and what the engine says for exactly those runs."""

import math
from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from engine.decide.evidence import Compared, compare_row
from engine.files.measurements import Measurement
from engine.files.measurements_published import EvidenceRow, published_rows
from engine.files.plan_file import data_from_scenario, scenario_from_data
from engine.job import Job
from engine.planner import plan_job
from engine.profiles import PROFILES
from engine.resolve import resolve
from engine.result import Plan
from engine.scenario import Method, Scenario

# How far apart two runs are when they differ in one thing; tokens, parameters and cards count per
# doubling. The order is that of what moves the peak most.
_WEIGHTS = {
    "method": 4.0, "strategy": 2.0, "checkpointing": 1.5, "family": 1.0, "parameters": 1.0,
    "loss": 0.75, "tokens": 0.5, "cards": 0.25, "dry_run": 0.5,
}  # fmt: skip
_SAME = 0.1  # doublings; closer than this counts as equal
DIVIDES = frozenset({"fsdp", "fsdp1", "hsdp", "zero3"})


@dataclass(frozen=True, slots=True)
class Traits:
    """What decides how near two runs are."""

    method: str
    family: str
    parameters: int
    checkpointing: str
    loss: str
    tokens: int
    strategy: str
    cards: int


@dataclass(frozen=True, slots=True)
class Neighbour:
    """A measured run, how far it is from the plan and in what, and our estimate for it.

    ``compared`` has the estimate at the row's own level and the signed error in percent; its
    ``problem`` says why a row could not be planned.
    """

    row: EvidenceRow
    distance: float
    differs: tuple[str, ...]
    compared: Compared


def _sharing(strategy: str, cards: int) -> str:
    if cards == 1 or strategy in ("none", "ddp"):
        return "whole"
    return "sharded" if strategy in DIVIDES else strategy


def traits_of_job(job: Job, method: Method) -> Traits:
    """The traits of a resolved plan."""
    scenario, training = job.scenario, job.scenario.training
    cards = scenario.box.total_cards
    tokens = training.micro_batch * training.sequence_length
    return Traits(
        method, job.spec.model_type, job.inventory.total_parameters,
        training.checkpointing or "none", training.loss or "standard", tokens,
        _sharing(scenario.sharding.strategy, cards), cards,
    )  # fmt: skip


def traits_of_row(row: EvidenceRow) -> Traits:
    """The traits of a row, without resolving its model."""
    scenario = row.scenario
    training: Mapping[str, Any] = scenario.get("training", {})
    box: Mapping[str, Any] = scenario.get("box", {})
    defaults = PROFILES[scenario.get("profile", "transformers")].defaults
    cards = len(box.get("cards") or ()) or box.get("count", 1)
    cards *= box.get("nodes", 1)
    strategy = scenario.get("sharding", {}).get("strategy", "none")
    return Traits(
        scenario.get("method", "lora"), row.family, row.parameters,
        training.get("checkpointing") or str(defaults["training.checkpointing"]),
        training.get("loss") or str(defaults["training.loss"]),
        training.get("micro_batch", 1) * training.get("sequence_length", 2048),
        _sharing(strategy, cards), cards,
    )  # fmt: skip


def apart(first: Traits, second: Traits) -> dict[str, float]:
    """Weighted distance in each thing that differs."""
    found: dict[str, float] = {}
    for name in ("method", "strategy", "checkpointing", "family", "loss"):
        if getattr(first, name) != getattr(second, name):
            found[name] = _WEIGHTS[name]
    for name in ("tokens", "parameters", "cards"):
        doublings = abs(math.log2(getattr(first, name) / getattr(second, name)))
        if doublings > _SAME:
            found[name] = doublings * _WEIGHTS[name]
    return found


def own_row(measurement: Measurement) -> EvidenceRow:
    """The user's own measurement as a row of the list.

    Raises:
        engine.errors.InputError: its model or card cannot be resolved any more.
    """
    job = resolve(measurement.scenario)
    reading = measurement.reading
    return EvidenceRow(
        measurement.id, "own", "", "", "", reading.date.isoformat(), reading.note, reading.level,
        reading.bytes, None, job.spec.model_type, job.inventory.total_parameters,
        data_from_scenario(measurement.scenario),
    )  # fmt: skip


def _plan(scenario: Scenario) -> Plan:
    return plan_job(resolve(scenario))


def neighbours(
    job: Job,
    method: Method,
    own: Sequence[EvidenceRow] = (),
    count: int = 8,
    rows: Iterable[EvidenceRow] | None = None,
) -> Generator[Neighbour, None, None]:
    """The nearest rows, nearest first; the estimate of each is made when it is asked for.

    Args:
        job: the plan's resolved question.
        method: the method in question.
        own: the user's own rows, which come in the same list.
        count: how many at the most.
        rows: the published ones; None: those that come with the program.
    """
    here = traits_of_job(job, method)
    listed = []
    for row in (*own, *(published_rows() if rows is None else rows)):
        differences = apart(here, traits_of_row(row))
        if row.kind == "dry_run":
            differences["dry_run"] = _WEIGHTS["dry_run"]
        listed.append((sum(differences.values()), row.id, row, tuple(differences)))
    listed.sort(key=lambda one: one[:2])
    for distance, _, row, differs in listed[:count]:
        compared = compare_row(row.as_evidence(), row.kind, scenario_from_data, _plan)
        yield Neighbour(row, distance, tuple(key for key in differs if key != "dry_run"), compared)
