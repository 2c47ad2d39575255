"""Main memory and NVMe of one node: during a step, and while the checkpoint is loaded.

Loading: every process reads the whole checkpoint into host memory unless only rank 0 does
(accelerate fsdp_cpu_ram_efficient_loading, deepspeed.zero.Init), or nothing is materialised before
it is on the card (meta). MEMORY_MODEL section 10.
"""

from engine.decide.verdict import COMFORT_MARGIN_PERCENT
from engine.memory.parts import Part
from engine.memory.prepare import Prepared
from engine.memory.recipe import SIZE_OF
from engine.memory.symbols import term_of
from engine.result import Host, Term, Value, Verdict
from engine.sharding.layout import Layout
from engine.sharding.rank import Rank
from engine.units import GIB


def load_bytes(prepared: Prepared, layout: Layout) -> int:
    """Host bytes of one node while the checkpoint is read: a copy per process."""
    loading = prepared.scenario.loading
    inventory = prepared.setup.inventory
    element = SIZE_OF[loading.dtype]
    if loading.meta:
        # One tensor at a time on its way to the card.
        return element * max(
            (m.matrix for b in inventory.blocks.values() for m in b.modules), default=0
        )
    copy = element * inventory.total_parameters
    box = prepared.scenario.box
    processes = 1 if layout.strategy == "layer-split" else min(layout.cards, box.cards_per_node)
    return copy * (1 if loading.ranks == "rank0" else processes)


def host_of(
    prepared: Prepared, layout: Layout, ranks: tuple[Rank, ...], symbols: dict[str, Value]
) -> Host:
    """What one node needs besides its cards, against what it has."""
    box = prepared.scenario.box
    terms = tuple(
        term_of(_of_node(part, rank, box.nodes), symbols | dict(rank.values))
        for rank in ranks
        for part in rank.host
        if part.bytes
    )
    paged = _paged(prepared, ranks, box.nodes)
    step = sum(term.bytes for term in (*terms, *paged))
    nvme = sum(-(-rank.nvme * rank.count // box.nodes) for rank in ranks)
    load = load_bytes(prepared, layout)
    capacity = None if box.host_ram_gib is None else int(box.host_ram_gib * GIB)
    disk = None if box.nvme_gib is None else int(box.nvme_gib * GIB)
    return Host(
        step=step,
        load=load,
        nvme=nvme,
        capacity=capacity,
        verdict=_verdict(max(step, load), capacity, nvme, disk),
        terms=(*terms, *paged),
    )


def _of_node(part: Part, rank: Rank, nodes: int) -> Part:
    """A rank's part times the ranks of a node."""
    each = -(-rank.count // nodes)
    formula = f"{each} × {part.formula}" if each > 1 else part.formula
    return part._replace(bytes=-(-part.bytes * rank.count // nodes), formula=formula)


def _paged(prepared: Prepared, ranks: tuple[Rank, ...], nodes: int) -> tuple[Term, ...]:
    """Paged states are in managed memory: at worst all of them are evicted to the host."""
    paged = prepared.static.paged
    if not paged:
        return ()
    cards = sum(rank.count for rank in ranks)
    part = Part(
        "paged_states", "optimizer", -(-paged * cards // nodes), "paged states", "optimizers"
    )
    return (term_of(part, {}),)


def _verdict(need: int, capacity: int | None, nvme: int, disk: int | None) -> Verdict | None:
    """Does not fit when host memory or NVMe is short, borderline within a tenth; None: not known."""
    if disk is not None and nvme > disk:
        return "does_not_fit"
    if capacity is None:
        return None
    if need > capacity:
        return "does_not_fit"
    if 100 * need > (100 - COMFORT_MARGIN_PERCENT) * capacity:
        return "borderline"
    return "comfortable"
