"""The bundled measurements: published runs and dry runs of the training code, with their sources.

resources/evidence/measured.json holds facts only: a scenario, the bytes seen and at which level,
where it was published and when (null where the source gives no date).
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Literal

RowKind = Literal["run", "dry_run", "own"]
Level = Literal["allocated", "reserved", "device"]
_DRY_RUNS = frozenset({"dry-run", "sharded-dry-run"})


@dataclass(frozen=True, slots=True)
class EvidenceRow:
    """One measured run.

    Attributes:
        kind: a published run on real cards, a dry run on a fake device, or the user's own run.
        source: title of where it was published; empty for an own run.
        where: file and line, table, or the id of the dry run.
        date: ISO date, or year and month, of the publication; None where it gives none.
        setup: versions and card as far as the scenario does not say them; of an own run its note.
        level: what was read (allocated, reserved or device bytes of one card).
        bytes: what was seen.
        smi_bytes: nvidia-smi's peak of the same run, where it was published too.
        family: model type of the configuration.
        parameters: elements of the model.
        scenario: a plan file's object.
    """

    id: str
    kind: RowKind
    source: str
    where: str
    url: str
    date: str | None
    setup: str
    level: Level
    bytes: int
    smi_bytes: int | None
    family: str
    parameters: int
    scenario: Mapping[str, Any]

    def as_evidence(self) -> dict[str, Any]:
        """The row in the shape that engine.decide.evidence compares."""
        row: dict[str, Any] = {"id": self.id, "scenario": self.scenario, "level": self.level}
        row["measured_bytes"] = self.bytes
        if self.kind == "dry_run":
            row["phases"] = {}
        return row


@cache
def published_rows() -> tuple[EvidenceRow, ...]:
    """Every bundled row, published runs first."""
    data = json.loads((files("resources") / "evidence" / "measured.json").read_bytes())
    return tuple(_row(raw, data["sources"], data["models"]) for raw in data["rows"])


def _row(
    raw: dict[str, Any], sources: dict[str, dict[str, Any]], models: dict[str, dict[str, Any]]
) -> EvidenceRow:
    source, model = sources[raw["source"]], models[raw["scenario"]["model"]]
    return EvidenceRow(
        id=raw["id"],
        kind="dry_run" if raw["source"] in _DRY_RUNS else "run",
        source=source["title"],
        where=raw["where"],
        url=source["url"],
        date=source["date"],
        setup=source["setup"],
        level=raw["level"],
        bytes=raw["bytes"],
        smi_bytes=raw.get("smi_bytes"),
        family=model["family"],
        parameters=model["parameters"],
        scenario=raw["scenario"] | {"model": model["model"]},
    )
