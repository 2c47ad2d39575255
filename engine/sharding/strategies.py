"""Which strategy shares a job among its cards, and the ranks that come of it."""

from engine.memory.prepare import Prepared
from engine.memory.static_parts import static_parts
from engine.memory.step_moments import step_moments
from engine.result import Notice
from engine.sharding.rank import Rank


def ranks_of(prepared: Prepared) -> tuple[tuple[Rank, ...], tuple[Notice, ...]]:
    """Every distinct rank of the run, and what the reader must know about the layout."""
    moments = step_moments(
        prepared.ingredients, prepared.static, prepared.options, prepared.size
    )
    return (Rank(static_parts(prepared), moments),), ()
