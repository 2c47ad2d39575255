"""Bytes per element of everything a sharded rank stores, gathers and reduces.

SHARDING_MODEL: ws stored (optimizer states too), wc gathered and computed in, wr reduced in;
section 2 for what accelerate casts up, section 5 for the reduce dtype.
"""

from dataclasses import dataclass, replace

from engine.memory.prepare import Prepared
from engine.memory.recipe import FP32, SIZE_OF
from engine.scenario import ProfileName, Scenario

# accelerate 1.15 fsdp_utils: with mixed precision every trainable parameter becomes fp32.
UPCASTING: frozenset[ProfileName] = frozenset({"transformers", "trl", "axolotl", "llama-factory"})


@dataclass(frozen=True, slots=True)
class Policy:
    """Bytes per element.

    Attributes:
        stored: ws of a trained base parameter as sharded.
        frozen: of a frozen base parameter as sharded.
        compute: wc, of a gathered one.
        reduce: wr, of a gradient while it is summed over the ranks.
        gradient: of a gradient that is kept, sharded.
        state: of an optimizer state of a base parameter (two of them under Adam).
        master: of an extra master copy, 0 without.
        adapter: of an adapter as sharded; its states have the same size.
        adapter_compute: of a gathered adapter.
        casts: a policy casts stored parameters to the compute dtype.
    """

    stored: int
    frozen: int
    compute: int
    reduce: int
    gradient: int
    state: int
    master: int
    adapter: int
    adapter_compute: int
    casts: bool

    @property
    def accumulated(self) -> int:
        """wacc of a gradient kept unsharded between micro-steps (no_sync): wr, or wc without policy."""
        return self.reduce if self.casts else self.compute

    @property
    def recast(self) -> bool:
        """A reduced gradient is cast to what it is stored in (wr != ws)."""
        return self.reduce != self.gradient


def upcasts(scenario: Scenario) -> bool:
    """Whether the framework casts trainable parameters to fp32 before it shards them."""
    return scenario.training.precision == "bf16-autocast" and scenario.profile in UPCASTING


def policy_of(prepared: Prepared) -> Policy:
    """The dtypes of FSDP1 and FSDP2.

    bf16-mixed: fp32 shards, bf16 compute. bf16-pure: 16-bit throughout, no policy. bf16-autocast
    under accelerate: as bf16-mixed for what is trained, while what is frozen stays 16-bit.
    """
    recipe, scenario = prepared.recipe, prepared.scenario
    up = upcasts(scenario)
    full = prepared.setup.full
    frozen = 2 if prepared.method == "qlora" else recipe.weight
    stored = 4 if up else recipe.weight
    casts = stored > recipe.compute if full else frozen > recipe.compute
    asked = SIZE_OF[scenario.sharding.reduce_dtype or "bfloat16"]
    adapter = 4 if up else recipe.adapter
    gradient = stored if recipe.gradient == recipe.weight else recipe.gradient
    return Policy(
        stored=stored,
        frozen=frozen,
        compute=recipe.compute,
        reduce=asked if casts else recipe.compute,
        gradient=gradient,
        state=4 if up else recipe.state,
        master=recipe.master,
        adapter=adapter,
        adapter_compute=recipe.compute if casts else adapter,
        casts=casts,
    )


def plain_policy(prepared: Prepared) -> Policy:
    """Dtypes of a rank that shards nothing: those of the recipe."""
    recipe = prepared.recipe
    return Policy(
        stored=recipe.weight,
        frozen=recipe.weight,
        compute=recipe.compute,
        reduce=recipe.gradient,
        gradient=recipe.gradient,
        state=recipe.state,
        master=recipe.master,
        adapter=recipe.adapter,
        adapter_compute=recipe.adapter,
        casts=False,
    )


def zero_policy(prepared: Prepared) -> Policy:
    """DeepSpeed's 16-bit engine: 16-bit weights and gradients, fp32 master and states (16 B).

    It does so whenever training is in 16 bit at all, whatever the model was loaded in; a run that
    is 16-bit throughout, or fp32, has no master. Source: DeepSpeed runtime/bf16_optimizer.py and
    zero (arXiv 1910.02054, section 3.1). Megatron's recipe is that of its profile.
    """
    policy = plain_policy(prepared)
    scenario = prepared.scenario
    if scenario.training.precision in ("bf16-pure", "fp32") or scenario.profile == "megatron":
        return policy
    return replace(
        policy,
        stored=2,
        frozen=2,
        compute=2,
        reduce=2,
        gradient=2,
        state=FP32,
        master=FP32,
        adapter=2,
        adapter_compute=2,
        casts=True,
    )


def computed_scenario(scenario: Scenario, policy: Policy, method: str) -> Scenario:
    """The scenario whose activations a rank has: a policy behaves as bf16 weights, autocast or not.

    fp32 adapters under a policy compute in 16 bit; a sharded 4-bit base is not prepared for k-bit
    training (trl skips it), so its stream stays 16-bit.
    """
    training, adapter = scenario.training, scenario.adapter
    quantization = scenario.quantization
    if policy.casts or method == "full":
        pure = "fp32" if policy.compute == FP32 else "bf16-pure"
        training = training.model_copy(update={"precision": pure})
    if policy.casts:
        adapter = adapter.model_copy(update={"dtype": "bfloat16"})
    if method == "qlora":
        quantization = quantization.model_copy(update={"upcast": False})
    return scenario.model_copy(
        update={"training": training, "adapter": adapter, "quantization": quantization}
    )
