"""Words of the adviser: what a change is, and what it does in particular."""

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP

from engine.result import Value
from engine.units import Unit
from gui.text import names, numbers
from gui.text.choices import choice
from gui.text.lookup import Lenient, words

_NAMES = {
    "release_logits": QT_TRANSLATE_NOOP("AdviceChange", "Release the outputs before backward"),
    "attention_flash": QT_TRANSLATE_NOOP("AdviceChange", "FlashAttention 2"),
    "packing": QT_TRANSLATE_NOOP("AdviceChange", "Packed sequences"),
    "loss_fused": QT_TRANSLATE_NOOP("AdviceChange", "Fused linear cross-entropy"),
    "loss_chunked": QT_TRANSLATE_NOOP("AdviceChange", "Loss in chunks"),
    "kernels_fused": QT_TRANSLATE_NOOP("AdviceChange", "Fused kernels"),
    "accumulate": QT_TRANSLATE_NOOP("AdviceChange", "Micro-batch 1 with accumulation"),
    "checkpointing_full": QT_TRANSLATE_NOOP("AdviceChange", "Checkpoint every layer"),
    "checkpointing_offloaded": QT_TRANSLATE_NOOP("AdviceChange", "Checkpoints in main memory"),
    "checkpointing_none": QT_TRANSLATE_NOOP("AdviceChange", "No checkpointing"),
    "optimizer_fused": QT_TRANSLATE_NOOP("AdviceChange", "Fused optimizer step"),
    "optimizer_8bit": QT_TRANSLATE_NOOP("AdviceChange", "8-bit optimizer"),
    "optimizer_paged": QT_TRANSLATE_NOOP("AdviceChange", "Paged optimizer"),
    "optimizer_unpaged": QT_TRANSLATE_NOOP("AdviceChange", "Optimizer without paging"),
    "optimizer_in_backward": QT_TRANSLATE_NOOP("AdviceChange", "Optimizer in backward"),
    "precision_16bit": QT_TRANSLATE_NOOP("AdviceChange", "16-bit weights and states"),
    "adapters_16bit": QT_TRANSLATE_NOOP("AdviceChange", "Adapters in bf16"),
    "no_upcast": QT_TRANSLATE_NOOP("AdviceChange", "No cast to fp32"),
    "adapters_on_attention": QT_TRANSLATE_NOOP("AdviceChange", "Adapters on attention only"),
    "lower_rank": QT_TRANSLATE_NOOP("AdviceChange", "Lower rank"),
    "lora": QT_TRANSLATE_NOOP("AdviceChange", "LoRA"),
    "qlora": QT_TRANSLATE_NOOP("AdviceChange", "QLoRA"),
    "shard": QT_TRANSLATE_NOOP("AdviceChange", "Shard over the cards"),
    "reduce_every_step": QT_TRANSLATE_NOOP("AdviceChange", "Reduce gradients every micro-step"),
    "free_after_forward": QT_TRANSLATE_NOOP("AdviceChange", "Reshard after forward"),
    "offload_states": QT_TRANSLATE_NOOP("AdviceChange", "Optimizer states in main memory"),
    "shorter_sequence": QT_TRANSLATE_NOOP("AdviceChange", "Shorter sequence"),
    "shorter_context": QT_TRANSLATE_NOOP("AdviceChange", "Shorter context"),
    "four_bit_serving": QT_TRANSLATE_NOOP("AdviceChange", "4-bit weights"),
    "eight_bit_cache": QT_TRANSLATE_NOOP("AdviceChange", "8-bit KV cache"),
    "more_cards": QT_TRANSLATE_NOOP("AdviceChange", "More cards"),
    "larger_card": QT_TRANSLATE_NOOP("AdviceChange", "A larger card"),
    "larger_batch": QT_TRANSLATE_NOOP("AdviceChange", "Larger micro-batch"),
}
_DETAILS = {
    "release_logits": QT_TRANSLATE_NOOP("AdviceDetail", "Only the loss is carried on"),
    "attention_flash": QT_TRANSLATE_NOOP("AdviceDetail", "Never holds the score matrix"),
    "packing": QT_TRANSLATE_NOOP("AdviceDetail", "No padding, no mask"),
    "loss_fused": QT_TRANSLATE_NOOP("AdviceDetail", "Never holds all logits"),
    "loss_chunked": QT_TRANSLATE_NOOP("AdviceDetail", "Holds the logits of one chunk"),
    "kernels_fused": QT_TRANSLATE_NOOP("AdviceDetail", "Norms, rotary embedding and MLP gate"),
    "accumulate": QT_TRANSLATE_NOOP(
        "AdviceDetail", "Instead of {from}; accumulation {accumulation}, same step"
    ),
    "checkpointing_full": QT_TRANSLATE_NOOP(
        "AdviceDetail", "One tensor a layer, the rest computed again"
    ),
    "checkpointing_offloaded": QT_TRANSLATE_NOOP("AdviceDetail", "Every layer, kept off the card"),
    "checkpointing_none": QT_TRANSLATE_NOOP("AdviceDetail", "Nothing is computed twice"),
    "optimizer_fused": QT_TRANSLATE_NOOP("AdviceDetail", "No copy of the trained parameters"),
    "optimizer_8bit": QT_TRANSLATE_NOOP("AdviceDetail", "{to}: states in 8-bit blocks"),
    "optimizer_paged": QT_TRANSLATE_NOOP("AdviceDetail", "{to}: states leave a full card"),
    "optimizer_unpaged": QT_TRANSLATE_NOOP("AdviceDetail", "States stay on the card"),
    "optimizer_in_backward": QT_TRANSLATE_NOOP("AdviceDetail", "Each gradient is freed once used"),
    "precision_16bit": QT_TRANSLATE_NOOP("AdviceDetail", "{to} instead of {from}"),
    "adapters_16bit": QT_TRANSLATE_NOOP("AdviceDetail", "And the copies of their inputs"),
    "no_upcast": QT_TRANSLATE_NOOP("AdviceDetail", "What is not quantised stays in 16 bit"),
    "adapters_on_attention": QT_TRANSLATE_NOOP("AdviceDetail", "None on the MLP layers"),
    "lower_rank": QT_TRANSLATE_NOOP("AdviceDetail", "{to} instead of {from}"),
    "lora": QT_TRANSLATE_NOOP("AdviceDetail", "Adapters on a frozen 16-bit base"),
    "qlora": QT_TRANSLATE_NOOP("AdviceDetail", "Adapters on a frozen 4-bit base"),
    "shard": QT_TRANSLATE_NOOP("AdviceDetail", "{to} instead of {from}"),
    "reduce_every_step": QT_TRANSLATE_NOOP("AdviceDetail", "Gradients stay divided"),
    "free_after_forward": QT_TRANSLATE_NOOP(
        "AdviceDetail", "Gathered weights are freed in between"
    ),
    "offload_states": QT_TRANSLATE_NOOP("AdviceDetail", "{strategy}, step on the processor"),
    "shorter_sequence": QT_TRANSLATE_NOOP("AdviceDetail", "{to} tokens instead of {from}"),
    "shorter_context": QT_TRANSLATE_NOOP("AdviceDetail", "{to} tokens instead of {from}"),
    "four_bit_serving": QT_TRANSLATE_NOOP("AdviceDetail", "{to} instead of {from}"),
    "eight_bit_cache": QT_TRANSLATE_NOOP("AdviceDetail", "Keys and values as Q8_0"),
    "more_cards": QT_TRANSLATE_NOOP("AdviceDetail", "{to} instead of {from}, states divided"),
    "larger_card": QT_TRANSLATE_NOOP("AdviceDetail", "{to} instead of {from}"),
    "larger_batch": QT_TRANSLATE_NOOP(
        "AdviceDetail", "{to} instead of {from}; accumulation {accumulation}"
    ),
}
# Where "from" and "to" are values of a field, which one it is.
_FIELDS = {
    "optimizer_8bit": "training.optimizer",
    "optimizer_paged": "training.optimizer",
    "precision_16bit": "training.precision",
    "shard": "sharding.strategy",
    "offload_states": "sharding.strategy",
    "four_bit_serving": "inference.format",
}


def change_name(key: str) -> str:
    return words("AdviceChange", _NAMES, key)


def change_detail(key: str, values: Mapping[str, Value], unit: Unit) -> str:
    """What the change does, with its values."""
    written = Lenient({name: written_value(key, name, v, unit) for name, v in values.items()})
    return words("AdviceDetail", _DETAILS, key).format_map(written)


def written_value(key: str, name: str, value: Value, unit: Unit) -> str:
    """One value of a change, a cost or a reason, as the reader's language writes it."""
    if name == "bytes":
        return numbers.sized(int(value), unit)
    if name == "percent":
        return numbers.percentage(float(value))
    if isinstance(value, str):
        if name in ("from", "to", "strategy", "optimizer"):
            field = "training.optimizer" if name == "optimizer" else _FIELDS.get(key, "")
            return choice(field, value) if field else names.card(value)
        return names.card(value)
    return numbers.whole(int(value)) if float(value).is_integer() else numbers.plain(value)
