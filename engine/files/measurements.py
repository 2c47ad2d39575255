"""The user's own measurements: one file per machine, written whole, nothing in it ever lost.

A damaged file is kept aside as ``NAME.damaged-1`` and a new one begun; an entry that cannot be
read is listed with what is wrong with it and written back as it was.
"""

import datetime
import json
import platform
import re
import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import Field, ValidationError

from engine.errors import InputError
from engine.files.atomic import make_folder, write_atomically, write_error
from engine.files.folders import Folders
from engine.files.measurements_published import Level
from engine.files.plan_errors import plan_error
from engine.files.plan_file import data_from_scenario, load_bytes, scenario_from_data
from engine.files.plan_text import parse_plan
from engine.scenario import Scenario
from engine.scenario.frozen import Frozen
from engine.units import GB, GIB, MB, MIB

SCHEMA = 1
BYTES_PER: dict[str, int] = {"MiB": MIB, "GiB": GIB, "MB": MB, "GB": GB, "B": 1}
_MOST_ENTRIES = 10_000
_ENTRY_KEYS = frozenset({"id", "scenario", "value", "unit", "level", "date", "note"})


class Reading(Frozen):
    """What the user read and where: a value in its unit, and which of the three levels it is."""

    value: float = Field(gt=0, le=1e18)
    unit: str = Field("GiB", pattern=f"^({'|'.join(BYTES_PER)})$")
    level: Level = "device"
    date: datetime.date
    note: str = Field("", max_length=2000)

    @property
    def bytes(self) -> int:
        """The value in bytes."""
        return round(self.value * BYTES_PER[self.unit])


@dataclass(frozen=True, slots=True)
class Measurement:
    """A reading and the run it was taken in."""

    id: str
    scenario: Scenario
    reading: Reading


@dataclass(frozen=True, slots=True)
class Unreadable:
    """An entry that cannot be used: its text as it stands, and the key and field of the error."""

    raw: Any
    key: str
    field: str


@dataclass(frozen=True, slots=True)
class Measurements:
    """Everything in the file. ``calibrated``: the user asked for the overhead to follow them."""

    entries: tuple[Measurement, ...] = ()
    unreadable: tuple[Unreadable, ...] = ()
    calibrated: bool = False
    kept_aside: str = ""


def measurements_file(folders: Folders) -> Path:
    """The file of this machine among the user's own files; its name holds the machine's."""
    machine = re.sub(r"[^\w.-]", "_", platform.node())[:60] or "this-machine"
    return folders.config / "measurements" / f"{machine}.json"


def _measurement(raw: Any) -> Measurement | Unreadable:
    if not isinstance(raw, dict):
        return Unreadable(raw, "not_an_object", "")
    unknown = sorted(set(raw) - _ENTRY_KEYS)
    if unknown:
        return Unreadable(raw, "unknown_key", unknown[0])
    values = {key: value for key, value in raw.items() if key not in ("id", "scenario")}
    try:
        reading = Reading.model_validate(values)
        scenario = scenario_from_data(raw.get("scenario") or {})
    except ValidationError as error:
        wrong = plan_error(error, values)
        return Unreadable(raw, wrong.key, wrong.field or "")
    except InputError as error:
        return Unreadable(raw, error.key, f"scenario.{error.field}" if error.field else "scenario")
    return Measurement(str(raw.get("id") or secrets.token_hex(6)), scenario, reading)


def _entry(measurement: Measurement) -> dict[str, Any]:
    return {
        "id": measurement.id,
        **measurement.reading.model_dump(mode="json"),
        "scenario": data_from_scenario(measurement.scenario),
    }


class MeasurementStore:
    """The measurements of one file. Every change is on disk when the call returns."""

    def __init__(self, path: Path) -> None:
        self.path = path

    def read(self) -> Measurements:
        """What the file holds; without one nothing. A damaged file is moved aside, and said so.

        Raises:
            InputError: the file is there but cannot be read or moved.
        """
        if not self.path.exists():
            return Measurements()
        content = load_bytes(self.path)
        try:
            data = parse_plan(content, self.path.name)
            raw = data.get("measurements")
            if data.get("schema") != SCHEMA or not isinstance(raw, list):
                raise InputError("not_measurements", self.path.name)
        except InputError:
            return Measurements(kept_aside=self._put_aside())
        found = [_measurement(one) for one in raw[:_MOST_ENTRIES]]
        return Measurements(
            tuple(one for one in found if isinstance(one, Measurement)),
            tuple(one for one in found if isinstance(one, Unreadable)),
            data.get("calibrated") is True,
        )

    def _put_aside(self) -> str:
        number = 1
        while (aside := self.path.with_name(f"{self.path.name}.damaged-{number}")).exists():
            number += 1
        try:
            self.path.rename(aside)
        except OSError as error:
            raise write_error(error, self.path) from None
        return aside.name

    def add(self, scenario: Scenario, reading: Reading) -> Measurement:
        """Keep a measurement.

        Raises:
            InputError: it cannot be written; the file is as it was.
        """
        now = self.read()
        new = Measurement(secrets.token_hex(6), scenario, reading)
        self._write(now, (*now.entries, new), now.calibrated)
        return new

    def remove(self, measurement_id: str) -> Measurement | None:
        """Take a measurement out; what is returned can be put back."""
        now = self.read()
        gone = next((one for one in now.entries if one.id == measurement_id), None)
        if gone is not None:
            rest = tuple(one for one in now.entries if one.id != measurement_id)
            self._write(now, rest, now.calibrated)
        return gone

    def put_back(self, measurement: Measurement) -> None:
        """Undo a removal."""
        now = self.read()
        rest = tuple(one for one in now.entries if one.id != measurement.id)
        self._write(now, (*rest, measurement), now.calibrated)

    def set_calibrated(self, calibrated: bool) -> None:
        """Let the overhead follow the measurements, or no longer."""
        now = self.read()
        self._write(now, now.entries, calibrated)

    def _write(self, now: Measurements, entries: tuple[Measurement, ...], calibrated: bool) -> None:
        data = {
            "schema": SCHEMA,
            "calibrated": calibrated,
            "measurements": [_entry(one) for one in entries] + [one.raw for one in now.unreadable],
        }
        make_folder(self.path.parent)
        text = json.dumps(data, ensure_ascii=False, indent=1) + "\n"
        write_atomically(self.path, text)
