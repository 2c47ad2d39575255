"""What the lengths of a data set mean for a plan: spread, longest batch, padding against packing."""

import math
from bisect import bisect_left, insort
from collections import Counter
from dataclasses import dataclass
from itertools import pairwise

from engine.files.datasets import Lengths
from engine.scenario import Scenario
from engine.scenario.training import Lengths as PlanLengths

MOST_BINS = 40


@dataclass(frozen=True, slots=True)
class Bin:
    """Examples from ``low`` to ``high`` tokens, both included."""

    low: int
    high: int
    examples: int


@dataclass(frozen=True, slots=True)
class Summary:
    """Lengths in tokens; shares in percent.

    Attributes:
        histogram: equal steps on a log scale, empty ones included.
        cut_percent: examples longer than the plan's sequence length.
        lost_percent: tokens that are cut off there.
        padding_percent: of the tokens computed, those that are padding when each batch is padded
            to its own longest example (expected over random batches).
        packing_percent: the same when examples are packed to the plan's sequence length.
        longest_batch: tokens of a padded batch that holds the longest example.
    """

    examples: int
    tokens: int
    mean: float
    p50: int
    p95: int
    longest: int
    histogram: tuple[Bin, ...]
    cut_percent: float
    lost_percent: float
    padding_percent: float
    packing_percent: float
    longest_batch: int


def percentile(counts: Counter[int], share: float) -> int:
    """The length that at least ``share`` of the examples do not exceed (nearest rank)."""
    rank = max(1, math.ceil(share * counts.total()))
    seen = 0
    for length in sorted(counts):
        seen += counts[length]
        if seen >= rank:
            return length
    raise ValueError("no lengths")


def histogram(counts: Counter[int], most: int = MOST_BINS) -> tuple[Bin, ...]:
    """Bins of equal width on a log scale from the shortest to the longest."""
    low, high = min(counts), max(counts)
    ratio = (high + 1) / low
    edges = sorted({round(low * ratio ** (at / most)) for at in range(most + 1)})
    bins = []
    for start, end in pairwise(edges):
        inside = sum(n for length, n in counts.items() if start <= length < end)
        bins.append(Bin(start, end - 1, inside))
    return tuple(bins)


def expected_longest(counts: Counter[int], batch: int) -> float:
    """The expected longest of ``batch`` examples drawn at random (with replacement)."""
    total = counts.total()
    below, previous, expected = 0, 0.0, 0.0
    for length in sorted(counts):
        below += counts[length]
        reached = (below / total) ** batch
        expected += length * (reached - previous)
        previous = reached
    return expected


class _Rows:
    """Sequences being filled: how many have how much room left."""

    def __init__(self) -> None:
        self.room: Counter[int] = Counter()
        self.spaces: list[int] = []  # every room that some sequence has, ascending

    def change(self, space: int, by: int) -> None:
        if by > 0 and not self.room[space]:
            insort(self.spaces, space)
        self.room[space] += by
        if not self.room[space]:
            del self.spaces[bisect_left(self.spaces, space)]

    def fill(self, space: int, need: int, examples: int, rows: int) -> int:
        """Put examples of ``need`` tokens into up to ``rows`` sequences; how many found a place."""
        each = min(space // need, examples)
        used = min(examples // each, rows)
        if space - each * need:
            self.change(space - each * need, used)
        return each * used


def packed_rows(counts: Counter[int], sequence: int) -> int:
    """Sequences of the plan's length that hold all examples, each where it fits best.

    Longest first, as TRL's best-fit decreasing packing; an example is cut at the sequence length.
    """
    filled = _Rows()
    rows = 0
    for length in sorted(counts, reverse=True):
        need = min(length, sequence)
        left = counts[length]
        while left:
            at = bisect_left(filled.spaces, need)
            if at == len(filled.spaces):
                before = left
                left -= filled.fill(sequence, need, left, left)
                rows += -(-(before - left) // min(sequence // need, before))
                continue
            space = filled.spaces[at]
            open_rows = filled.room[space]
            placed = filled.fill(space, need, left, open_rows)
            filled.change(space, -(placed // min(space // need, left)))
            left -= placed
    return rows


def summarise(lengths: Lengths, sequence: int, batch: int) -> Summary:
    """The summary for a plan of this sequence length (tokens) and micro-batch."""
    counts = lengths.counts
    total, tokens = counts.total(), sum(length * n for length, n in counts.items())
    kept: Counter[int] = Counter()
    for length, n in counts.items():
        kept[min(length, sequence)] += n
    kept_tokens = sum(length * n for length, n in kept.items())
    padded = expected_longest(kept, batch)
    packed = packed_rows(kept, sequence) * sequence
    longest = max(counts)
    return Summary(
        examples=total,
        tokens=tokens,
        mean=tokens / total,
        p50=percentile(counts, 0.50),
        p95=percentile(counts, 0.95),
        longest=longest,
        histogram=histogram(counts),
        cut_percent=100 * sum(n for length, n in counts.items() if length > sequence) / total,
        lost_percent=100 * (tokens - kept_tokens) / tokens,
        padding_percent=100 * (1 - kept_tokens / total / padded),
        packing_percent=100 * (1 - kept_tokens / packed),
        longest_batch=min(longest, sequence) * batch,
    )


def at_longest(scenario: Scenario, lengths: Lengths) -> Scenario:
    """The plan of the longest batch: padded batches of the longest example, lengths filled in.

    Plan it to see the memory that the data set asks for at its worst.
    """
    counts = lengths.counts
    tokens = sum(length * n for length, n in counts.items())
    longest = max(counts)
    own = PlanLengths(mean=tokens / counts.total(), max=longest)
    training = scenario.training.replace(sequence_length=longest, packed=False, lengths=own)
    return scenario.replace(training=training)
