"""Changes of how weights, gradients and optimizer states are stored, or of what is trained."""

from typing import Any

from engine.decide.advice.suggestion import Change, Cost, Idle, Maker
from engine.decide.advice.training_changes import with_training
from engine.job import Job
from engine.memory.prepare import prepare
from engine.planner import parameters_of
from engine.resolve import resolve
from engine.scenario import Scenario

_EIGHT_BIT = {
    "adamw": "adamw-8bit", "paged-adamw": "paged-adamw-8bit", "lion": "lion-8bit",
    "sgd-momentum": None, "adafactor": None,
}  # fmt: skip
_PAGED = {"adamw": "paged-adamw", "adamw-8bit": "paged-adamw-8bit"}
_SIXTEEN = ("bf16-pure", "bf16-autocast")
_LOW_RANK = 8


def optimizer_8bit(scenario: Scenario, job: Job) -> Change | Idle | None:
    """States in blocks of 8 bits (bitsandbytes)."""
    name = job.scenario.training.optimizer or "adamw"
    if name.endswith("8bit"):
        return Idle("optimizer_8bit", "already_used")
    other = _EIGHT_BIT.get(name)
    if other is None:
        return Idle("optimizer_8bit", "no_8bit_form", (("optimizer", name),))
    costs = (Cost("quality", "rounded_states"), Cost("software", "bitsandbytes"))
    changed = with_training(scenario, optimizer=other)
    return Change("optimizer_8bit", changed, (("from", name), ("to", other)), costs, 6)


def optimizer_paged(scenario: Scenario, job: Job) -> Change | Idle | None:
    """States in managed memory, which leaves the card when it is short."""
    name = job.scenario.training.optimizer or "adamw"
    if name.startswith("paged"):
        return Idle("optimizer_paged", "already_used")
    other = _PAGED.get(name)
    if other is None:
        return Idle("optimizer_paged", "no_paged_form", (("optimizer", name),))
    changed = with_training(scenario, optimizer=other)
    paged = prepare(resolve(changed), scenario.method).static.paged
    costs = (
        Cost("host_ram", "states_in_ram", (("bytes", paged),)),
        Cost("time", "paging"),
        Cost("software", "bitsandbytes"),
    )
    return Change("optimizer_paged", changed, (("from", name), ("to", other)), costs, 8)


def optimizer_in_backward(scenario: Scenario, job: Job) -> Change | Idle | None:
    """Each gradient is used and freed as soon as it is formed."""
    training = job.scenario.training
    if training.optimizer_in_backward or training.optimizer in ("lomo", "adalomo"):
        return Idle("optimizer_in_backward", "already_used")
    if scenario.method != "full":
        return Idle("optimizer_in_backward", "gradients_are_small")
    if training.gradient_accumulation > 1:
        return Idle("optimizer_in_backward", "needs_no_accumulation")
    changed = with_training(scenario, optimizer_in_backward=True)
    return Change(
        "optimizer_in_backward", changed, (), (Cost("quality", "no_gradient_clipping"),), 9
    )


def optimizer_fused(scenario: Scenario, job: Job) -> Change | Idle | None:
    """The fused step needs no copy of the trained parameters."""
    if job.scenario.training.optimizer_kernel != "foreach":
        return None
    return Change("optimizer_fused", with_training(scenario, optimizer_kernel="fused"), (), (), 1)


def sixteen_bit(scenario: Scenario, job: Job) -> Change | Idle | None:
    """16-bit weights, gradients and states instead of fp32 ones."""
    now = job.scenario.training.precision or "bf16-pure"
    if now in _SIXTEEN:
        return Idle("precision_16bit", "already_used")
    if any(card.supports.bf16 is False for card in job.cards):
        return Idle("precision_16bit", "card_without_bf16", (("gpu", job.cards[0].name),))
    target = "bf16-pure" if now in ("bf16-master", "fp16-master") else "bf16-autocast"
    changed = with_training(scenario, precision=target)
    values = (("from", now), ("to", target))
    return Change("precision_16bit", changed, values, (Cost("quality", "rounded_updates"),), 10)


