"""A plan as text: the verdict first, then where the gigabytes go."""

from collections.abc import Mapping

from engine.cli import words
from engine.cli.formula_text import with_numbers
from engine.cli.notice_words import notice_line
from engine.cli.sentences import card_name, number, sized, verdict_sentence
from engine.cli.table import table
from engine.files.plan_json import bytes_by_component, citation, component_of
from engine.result import Board, Device, Plan
from engine.units import Unit


class _Footnotes:
    """Sources by number, in the order of their first use."""

    def __init__(self) -> None:
        self._numbers: dict[str, int] = {}

    def mark(self, key: str) -> str:
        """The number of a source in brackets; nothing where there is none."""
        if not key:
            return ""
        return f"[{self._numbers.setdefault(citation(key), len(self._numbers) + 1)}]"

    def lines(self) -> list[str]:
        """The sources as a list."""
        return [f"[{number}] {text}" for text, number in self._numbers.items()]


def _components(plan: Plan, unit: Unit) -> list[str]:
    """The table of components, and the list of its sources."""
    notes = _Footnotes()
    head = ("Component at the peak", unit, "%", "Formula", "Source")
    blocks = [table(head, _component_rows(plan, unit, notes), (0, 3, 4))]
    if lines := notes.lines():
        blocks.append("\n".join(lines))
    return blocks


def _component_rows(plan: Plan, unit: Unit, notes: _Footnotes) -> list[tuple[str, ...]]:
    device = plan.busiest
    total = device.levels.device or 1
    rows: list[tuple[str, ...]] = []
    for key, count in bytes_by_component(device.terms, plan.convention).items():
        terms = [t for t in device.terms if component_of(t, plan.convention) == key and t.bytes]
        share = f"{100 * count / total:.1f}"
        name = words.component(key)
        if len(terms) == 1:
            only = terms[0]
            rows.append(
                (name, number(count, unit), share, with_numbers(only), notes.mark(only.source))
            )
            continue
        rows.append((name, number(count, unit), share, "", ""))
        rows += [
            (
                f"  {words.term(term.key)}",
                number(term.bytes, unit),
                "",
                with_numbers(term),
                notes.mark(term.source),
            )
            for term in terms
        ]
    return rows


def _levels(plan: Plan, unit: Unit) -> str:
    device = plan.busiest
    levels = device.levels
    rows = [
        ("Static", number(levels.static, unit), "stays between steps"),
        ("Allocated", number(levels.allocated, unit), "what tensors hold"),
        ("Reserved", number(levels.reserved, unit), "with the allocator's slack"),
        (
            "Device",
            number(levels.device, unit),
            f"what the card shows; {number(levels.low, unit)} to {number(levels.high, unit)}",
        ),
        ("Usable", number(device.usable, unit), "capacity less the reserve"),
        ("Capacity", number(device.capacity, unit), "as the driver reports it"),
    ]
    return table(("Level at the peak", unit, ""), rows, (0, 2))


def _phases(plan: Plan, unit: Unit) -> str:
    device = plan.busiest
    rows = [
        (
            words.phase(phase.key),
            number(phase.bytes, unit),
            "<- peak" if phase.key == device.phase else "",
        )
        for phase in device.phases
    ]
    return table(("Phase (allocated)", unit, ""), rows, (0, 2))


def _card_numbers(device: Device) -> str:
    last = device.index + device.count - 1
    return str(device.index) if device.count == 1 else f"{device.index}-{last}"


def _devices(plan: Plan, unit: Unit) -> str:
    rows = [
        (
            _card_numbers(device),
            card_name(device.gpu),
            device.role and words.plain(device.role),
            number(device.levels.device, unit),
            number(device.usable, unit),
            number(device.headroom, unit),
            words.VERDICTS[device.verdict],
        )
        for device in plan.devices
    ]
    head = ("Card", "Name", "Role", f"Peak {unit}", "Usable", "Headroom", "Verdict")
    return table(head, rows, (0, 1, 2, 6))


def _beside(plan: Plan, unit: Unit) -> list[str]:
    lines = []
    host, traffic = plan.host, plan.communication
    if host.step or host.load or host.nvme:
        line = f"Main memory per node: {sized(host.step, unit)} in a step, "
        line += f"{sized(host.load, unit)} while loading; disk {sized(host.nvme, unit)}"
        if host.verdict is not None:
            line += f" ({words.VERDICTS[host.verdict]})"
        lines.append(line)
    if traffic.bytes_per_step:
        lines.append(
            f"Traffic per card and step: {sized(traffic.bytes_per_step, unit)}, "
            f"{traffic.seconds_per_step:.3g} s without overlap"
        )
    return lines


def _methods(board: Board, unit: Unit) -> str:
    rows = [
        (
            words.METHODS[plan.method],
            number(plan.busiest.levels.device, unit),
            number(plan.headroom, unit),
            words.VERDICTS[plan.verdict],
        )
        for plan in board.plans.values()
    ]
    return table(("Method", f"Needs {unit}", "Headroom", "Verdict"), rows, (0, 3))


def report(plan: Plan, board: Board | None = None, limits: Mapping[str, int] | None = None) -> str:
    """The whole answer as text.

    Args:
        plan: the plan in detail.
        board: all methods side by side, when they were asked for.
        limits: the largest sizes that fit, when they were asked for.
    """
    unit = plan.scenario.unit
    parameters = plan.parameters
    trained = f"{parameters.trainable:,} trained ({parameters.trainable_percent:.3f} %)"
    blocks = [
        verdict_sentence(plan, unit),
        f"{parameters.total:,} parameters, {trained}; "
        f"counted by: {words.CONVENTIONS[plan.convention]}",
    ]
    if board is not None:
        blocks.append(_methods(board, unit))
    blocks += _components(plan, unit)
    blocks += [_levels(plan, unit), _phases(plan, unit), _devices(plan, unit)]
    if lines := _beside(plan, unit):
        blocks.append("\n".join(lines))
    if limits is not None:
        rows = [(words.plain(key).capitalize(), f"{value:,}") for key, value in limits.items()]
        blocks.append(table(("Largest that fits", ""), rows))
    if plan.notices:
        blocks.append(
            "\n".join(f"{words.SEVERITIES[n.severity]}: {notice_line(n)}" for n in plan.notices)
        )
    return "\n\n".join(blocks)
