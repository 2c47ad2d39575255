"""The bars of the sharding panel: one a card or group of equal cards."""

from engine import Plan
from engine.result import Device
from engine.units import Unit, in_unit
from gui.models.bars import Bar, DeviceBar
from gui.models.method_chart import segments
from gui.text import names, numbers, verdicts
from gui.text.lookup import translate
from gui.text.plurals import plurals
from gui.text.sharding_plural_words import sharding_plurals

_GROUP_FROM = 8
FEW_BARS = 12
_LONG_NUMBERS = 1000


def device_bars(plan: Plan, most: int | None = FEW_BARS) -> tuple[DeviceBar, ...]:
    """Cards on one scale; of more than ``most`` groups the first ones and the fullest."""
    unit = plan.scenario.unit
    scale = in_unit(
        max(max(d.capacity, d.levels.device, d.levels.high) for d in plan.devices), unit
    )
    rows = device_rows(plan, short=_total(plan) > _LONG_NUMBERS)
    if most is not None and len(rows) > most:
        fullest = next(row for row in rows if row[0] is plan.busiest)
        rows = rows[:most] if fullest in rows[:most] else [*rows[: most - 1], fullest]
    return tuple(_device_bar(device, name, unit, scale) for device, name in rows)


def device_rows(plan: Plan, *, short: bool = False) -> list[tuple[Device, str]]:
    """Equal cards get a row each while they are few, and one together from eight upward.

    ``short``: stages are named by how many cards they have, not by which.
    """
    total = _total(plan)
    mixed = len({device.gpu for device in plan.devices}) > 1
    rows: list[tuple[Device, str]] = []
    for number, device in enumerate(plan.devices):
        following = plan.devices[number + 1].index if number + 1 < len(plan.devices) else total
        in_a_row = device.index + device.count == following
        if mixed and not in_a_row and device.count > 1:
            # Which ones they are matters less than what they are.
            text = f"{numbers.whole(device.count)} {numbers.TIMES} {names.card(device.gpu)}"
            rows.append((device, _whole_name(device, text, mixed=False)))
            continue
        if device.count == 1 or (in_a_row and total < _GROUP_FROM):
            found = [_one(device.index + n) for n in range(device.count)]
        else:
            found = [_several(device, in_a_row=in_a_row, short=short)]
        rows += [(device, _whole_name(device, name, mixed=mixed)) for name in found]
    return rows


def _total(plan: Plan) -> int:
    return sum(device.count for device in plan.devices)


def _one(index: int) -> str:
    return translate("Devices", "GPU {number}").format(number=index)


def _several(device: Device, *, in_a_row: bool, short: bool) -> str:
    first, last = device.index, device.index + device.count - 1
    if not in_a_row:
        text = translate("Devices", "GPU {number} and {more} like it")
        return text.format(number=first, more=device.count - 1)
    if is_idle(device) or not device.role:
        text = translate("Devices", "GPU {first} to {last}, each")
        return text.format(first=first, last=last)
    if short:
        return sharding_plurals().gpus(device.count)
    return translate("Devices", "GPU {first}–{last}").format(first=first, last=last)


def _whole_name(device: Device, name: str, *, mixed: bool) -> str:
    kind, _, number = device.role.partition(" ")
    if kind == "stage":
        name = translate("Devices", "Stage {number} · {gpu}").format(number=number, gpu=name)
    return f"{name} · {names.card(device.gpu)}" if mixed else name


def is_idle(device: Device) -> bool:
    """Whether no rank runs on it."""
    return device.role == "idle"


def _device_bar(device: Device, name: str, unit: Unit, scale: float) -> DeviceBar:
    idle = is_idle(device)
    total = translate("Devices", "idle") if idle else numbers.size(device.levels.device, unit)
    verdict_text = "" if idle else verdicts.short(device.headroom, unit)
    spoken = (
        f"{name}, {device.gpu}, {total}"
        if idle
        else f"{name}, {device.gpu}, {total} {unit}, {names.verdict(device.verdict)}, {verdict_text}"
    )
    bar = Bar(
        key=str(device.index),
        name=name,
        segments=segments(device.terms, device.levels.device, name, unit),
        total_text=total,
        low=None if idle else in_unit(device.levels.low, unit),
        high=None if idle else in_unit(device.levels.high, unit),
        verdict="" if idle else device.verdict,
        verdict_text=verdict_text,
        spoken=spoken,
    )
    return DeviceBar(
        bar=bar,
        usable=in_unit(device.usable, unit),
        capacity=in_unit(device.capacity, unit),
        scale=scale,
        limit_text="" if idle else numbers.size(device.usable, unit),
    )


def busiest_text(plan: Plan) -> str:
    """Which card decides; nothing for one card."""
    if _total(plan) == 1:
        return ""
    if len(plan.devices) == 1:
        return translate("Devices", "All of them hold the same.")
    name = next(name for device, name in device_rows(plan) if device is plan.busiest)
    unit = plan.scenario.unit
    text = translate("Devices", "Fullest: {name}; {amount}, peak in phase: {phase}.")
    return text.format(
        name=name,
        amount=verdicts.short(plan.busiest.headroom, unit),
        phase=names.phase(plan.busiest.phase),
    )


def pools_text(plan: Plan) -> str:
    """Several cards are as many pools of memory; nothing for one card."""
    total = _total(plan)
    if total == 1:
        return ""
    unit = plan.scenario.unit
    together = sum(device.count * device.capacity for device in plan.devices)
    return plurals().pools(total).format(all=numbers.sized(together, unit, 0))
