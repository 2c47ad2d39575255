"""Bytes each card sends in an optimizer step, and how long that takes on the box's links.

A ring all-gather or reduce-scatter of M bytes among n ranks sends M (n - 1) / n per card, an
all-reduce twice that. Sources: ZeRO section 7 (plain data parallel 2 P, ZeRO-3 3 P: 1.5 times),
Megatron-LM (arXiv 1909.08053: two all-reduces a layer in each direction; 2205.05198: all-gather and
reduce-scatter of the same size with sequence parallelism), PipeDream (2006.09503), GShard
(2006.16668: all-to-all of experts), ring attention (2310.01889).
"""

from dataclasses import dataclass

from engine.architecture.spec import ExpertsMlp
from engine.hardware.link import Link, host_link, link_between
from engine.memory.prepare import Prepared
from engine.result import Collective, Communication
from engine.sharding.held import Held
from engine.sharding.layout import SHARDED, ZERO
from engine.sharding.offload import Moved
from engine.sharding.portion import Portion
from engine.sharding.shapes import key_value_width

GB = 1e9


@dataclass(frozen=True, slots=True)
class Links:
    """The joints a run uses: among the cards of a node, among all cards, and to main memory."""

    inside: Link
    across: Link
    host: Link

    def of(self, degree: int, per_node: int) -> Link:
        """The joint of a group of ``degree`` neighbouring ranks."""
        return self.inside if degree <= per_node else self.across


def links_of(prepared: Prepared) -> Links:
    """The links of the scenario's box."""
    box, cards = prepared.scenario.box, prepared.job.cards
    inside = link_between(cards, box.model_copy(update={"nodes": 1}))
    across = link_between(cards, box) if box.nodes > 1 else inside
    return Links(inside, across, host_link(cards[0]))


def ring(size: int, ranks: int) -> int:
    """Bytes one rank sends in a ring all-gather or reduce-scatter of ``size`` bytes."""
    return size * (ranks - 1) // ranks if ranks > 1 else 0


def communication_of(
    portion: Portion, held: Held, moved: Moved, links: Links | None = None
) -> Communication:
    """All traffic of one optimizer step of a rank.

    Args:
        portion: the rank.
        held: its tensors, divided as its strategy does.
        moved: what of it is not on its card.
        links: of the box, looked up when None.
    """
    links = links or links_of(portion.prepared)
    per_node = portion.prepared.scenario.box.cards_per_node
    rows = [
        *_data(portion, held, links.of(portion.layout.cards, per_node)),
        *_tensor(portion, links.of(portion.layout.tensor, per_node)),
        *_context(portion, links.of(portion.layout.tensor * portion.layout.context, per_node)),
        *_expert(portion, links.of(portion.layout.tensor * portion.layout.expert, per_node)),
        *_stages(
            portion, links.across if portion.prepared.scenario.box.nodes > 1 else links.inside
        ),
        *_host(portion, moved, links.host),
    ]
    found = tuple(row for row in rows if row.bytes)
    return Communication(found, links.across.key if found else "")


def _row(key: str, size: int, link: Link, formula: str, source: str) -> Collective:
    rate = link.gb_s_per_direction
    seconds = None if rate is None else size / (rate * GB)
    return Collective(key, int(size), seconds, formula, (), source)


def _micro_steps(portion: Portion) -> int:
    return portion.prepared.scenario.training.gradient_accumulation


def _data(portion: Portion, held: Held, link: Link) -> list[Collective]:
    """Gradients, and with sharded parameters their gathers."""
    layout, chosen = portion.layout, portion.prepared.scenario.sharding
    if layout.strategy in SHARDED:
        return _sharded(portion, held, link)
    n, m = layout.group, _micro_steps(portion)
    total = held.units.total
    gradients = held.kept(total) if held.full else held.policy.adapter * total.adapter
    if layout.strategy in ZERO:
        weights = held.policy.compute * total.elements if held.full else gradients
        times = m if layout.strategy == "zero2" else 1
        return [
            _row("gradient_reduce_scatter", times * ring(gradients, n), link, "G × (n − 1) ÷ n",
                 "zero"),
            _row("parameter_all_gather", ring(weights, n), link, "2 B × Pt × (n − 1) ÷ n", "zero"),
        ]  # fmt: skip
    # Trainers skip the reduce of all micro-steps but the last (no_sync).
    times = 1 if chosen.no_sync else m
    size = 2 * times * ring(gradients, n)
    return [_row("gradient_all_reduce", size, link, "2 G × (n − 1) ÷ n", "zero")]


