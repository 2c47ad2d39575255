"""The bars as a table: every group of cards, main memory and NVMe, with all their numbers."""

from engine import Plan
from engine.result import COMPONENTS, Component, Device, by_component
from gui.models.device_bars import device_rows, is_idle
from gui.models.device_bars_host import host_name, nvme_capacity, verdict_on
from gui.models.simple_table import SimpleTable
from gui.text import names, numbers
from gui.text.lookup import translate

_NONE = "\N{EN DASH}"


def fill_devices(table: SimpleTable, plan: Plan) -> None:
    """One row a group; components that no card has are left out."""
    rows = device_rows(plan)
    unit = plan.scenario.unit
    used = {key for device, _ in rows for key in by_component(device.terms)}
    components = [key for key in COMPONENTS if key in used]
    header = [
        translate("DeviceTable", "Device"),
        translate("DeviceTable", "Count"),
        translate("DeviceTable", "Card"),
        translate("DeviceTable", "Verdict"),
        translate("DeviceTable", "Left, {unit}").format(unit=unit),
        translate("DeviceTable", "In use, {unit}").format(unit=unit),
        translate("DeviceTable", "From"),
        translate("DeviceTable", "To"),
        translate("DeviceTable", "Usable"),
        translate("DeviceTable", "Peak"),
        *(names.component(key) for key in components),
    ]
    texts = [_row(plan, device, name, components) for device, name in rows]
    texts += [_padded(row, len(header)) for row in _host_rows(plan)]
    table.set_texts(header, texts)


def _row(plan: Plan, device: Device, name: str, components: list[Component]) -> list[str]:
    unit, levels = plan.scenario.unit, device.levels
    found = by_component(device.terms)
    idle = is_idle(device)
    single = device.count == 1 or sum(d.count for d in plan.devices) > len(device_rows(plan))
    return [
        name,
        numbers.whole(device.count if single else 1),
        names.card(device.gpu),
        translate("Devices", "idle") if idle else names.verdict(device.verdict),
        numbers.size(device.headroom, unit),
        numbers.size(levels.device, unit, 2),
        numbers.size(levels.low, unit, 2),
        numbers.size(levels.high, unit, 2),
        numbers.size(device.usable, unit, 2),
        _NONE if idle else names.phase(device.phase),
        *(numbers.size(found[key], unit, 2) if key in found else _NONE for key in components),
    ]


def _host_rows(plan: Plan) -> list[list[str]]:
    host = plan.host
    found = []
    if host.step or host.load or host.capacity is not None:
        for name, size in (
            (translate("DeviceTable", "{host}, step").format(host=host_name(plan)), host.step),
            (translate("DeviceTable", "{host}, loading").format(host=host_name(plan)), host.load),
        ):
            found.append(_host_row(plan, name, size, host.capacity))
    if host.nvme:
        found.append(_host_row(plan, "NVMe", host.nvme, nvme_capacity(plan)))
    return found


def _host_row(plan: Plan, name: str, need: int, capacity: int | None) -> list[str]:
    unit = plan.scenario.unit
    verdict = verdict_on(plan, need, capacity)
    return [
        name,
        numbers.whole(plan.scenario.box.nodes),
        _NONE,
        names.verdict(verdict) if verdict else _NONE,
        _NONE if capacity is None else numbers.size(capacity - need, unit),
        numbers.size(need, unit, 2),
        _NONE,
        _NONE,
        _NONE if capacity is None else numbers.size(capacity, unit, 2),
    ]


def _padded(row: list[str], width: int) -> list[str]:
    return [*row, *[_NONE] * (width - len(row))]
