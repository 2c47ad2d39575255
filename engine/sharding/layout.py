"""The layout of a run: how many ranks of which kind, and what is changed where that is not possible.

Data degree = cards / (tensor x pipeline x context); the sharding group of FSDP and ZeRO is every
card that neither tensor nor pipeline parallelism uses (data x context ranks). A product that cannot
be is answered by a notice and the nearest one that can; nothing raises.
"""

from dataclasses import dataclass

from engine.memory.prepare import Prepared
from engine.result import Notice
from engine.scenario.sharding_choice import Strategy
from engine.sharding import legal

SHARDED: frozenset[Strategy] = frozenset({"fsdp", "fsdp1", "fsdp-grad-op", "hsdp", "zero3"})
FSDP2: frozenset[Strategy] = frozenset({"fsdp", "fsdp-grad-op", "hsdp"})
ZERO: frozenset[Strategy] = frozenset({"zero1", "zero2", "zero3"})


@dataclass(frozen=True, slots=True)
class Layout:
    """Degrees of each kind of parallelism; their product is the number of working cards.

    Attributes:
        strategy: how data parallel ranks share the states.
        cards: cards that work.
        data: replicas of the (split) model that see different sequences.
        shard: N, ranks that one copy of the states is divided among.
        replicate: copies of the sharded states (HSDP).
        expert: ranks that divide the experts, inside the data ranks.
    """

    strategy: Strategy
    cards: int
    tensor: int = 1
    pipeline: int = 1
    context: int = 1
    data: int = 1
    shard: int = 1
    replicate: int = 1
    expert: int = 1

    @property
    def model_ranks(self) -> int:
        """Ranks that hold different parts of one copy by tensor or pipeline parallelism."""
        return self.tensor * self.pipeline

    @property
    def group(self) -> int:
        """Ranks with the same part of the model: data x context."""
        return self.data * self.context


def layout_of(prepared: Prepared) -> tuple[Layout, tuple[Notice, ...]]:
    """The legal layout nearest to what the scenario asks for, and what had to change."""
    chosen = prepared.scenario.sharding
    cards = prepared.scenario.box.total_cards
    spec = prepared.setup.spec
    notices: list[Notice] = []

    tensor, found = legal.tensor_degree(spec, chosen.tensor, cards)
    notices += found
    pipeline, found = legal.pipeline_degree(spec, chosen, cards // tensor)
    notices += found
    context, found = legal.context_degree(prepared, cards // (tensor * pipeline))
    notices += found
    data, found = legal.data_degree(cards, tensor, pipeline, context)
    notices += found
    strategy, found = legal.strategy_of(prepared, cards, tensor * pipeline * context, data)
    notices += found
    if strategy == "layer-split":
        # One process places layers on the cards of its own node.
        working = min(prepared.scenario.box.cards_per_node, spec.layer_count)
        if working < cards:
            notices.append(legal.idle(cards, working))
        return Layout(strategy, working), tuple(notices)
    if strategy == "none":
        # Nothing joins the replicas: only one of them works.
        data = 1
    group = data * context
    replicate, found = legal.replicas(chosen, strategy, group)
    notices += found
    expert, found = legal.expert_degree(spec, chosen.expert, group // replicate)
    notices += found
    working = tensor * pipeline * group
    if working < cards and not any(n.key == "cards_not_divisible" for n in notices):
        notices.append(legal.idle(cards, working))
    shard = group // replicate if strategy not in ("none", "ddp", "layer-split") else 1
    layout = Layout(
        strategy, working, tensor, pipeline, context, data, shard, replicate, expert
    )  # fmt: skip
    notices += legal.remarks(prepared, layout.strategy, layout.shard)
    return layout, tuple(notices)
