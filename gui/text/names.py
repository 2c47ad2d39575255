"""Names of what the engine counts: methods, components, phases, verdicts, conventions."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from gui.text.lookup import words

_METHODS = {
    "full": QT_TRANSLATE_NOOP("Method", "Full"),
    "lora": QT_TRANSLATE_NOOP("Method", "LoRA"),
    "qlora": QT_TRANSLATE_NOOP("Method", "QLoRA"),
    "inference": QT_TRANSLATE_NOOP("Method", "Inference"),
}
_SUBJECTS = {
    "full": QT_TRANSLATE_NOOP("MethodFirstInSentence", "Full fine-tuning"),
    "lora": QT_TRANSLATE_NOOP("MethodFirstInSentence", "LoRA"),
    "qlora": QT_TRANSLATE_NOOP("MethodFirstInSentence", "QLoRA"),
    "inference": QT_TRANSLATE_NOOP("MethodFirstInSentence", "Inference"),
}
_INSIDE = {
    "full": QT_TRANSLATE_NOOP("MethodInsideSentence", "full fine-tuning"),
    "lora": QT_TRANSLATE_NOOP("MethodInsideSentence", "LoRA"),
    "qlora": QT_TRANSLATE_NOOP("MethodInsideSentence", "QLoRA"),
    "inference": QT_TRANSLATE_NOOP("MethodInsideSentence", "inference"),
}
_COMPONENTS = {
    "weights": QT_TRANSLATE_NOOP("Component", "Weights"),
    "adapters": QT_TRANSLATE_NOOP("Component", "Adapters"),
    "gradients": QT_TRANSLATE_NOOP("Component", "Gradients"),
    "optimizer": QT_TRANSLATE_NOOP("Component", "Optimizer"),
    "activations": QT_TRANSLATE_NOOP("Component", "Activations"),
    "logits": QT_TRANSLATE_NOOP("Component", "Logits and loss"),
    "kv_cache": QT_TRANSLATE_NOOP("Component", "KV cache"),
    "gathered": QT_TRANSLATE_NOOP("Component", "Gathered shards"),
    "runtime": QT_TRANSLATE_NOOP("Component", "Runtime"),
}
_PHASES = {
    "load": QT_TRANSLATE_NOOP("Phase", "load"),
    "forward": QT_TRANSLATE_NOOP("Phase", "forward"),
    "loss": QT_TRANSLATE_NOOP("Phase", "loss"),
    "backward": QT_TRANSLATE_NOOP("Phase", "backward"),
    "optimizer": QT_TRANSLATE_NOOP("Phase", "optimizer step"),
    "evaluation": QT_TRANSLATE_NOOP("Phase", "evaluation"),
    "save": QT_TRANSLATE_NOOP("Phase", "save"),
}
_VERDICTS = {
    "comfortable": QT_TRANSLATE_NOOP("Verdict", "Comfortable"),
    "borderline": QT_TRANSLATE_NOOP("Verdict", "Borderline"),
    "does_not_fit": QT_TRANSLATE_NOOP("Verdict", "Does not fit"),
}
_CONVENTIONS = {
    "detailed": QT_TRANSLATE_NOOP("Convention", "Detailed"),
    "zero16": QT_TRANSLATE_NOOP("Convention", "ZeRO paper, 16 B"),
    "hf18": QT_TRANSLATE_NOOP("Convention", "Hugging Face, 18 B"),
    "web": QT_TRANSLATE_NOOP("Convention", "Web calculator"),
}


def method(key: str) -> str:
    return words("Method", _METHODS, key)


def method_subject(key: str) -> str:
    """The method at the beginning of a sentence."""
    return words("MethodFirstInSentence", _SUBJECTS, key)


def method_inside(key: str) -> str:
    """The method in the middle of a sentence."""
    return words("MethodInsideSentence", _INSIDE, key)


def component(key: str) -> str:
    return words("Component", _COMPONENTS, key)


def phase(key: str) -> str:
    return words("Phase", _PHASES, key)


def verdict(key: str) -> str:
    return words("Verdict", _VERDICTS, key)


def convention(key: str) -> str:
    return words("Convention", _CONVENTIONS, key)


def card(name: str) -> str:
    """A card's name without the brand words that all of its kind share."""
    return name.removeprefix("NVIDIA ").removeprefix("GeForce ")
