"""Which strategy shares a job among its cards, and the ranks that come of it."""

from engine.memory.prepare import Prepared
from engine.result import Notice
from engine.sharding.held import Held
from engine.sharding.layout import FSDP2, layout_of
from engine.sharding.portion import portion_of
from engine.sharding.rank import Rank
from engine.sharding.sharded_ranks import fsdp1_rank, fsdp2_rank, sharded_portion
from engine.sharding.whole import plain_policy, whole_load, whole_moments, whole_static


def ranks_of(prepared: Prepared) -> tuple[tuple[Rank, ...], tuple[Notice, ...]]:
    """Every distinct rank of the run, and what the reader must know about the layout."""
    layout, notices = layout_of(prepared)
    if layout.strategy in FSDP2:
        return (fsdp2_rank(sharded_portion(prepared, layout)),), notices
    if layout.strategy == "fsdp1":
        return (fsdp1_rank(sharded_portion(prepared, layout)),), notices
    portion = portion_of(prepared, layout, prepared.scenario)
    held = Held(portion.units(1), plain_policy(portion), 1, prepared.method == "full")
    moments = (whole_load(portion, held), *whole_moments(portion, held))
    return (Rank(whole_static(portion, held), moments, 0, layout.cards),), notices
