"""What a sharded data parallel rank holds and moves of each unit, in bytes.

SHARDING_MODEL section 2 (shards), 3 (gathered), 4 (gradients), 6 (adapters gathered with their
layer): the sizes that the moments of FSDP2 and FSDP1 are sums of.
"""

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import NamedTuple

from engine.architecture.spec import ModelSpec
from engine.memory.parts import Moment, Part
from engine.memory.prepare import Prepared
from engine.memory.terms.optimizer import EIGHT_BIT, PAGED, state_formula
from engine.memory.terms.weights import quantised_formulas
from engine.sharding.policy import Policy
from engine.sharding.units import Shares, Unit, Units, flat_units, units_of

SOURCE = "sharding_model_2"
LOADING = "loading_code"


@dataclass(frozen=True)
class Held:
    """Units with the dtypes of a policy.

    Attributes:
        ranks: N.
        full: the base is trained.
        packed_sharded: quantised values are divided among the ranks.
        adapters_sharded: adapters are; otherwise every rank holds them whole.
    """

    units: Units
    policy: Policy
    ranks: int
    full: bool
    packed_sharded: bool = True
    adapters_sharded: bool = True

    def gathered(self, unit: Unit) -> int:
        """wc * pad(P): one unit whole; a quantised one in its packed form."""
        found = self.policy.compute * unit.padded
        if self.adapters_sharded:
            found += self.policy.adapter_compute * unit.adapter_padded
        return found + (unit.packed if self.packed_sharded else 0)

    def gradient(self, unit: Unit) -> int:
        """wc * P: gradients of one unit before they are reduced."""
        if self.full:
            return self.policy.compute * unit.elements
        return self.policy.adapter_compute * unit.adapter

    def reduce_input(self, unit: Unit) -> int:
        """wr * pad(P): the reduce-scatter's input."""
        if self.full:
            return self.policy.reduce * unit.padded
        if not self.adapters_sharded:
            return 0
        return min(self.policy.reduce, self.policy.adapter) * unit.adapter_padded

    def reduced(self, unit: Unit) -> int:
        """wr * pad(P) / N: its output."""
        if self.full:
            return self.policy.reduce * unit.share
        return self.policy.adapter * unit.adapter_share

    def kept(self, unit: Unit) -> int:
        """gs = ws * pad(P) / N: the sharded gradient as it is kept for the optimizer."""
        if self.full:
            return self.policy.gradient * unit.share
        adapters = unit.adapter_share if self.adapters_sharded else unit.adapter
        return self.policy.adapter * adapters

    def accumulated(self, unit: Unit) -> int:
        """wacc * P: gradients left unsharded between micro-steps."""
        if self.full:
            return self.policy.accumulated * unit.elements
        return self.policy.adapter * unit.adapter

    @cached_property
    def _above(self) -> dict[str, tuple[int, ...]]:
        """Of each size, its sum over the layers above layer i, at i + 1."""
        found = {}
        for what in ("gathered", "kept", "accumulated", "reduced"):
            size = getattr(self, what)
            of_kind = {name: size(unit) for name, unit in self.units.layers.items()}
            sums = [0]
            for name in reversed(self.units.order):
                sums.append(sums[-1] + of_kind[name])
            found[what] = tuple(reversed(sums))
        return found

    def above(self, index: int, what: str) -> int:
        """Sum of a size ("gathered", "kept", "accumulated", "reduced") over the layers above."""
        return self._above[what][index + 1]

    def stored(self, unit: Unit) -> int:
        """ws * pad(P) / N of what is trained: the size of one optimizer state or foreach copy."""
        if self.full:
            return self.policy.stored * unit.share
        return self.kept(unit)


@lru_cache(maxsize=2048)
def held_of(
    spec: ModelSpec,
    shares: Shares,
    policy: Policy,
    flat: bool = False,
    packed: bool = True,
    adapters: bool = True,
) -> Held:
    """Held, kept: an edit of a sequence length computes none of it anew.

    Args:
        spec: the layers, and both ends.
        shares: how the tensors are cut and among how many ranks.
        policy: bytes per element.
        flat: units are flat parameters, padded as a whole (FSDP1, DeepSpeed).
        packed: quantised values are divided.
        adapters: adapters are divided.
    """
    ranks = shares.shard
    if flat:
        units = flat_units(units_of(spec, shares._replace(shard=1)), ranks, shares.cut.expert)
    else:
        units = units_of(spec, shares)
    return Held(units, policy, ranks, shares.adapter is None, packed, adapters)


