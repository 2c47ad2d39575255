"""Changes of where the run lives: shared by the cards at hand, in main memory, on other cards."""

from typing import Any

from engine.decide.advice.suggestion import Change, Cost, Idle, Maker, Planner
from engine.decide.advice.training_changes import with_training
from engine.decide.limits import fewest_cards, limit_of
from engine.decide.limits_sizes import value_of
from engine.files import catalog
from engine.hardware.gpu import Gpu
from engine.job import Job
from engine.resolve import resolve
from engine.scenario import Scenario

_WHOLE = ("none", "ddp")
_PARTLY = ("zero1", "zero2", "fsdp-grad-op")
_SHORTEST = 256  # tokens: a shorter sequence is no answer
_GRAIN = 64  # sequence lengths are proposed in multiples of this


def _with_sharding(scenario: Scenario, **changes: Any) -> Scenario:
    return scenario.replace(sharding=scenario.sharding.replace(**changes))


def _shardable(scenario: Scenario) -> Scenario:
    """A 4-bit base stored as a float type, which is the only one that ranks can divide."""
    if scenario.method != "qlora" or scenario.quantization.storage != "uint8":
        return scenario
    return scenario.replace(quantization=scenario.quantization.replace(storage="bfloat16"))


def shard(scenario: Scenario, job: Job) -> Change | Idle | None:
    """Divide weights, gradients and states among the cards that are there."""
    if job.scenario.box.total_cards == 1:
        return Idle("shard", "one_card")
    now = job.scenario.sharding.strategy
    if now not in (*_WHOLE, *_PARTLY):
        return Idle("shard", "already_used", (("strategy", now),))
    to = "zero3" if scenario.profile == "deepspeed" or now == "zero2" else "fsdp"
    changed = _shardable(_with_sharding(scenario, strategy=to))
    values = (("from", now), ("to", to), ("cards", job.scenario.box.total_cards))
    return Change("shard", changed, values, (Cost("time", "gathers_every_step"),), 4)


def reduce_every_step(scenario: Scenario, job: Job) -> Change | Idle | None:
    """Divide the gradients after every micro-batch instead of once a step (no_sync off)."""
    sharding = job.scenario.sharding
    waits = sharding.no_sync and job.scenario.training.gradient_accumulation > 1
    if not waits or sharding.strategy in _WHOLE:
        return None
    changed = _with_sharding(scenario, no_sync=False)
    return Change("reduce_every_step", changed, (), (Cost("time", "reduces_every_step"),), 3)


def free_after_forward(scenario: Scenario, job: Job) -> Change | Idle | None:
    """Free gathered weights after the forward pass and gather them again for the backward."""
    sharding = job.scenario.sharding
    if sharding.reshard_after_forward or sharding.strategy in (*_WHOLE, *_PARTLY):
        return None
    changed = _with_sharding(scenario, reshard_after_forward=True)
    return Change("free_after_forward", changed, (), (Cost("time", "gathers_every_step"),), 4)


def offload_states(scenario: Scenario, job: Job) -> Change | Idle | None:
    """Optimizer states in main memory, updated by the processor (ZeRO-Offload)."""
    if scenario.method != "full":
        return None
    sharding = job.scenario.sharding
    if sharding.offload_optimizer != "none":
        return Idle("offload_states", "already_used")
    strategy = "zero2" if sharding.strategy in _WHOLE else sharding.strategy
    changed = _with_sharding(scenario, offload_optimizer="cpu", strategy=strategy)
    # 12 bytes a parameter: master copy and two moments in fp32 (ZeRO-Offload, arXiv 2101.06840).
    host = 12 * job.inventory.total_parameters
    costs = (Cost("time", "processor_step"), Cost("host_ram", "states_in_ram", (("bytes", host),)))
    return Change("offload_states", changed, (("strategy", strategy),), costs, 27)


def shorter(scenario: Scenario, job: Job) -> Change | Idle | None:
    """The longest sequence that fits, or half of it when none does; cuts the user's texts."""
    now = job.scenario.training.sequence_length
    if now <= _SHORTEST:
        return Idle("shorter_sequence", "already_smallest")
    fits = limit_of(job, scenario.method, "sequence_length").fits
    to = fits // _GRAIN * _GRAIN if _SHORTEST <= fits < now else max(_SHORTEST, now // 2)
    changed = with_training(scenario, sequence_length=to)
    values = (("from", now), ("to", to))
    return Change("shorter_sequence", changed, values, (Cost("quality", "cuts_texts", values),), 28)


