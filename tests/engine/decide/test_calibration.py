"""A calibration moves the overhead and nothing else, says so, and can be taken off."""

from typing import Any

import pytest

from engine import plan
from engine.decide.advice import advise
from engine.decide.calibration import (
    Calibration,
    adjustment,
    calibrate,
    calibrated,
    calibrated_planner,
)
from engine.decide.limits import limit_of
from engine.files.measurements import Measurement, Reading
from engine.files.plan_file import scenario_from_data
from engine.resolve import resolve
from engine.scenario import Scenario
from engine.units import MIB

QWEN = {"model": "Qwen/Qwen2.5-7B-Instruct", "gpu": "rtx-4090"}


def scenario(**changes: Any) -> Scenario:
    return scenario_from_data(QWEN | changes)


def measured(off: int, level: str = "device", **changes: Any) -> Measurement:
    """A measurement that lies ``off`` bytes above the estimate."""
    asked = scenario(**changes)
    levels = plan(asked).busiest.levels
    value = {"device": levels.device, "reserved": levels.reserved, "allocated": levels.allocated}
    reading = {"value": value[level] + off, "unit": "B", "level": level, "date": "2026-01-02"}
    return Measurement(f"{level}{off}", asked, Reading.model_validate(reading))


@pytest.mark.parametrize("off", [700 * MIB, -300 * MIB])
def test_that_the_measured_run_is_met_exactly(off: int) -> None:
    calibration = calibrate([measured(off)])
    before = plan(scenario())
    after = calibrated(before, calibration)
    assert after.busiest.levels.device == before.busiest.levels.device + off
    assert after.busiest.levels.allocated == before.busiest.levels.allocated
    assert sum(term.bytes for term in after.busiest.terms) == after.busiest.levels.device
    low, high = after.busiest.levels.low, after.busiest.levels.high
    assert low <= after.busiest.levels.device <= high


def test_that_every_calibrated_plan_says_so() -> None:
    calibration = calibrate([measured(700 * MIB), measured(500 * MIB, method="qlora")])
    after = calibrated(plan(scenario(training={"sequence_length": 512})), calibration)
    notice = next(notice for notice in after.notices if notice.key == "calibrated")
    # The median of two lies between them.
    assert notice.values == {"gpu": "GeForce RTX 4090", "bytes": 600 * MIB, "rows": 2}
    term = next(term for term in after.busiest.terms if term.key == "calibration")
    assert (term.component, term.bytes) == ("runtime", 600 * MIB)
    assert calibration.offsets[0].spread == 100 * MIB


def test_that_taking_it_off_gives_the_plan_as_before() -> None:
    before = plan(scenario())
    assert calibrated(before, Calibration()) is before


def test_that_other_cards_and_conventions_are_left_alone() -> None:
    calibration = calibrate([measured(700 * MIB)])
    for asked in (scenario(gpu="h200-sxm"), scenario(convention="hf18")):
        before = plan(asked)
        after = calibrated(before, calibration)
        assert after.devices == before.devices
        assert not [notice for notice in after.notices if notice.key == "calibrated"]


def test_that_a_reserved_reading_corrects_the_allocator() -> None:
    calibration = calibrate([measured(400 * MIB, "reserved")])
    before, after = plan(scenario()), calibrated(plan(scenario()), calibration)
    assert after.busiest.levels.reserved == before.busiest.levels.reserved + 400 * MIB
    assert after.busiest.levels.device == before.busiest.levels.device + 400 * MIB


def test_that_readings_that_say_nothing_are_named() -> None:
    below = measured(0)
    tiny = Measurement("tiny", below.scenario, below.reading.replace(value=1000))
    found = calibrate([measured(0, "allocated"), tiny, measured(0, convention="web")])
    assert found.offsets == ()
    assert [one.reason for one in found.unused] == [
        "allocated_is_arithmetic", "below_allocated", "not_detailed",
    ]  # fmt: skip


def test_that_tensors_are_never_calibrated_away() -> None:
    calibration = calibrate([measured(-300 * MIB)])
    huge = Calibration(tuple(
        type(one)(one.gpu, -(10**12), -(10**12), 1, 0) for one in calibration.offsets
    ))  # fmt: skip
    levels = calibrated(plan(scenario()), huge).busiest.levels
    assert levels.device == levels.reserved == levels.allocated


def test_that_limits_and_advice_follow() -> None:
    calibration = calibrate([measured(1500 * MIB)])
    job = resolve(scenario())
    plain = limit_of(job, "lora", "sequence_length")
    shifted = limit_of(job, "lora", "sequence_length", adjustment(calibration))
    assert shifted.fits < plain.fits
    asked = scenario(training={"sequence_length": plain.fits})
    assert advise(asked).best is None
    found = advise(asked, calibrated_planner(calibration))
    assert found.verdict == "does_not_fit"
    assert found.best is not None
