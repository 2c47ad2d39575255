"""Serving over a grid: what one sequence of each context costs, times the sequences served."""

from dataclasses import replace

from engine.decide.limits_sizes import with_size
from engine.job import Job
from engine.memory.cost import Number, Size
from engine.memory.inference import inference_ranks, serving_cards
from engine.memory.parts import Moment, Part
from engine.memory.prepare import prepare
from engine.sharding.rank import Rank

_WHOLE = 32  # sequences whose cache is whole bytes in every cache type (18 B per 32 values)


def served_ranks(job: Job, size: Size) -> tuple[Rank, ...]:
    """The ranks of an inference job with arrays over the grid in their parts.

    A part is a constant and a multiple of the batch; two batches of one context tell them apart.
    """
    import numpy as np

    prepared = prepare(job, "inference")
    cards = serving_cards(prepared)
    batch = _WHOLE * cards

    def ranks_at(context: int, sequences: int) -> tuple[Rank, ...]:
        asked = with_size(job, "inference", sequence_length=context, micro_batch=sequences)
        return inference_ranks(replace(prepared, scenario=asked.scenario))

    contexts = [int(context) for context in size.sequence.reshape(-1)]
    once = [ranks_at(context, batch) for context in contexts]
    twice = ranks_at(contexts[0], 2 * batch)

    def column(parts: list[tuple[Part, ...]], doubled: tuple[Part, ...]) -> tuple[Part, ...]:
        found = []
        for at, part in enumerate(parts[0]):
            constant = 2 * part.bytes - doubled[at].bytes
            each = np.array([own[at].bytes for own in parts], np.int64) - constant
            share = _share(part, each, size.batch, cards)
            found.append(part._replace(bytes=constant + share))
        return tuple(found)

    found = []
    for at, rank in enumerate(once[0]):
        static = column([r[at].static for r in once], twice[at].static)
        moments = tuple(
            Moment(
                moment.key,
                moment.phase,
                column([r[at].moments[m].parts for r in once], twice[at].moments[m].parts),
            )
            for m, moment in enumerate(rank.moments)
        )
        found.append(replace(rank, static=static, moments=moments))
    return tuple(found)


def _share(part: Part, each: Number, batch: Number, cards: int) -> Number:
    """Bytes for ``batch`` sequences where 32 x cards of them add ``each``; a cache is shared."""
    if part.key == "kv_cache":
        return -(-(each * batch // _WHOLE) // cards)
    return each * batch // (_WHOLE * cards)
