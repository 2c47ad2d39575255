"""The map of a plan's surroundings: peak and verdict over sequence length and a second size.

Two sizes of one micro-batch are worked out for all points at once through the same moments as a
plan (:mod:`engine.decide.explore_levels`); ranks and cards change what is prepared, so they are
worked out row by row.
"""

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, Literal

from engine.decide.explore_axes import CARDS, RANKS, batch_steps, sequence_steps
from engine.decide.explore_levels import Card, card_levels, verdicts
from engine.decide.limits_sizes import CardCount, SizeKey, value_of, with_cards, with_size
from engine.job import Job
from engine.memory.cost import Size
from engine.planner import plan_job
from engine.result import Verdict
from engine.scenario import Method

Second = Literal["micro_batch", "rank", "cards"]
VERDICTS: tuple[Verdict, ...] = ("comfortable", "borderline", "does_not_fit")
Array = Any  # numpy.ndarray; numpy is imported when a map is asked for


@dataclass(frozen=True, eq=False)
class HeatMap:
    """Rows are the second size (ascending), columns the sequence length in tokens.

    Attributes:
        second: what the rows are: micro_batch, rank or cards.
        device: bytes of the busiest card at the device level (int64).
        low, high: the band of the device level on that card.
        headroom: usable bytes minus ``device`` on that card.
        verdict: index into :data:`VERDICTS` (int8), the worst of all cards.
        here: (row, column) of the plan itself.
    """

    second: Second
    columns: tuple[int, ...]
    rows: tuple[int, ...]
    device: Array
    low: Array
    high: Array
    headroom: Array
    verdict: Array
    here: tuple[int, int]

    def longest(self, row: int, worst: Verdict = "borderline") -> int:
        """Columns of ``row``, from the left, whose verdict is ``worst`` or better: the frontier."""
        over = (self.verdict[row] > VERDICTS.index(worst)).nonzero()[0]
        return int(over[0]) if over.size else len(self.columns)


@dataclass(frozen=True, slots=True)
class _Strip:
    """Some rows of a map."""

    device: Array
    low: Array
    high: Array
    headroom: Array
    verdict: Array


def _busiest(cards: tuple[Card, ...]) -> _Strip:
    """The card with the least headroom at each point, and the worst verdict of all cards."""
    import numpy as np

    best: _Strip | None = None
    for card in cards:
        levels = card.levels
        one = _Strip(
            levels.device, levels.low, levels.high, card.usable - levels.device,
            verdicts(levels, card.usable),
        )  # fmt: skip
        if best is None:
            best = one
            continue
        less = one.headroom < best.headroom
        best = _Strip(
            np.where(less, one.device, best.device),
            np.where(less, one.low, best.low),
            np.where(less, one.high, best.high),
            np.where(less, one.headroom, best.headroom),
            np.maximum(one.verdict, best.verdict),
        )
    if best is None:
        raise ValueError("a job without cards")
    return best


def _second_job(job: Job, second: Second, method: Method, value: int) -> Job:
    if second == "cards":
        box = job.scenario.box
        if box.cards:
            return with_cards(job, CardCount(box.cards_per_node, value // box.cards_per_node))
        return with_cards(job, CardCount(value, 1))
    return with_size(job, method, **{second: value})


def _row(job: Job, method: Method, columns: tuple[int, ...]) -> _Strip:
    import numpy as np

    batch = np.full((1, 1), value_of(job, method, "micro_batch"), np.int64)
    size = Size(batch, np.array(columns, np.int64).reshape(1, -1))
    return _busiest(card_levels(job, method, size))


def second_steps(job: Job, method: Method, second: Second, shortest: int) -> tuple[int, ...]:
    """The rows of a map."""
    if second == "micro_batch":
        return batch_steps(job, method, shortest)
    if second == "rank":
        return tuple(sorted({*RANKS, job.scenario.adapter.rank}))
    box = job.scenario.box
    if box.cards:
        return tuple(nodes * box.cards_per_node for nodes in sorted({1, 2, 3, 4, 6, 8, box.nodes}))
    return tuple(sorted({*CARDS, box.total_cards}))


def map_rows(
    job: Job, method: Method, second: Second = "micro_batch"
) -> Generator[tuple[int, int], None, HeatMap]:
    """Work out a map in pieces: yields (rows done, rows in all), returns the map.

    Stop asking to cancel. ``yield from`` it, or use :func:`explore`.
    """
    import numpy as np

    columns = sequence_steps(job, method)
    rows = second_steps(job, method, second, columns[0])
    strips: list[_Strip] = []
    if second == "micro_batch":
        size = Size(
            np.array(rows, np.int64).reshape(-1, 1), np.array(columns, np.int64).reshape(1, -1)
        )
        strips.append(_busiest(card_levels(job, method, size)))
        yield len(rows), len(rows)
    else:
        for done, value in enumerate(rows, 1):
            strips.append(_row(_second_job(job, second, method, value), method, columns))
            yield done, len(rows)
    own: dict[Second, SizeKey] = {"micro_batch": "micro_batch", "rank": "rank"}
    mine = job.scenario.box.total_cards if second == "cards" else value_of(job, method, own[second])
    here = (rows.index(mine), columns.index(value_of(job, method, "sequence_length")))
    # Main memory, where it is short, is short at every point.
    host = plan_job(job, method).host.verdict
    least = VERDICTS.index(host) if host else 0
    shape = (len(rows) if second == "micro_batch" else 1, len(columns))

    def whole(name: str) -> Array:
        return np.concatenate([np.broadcast_to(getattr(one, name), shape) for one in strips])

    return HeatMap(
        second, columns, rows, whole("device"), whole("low"), whole("high"), whole("headroom"),
        np.maximum(whole("verdict"), least), here,
    )  # fmt: skip


def explore(job: Job, method: Method, second: Second = "micro_batch") -> HeatMap:
    """The whole map at once."""
    work = map_rows(job, method, second)
    while True:
        try:
            next(work)
        except StopIteration as done:
            found: HeatMap = done.value
            return found