def static_parts(held: Held, prepared: Prepared) -> tuple[Part, ...]:
    """Weights, adapters and optimizer states of one rank: sum of pad(p)/N * bytes."""
    policy, total = held.policy, held.units.total
    n = held.ranks
    # "P" is of this rank's layers and heads; see the rank's values.
    divided = " ÷ N" if n > 1 else ""
    base = policy.stored if held.full else policy.frozen
    plain = "(P − Pq)" if total.packed else "P"
    parts = [
        Part("weights", "weights", base * total.share, f"{base} B × {plain}{divided}", SOURCE),
    ]
    vision = prepared.setup.spec.vision_parameters
    if vision:
        parts.append(
            Part("vision_tower", "weights", -(-2 * vision // n), f"2 B × Pv{divided}", SOURCE)
        )
    if total.packed:
        packed = -(-total.packed // n) if held.packed_sharded else total.packed
        values, constants = quantised_formulas(prepared.scenario.quantization)
        formula = f"{values} × Pq{divided if held.packed_sharded else ''}"
        parts.append(Part("packed_weights", "weights", packed, formula, SOURCE))
        # They hang on the quantisation state, which is no parameter: nothing divides them.
        scales = f"{constants}, on every rank"
        parts.append(Part("weight_scales", "weights", total.scales, scales, SOURCE))
    if not held.full:
        adapters = total.adapter_share if held.adapters_sharded else total.adapter
        # With them go the modules trained in full beside them: Pt is both.
        formula = f"{policy.adapter} B × Pt{divided if held.adapters_sharded else ''}"
        parts.append(Part("adapters", "adapters", policy.adapter * adapters, formula, SOURCE))
    return (*parts, *_state_parts(held, prepared), *small_parts(prepared))


def reference_part(held: Held, prepared: Prepared) -> tuple[Part, ...]:
    """The frozen 16-bit copy that a preference objective compares with, divided as the model is."""
    if not prepared.objective.reference:
        return ()
    share = 2 * held.units.total.share
    divided = " ÷ N" if held.ranks > 1 else ""
    return (Part("reference_model", "weights", share, f"2 B × P{divided}", "objectives"),)


def small_parts(prepared: Prepared) -> tuple[Part, ...]:
    """Tensors that no sharding divides: Adam's step counters and the batch of token numbers.

    torch.optim keeps one counter a tensor, on the card when fused, in an allocator block of 512 B;
    token ids, labels and positions are int64 (both seen exactly in the dry run's static bytes).
    """
    training = prepared.scenario.training
    counters = 0
    if training.optimizer == "adamw" and training.optimizer_kernel == "fused":
        counters = 512 * sum(tensor.count for tensor in prepared.static.trained)
    return (
        Part("step_counters", "optimizer", counters, "512 B × tensors", SOURCE),
        Part("batch", "activations", 24 * prepared.size.tokens, "3 × 8 B × T", SOURCE),
    )


def _state_parts(held: Held, prepared: Prepared) -> tuple[Part, ...]:
    """Optimizer states of the shard: as the whole ones, by this rank's share of what is trained."""
    static = prepared.static
    whole = sum(tensor.elements for tensor in static.trained)
    total = held.units.total
    share = total.share if held.full else total.adapter_share
    if not held.full and not held.adapters_sharded:
        share = total.adapter
    policy = held.policy
    name = prepared.scenario.training.optimizer or "adamw"
    # DeepSpeed keeps an fp32 master of 16-bit adapters too; without it they are their own.
    zero = bool(policy.master) and policy.casts
    own = policy.state if held.full or zero else policy.adapter
    then = prepared.recipe.state if held.full else prepared.recipe.adapter
    divided = " ÷ N" if held.ranks > 1 and (held.full or held.adapters_sharded) else ""
    # 8-bit, 32-bit and factored states have a size of their own, whatever the parameter's dtype.
    fixed = name in EIGHT_BIT or name in PAGED or name in ("adafactor", "adalomo")
    states = static.states if fixed else static.states * own // then
    states = -(-states * share // whole) if whole else 0
    if name == "adamw":
        states = 2 * own * share
    formula = state_formula(name, own)
    if divided:
        formula = f"{formula}{divided}" if name == "adamw" else f"({formula}){divided}"
    parts = [Part("optimizer_states", "optimizer", states, formula, SOURCE)]
    if policy.master and (held.full or policy.casts):
        master = policy.master * share
        parts.append(
            Part("master_weights", "optimizer", master, f"{policy.master} B × Pt{divided}", SOURCE)
        )
    return tuple(parts)


def load_moment(held: Held, flat: bool = False) -> Moment:
    """Shards arrive while one tensor (FSDP1: one unit) is whole in the stored dtype."""
    units, policy = held.units, held.policy
    base = policy.stored if held.full else policy.frozen
    total = units.total
    packed = -(-total.packed // held.ranks) if held.packed_sharded else total.packed
    whole = max(unit.elements for unit in (*units.layers.values(), units.root))
    arriving = base * (whole if flat else total.matrix)
    weights = base * total.share + packed + total.scales
    parts = (
        Part("loading_weights", "weights", weights, "all weights ÷ N", LOADING),
        Part("arriving_tensor", "weights", arriving, "largest unit or tensor", LOADING),
    )
    return Moment("loading", "load", parts)


def save_moment(held: Held, prepared: Prepared) -> Moment:
    """A full checkpoint is gathered: unit by unit on its way to the host, or all of it on a card.

    torch.distributed.checkpoint.state_dict (full_state_dict, cpu_offload); with adapters alone, or
    shards, next to nothing is gathered.
    """
    saving, units = prepared.scenario.saving, held.units
    state = saving.state or ("full" if held.full else "adapter")
    size, formula = 0, ""
    if state == "full" and saving.offload == "none":
        size, formula = held.policy.stored * units.total.elements, f"{held.policy.stored} B × P"
    elif state == "full":
        largest = max((*units.layers.values(), units.root), key=lambda unit: unit.padded)
        size, formula = held.policy.stored * largest.elements, f"{held.policy.stored} B × P_u"
    return Moment("saving", "save", (Part("gathered_state", "gathered", size, formula, SOURCE),))


class Holding(NamedTuple):
    """One rank: what stays, the candidate peaks, and the sizes both are made of."""

    static: tuple[Part, ...]
    moments: tuple[Moment, ...]
    held: Held
