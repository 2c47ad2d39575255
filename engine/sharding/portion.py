"""The portion of a run that one rank computes: its layers, its ends, its share of tokens and heads.

Tensor parallelism: SHARDING_MODEL section 7. Context parallelism: section 10 (T/cp and the gathered
keys and values of one layer). Pipeline stages and layer split: a stage is a model of fewer layers.
"""

from dataclasses import dataclass, replace
from functools import lru_cache

from engine.architecture.spec import ModelSpec
from engine.memory.cost import ZERO, Size
from engine.memory.ingredients import Ingredients
from engine.memory.prepare import Prepared, prepare
from engine.memory.setup import Split
from engine.memory.terms.logits import LossCost
from engine.scenario import Scenario
from engine.sharding.held import Held, held_of
from engine.sharding.layout import Layout
from engine.sharding.legal import head_counts
from engine.sharding.policy import Policy
from engine.sharding.shapes import Cut
from engine.sharding.units import Shares


@dataclass(frozen=True, slots=True)
class Stage:
    """Consecutive layers from the bottom: ``first`` up to, not including, ``end``.

    ``in_flight``: micro-batches (of all its layers) whose activations are alive at once, as a
    fraction numerator / denominator for interleaved stages.
    """

    first: int
    end: int
    embedding: bool = True
    head: bool = True
    in_flight: tuple[int, int] = (1, 1)


@dataclass(frozen=True)
class Portion:
    """``prepared`` holds the stored dtypes, ``computed`` what activations are made of."""

    prepared: Prepared
    computed: Prepared
    layout: Layout
    stage: Stage

    @property
    def spec(self) -> ModelSpec:
        """The model of this rank's layers."""
        return self.prepared.setup.spec

    @property
    def is_whole(self) -> bool:
        """Whether this rank holds the whole model: no tensor, pipeline or expert parallelism."""
        layout = self.layout
        return layout.model_ranks == 1 and layout.expert == 1 and layout.strategy != "layer-split"

    @property
    def size(self) -> Size:
        """One micro-batch on this rank."""
        return self.computed.size

    def shares(self, shard: int) -> Shares:
        """How this rank's tensors are cut, and shared by ``shard`` ranks."""
        prepared, layout = self.prepared, self.layout
        return Shares(
            None if prepared.method == "full" else prepared.scenario.adapter,
            prepared.scenario.quantization if prepared.method == "qlora" else None,
            Cut(layout.tensor, layout.expert, head_counts(self.spec)[1]),
            shard,
            (self.stage.embedding, self.stage.head),
        )

    def whole(self, policy: Policy) -> Held:
        """This rank's tensors, none of them shared."""
        return held_of(self.spec, self.shares(1), policy)


def whole_stage(spec: ModelSpec) -> Stage:
    """All layers on every rank."""
    return Stage(0, spec.layer_count)


def split_of(scenario: Scenario, layout: Layout) -> Split:
    """How tensor parallelism divides a layer, with and without its sequence and loss parts."""
    t = layout.tensor
    if t == 1:
        return Split()
    chosen = scenario.sharding
    return Split(t, t if chosen.sequence_parallel else 1, chosen.loss_parallel)


@lru_cache(maxsize=512)
def spec_of(spec: ModelSpec, first: int, end: int) -> ModelSpec:
    """The model of some of the layers, with both ends."""
    if first == 0 and end == spec.layer_count:
        return spec
    layers: list[tuple[str, int]] = []
    for name in spec.order[first:end]:
        if layers and layers[-1][0] == name:
            layers[-1] = (name, layers[-1][1] + 1)
        else:
            layers.append((name, 1))
    return spec.replace(layers=tuple(layers))


def portion_of(
    prepared: Prepared, layout: Layout, computed: Scenario, stage: Stage | None = None
) -> Portion:
    """A rank's portion.

    Args:
        prepared: the run.
        layout: its degrees.
        computed: the scenario whose activations the rank has (its compute dtypes).
        stage: its layers; all of them when None.
    """
    stage = stage or whole_stage(prepared.setup.spec)
    job = prepared.job
    spec = spec_of(job.spec, stage.first, stage.end)
    own = prepared
    if spec is not job.spec:
        job = replace(job, spec=spec)
        own = prepare(job, prepared.method, scenario=prepared.scenario)
    with_split = prepare(job, prepared.method, split_of(prepared.scenario, layout), computed)
    size = prepared.size
    if layout.context > 1:
        size = Size(size.batch, -(-size.sequence // layout.context))
    ingredients = with_split.ingredients
    if not stage.head:
        ingredients = _without_head(ingredients)
    with_split = replace(with_split, size=size, ingredients=ingredients)
    return Portion(replace(own, size=size), with_split, layout, stage)


def _without_head(ing: Ingredients) -> Ingredients:
    """A stage below the last one: no final norm, no logits, no loss."""
    nothing = LossCost(ZERO, ZERO, "", "")
    return replace(
        ing, loss=nothing, final_norm=ZERO, head_input=ZERO, head_output=ZERO, kept_logits=ZERO,
        head_cast=0, head_gradients=0,
    )  # fmt: skip
