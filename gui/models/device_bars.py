"""The bars of the sharding panel: one a card or group of equal cards, and main memory."""

from engine import Plan
from engine.result import Device
from engine.units import Unit, in_unit
from gui.models.bars import Bar, DeviceBar, OutlineBar
from gui.models.method_chart import segments
from gui.text import names, numbers, verdicts
from gui.text.lookup import translate
from gui.text.plurals import plurals

_GROUP_FROM = 8


def device_bars(plan: Plan) -> tuple[DeviceBar, ...]:
    """All cards on one scale."""
    unit = plan.scenario.unit
    scale = in_unit(
        max(max(d.capacity, d.levels.device, d.levels.high) for d in plan.devices), unit
    )
    return tuple(_device_bar(device, name, unit, scale) for device, name in _rows(plan))


def _rows(plan: Plan) -> list[tuple[Device, str]]:
    """Equal cards get a bar each while they are few, and one together from eight upward."""
    total = sum(device.count for device in plan.devices)
    rows: list[tuple[Device, str]] = []
    for device in plan.devices:
        if device.count == 1 or total < _GROUP_FROM:
            rows += [(device, _one(device.index + n)) for n in range(device.count)]
        else:
            last = device.index + device.count - 1
            text = translate("Devices", "GPU {first} to {last}")
            rows.append((device, text.format(first=device.index, last=last)))
    return rows


def _one(index: int) -> str:
    return translate("Devices", "GPU {number}").format(number=index)


def _device_bar(device: Device, name: str, unit: Unit, scale: float) -> DeviceBar:
    total = numbers.size(device.levels.device, unit)
    verdict_text = verdicts.short(device.headroom, unit)
    bar = Bar(
        key=str(device.index),
        name=name,
        segments=segments(device.terms, device.levels.device, name, unit),
        total_text=total,
        low=in_unit(device.levels.low, unit),
        high=in_unit(device.levels.high, unit),
        verdict=device.verdict,
        verdict_text=verdict_text,
        spoken=f"{name}, {device.gpu}, {total} {unit}, "
        f"{names.verdict(device.verdict)}, {verdict_text}",
    )
    return DeviceBar(
        bar=bar,
        usable=in_unit(device.usable, unit),
        capacity=in_unit(device.capacity, unit),
        scale=scale,
        limit_text=numbers.size(device.usable, unit),
    )


def host_bar(plan: Plan) -> OutlineBar | None:
    """Main memory: what a step needs, and what loading needs for a while."""
    host, unit = plan.host, plan.scenario.unit
    need = max(host.step, host.load)
    if not need and host.capacity is None:
        return None
    name = translate("Devices", "Host RAM")
    total = numbers.size(need, unit)
    limit = numbers.size(host.capacity, unit) if host.capacity is not None else ""
    note = (
        translate("Devices", "NVMe {amount}").format(amount=numbers.size(host.nvme, unit))
        if host.nvme
        else translate("Devices", "NVMe not used")
    )
    verdict_text = (
        verdicts.short(host.capacity - need, unit)
        if host.capacity is not None and host.verdict
        else ""
    )
    step = translate("Devices", "step {amount}").format(amount=numbers.size(host.step, unit))
    load = translate("Devices", "loading {amount}").format(amount=numbers.size(host.load, unit))
    return OutlineBar(
        key="host",
        name=name,
        filled=in_unit(host.step, unit),
        outlined=in_unit(host.load, unit),
        capacity=in_unit(host.capacity or need, unit),
        total_text=total,
        limit_text=limit,
        filled_text=step,
        outlined_text=load,
        note=note,
        verdict=host.verdict or "",
        verdict_text=verdict_text,
        spoken=f"{name}, {step}, {load}, {unit}",
    )


def pools_text(plan: Plan) -> str:
    """Several cards are as many pools of memory; nothing for one card."""
    total = sum(device.count for device in plan.devices)
    if total == 1:
        return ""
    unit = plan.scenario.unit
    together = sum(device.count * device.capacity for device in plan.devices)
    return plurals().pools(total).format(all=numbers.sized(together, unit, 0))
