"""The bars of main memory and NVMe, each with its own capacity."""

from engine import Plan
from engine.units import GIB, in_unit
from gui.models.bars import OutlineBar
from gui.text import names, numbers, terms, verdicts
from gui.text.lookup import translate


def host_bar(plan: Plan) -> OutlineBar | None:
    """Main memory of one machine: what a step needs, and what loading needs for a while."""
    host, unit = plan.host, plan.scenario.unit
    need = max(host.step, host.load)
    if not need and host.capacity is None:
        return None
    step = translate("Devices", "step {amount}").format(amount=numbers.size(host.step, unit))
    load = translate("Devices", "loading {amount}").format(amount=numbers.size(host.load, unit))
    return _bar(
        plan, "host", host_name(plan), (host.step, host.load), host.capacity, (step, load),
        "" if host.nvme else translate("Devices", "NVMe not used"),
    )  # fmt: skip


def nvme_bar(plan: Plan) -> OutlineBar | None:
    """What is offloaded to disk; None where nothing is."""
    if not plan.host.nvme:
        return None
    size = numbers.size(plan.host.nvme, plan.scenario.unit)
    text = translate("Devices", "offloaded {amount}").format(amount=size)
    return _bar(plan, "nvme", "NVMe", (plan.host.nvme, 0), nvme_capacity(plan), (text, ""), "")


def host_name(plan: Plan) -> str:
    """Main memory; of one machine where there are several."""
    if plan.scenario.box.nodes == 1:
        return translate("Devices", "Host RAM")
    return translate("Devices", "RAM per machine")


def nvme_capacity(plan: Plan) -> int | None:
    """Bytes, None while the box does not say."""
    size = plan.scenario.box.nvme_gib
    return None if size is None else int(size * GIB)


def verdict_on(plan: Plan, need: int, capacity: int | None) -> str:
    """Of one of the two: the plan's own verdict on the host counts both together."""
    if capacity is None:
        return ""
    if need > capacity:
        return "does_not_fit"
    return "borderline" if plan.host.verdict == "borderline" else "comfortable"


def _bar(
    plan: Plan,
    key: str,
    name: str,
    sizes: tuple[int, int],
    capacity: int | None,
    texts: tuple[str, str],
    note: str,
) -> OutlineBar:
    unit, need = plan.scenario.unit, max(sizes)
    total = numbers.size(need, unit)
    verdict = verdict_on(plan, need, capacity)
    free = "" if capacity is None else verdicts.short(capacity - need, unit)
    spoken = [name, *(text for text in texts if text), unit]
    if verdict:
        spoken += [names.verdict(verdict), free]
    return OutlineBar(
        key=key,
        name=name,
        filled=in_unit(sizes[0], unit),
        outlined=in_unit(sizes[1], unit),
        capacity=in_unit(need if capacity is None else capacity, unit),
        total_text=total,
        limit_text="" if capacity is None else numbers.size(capacity, unit),
        filled_text=texts[0],
        outlined_text=texts[1],
        note=note,
        verdict=verdict,
        verdict_text=free,
        tooltip=_terms(plan) if key == "host" else "",
        spoken=", ".join(spoken),
    )


def _terms(plan: Plan) -> str:
    """What waits in main memory during a step, a line each."""
    sums: dict[str, int] = {}
    for term in plan.host.terms:
        sums[term.key] = sums.get(term.key, 0) + term.bytes
    return "\n".join(
        f"{terms.term(key)}: {numbers.sized(size, plan.scenario.unit, 2)}"
        for key, size in sums.items()
    )
