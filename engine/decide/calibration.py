"""The overhead of this machine from the user's own measurements: applied to a plan, and taken off.

What tensors hold is arithmetic and stays; what a process takes beyond them differs by driver,
allocator and card, and that is what a measurement corrects. A calibrated plan has a term
``calibration`` in its runtime, shifted levels, and a notice on each card it touches. The plan
without it is the plan as before: nothing is stored in it.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from statistics import median

from engine.decide.verdict import verdict_of
from engine.errors import InputError
from engine.files.measurements import Measurement
from engine.planner import plan_job
from engine.resolve import resolve
from engine.result import Device, Levels, Notice, Plan, Term, Value
from engine.scenario import Scenario

SOURCE = "own_measurement"


@dataclass(frozen=True, slots=True)
class Offset:
    """What the machine takes more (or less) than estimated, in bytes, for one kind of card.

    Attributes:
        device: to add at the device level; the median over the measurements.
        reserved: the part of it that belongs to the allocator (measured at the reserved level).
        rows: how many measurements it rests on.
        spread: largest distance of one of them from the median, in bytes.
    """

    gpu: str
    device: int
    reserved: int
    rows: int
    spread: int


@dataclass(frozen=True, slots=True)
class Unused:
    """A measurement that cannot calibrate, and why: allocated_is_arithmetic, not_planned, ..."""

    id: str
    reason: str


@dataclass(frozen=True, slots=True)
class Calibration:
    """Offsets by kind of card; without any, it changes nothing."""

    offsets: tuple[Offset, ...] = ()
    unused: tuple[Unused, ...] = ()

    def of(self, gpu: str) -> Offset | None:
        """The offset of a kind of card, by its name."""
        return next((offset for offset in self.offsets if offset.gpu == gpu), None)


def _plan(scenario: Scenario) -> Plan:
    return plan_job(resolve(scenario))


def calibrate(measurements: Iterable[Measurement]) -> Calibration:
    """The calibration that the measurements give.

    Device readings correct the device level; without one, reserved readings correct the
    allocator's slack. Each is compared with the plan of exactly its run.
    """
    seen: dict[str, dict[str, list[int]]] = {}
    unused: list[Unused] = []
    for one in measurements:
        reading = one.reading
        if reading.level == "allocated":
            unused.append(Unused(one.id, "allocated_is_arithmetic"))
            continue
        if one.scenario.convention != "detailed":
            unused.append(Unused(one.id, "not_detailed"))
            continue
        try:
            busiest = _plan(one.scenario).busiest
        except InputError as error:
            unused.append(Unused(one.id, error.key))
            continue
        levels = busiest.levels
        estimate = levels.device if reading.level == "device" else levels.reserved
        if reading.bytes < levels.allocated:
            # Less than the tensors hold: another run, or another unit, than was said.
            unused.append(Unused(one.id, "below_allocated"))
            continue
        kind = seen.setdefault(busiest.gpu, {})
        kind.setdefault(reading.level, []).append(reading.bytes - estimate)
    offsets = tuple(_offset(gpu, kinds) for gpu, kinds in sorted(seen.items()))
    return Calibration(offsets, tuple(unused))


def _offset(gpu: str, kinds: dict[str, list[int]]) -> Offset:
    level = "device" if "device" in kinds else "reserved"
    found = kinds[level]
    middle = int(median(found))
    return Offset(
        gpu=gpu,
        device=middle,
        reserved=middle if level == "reserved" else 0,
        rows=len(found),
        spread=max(abs(value - middle) for value in found),
    )


def calibrated(plan: Plan, calibration: Calibration) -> Plan:
    """The plan with the machine's own overhead; under a public convention the plan itself."""
    if plan.convention != "detailed" or not calibration.offsets:
        return plan
    devices, notices = [], []
    for device in plan.devices:
        offset = calibration.of(device.gpu)
        if offset is None:
            devices.append(device)
            continue
        changed = _corrected(device, offset)
        devices.append(changed)
        added = changed.levels.device - device.levels.device
        values: dict[str, Value] = {"gpu": device.gpu, "bytes": added, "rows": offset.rows}
        notices.append(Notice("calibrated", "info", values))
    unique = {notice.values["gpu"]: notice for notice in notices}
    return replace(plan, devices=tuple(devices), notices=plan.notices + tuple(unique.values()))


def _corrected(device: Device, offset: Offset) -> Device:
    levels = device.levels
    # Tensors are counted: no calibration goes below what they hold.
    added = max(offset.device, levels.allocated - levels.device)
    slack = max(offset.reserved, levels.allocated - levels.reserved)
    shifted = Levels(
        static=levels.static,
        allocated=levels.allocated,
        reserved=levels.reserved + slack,
        device=levels.device + added,
        low=max(levels.allocated, levels.low + added),
        high=max(levels.device + added, levels.high + added),
    )
    term = Term("calibration", "runtime", added, "", (("rows", offset.rows),), SOURCE)
    return replace(
        device,
        levels=shifted,
        terms=(*device.terms, term) if added else device.terms,
        verdict=verdict_of(shifted, device.usable),
    )


def calibrated_planner(calibration: Calibration) -> Callable[[Scenario], Plan]:
    """A planner for advice: every plan it makes is calibrated."""
    return lambda scenario: calibrated(_plan(scenario), calibration)


def adjustment(calibration: Calibration) -> Callable[[Plan], Plan]:
    """What limits need: a plan in, the calibrated plan out."""
    return lambda plan: calibrated(plan, calibration)
