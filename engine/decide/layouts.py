"""Find a layout: the legal ways to share a run among the cards of a box or cluster, and which fit.

Layouts of one family (equal degrees and strategy) differ only by the micro-batch, so a family is
calculated once with an array of micro-batches. The search is a generator: it can be run in a thread,
says how far it is at every step, and is cancelled by not asking for more.
"""

from collections.abc import Generator
from dataclasses import dataclass, replace
from typing import NamedTuple

from engine.decide.layout_families import Family, families_of, micro_batches_of
from engine.decide.timing import StepTime, time_of
from engine.decide.verdict import verdict_of
from engine.job import Job
from engine.memory.cost import Number, Size
from engine.memory.prepare import Prepared, prepare
from engine.memory.sums import Sums, sums_of
from engine.memory.terms.runtime import levels_of, runtime_of
from engine.placement import usable_bytes
from engine.result import Communication, Levels, Verdict
from engine.scenario import Method, Scenario
from engine.sharding.layout import Layout, layout_of
from engine.sharding.rank import Rank
from engine.sharding.strategies import Run, run_in
from engine.sharding.traffic import Links, communication_of, links_of

Group = tuple[tuple[int, int], ...]
_WORTH = 3  # micro-batches from which one array is quicker than numbers one by one


@dataclass(frozen=True)
class FoundLayout:
    """One layout of the run.

    Attributes:
        scenario: the job's scenario with this layout, micro-batch and accumulation.
        layout: its degrees.
        levels: of the fullest card, bytes.
        verdict: of the fullest card.
        time: of an optimizer step; None when the card's speed is not known.
        communication: traffic of a card in a step.
    """

    scenario: Scenario
    layout: Layout
    levels: Levels
    verdict: Verdict
    time: StepTime | None
    communication: Communication

    @property
    def fits(self) -> bool:
        """Whether the cards hold it at least within the uncertainty."""
        return self.verdict != "does_not_fit"

    @property
    def order(self) -> tuple[bool, float, int]:
        """Key of the order best first: what fits before what does not, then by step time."""
        seconds = self.time.expected if self.time else float("inf")
        return not self.fits, seconds, self.levels.device


class Progress(NamedTuple):
    """How far a search is: families done of all, and the layouts the last one gave."""

    done: int
    total: int
    found: tuple[FoundLayout, ...]


def search(
    job: Job, global_batch: int, method: Method | None = None
) -> Generator[Progress, None, None]:
    """All legal layouts, family by family.

    Args:
        job: model, box and training settings; its own layout, micro-batch and accumulation are
            what is searched for.
        global_batch: sequences in an optimizer step, over all replicas.
        method: the scenario's own when None.
    """
    method = method or job.method
    families = families_of(job, global_batch)
    links = links_of(prepare(job, method))
    for index, family in enumerate(families, start=1):
        yield Progress(index, len(families), _layouts(job, method, family, global_batch, links))


def best_first(found: list[FoundLayout]) -> list[FoundLayout]:
    """Those that fit, quickest first; then the others."""
    return sorted(found, key=lambda layout: layout.order)


def find(job: Job, global_batch: int, method: Method | None = None) -> list[FoundLayout]:
    """The whole search at once, best first."""
    return best_first([one for step in search(job, global_batch, method) for one in step.found])


def _layouts(
    job: Job, method: Method, family: Family, global_batch: int, links: Links
) -> tuple[FoundLayout, ...]:
    found: list[FoundLayout] = []
    for group in _worthwhile(micro_batches_of(family, global_batch)):
        scenario = _scenario(job, family, group[0][0], group[0][1])
        own = replace(job, scenario=scenario)
        prepared = prepare(own, method)
        layout, _ = layout_of(prepared)
        if layout.cards != scenario.box.total_cards:
            return ()
        found += _of_group(prepared, layout, family, group, links)
    return tuple(found)


def _worthwhile(groups: list[Group]) -> list[Group]:
    """Groups large enough for an array as they are, the members of the others one by one."""
    found: list[Group] = []
    for group in groups:
        found += [group] if len(group) >= _WORTH else [(one,) for one in group]
    return found


