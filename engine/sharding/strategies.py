"""Which strategy shares a job among its cards, and the ranks that come of it."""

from dataclasses import dataclass

from engine.memory.activations import stored
from engine.memory.parts import Moment, Part
from engine.memory.prepare import Prepared
from engine.result import Communication, Notice, Value
from engine.sharding.data_parallel import whole_rank, zero_rank
from engine.sharding.held import Held, Holding
from engine.sharding.layout import FSDP2, ZERO, Layout, layout_of
from engine.sharding.offload import Moved, offloaded
from engine.sharding.offload import notices_of as offload_notices
from engine.sharding.policy import (
    Policy,
    computed_scenario,
    plain_policy,
    policy_of,
    zero_policy,
)
from engine.sharding.portion import Portion, Stage, portion_of, whole_stage
from engine.sharding.rank import Rank
from engine.sharding.shapes import key_value_width
from engine.sharding.sharded_ranks import fsdp1_rank, fsdp2_rank
from engine.sharding.stages import balanced_cards, pipeline_stages
from engine.sharding.traffic import communication_of
from engine.sharding.zero3 import zero3_rank

PIPELINE = "pipeline"
CONTEXT = "sharding_model_10"


@dataclass(frozen=True)
class Run:
    """How a job runs on its cards.

    Attributes:
        layout: the degrees in use.
        ranks: every distinct rank, equal ones once.
        notices: what the reader must know about the layout.
        busiest: portion, sizes and offloaded bytes of the first stage, whose traffic is reported.
    """

    layout: Layout
    ranks: tuple[Rank, ...]
    notices: tuple[Notice, ...]
    busiest: tuple[Portion, Held, Moved]

    @property
    def communication(self) -> Communication:
        """Bytes and seconds of one optimizer step of a card."""
        return communication_of(*self.busiest)


def run_of(prepared: Prepared) -> Run:
    """The run nearest to what the scenario asks for."""
    layout, notices = layout_of(prepared)
    return run_in(prepared, layout, notices)


def ranks_of(prepared: Prepared) -> tuple[tuple[Rank, ...], tuple[Notice, ...]]:
    """Every distinct rank of the run, and what the reader must know about the layout."""
    run = run_of(prepared)
    return run.ranks, run.notices


