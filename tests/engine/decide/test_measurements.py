"""Own measurements: written whole, read strictly, never lost."""

import json
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from engine.errors import InputError
from engine.files.folders import folders_below
from engine.files.measurements import MeasurementStore, Reading, measurements_file
from engine.files.plan_file import scenario_from_data

SCENARIO = scenario_from_data({"model": "Qwen/Qwen2.5-7B-Instruct", "gpu": "rtx-4090"})


def reading(**changes: Any) -> Reading:
    data = {"value": 21.5, "unit": "GiB", "level": "device", "date": "2026-03-01", "note": "öl"}
    return Reading.model_validate(data | changes)


@pytest.fixture
def store(tmp_path: Path) -> MeasurementStore:
    return MeasurementStore(measurements_file(folders_below(tmp_path)))


def test_that_nothing_is_there_at_first(store: MeasurementStore) -> None:
    found = store.read()
    assert (found.entries, found.unreadable, found.calibrated) == ((), (), False)
    assert not store.path.exists()


def test_that_a_measurement_comes_back_as_it_was(store: MeasurementStore) -> None:
    added = store.add(SCENARIO, reading())
    found = MeasurementStore(store.path).read().entries
    assert found == (added,)
    assert found[0].scenario == SCENARIO
    assert found[0].reading.bytes == round(21.5 * 2**30)


@pytest.mark.parametrize(
    ("unit", "count"),
    [("B", 5), ("MiB", 5 * 2**20), ("GiB", 5 * 2**30), ("MB", 5 * 10**6), ("GB", 5 * 10**9)],
)
def test_that_units_are_kept_apart(unit: str, count: int) -> None:
    assert reading(value=5, unit=unit).bytes == count


@pytest.mark.parametrize(
    ("field", "value"),
    [("value", 0), ("value", -1), ("value", float("nan")), ("unit", "TiB"), ("level", "peak"),
     ("date", "yesterday"), ("colour", "red")],
)  # fmt: skip
def test_that_impossible_readings_are_refused(field: str, value: object) -> None:
    with pytest.raises(ValidationError, match=field):
        reading(**{field: value})


def test_that_removing_can_be_undone(store: MeasurementStore) -> None:
    first, second = store.add(SCENARIO, reading()), store.add(SCENARIO, reading(value=3))
    gone = store.remove(first.id)
    assert gone == first
    assert store.read().entries == (second,)
    assert store.remove("no such") is None
    store.put_back(first)
    assert set(store.read().entries) == {first, second}


def test_that_calibration_is_switched_on_and_off(store: MeasurementStore) -> None:
    store.add(SCENARIO, reading())
    store.set_calibrated(True)
    assert store.read().calibrated
    store.add(SCENARIO, reading())
    assert store.read().calibrated
    store.set_calibrated(False)
    assert not store.read().calibrated
    assert len(store.read().entries) == 2


@pytest.mark.parametrize("content", ["{", "[]", "{}", '{"schema": 2, "measurements": []}', "\x00"])
def test_that_a_damaged_file_is_kept_aside(store: MeasurementStore, content: str) -> None:
    store.path.parent.mkdir(parents=True)
    store.path.write_text(content, "utf-8")
    found = store.read()
    assert found.entries == ()
    aside = store.path.with_name(found.kept_aside)
    assert aside.read_text("utf-8") == content
    store.add(SCENARIO, reading())
    assert len(store.read().entries) == 1
    assert aside.exists()


def test_that_an_unreadable_entry_is_named_and_kept(store: MeasurementStore) -> None:
    store.add(SCENARIO, reading())
    data = json.loads(store.path.read_text("utf-8"))
    good = data["measurements"][0]
    bad = [
        good | {"level": "peak"},
        good | {"scenario": {"model": "x", "gpu": "rtx-4090", "methd": "lora"}},
        good | {"surprise": 1},
        "not an object",
    ]
    store.path.write_text(json.dumps(data | {"measurements": [good, *bad]}), "utf-8")
    found = store.read()
    assert len(found.entries) == 1
    assert [one.field for one in found.unreadable] == ["level", "scenario.methd", "surprise", ""]
    store.add(SCENARIO, reading(value=9))
    again = store.read()
    assert [one.raw for one in again.unreadable] == bad
    assert len(again.entries) == 2


def test_that_a_folder_in_its_place_is_an_error(store: MeasurementStore) -> None:
    store.path.mkdir(parents=True)
    with pytest.raises(InputError):
        store.read()
