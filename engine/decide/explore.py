"""The map of a plan's surroundings: peak and verdict over sequence length and a second size.

Two sizes of one micro-batch are worked out for all points at once through the same moments as a
plan (:mod:`engine.decide.explore_levels`); ranks and cards change what is prepared, so they are
worked out row by row.
"""

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any, Literal

from engine.decide.explore_axes import CARDS, RANKS, batch_steps, sequence_steps
from engine.decide.explore_levels import VERDICTS, Grid, grid_of
from engine.decide.limits_sizes import CardCount, SizeKey, value_of, with_cards, with_size
from engine.job import Job
from engine.memory.cost import Size
from engine.result import Verdict
from engine.scenario import Method

Second = Literal["micro_batch", "rank", "cards"]
Array = Any  # numpy.ndarray; numpy is imported when a map is asked for


@dataclass(frozen=True, eq=False)
class HeatMap:
    """Rows are the second size (ascending), columns the sequence length in tokens.

    Attributes:
        second: what the rows are: micro_batch, rank or cards.
        device: bytes of the busiest card at the device level (int64).
        low, high: the band of the device level on that card.
        headroom: usable bytes minus ``device`` on that card.
        verdict: index into :data:`VERDICTS` (int8), the worst of all cards and of main memory.
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
    """Some rows of a map: arrays that broadcast to them."""

    device: Array
    low: Array
    high: Array
    headroom: Array
    verdict: Array


def _busiest(grid: Grid) -> _Strip:
    """The card with the least headroom at each point, and the worst verdict."""
    import numpy as np

    first, *others = grid.cards
    device: Array = first.levels.device
    low: Array = first.levels.low
    high: Array = first.levels.high
    headroom: Array = first.usable - device
    for card in others:
        levels = card.levels
        less = card.usable - levels.device < headroom
        device = np.where(less, levels.device, device)
        low = np.where(less, levels.low, low)
        high = np.where(less, levels.high, high)
        headroom = np.where(less, card.usable - levels.device, headroom)
    return _Strip(device, low, high, headroom, grid.verdict)


def _second_job(job: Job, second: Second, method: Method, value: int) -> Job:
    if second == "cards":
        box = job.scenario.box
        whole_nodes = box.cards is not None or (box.nodes > 1 and value > box.count)
        per_node = box.cards_per_node if whole_nodes else value
        return with_cards(job, CardCount(per_node, value // per_node))
    return with_size(job, method, **{second: value})


def _row(job: Job, method: Method, columns: tuple[int, ...]) -> _Strip:
    import numpy as np

    batch = np.full((1, 1), value_of(job, method, "micro_batch"), np.int64)
    size = Size(batch, np.array(columns, np.int64).reshape(1, -1))
    return _busiest(grid_of(job, method, size))


def second_steps(job: Job, method: Method, second: Second, shortest: int) -> tuple[int, ...]:
    """The rows of a map."""
    if second == "micro_batch":
        return batch_steps(job, method, shortest)
    if second == "rank":
        return tuple(sorted({*RANKS, job.scenario.adapter.rank}))
    box = job.scenario.box
    nodes = [number * box.cards_per_node for number in sorted({1, 2, 3, 4, 6, 8, box.nodes})]
    if box.cards:
        return tuple(nodes)
    if box.nodes > 1:
        return tuple(sorted({*nodes, *(cards for cards in CARDS if cards <= box.count)}))
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
        strips.append(_busiest(grid_of(job, method, size)))
        yield len(rows), len(rows)
    else:
        for done, value in enumerate(rows, 1):
            strips.append(_row(_second_job(job, second, method, value), method, columns))
            yield done, len(rows)
    own: dict[Second, SizeKey] = {"micro_batch": "micro_batch", "rank": "rank"}
    mine = job.scenario.box.total_cards if second == "cards" else value_of(job, method, own[second])
    here = (rows.index(mine), columns.index(value_of(job, method, "sequence_length")))
    shape = (len(rows) if second == "micro_batch" else 1, len(columns))

    def whole(name: str) -> Array:
        return np.concatenate([np.broadcast_to(getattr(one, name), shape) for one in strips])

    return HeatMap(
        second, columns, rows, whole("device"), whole("low"), whole("high"), whole("headroom"),
        whole("verdict"), here,
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


__all__ = ["VERDICTS", "HeatMap", "Second", "explore", "map_rows", "second_steps"]
