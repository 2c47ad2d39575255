"""From a resolved job to the things every strategy combines: setup, static bytes, ingredients."""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from engine.architecture.adapters import Adapters, adapters_of
from engine.architecture.inventory import inventory_of
from engine.architecture.spec import ModelSpec, SoftmaxAttention
from engine.job import Job
from engine.memory.checkpoint import FOUR_BIT, PACKED_BYTES, packed_as, packed_weights
from engine.memory.cost import Size
from engine.memory.ingredients import Ingredients, ingredients_of
from engine.memory.objective import ObjectiveCost, objective_cost
from engine.memory.options import Options, options_of
from engine.memory.recipe import SIZE_OF, Recipe, recipe_of
from engine.memory.setup import AdaptedLinear, Kernels, Setup, Split
from engine.memory.static import Static, static_of
from engine.memory.tensors import Trained, adapter_tensors, base_tensors, saved_tensors
from engine.memory.terms.weights import Weights, plain_weights, quantised_weights
from engine.profiles import PROFILES
from engine.scenario import Method, Scenario
from engine.scenario.method import Adapter, Quantization
from engine.scenario.training import Training


@dataclass(frozen=True)
class Prepared:
    """One method of a job, ready for any strategy. Sizes are of one micro-batch on one rank."""

    job: Job
    method: Method
    scenario: Scenario
    setup: Setup
    static: Static
    ingredients: Ingredients
    options: Options
    size: Size
    adapters: Adapters | None
    objective: ObjectiveCost

    @property
    def recipe(self) -> Recipe:
        """The numeric recipe."""
        return self.setup.recipe


NO_ADAPTERS = Adapters(modules=())
WHOLE = Split()


class _Switches(NamedTuple):
    """What else decides which tensors a layer keeps."""

    attention: str
    kernels: Kernels
    padding_mask: bool
    split: Split
    packed: str | None


@lru_cache(maxsize=512)
def _setup(
    spec: ModelSpec, recipe: Recipe, method: Method, adapter: Adapter, switches: _Switches
) -> tuple[Setup, Adapters]:
    trained = NO_ADAPTERS if method == "full" else adapters_of(spec, adapter)
    linears: list[tuple[str, tuple[AdaptedLinear, ...]]] = []
    experts: list[tuple[str, int]] = []
    for name in spec.blocks:
        found = trained.of_block(name)
        linears.append(
            (
                name,
                tuple(
                    AdaptedLinear(m.module.role, m.module.inputs, m.module.outputs, m.rank)
                    for m in found
                    if m.module.kind != "experts"
                ),
            )
        )
        elements = sum(m.parameters for m in found if m.module.kind == "experts")
        if elements:
            experts.append((name, elements))
    setup = Setup(
        spec=spec,
        inventory=inventory_of(spec),
        recipe=recipe,
        full=method == "full",
        four_bit=method == "qlora" or switches.packed in FOUR_BIT,
        adapters=tuple(linears),
        dropout=adapter.dropout > 0,
        trained_head=any(saved.module.role == "head" for saved in trained.saved),
        attention=switches.attention,
        kernels=switches.kernels,
        padding_mask=switches.padding_mask,
        adapted_experts=tuple(experts),
        split=switches.split,
    )
    return setup, trained


@lru_cache(maxsize=512)
def _static(
    spec: ModelSpec,
    recipe: Recipe,
    method: Method,
    adapter: Adapter,
    quantization: Quantization,
    optimizer: str,
    packed: str | None,
    quantised_head: bool,
) -> Static:
    inventory = inventory_of(spec)
    weights: Weights
    if packed in PACKED_BYTES:
        weights = packed_weights(inventory, recipe, packed)
    elif method == "qlora" or packed == "bnb4":
        weights = quantised_weights(inventory, recipe, quantization, quantised_head)
    else:
        weights = plain_weights(inventory, recipe)
    if method == "full":
        return static_of(weights, (), (), base_tensors(spec), recipe, optimizer, 0)
    trained = adapters_of(spec, adapter)
    saved: tuple[Trained, ...] = saved_tensors(trained)
    element = SIZE_OF[adapter.modules_to_save_dtype or "float32"]
    return static_of(weights, adapter_tensors(trained), saved, (), recipe, optimizer, element)


@lru_cache(maxsize=512)
def _ingredients(setup: Setup, loss: str, keep_logits: bool) -> Ingredients:
    return ingredients_of(setup, loss, keep_logits)


def attention_of(spec: ModelSpec, training: Training) -> str:
    """The attention that runs: a score soft cap falls back from sdpa to PyTorch operations."""
    chosen = training.attention or "sdpa"
    return "eager" if chosen == "sdpa" and needs_eager(spec) else chosen


def needs_eager(spec: ModelSpec) -> bool:
    """Whether a score soft cap rules out the fused PyTorch kernels (Gemma 2)."""
    return any(
        isinstance(block.attention, SoftmaxAttention) and block.attention.softcap
        for block in spec.blocks.values()
    )


def kernels_of(scenario: Scenario) -> Kernels:
    """The fused kernels of a run: which of them "fused" means is the framework's choice."""
    profile, training = PROFILES[scenario.profile], scenario.training
    fused = training.kernels == "fused"
    return Kernels(
        norm=fused,
        swiglu=fused and profile.fused_swiglu,
        compiled=bool(training.compile),
        fused_projections=profile.fused_projections,
    )


def prepare(
    job: Job, method: Method, split: Split = WHOLE, scenario: Scenario | None = None
) -> Prepared:
    """Everything about ``method`` that does not depend on the strategy of sharing.

    Results are shared between calls with the same model, recipe and switches, so an edit of a
    sequence length or a strategy recomputes none of it.
    """
    filled = scenario or job.scenario
    training = filled.training
    recipe = recipe_of(filled, method)
    packed = packed_as(job.spec, filled.model, method)
    switches = _Switches(
        attention_of(job.spec, training), kernels_of(filled), training.padding_mask, split, packed
    )
    setup, adapters = _setup(job.spec, recipe, method, filled.adapter, switches)
    static = _static(
        job.spec,
        recipe,
        method,
        filled.adapter,
        filled.quantization,
        training.optimizer or "adamw",
        packed,
        PROFILES[filled.profile].quantised_head,
    )
    objective = objective_cost(filled.objective, method)
    ingredients = _ingredients(setup, _loss(training, objective), _keeps_logits(training))
    size = Size(training.micro_batch * objective.batch_factor, training.sequence_length)
    return Prepared(
        job, method, filled, setup, static, ingredients, options_of(filled), size,
        None if method == "full" else adapters, objective,
    )  # fmt: skip


def _loss(training: Training, objective: ObjectiveCost) -> str:
    return training.loss or "standard" if objective.logits else "none"


def _keeps_logits(training: Training) -> bool:
    """A compiled loss lets go of the logits it was given."""
    return bool(training.keep_logits) and not training.compile


def with_split(prepared: Prepared, split: Split) -> Prepared:
    """The same, seen from one rank of a tensor parallel group."""
    if split == prepared.setup.split:
        return prepared
    fresh = prepare(prepared.job, prepared.method, split, prepared.scenario)
    return replace(fresh, size=prepared.size)
