"""Words of the adviser: what a change costs, and why one would save nothing."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP

from engine.decide.advice import Cost, Idle
from engine.result import Value
from engine.units import Unit
from gui.text.advice_words import written_value
from gui.text.lookup import Lenient, translate, words

_COSTS = {
    "recomputed_forward": QT_TRANSLATE_NOOP("AdviceCost", "{low} to {high} % slower"),
    "smaller_batches": QT_TRANSLATE_NOOP("AdviceCost", "slower: small batches"),
    "gathers_every_step": QT_TRANSLATE_NOOP("AdviceCost", "slower: gathers every step"),
    "reduces_every_step": QT_TRANSLATE_NOOP("AdviceCost", "slower: reduces every micro-step"),
    "processor_step": QT_TRANSLATE_NOOP("AdviceCost", "slower: step on the processor"),
    "paging": QT_TRANSLATE_NOOP("AdviceCost", "slower while states move"),
    "dequantisation": QT_TRANSLATE_NOOP("AdviceCost", "slower: weights are unpacked"),
    "states_in_ram": QT_TRANSLATE_NOOP("AdviceCost", "{bytes} of RAM"),
    "checkpoints_in_ram": QT_TRANSLATE_NOOP("AdviceCost", "{bytes} of RAM"),
    "rounded_states": QT_TRANSLATE_NOOP("AdviceCost", "states rounded"),
    "rounded_updates": QT_TRANSLATE_NOOP("AdviceCost", "updates rounded"),
    "norms_in_16bit": QT_TRANSLATE_NOOP("AdviceCost", "norms in 16 bit"),
    "fewer_adapted_layers": QT_TRANSLATE_NOOP("AdviceCost", "fewer adapted layers"),
    "lower_rank": QT_TRANSLATE_NOOP("AdviceCost", "smaller adapters"),
    "trains_adapters_only": QT_TRANSLATE_NOOP("AdviceCost", "trains {percent} of the weights"),
    "four_bit_base": QT_TRANSLATE_NOOP("AdviceCost", "base rounded to 4 bit"),
    "cuts_texts": QT_TRANSLATE_NOOP("AdviceCost", "cuts longer texts"),
    "shorter_memory": QT_TRANSLATE_NOOP("AdviceCost", "remembers less"),
    "rounded_cache": QT_TRANSLATE_NOOP("AdviceCost", "cache rounded"),
    "no_gradient_clipping": QT_TRANSLATE_NOOP("AdviceCost", "no gradient clipping"),
    "larger_effective_batch": QT_TRANSLATE_NOOP("AdviceCost", "larger effective batch"),
    "liger": QT_TRANSLATE_NOOP("AdviceCost", "needs Liger"),
    "flash_attn": QT_TRANSLATE_NOOP("AdviceCost", "needs flash-attn"),
    "bitsandbytes": QT_TRANSLATE_NOOP("AdviceCost", "needs bitsandbytes"),
    "packed_data": QT_TRANSLATE_NOOP("AdviceCost", "needs packed data"),
}
_REASONS = {
    "already_used": QT_TRANSLATE_NOOP("AdviceReason", "it is in use already"),
    "already_smallest": QT_TRANSLATE_NOOP("AdviceReason", "it is at its smallest already"),
    "every_layer_checkpointed": QT_TRANSLATE_NOOP(
        "AdviceReason", "every layer is checkpointed already"
    ),
    "card_without_flash": QT_TRANSLATE_NOOP("AdviceReason", "the {gpu} has no FlashAttention 2"),
    "card_without_bf16": QT_TRANSLATE_NOOP("AdviceReason", "the {gpu} has no bf16"),
    "no_8bit_form": QT_TRANSLATE_NOOP("AdviceReason", "{optimizer} has no 8-bit form"),
    "no_paged_form": QT_TRANSLATE_NOOP("AdviceReason", "{optimizer} has no paged form"),
    "gradients_are_small": QT_TRANSLATE_NOOP("AdviceReason", "gradients of adapters are small"),
    "needs_no_accumulation": QT_TRANSLATE_NOOP(
        "AdviceReason", "it works without accumulation only"
    ),
    "one_card": QT_TRANSLATE_NOOP("AdviceReason", "there is one card"),
    "mixed_cards": QT_TRANSLATE_NOOP("AdviceReason", "the cards are mixed"),
    "no_number_fits": QT_TRANSLATE_NOOP("AdviceReason", "no number of them fits"),
    "enough_cards": QT_TRANSLATE_NOOP("AdviceReason", "{cards} of them are enough once divided"),
    "no_card_fits": QT_TRANSLATE_NOOP("AdviceReason", "no card of the catalogue is large enough"),
    "takes_more": QT_TRANSLATE_NOOP("AdviceReason", "it would take {bytes} more"),
    "peak_set_by_load": QT_TRANSLATE_NOOP("AdviceReason", "loading sets the peak"),
    "peak_set_by_forward": QT_TRANSLATE_NOOP("AdviceReason", "the forward pass sets the peak"),
    "peak_set_by_loss": QT_TRANSLATE_NOOP("AdviceReason", "the loss sets the peak"),
    "peak_set_by_backward": QT_TRANSLATE_NOOP("AdviceReason", "the backward pass sets the peak"),
    "peak_set_by_optimizer": QT_TRANSLATE_NOOP("AdviceReason", "the optimizer step sets the peak"),
    "peak_set_by_evaluation": QT_TRANSLATE_NOOP("AdviceReason", "evaluation sets the peak"),
    "peak_set_by_save": QT_TRANSLATE_NOOP("AdviceReason", "saving sets the peak"),
}
_IMPOSSIBLE = frozenset({
    "card_without_flash", "card_without_bf16", "no_8bit_form", "no_paged_form", "one_card",
    "needs_no_accumulation", "mixed_cards", "no_number_fits", "no_card_fits",
})  # fmt: skip


def costs_text(costs: Sequence[Cost], unit: Unit) -> tuple[str, str]:
    """The dearest cost, and all others in a line below it."""
    found = dict.fromkeys(_cost_text(cost, unit) for cost in costs)
    parts = [part for part in found if part]
    if not parts:
        return translate("AdviceCost", "Nothing"), ""
    return parts[0][:1].upper() + parts[0][1:], ", ".join(parts[1:])


def _cost_text(cost: Cost, unit: Unit) -> str:
    values = _written(cost.key, dict(cost.values), unit)
    if cost.kind == "money":
        return _money_text(values)
    return words("AdviceCost", _COSTS, cost.key).format_map(values)


def _money_text(values: Lenient) -> str:
    if "usd" in values and "watt" in values:
        text = translate("AdviceCost", "${usd} and {watt} W more")
    elif "usd" in values:
        text = translate("AdviceCost", "${usd} more")
    elif "watt" in values:
        text = translate("AdviceCost", "{watt} W more, price not known")
    else:
        text = translate("AdviceCost", "price not known")
    return text.format_map(values)


def _written(key: str, values: Mapping[str, Value], unit: Unit) -> Lenient:
    return Lenient({name: written_value(key, name, v, unit) for name, v in values.items()})


def idle_text(idle: Idle, unit: Unit) -> str:
    """Why a change is of no use here."""
    values = _written(idle.key, dict(idle.values), unit)
    reason = words("AdviceReason", _REASONS, idle.reason).format_map(values)
    text = (
        translate("AdviceReason", "Not possible here: {reason}")
        if idle.reason in _IMPOSSIBLE
        else translate("AdviceReason", "Would save nothing here: {reason}")
    )
    return text.format(reason=reason)