def _scenario(job: Job, family: Family, micro_batch: int, accumulation: int) -> Scenario:
    """The job's scenario in this layout; every value is legal by construction."""
    training = job.scenario.training.model_copy(
        update={"micro_batch": micro_batch, "gradient_accumulation": accumulation}
    )
    sharding = job.scenario.sharding.model_copy(update=family.changes)
    return job.scenario.model_copy(update={"training": training, "sharding": sharding})


def _of_group(
    prepared: Prepared,
    layout: Layout,
    family: Family,
    group: Group,
    links: Links,
) -> list[FoundLayout]:
    """Layouts with the same switches: one calculation over an array of micro-batches."""
    sequences = prepared.size.batch // prepared.scenario.training.micro_batch
    batches = [one * sequences for one, _ in group]
    size = Size(_array(batches) if len(group) > 1 else batches[0], prepared.size.sequence)
    run = run_in(replace(prepared, size=size), layout, ends_only=True)
    levels = _levels(prepared, run, len(group))
    found = []
    for index, (micro_batch, accumulation) in enumerate(group):
        scenario = _scenario(prepared.job, family, micro_batch, accumulation)
        single = replace(
            prepared, scenario=scenario, size=Size(batches[index], prepared.size.sequence)
        )
        told = _single(run, single)
        communication = communication_of(*told.busiest, links)
        level, usable = levels[index]
        found.append(
            FoundLayout(
                scenario, layout, level, verdict_of(level, usable),
                time_of(single, told, communication), communication,
            )
        )  # fmt: skip
    return found


def _array(values: list[int]) -> Number:
    import numpy as np

    return np.array(values, dtype=np.int64)


def _single(run: Run, prepared: Prepared) -> Run:
    """The run with one micro-batch in place of the array, for traffic and time."""
    portion, held, moved = run.busiest
    size = Size(prepared.size.batch, portion.size.sequence)
    portion = replace(
        portion,
        prepared=replace(portion.prepared, scenario=prepared.scenario, size=size),
        computed=replace(portion.computed, size=size),
    )
    return replace(run, busiest=(portion, held, moved))


def _levels(prepared: Prepared, run: Run, count: int) -> list[tuple[Levels, int]]:
    """(levels, usable bytes) of the fullest card at each micro-batch."""
    job = prepared.job
    usable = [usable_bytes(job, position) for position in range(len(job.cards))]
    least = min(range(len(usable)), key=usable.__getitem__)
    card, room = job.cards[least], usable[least]
    ranks = run.layout.cards
    loss = prepared.scenario.training.loss or "standard"
    best: list[Levels | None] = [None] * count
    for rank in run.ranks:
        for index, (static, peak, counted, logits) in enumerate(_peaks(rank, count)):
            runtime = runtime_of(card, counted, logits, loss, ranks, rank.streams, room - peak)
            level = levels_of(static, peak, runtime)
            before = best[index]
            if before is None or level.device > before.device:
                best[index] = level
    return [(level, room) for level in best if level is not None]


def _peaks(rank: Rank, count: int) -> list[tuple[int, int, int, int]]:
    """(static, peak, counted activations at the peak, most logits) for each micro-batch."""
    own = sums_of(rank.static)
    phases: dict[str, list[Sums]] = {}
    for moment in rank.moments:
        if moment.phase != "load":
            phases.setdefault(moment.phase, []).append(sums_of(moment.parts))
    loading = max((int(m.bytes) for m in rank.moments if m.phase == "load"), default=0)

    def at(value: Number, index: int) -> int:
        return value if isinstance(value, int) else int(value[index])

    found = []
    for index in range(count):
        fullest = [
            max(moments, key=lambda sums: at(sums.total, index)) for moments in phases.values()
        ]
        peak = max(fullest, key=lambda sums: at(sums.total, index))
        static = at(own.total, index)
        counted = at(own.counted, index) + at(peak.counted, index)
        most = max(at(sums.logits, index) for sums in fullest)
        found.append((static, max(static + at(peak.total, index), loading), counted, most))
    return found