def _sharded(portion: Portion, held: Held, link: Link) -> list[Collective]:
    """FSDP and ZeRO-3: two gathers and one reduce a micro-step; one gather where layers stay."""
    layout, chosen = portion.layout, portion.prepared.scenario.sharding
    n, m = layout.shard, _micro_steps(portion)
    total, policy = held.units.total, held.policy
    gathered = ring(held.gathered(total), n)
    again = chosen.reshard_after_forward and layout.strategy != "fsdp-grad-op"
    reduces = 1 if chosen.no_sync and layout.strategy not in ZERO else m
    reduced = held.reduce_input(total)
    rows = [
        _row("parameter_all_gather", (2 if again else 1) * m * gathered, link,
             f"{'2' if again else '1'} × wc × P × (N − 1) ÷ N × m", "zero"),
        _row("gradient_reduce_scatter", reduces * ring(reduced, n), link,
             "wr × Pt × (N − 1) ÷ N", "zero"),
    ]  # fmt: skip
    if layout.replicate > 1:
        size = 2 * reduces * ring(policy.reduce * total.share if held.full else held.kept(total),
                                  layout.replicate)  # fmt: skip
        rows.append(_row("replica_all_reduce", size, link, "2 × wr × Pt ÷ N × (r − 1) ÷ r",
                         "sharding_model_5"))  # fmt: skip
    return rows


def _passes(portion: Portion) -> int:
    """Walks through a layer in one micro-step that exchange activations.

    Forward, backward, and the forward again under checkpointing.
    """
    return 2 if portion.prepared.options.checkpointing == "none" else 3


def _stream(portion: Portion) -> int:
    """c * h * T of one micro-batch on this rank."""
    recipe = portion.computed.recipe
    return int(recipe.compute * portion.spec.hidden * portion.size.tokens)


def _tensor(portion: Portion, link: Link) -> list[Collective]:
    """Two all-reduces of the stream a layer and pass, one for the embedding, the gather of logits."""
    t = portion.layout.tensor
    if t == 1:
        return []
    stream, m = _stream(portion), _micro_steps(portion)
    layers = 2 * portion.spec.layer_count * _passes(portion)
    ends = 2 if portion.stage.embedding else 0
    size = (layers + ends) * 2 * ring(stream, t) * m
    rows = [_row("tensor_all_reduce", size, link, "2 × 2 × c × h × T × (t − 1) ÷ t", "megatron")]
    if portion.stage.head and not portion.computed.setup.split.loss_parallel:
        logits = portion.computed.recipe.compute * portion.spec.vocab * portion.size.tokens
        rows.append(_row("logits_all_gather", m * ring(int(logits), t), link,
                         "2 B × T × V × (t − 1) ÷ t", "megatron"))  # fmt: skip
    return rows


def _context(portion: Portion, link: Link) -> list[Collective]:
    """Keys and values of every layer go round the ring in each pass, their gradients in backward."""
    cp = portion.layout.context
    if cp == 1:
        return []
    inventory = portion.computed.setup.inventory
    width = sum(
        key_value_width(inventory.blocks[name].block.attention, portion.layout.tensor) * count
        for name, count in inventory.counts.items()
    )
    whole = portion.computed.recipe.compute * width * portion.size.tokens * cp
    size = (_passes(portion) + 1) * ring(int(whole), cp) * _micro_steps(portion)
    return [_row("key_value_ring", size, link, "2 × 2dkv × T × cp × (cp − 1) ÷ cp",
                 "sharding_model_10")]  # fmt: skip


def _expert(portion: Portion, link: Link) -> list[Collective]:
    """Tokens go to the ranks of their experts and back in every pass."""
    ep = portion.layout.expert
    if ep == 1:
        return []
    inventory = portion.computed.setup.inventory
    routed = 0
    for name, count in inventory.counts.items():
        mlp = inventory.blocks[name].block.mlp
        routed += mlp.per_token * count if isinstance(mlp, ExpertsMlp) else 0
    size = 2 * _passes(portion) * ring(routed * _stream(portion), ep) * _micro_steps(portion)
    return [_row("expert_all_to_all", size, link, "2 × k × c × h × T × (ep − 1) ÷ ep", "megatron")]


def _stages(portion: Portion, link: Link) -> list[Collective]:
    """The stream to the next stage and its gradient to the one before, for every micro-batch."""
    layout = portion.layout
    if layout.pipeline == 1 and layout.strategy != "layer-split":
        return []
    chosen = portion.prepared.scenario.sharding
    chunks = chosen.virtual_stages if chosen.schedule == "interleaved" else 1
    sends = (0 if portion.stage.head else 1) + (0 if portion.stage.embedding else 1)
    one = _stream(portion) // portion.computed.setup.split.sequence
    size = sends * chunks * one * _micro_steps(portion)
    return [_row("stage_send", size, link, "2 × c × h × T × m", "pipeline")]


def _host(portion: Portion, moved: Moved, link: Link) -> list[Collective]:
    """Offloaded states never pass; gradients go to the host and updated weights come back.

    Sharded parameters on the host come up before each gather.
    """
    if not moved.gradients and not moved.parameters:
        return []
    if moved.parameters:
        # Up before the forward and again before the backward pass of every micro-step.
        size = moved.gradients + 2 * _micro_steps(portion) * moved.parameters
        return [_row("host_copies", size, link, "G ÷ N + 2 × P ÷ N × m", "zero_offload")]
    return [_row("host_copies", 2 * moved.gradients, link, "2 × G ÷ N", "zero_offload")]
