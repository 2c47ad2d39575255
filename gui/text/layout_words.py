"""Words of the layouts that a search found."""

from engine.decide.layouts import FoundLayout
from engine.units import Unit
from gui.text import numbers, sharding_words
from gui.text.choices import choice
from gui.text.lookup import translate
from gui.text.sharding_plural_words import sharding_plurals

# As their documentation calls them: short enough for a column.
_SHORT = {
    "fsdp": "FSDP", "fsdp1": "FSDP1", "fsdp-grad-op": "FSDP grad-op", "hsdp": "HSDP", "ddp": "DDP",
}  # fmt: skip


def layout_name(found: FoundLayout) -> str:
    """ "ZeRO-1, tensor 8 × pipeline 4 × data 2"."""
    layout = found.layout
    product = f" {numbers.TIMES} ".join(sharding_words.degrees(layout))
    strategy = _SHORT.get(layout.strategy) or choice("sharding.strategy", layout.strategy)
    return ", ".join([strategy, product, *sharding_words.copies(layout)])


def batch_name(found: FoundLayout) -> str:
    """Micro-batch and accumulation."""
    training = found.scenario.training
    micro, steps = training.micro_batch, training.gradient_accumulation
    return f"{numbers.whole(micro)} {numbers.TIMES} {numbers.whole(steps)}"


def step_range(found: FoundLayout) -> str:
    if found.time is None:
        return "\N{EN DASH}"
    return translate("Layouts", "{low} to {high}").format(
        low=numbers.decimal(found.time.low), high=numbers.decimal(found.time.high)
    )


def summary(fitting: int, total: int, nearest: FoundLayout | None, unit: Unit) -> str:
    """How many of the layouts fit; of none, what the smallest one takes."""
    if not total:
        return translate("Layouts", "No layout: the batch cannot be divided among these cards.")
    if fitting:
        return sharding_plurals().layouts(fitting).format(all=numbers.whole(total))
    if nearest is None:
        return translate("Layouts", "No layout fits.")
    text = translate("Layouts", "No layout fits; the smallest takes {amount} per GPU.")
    return text.format(amount=numbers.sized(nearest.levels.device, unit))
