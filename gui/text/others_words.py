"""Words for what public formulas say: their names, why one cannot say, what one leaves out."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from engine.decide.rivals import Answer
from gui.text.lookup import translate, words

# Names of works are the same in every language.
_PROPER = {
    "hugging-face-18": "Hugging Face, 18 B", "deepspeed-zero2": "DeepSpeed ZeRO-2",
    "deepspeed-zero3": "DeepSpeed ZeRO-3", "accelerate-estimate": "accelerate estimate-memory",
    "megatron": "Megatron-LM", "eleutherai-cookbook": "EleutherAI cookbook",
    "nanotron": "nanotron", "llama-factory": "LLaMA-Factory",
}  # fmt: skip
_NAMES = {
    "zero-paper": QT_TRANSLATE_NOOP("Rival", "ZeRO paper, 16 B"),
    "web-calculator": QT_TRANSLATE_NOOP("Rival", "Web calculator"),
    "deepspeed-zero2-docs": QT_TRANSLATE_NOOP("Rival", "DeepSpeed ZeRO-2, documentation"),
}
_REASONS = {
    "training_only": QT_TRANSLATE_NOOP("RivalReason", "It treats training only"),
    "frozen_parameters": QT_TRANSLATE_NOOP("RivalReason", "It knows no frozen weights"),
    "strategy_unknown": QT_TRANSLATE_NOOP("RivalReason", "It does not know this way of sharding"),
    "no_quantised_training": QT_TRANSLATE_NOOP(
        "RivalReason", "It knows no training of a quantised model"
    ),
    "only_zero_2_and_3": QT_TRANSLATE_NOOP("RivalReason", "It treats ZeRO-2 and ZeRO-3 only"),
    "architecture_unknown": QT_TRANSLATE_NOOP("RivalReason", "It does not know this architecture"),
    "format_unknown": QT_TRANSLATE_NOOP("RivalReason", "It does not know this format"),
}
_LEAVES_OUT = {
    "activations": QT_TRANSLATE_NOOP("RivalLeavesOut", "activations"),
    "buffers": QT_TRANSLATE_NOOP("RivalLeavesOut", "buffers"),
    "logits": QT_TRANSLATE_NOOP("RivalLeavesOut", "logits"),
    "sharding": QT_TRANSLATE_NOOP("RivalLeavesOut", "sharding"),
    "batch": QT_TRANSLATE_NOOP("RivalLeavesOut", "batch"),
    "context_length": QT_TRANSLATE_NOOP("RivalLeavesOut", "sequence length"),
    "full_recomputation": QT_TRANSLATE_NOOP("RivalLeavesOut", "full checkpointing"),
}


def name(key: str) -> str:
    return _PROPER[key] if key in _PROPER else words("Rival", _NAMES, key)


def why(answer: Answer) -> str:
    """Why it cannot say anything, or why it differs."""
    if answer.bytes is None:
        return words("RivalReason", _REASONS, answer.reason)
    parts = []
    if answer.scope == "run":
        parts.append(translate("Rival", "For the whole run, not one card"))
    if answer.leaves_out:
        left = ", ".join(words("RivalLeavesOut", _LEAVES_OUT, key) for key in answer.leaves_out)
        parts.append(translate("Rival", "Leaves out: {parts}").format(parts=left))
    return "; ".join(parts) or translate("Rival", "Counts by its own factors")
