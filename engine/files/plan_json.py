"""A plan as the result line of PLAN_FORMAT: plain data, each component counted once."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from engine.files.plan_file import NEWEST
from engine.result import COMPONENTS, Device, Notice, Plan, Term
from engine.scenario import Convention, GpuChoice, Scenario
from engine.sources import source

PERCENT_DIGITS = 3


def component_of(term: Term, convention: Convention) -> str:
    """The component a term counts in: the engine's own, or the public convention's word."""
    return term.component if convention == "detailed" else term.key


def bytes_by_component(terms: Iterable[Term], convention: Convention) -> dict[str, int]:
    """Bytes per component, zero ones left out; the engine's own in their fixed order."""
    detailed = convention == "detailed"
    sums: dict[str, int] = {}
    for term in terms:
        key = term.component if detailed else term.key
        sums[key] = sums.get(key, 0) + term.bytes
    if not detailed:
        return {key: count for key, count in sums.items() if count}
    return {key: sums[key] for key in COMPONENTS if sums.get(key)}


@lru_cache(maxsize=256)
def citation(key: str) -> str:
    """A source in short: title and place; the key itself when it is not in the list."""
    found = source(key) if key else None
    if found is None:
        return key
    return f"{found.title}, {found.where}" if found.where else found.title


def joined_formula(terms: Iterable[Term]) -> str:
    """The formulas of terms as one sum, and after a semicolon the value of every symbol."""
    parts: list[str] = []
    values: dict[str, object] = {}
    for term in terms:
        if term.formula:
            parts.append(term.formula)
            values.update(term.values)
    named = ", ".join(f"{symbol} = {value}" for symbol, value in values.items())
    return " + ".join(parts) + (f"; {named}" if named else "")


def components_data(device: Device, convention: Convention) -> list[dict[str, Any]]:
    """What is alive at the peak; the bytes add up to the device level."""
    grouped: dict[str, list[Term]] = {}
    for term in device.terms:
        grouped.setdefault(component_of(term, convention), []).append(term)
    return [
        {
            "key": key,
            "bytes": count,
            "formula": joined_formula(grouped[key]),
            "source": "; ".join(
                dict.fromkeys(citation(term.source) for term in grouped[key] if term.source)
            ),
        }
        for key, count in bytes_by_component(device.terms, convention).items()
    ]


def _phases(device: Device, convention: Convention) -> list[dict[str, Any]]:
    parts = [(phase.key, bytes_by_component(phase.terms, convention)) for phase in device.phases]
    return [
        {"key": key, "bytes": sum(components.values()), "components": components}
        for key, components in parts
    ]


def _devices(plan: Plan) -> list[dict[str, Any]]:
    found = []
    for device in plan.devices:
        components = bytes_by_component(device.terms, plan.convention)
        found += [
            {
                "index": device.index + at,
                "peak_bytes": device.levels.device,
                "verdict": device.verdict,
                "components": components,
            }
            for at in range(device.count)
        ]
    return sorted(found, key=lambda one: one["index"])


def notice_data(notice: Notice) -> dict[str, Any]:
    """A notice; the field it belongs to stands among its values."""
    values: dict[str, Any] = {} if notice.field is None else {"field": notice.field}
    return {
        "key": notice.key,
        "severity": notice.severity,
        "values": values | dict(notice.values),
    }


def model_word(plan: Plan) -> str:
    """The model as the plan names it: its id, its path, or its own name."""
    choice = plan.scenario.model
    return choice.id or choice.path or choice.name or plan.model.name


def _card_word(choice: GpuChoice) -> str:
    return choice if isinstance(choice, str) else choice.name


def gpu_word(scenario: Scenario) -> str:
    """The card as the scenario names it; mixed cards joined by a plus."""
    if scenario.box.cards:
        return " + ".join(_card_word(choice) for choice in scenario.box.cards)
    return "" if scenario.gpu is None else _card_word(scenario.gpu)


def result_data(plan: Plan, limits: Mapping[str, int] | None = None) -> dict[str, Any]:
    """The result line of a plan.

    Args:
        plan: the plan.
        limits: the largest sizes that fit, when they were asked for.
    """
    device = plan.busiest
    levels, host, parameters = device.levels, plan.host, plan.parameters
    asked = {} if limits is None else {"limits": dict(limits)}
    return {
        "schema": NEWEST,
        "model": model_word(plan),
        "gpu": gpu_word(plan.scenario),
        "method": plan.method,
        "parameters": {
            "total": parameters.total,
            "trainable": parameters.trainable,
            "trainable_percent": round(parameters.trainable_percent, PERCENT_DIGITS),
        },
        "capacity_bytes": device.capacity,
        "usable_bytes": device.usable,
        "peak": {
            "static_bytes": levels.static,
            "allocated_bytes": levels.allocated,
            "low_bytes": levels.low,
            "high_bytes": levels.high,
            "reserved_bytes": levels.reserved,
            "device_bytes": levels.device,
            "phase": device.phase,
        },
        "components": components_data(device, plan.convention),
        "phases": _phases(device, plan.convention),
        "devices": _devices(plan),
        "host": {
            "step_bytes": host.step,
            "load_bytes": host.load,
            "nvme_bytes": host.nvme,
            "verdict": host.verdict,
        },
        "communication": {
            "bytes_per_step": plan.communication.bytes_per_step,
            "seconds_per_step": float(plan.communication.seconds_per_step),
        },
        "verdict": plan.verdict,
        "headroom_bytes": plan.headroom,
        **asked,
        "notices": [notice_data(notice) for notice in plan.notices],
    }