def run_in(
    prepared: Prepared,
    layout: Layout,
    notices: tuple[Notice, ...] = (),
    ends_only: bool = False,
) -> Run:
    """The run of a legal layout.

    ``ends_only``: of a pipeline only the first and the last stage, one of which is the fullest: the
    first has most in flight, the last the head and the logits.
    """
    stages = _stages(prepared, layout)
    policy = _policy(prepared, layout)
    alone = layout.strategy == "layer-split"
    per_stage = 1 if alone else max(1, layout.cards // layout.pipeline)
    ranks: list[Rank] = []
    met: dict[tuple[tuple[str, ...], bool, bool], tuple[Portion, Holding, Moved]] = {}
    for index, stage in enumerate(stages):
        if ends_only and 0 < index < len(stages) - 1:
            continue
        kinds = prepared.setup.spec.order[stage.first : stage.end]
        key = (kinds, stage.embedding, stage.head)
        if key not in met:
            portion = _portion(prepared, layout, policy, stage)
            holding, moved = offloaded(portion, _with_context(portion, _hold(portion, policy)))
            met[key] = portion, holding, moved
        portion, holding, moved = met[key]
        role = ("card" if alone else "stage") + f" {index}" if len(stages) > 1 else ""
        ranks.append(
            Rank(
                holding.static,
                _with_in_flight(portion, holding.moments, stage),
                first=index * per_stage,
                count=per_stage,
                role=role,
                streams=layout.strategy in FSDP2 or layout.strategy == "fsdp1",
                alone=alone,
                values=_values(portion, policy),
                host=moved.host,
                nvme=moved.nvme,
            )
        )
    portion, holding, moved = next(iter(met.values()))
    told = (*notices, *offload_notices(portion))
    return Run(layout, tuple(ranks), told, (portion, holding.held, moved))


def _stages(prepared: Prepared, layout: Layout) -> tuple[Stage, ...]:
    spec = prepared.setup.spec
    if layout.strategy == "layer-split":
        capacities = tuple(card.capacity for card in prepared.job.cards[: layout.cards])
        return balanced_cards(spec, capacities, prepared.static.weights)
    if layout.pipeline == 1:
        return (whole_stage(spec),)
    micro_batches = prepared.scenario.training.gradient_accumulation
    return pipeline_stages(spec, layout.pipeline, micro_batches, prepared.scenario.sharding)


def _policy(prepared: Prepared, layout: Layout) -> Policy:
    if layout.strategy in FSDP2 or layout.strategy == "fsdp1":
        return policy_of(prepared)
    return zero_policy(prepared) if layout.strategy in ZERO else plain_policy(prepared)


def _portion(prepared: Prepared, layout: Layout, policy: Policy, stage: Stage) -> Portion:
    computed = prepared.scenario
    if layout.strategy in FSDP2 or layout.strategy == "fsdp1" or policy.casts:
        computed = computed_scenario(computed, policy, prepared.method)
    return portion_of(prepared, layout, computed, stage)


def _hold(portion: Portion, policy: Policy) -> Holding:
    """(static parts, moments) of one rank."""
    strategy = portion.layout.strategy
    if strategy in FSDP2:
        return fsdp2_rank(portion, policy)
    if strategy == "fsdp1":
        return fsdp1_rank(portion, policy)
    if strategy == "zero3":
        return zero3_rank(portion, policy)
    if strategy in ZERO:
        return zero_rank(portion, policy)
    return whole_rank(portion, policy)


def _with_context(portion: Portion, holding: Holding) -> Holding:
    """Keys and values of one layer for the whole sequence (context parallelism, section 10)."""
    layout = portion.layout
    if layout.context == 1:
        return holding
    tokens = portion.size.tokens * layout.context
    c = portion.computed.recipe.compute
    gathered = max(
        (key_value_width(block.block.attention, layout.tensor)
         for block in portion.computed.setup.inventory.blocks.values()),
        default=0,
    )  # fmt: skip
    whole = Part("gathered_keys", "gathered", c * gathered * tokens, "2 × 2dkv × cp × T", CONTEXT)
    walked = ("forward_layers", "layer_backward", "bottom_layer", "top_layer")
    moments = tuple(
        m._replace(parts=(*m.parts, whole)) if m.key in walked else m for m in holding.moments
    )
    return holding._replace(moments=moments)


def _with_in_flight(
    portion: Portion, moments: tuple[Moment, ...], stage: Stage
) -> tuple[Moment, ...]:
    """Activations of the other micro-batches that are between their two passes on this stage."""
    alive, chunks = stage.in_flight
    if alive <= chunks:
        return moments
    kept = stored(portion.computed.ingredients, portion.prepared.options, portion.size)
    others = kept[0].bytes * (alive - chunks) // chunks
    extra = Part("in_flight", "activations", others, "(in flight − 1) × A", PIPELINE)
    step = ("forward", "loss", "backward")
    return tuple(m._replace(parts=(*m.parts, extra)) if m.phase in step else m for m in moments)


def _values(portion: Portion, policy: Policy) -> tuple[tuple[str, Value], ...]:
    """This rank's values of the symbols that its formulas name."""
    layout, size = portion.layout, portion.size
    values: dict[str, Value] = {
        "T": size.tokens,
        "b": size.batch,
        "s": size.sequence,
        "L": portion.spec.layer_count,
        "t": layout.tensor,
        "rb": portion.computed.recipe.residual,
        "w": policy.gradient,
    }
    if layout.shard > 1:
        values["N"] = layout.shard
    if not portion.is_whole:
        total = portion.whole(policy).units.total
        int8 = portion.prepared.scenario.quantization.kind == "int8"
        quantised = total.packed if int8 else 2 * total.packed
        values |= {"P": total.elements + quantised, "Pq": quantised, "Pa": total.adapter}
        values["Pt"] = total.elements if portion.prepared.method == "full" else total.adapter
    return tuple(values.items())