def _with_adapter(scenario: Scenario, **changes: Any) -> Scenario:
    return scenario.replace(adapter=scenario.adapter.replace(**changes))


def adapters_16bit(scenario: Scenario, job: Job) -> Change | Idle | None:
    """Adapters, and with them the copies of their inputs, in 16 bit."""
    if scenario.method not in ("lora", "qlora") or job.scenario.adapter.dtype != "float32":
        return None
    changed = _with_adapter(scenario, dtype="bfloat16")
    return Change("adapters_16bit", changed, (), (Cost("quality", "rounded_updates"),), 7)


def no_upcast(scenario: Scenario, job: Job) -> Change | Idle | None:
    """Leave out the cast to fp32 of what is not quantised (peft's k-bit preparation)."""
    if scenario.method != "qlora" or not job.scenario.quantization.upcast:
        return None
    changed = scenario.replace(quantization=scenario.quantization.replace(upcast=False))
    return Change("no_upcast", changed, (), (Cost("quality", "norms_in_16bit"),), 6)


def attention_targets(scenario: Scenario, job: Job) -> Change | Idle | None:
    """Adapters on the attention alone."""
    if scenario.method not in ("lora", "qlora"):
        return None
    if job.scenario.adapter.targets == "attention":
        return Idle("adapters_on_attention", "already_used")
    changed = _with_adapter(scenario, targets="attention")
    costs = (Cost("quality", "fewer_adapted_layers"),)
    return Change("adapters_on_attention", changed, (), costs, 14)


def lower_rank(scenario: Scenario, job: Job) -> Change | Idle | None:
    """A rank at the low end of what the seeds' guides use."""
    if scenario.method not in ("lora", "qlora"):
        return None
    rank = job.scenario.adapter.rank
    if rank <= _LOW_RANK:
        return Idle("lower_rank", "already_smallest")
    changed = _with_adapter(scenario, rank=_LOW_RANK)
    values = (("from", rank), ("to", _LOW_RANK))
    return Change("lower_rank", changed, values, (Cost("quality", "lower_rank"),), 14)


def _trains_adapters(changed: Scenario) -> Cost:
    """Fewer parameters learn: their share in percent."""
    share = parameters_of(prepare(resolve(changed), changed.method)).trainable_percent
    return Cost("quality", "trains_adapters_only", (("percent", share),))


def lora(scenario: Scenario, _job: Job) -> Change | Idle | None:
    """Train adapters on a frozen 16-bit base."""
    if scenario.method != "full":
        return None
    changed = scenario.replace(method="lora")
    costs = (_trains_adapters(changed),)
    return Change("lora", changed, (("rank", scenario.adapter.rank),), costs, 25)


def qlora(scenario: Scenario, job: Job) -> Change | Idle | None:
    """Train adapters on a frozen 4-bit base."""
    if scenario.method == "qlora":
        return Idle("qlora", "already_used")
    storage = scenario.quantization.storage
    if job.scenario.box.total_cards > 1 and job.scenario.sharding.strategy not in ("none", "ddp"):
        storage = "bfloat16"
    quantization = scenario.quantization.replace(storage=storage)
    changed = scenario.replace(method="qlora", quantization=quantization)
    costs = [Cost("quality", "four_bit_base"), Cost("time", "dequantisation")]
    price = 16
    if scenario.method == "full":
        costs.insert(0, _trains_adapters(changed))
        price = 30
    return Change("qlora", changed, (("rank", scenario.adapter.rank),), tuple(costs), price)


MAKERS: tuple[Maker, ...] = (
    optimizer_fused, optimizer_8bit, no_upcast, adapters_16bit, optimizer_paged,
    optimizer_in_backward, sixteen_bit, attention_targets, lower_rank, qlora, lora,
)  # fmt: skip
