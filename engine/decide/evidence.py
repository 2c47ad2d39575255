"""Estimates beside what was measured: one row of an evidence file, planned and compared.

A row is a JSON object with ``id``, ``scenario`` and what was seen: ``measured_bytes`` at a
``level``, ``static_bytes``, ``parameters``, ``trainable``, ``peak_phase`` and ``phases`` (bytes), or
an ``outcome`` (out of memory), or ``tokens_per_second_per_gpu`` (not compared yet).
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from engine.errors import InputError
from engine.result import Device, PhaseKey, Plan, Verdict
from engine.scenario import Scenario

Kind = Literal["memory", "out_of_memory", "throughput"]

# The moments of a dry run, and the phase of the plan that each belongs to.
PHASE_OF_MOMENT: dict[str, PhaseKey] = {
    "fwd_body": "forward",
    "fwd_head": "loss",
    "bwd_head": "loss",
    "bwd_body": "backward",
    "bwd_end": "backward",
    "opt": "optimizer",
}


@dataclass(frozen=True, slots=True)
class Compared:
    """One row and what the engine says to it. Errors are signed, in percent of what was seen.

    Attributes:
        file: name of the evidence file, without ending.
        problem: why the row could not be planned; then only ``id``, ``file`` and ``kind`` count.
        series: equal for rows that differ in sequence length and micro-batch only.
        phase_errors: signed error of the bytes of each phase, where the row has them.
        simulated: seen on a fake device (rows with bytes per phase), where all things fit.
    """

    id: str
    file: str
    kind: Kind
    problem: str = ""
    method: str = ""
    family: str = ""
    profile: str = ""
    strategy: str = ""
    cards: int = 1
    level: str = ""
    measured: int = 0
    estimate: int = 0
    error: float | None = None
    static_error: float | None = None
    parameters_exact: bool | None = None
    trainable_exact: bool | None = None
    phase: str = ""
    phase_seen: str = ""
    phase_errors: Mapping[str, float] = field(default_factory=dict)
    simulated: bool = False
    verdict: Verdict | None = None
    tokens: int = 0
    series: str = ""

    @property
    def phase_right(self) -> bool | None:
        """Whether the phase that sets the peak is the one that was seen."""
        return self.phase == self.phase_seen if self.phase_seen else None


def percent_off(estimate: float, seen: float) -> float:
    """Signed error of an estimate in percent of what was seen."""
    return 100 * (estimate - seen) / seen


def level_bytes(device: Device, level: str) -> int:
    """Peak bytes of a card at ``level``: allocated, reserved or device."""
    levels = device.levels
    return {
        "allocated": levels.allocated,
        "reserved": levels.reserved,
        "device": levels.device,
    }[level]


def kind_of(row: Mapping[str, Any]) -> Kind:
    """What a row says: bytes, that it ran out of them, or a speed."""
    if "measured_bytes" in row:
        return "memory"
    return "out_of_memory" if "outcome" in row else "throughput"


def _phase_errors(device: Device, seen: Mapping[str, int]) -> dict[str, float]:
    most: dict[str, int] = {}
    for moment, count in seen.items():
        phase = PHASE_OF_MOMENT.get(moment)
        if phase is not None:
            most[phase] = max(most.get(phase, 0), count)
    planned = {phase.key: phase.bytes for phase in device.phases}
    return {
        phase: percent_off(planned[phase], count)
        for phase, count in most.items()
        if phase in planned and count
    }


def _series(scenario: Scenario) -> str:
    still = scenario.replace(
        name=None, training=scenario.training.replace(sequence_length=1, micro_batch=1)
    )
    return still.model_dump_json(exclude_defaults=True)


def _compared(row: Mapping[str, Any], file: str, plan: Plan, scenario: Scenario) -> Compared:
    device = plan.busiest
    level = str(row.get("level", ""))
    measured = int(row.get("measured_bytes", 0))
    estimate = level_bytes(device, level) if level else device.levels.device
    parameters, trainable = row.get("parameters"), row.get("trainable")
    static = row.get("static_bytes")
    training = scenario.training
    return Compared(
        id=str(row.get("id", "")),
        file=file,
        kind=kind_of(row),
        method=plan.method,
        family=plan.model.family,
        profile=scenario.profile,
        strategy=scenario.sharding.strategy,
        cards=scenario.box.total_cards,
        level=level,
        measured=measured,
        estimate=estimate,
        error=percent_off(estimate, measured) if measured else None,
        static_error=percent_off(device.levels.static, static) if static else None,
        parameters_exact=None if parameters is None else plan.parameters.total == parameters,
        trainable_exact=None if trainable is None else plan.parameters.trainable == trainable,
        phase=device.phase,
        phase_seen=PHASE_OF_MOMENT.get(str(row.get("peak_phase", "")), ""),
        phase_errors=_phase_errors(device, row.get("phases", {})),
        simulated="phases" in row,
        verdict=plan.verdict,
        tokens=training.sequence_length * training.micro_batch,
        series=_series(scenario) if measured else "",
    )


def compare_row(
    row: Mapping[str, Any],
    file: str,
    read: Callable[[Mapping[str, Any]], Scenario],
    plan: Callable[[Scenario], Plan],
) -> Compared:
    """A row beside the plan of its scenario; a row that cannot be planned says why.

    Args:
        row: the object of one line.
        file: name of the file it stands in, without ending.
        read: from the row's ``scenario`` to a Scenario.
        plan: from a Scenario to its Plan.
    """
    kind = kind_of(row)
    identity = str(row.get("id", ""))
    if kind == "throughput":
        return Compared(identity, file, kind)
    try:
        scenario = read(row["scenario"])
        return _compared(row, file, plan(scenario), scenario)
    except InputError as error:
        return Compared(identity, file, kind, problem=str(error))
    except Exception as error:  # a report on the engine must outlive its faults
        return Compared(identity, file, kind, problem=f"{type(error).__name__}: {error}")