def shorter_context(scenario: Scenario, job: Job) -> Change | Idle | None:
    """The longest context that fits, or half of it when none does."""
    now = value_of(job, "inference", "sequence_length")
    if now <= _SHORTEST:
        return Idle("shorter_context", "already_smallest")
    fits = limit_of(job, "inference", "sequence_length").fits
    to = fits // _GRAIN * _GRAIN if _SHORTEST <= fits < now else max(_SHORTEST, now // 2)
    changed = scenario.replace(inference=scenario.inference.replace(context=to))
    values = (("from", now), ("to", to))
    costs = (Cost("quality", "shorter_memory", values),)
    return Change("shorter_context", changed, values, costs, 10)


def four_bit_serving(scenario: Scenario, _job: Job) -> Change | Idle | None:
    """Serve a 4-bit file instead of a 16-bit or 8-bit one."""
    now = scenario.inference.format
    if now not in ("f32", "f16", "bf16", "q8_0", "int8", "fp8"):
        return Idle("four_bit_serving", "already_used")
    changed = scenario.replace(inference=scenario.inference.replace(format="q4_k_m"))
    values = (("from", now), ("to", "q4_k_m"))
    return Change("four_bit_serving", changed, values, (Cost("quality", "four_bit_base"),), 6)


def eight_bit_cache(scenario: Scenario, _job: Job) -> Change | Idle | None:
    """Keys and values in 8 bits."""
    if scenario.inference.kv_dtype not in ("float32", "float16", "bfloat16"):
        return Idle("eight_bit_cache", "already_used")
    changed = scenario.replace(inference=scenario.inference.replace(kv_dtype="q8_0"))
    return Change("eight_bit_cache", changed, (), (Cost("quality", "rounded_cache"),), 5)


def _money(card: Gpu, extra: int) -> tuple[Cost, ...]:
    values: tuple[tuple[str, int | float], ...] = ()
    if card.price_usd is not None:
        values += (("usd", extra * card.price_usd),)
    if card.tdp_w is not None:
        values += (("watt", extra * card.tdp_w),)
    return (Cost("money", "more_cards", values),)


def more_cards(scenario: Scenario, job: Job) -> Change | Idle | None:
    """The fewest cards of this kind that fit, states divided among them."""
    box = job.scenario.box
    if box.cards:
        return Idle("more_cards", "mixed_cards")
    # Where the states are kept whole, further cards help only when they are divided too.
    shared = scenario
    if job.scenario.sharding.strategy in _WHOLE:
        shared = _shardable(_with_sharding(scenario, strategy="fsdp"))
    fewest = fewest_cards(resolve(shared), scenario.method)
    if fewest is None:
        return Idle("more_cards", "no_number_fits")
    total = fewest.total
    if total <= box.total_cards:
        return Idle("more_cards", "enough_cards", (("cards", total),))
    reserve = box.reserve_mib
    if isinstance(reserve, tuple):
        reserve = reserve + (reserve[-1],) * (fewest.count - len(reserve))
    grown = box.replace(count=fewest.count, nodes=fewest.nodes, reserve_mib=reserve)
    changed = shared.replace(box=grown)
    values = (("from", box.total_cards), ("to", total), ("gpu", job.cards[0].name))
    costs = _money(job.cards[0], total - box.total_cards)
    return Change("more_cards", changed, values, costs, 45)


def larger_card(plan: Planner) -> Maker:
    """A maker that finds the smallest card of the catalogue on which the plan fits."""

    def made(scenario: Scenario, job: Job) -> Change | Idle | None:
        own = job.cards[0]
        if job.scenario.box.cards:
            return Idle("larger_card", "mixed_cards")
        larger = sorted(
            (
                row
                for row in catalog.gpu_rows()
                if row.memory_mib > own.memory_mib and row.vendor == own.vendor and not row.unified
            ),
            key=lambda row: (row.memory_mib, row.price_usd is None, row.price_usd or 0, row.id),
        )
        low, high = 0, len(larger)
        while low < high:
            middle = (low + high) // 2
            if plan(scenario.replace(gpu=larger[middle].id)).verdict == "does_not_fit":
                low = middle + 1
            else:
                high = middle
        if low == len(larger):
            return Idle("larger_card", "no_card_fits")
        # Of the cards with as much memory, the one with the lowest known price.
        card = catalog.gpu(larger[low].id)
        changed = scenario.replace(gpu=card.id)
        values = (("from", own.name), ("to", card.name), ("gpu", card.id))
        costs = _money(card, job.scenario.box.total_cards)
        return Change("larger_card", changed, values, costs, 50)

    return made


MAKERS: tuple[Maker, ...] = (
    reduce_every_step, free_after_forward, shard, offload_states, shorter, more_cards,
)  # fmt: skip
SERVING: tuple[Maker, ...] = (eight_bit_cache, four_bit_serving, shorter_context, more_cards)
