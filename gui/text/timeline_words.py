"""Words of the timeline: its columns, and why a phase is as high as it is."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from gui.text.lookup import translate, words

_COLUMNS = {
    "load": QT_TRANSLATE_NOOP("TimelineColumn", "Load"),
    "forward": QT_TRANSLATE_NOOP("TimelineColumn", "Forward"),
    "loss": QT_TRANSLATE_NOOP("TimelineColumn", "Loss"),
    "backward": QT_TRANSLATE_NOOP("TimelineColumn", "Backward"),
    "optimizer": QT_TRANSLATE_NOOP("TimelineColumn", "Optimizer step"),
    "evaluation": QT_TRANSLATE_NOOP("TimelineColumn", "Evaluation"),
    "save": QT_TRANSLATE_NOOP("TimelineColumn", "Save"),
}
_NARROW = {
    "load": QT_TRANSLATE_NOOP("TimelineNarrow", "Load"),
    "forward": QT_TRANSLATE_NOOP("TimelineNarrow", "Fwd"),
    "loss": QT_TRANSLATE_NOOP("TimelineNarrow", "Loss"),
    "backward": QT_TRANSLATE_NOOP("TimelineNarrow", "Bwd"),
    "optimizer": QT_TRANSLATE_NOOP("TimelineNarrow", "Step"),
    "evaluation": QT_TRANSLATE_NOOP("TimelineNarrow", "Eval"),
    "save": QT_TRANSLATE_NOOP("TimelineNarrow", "Save"),
}
_WHY_PEAK = {
    "load": QT_TRANSLATE_NOOP("TimelineWhy", "Why loading is the peak"),
    "forward": QT_TRANSLATE_NOOP("TimelineWhy", "Why the forward pass is the peak"),
    "loss": QT_TRANSLATE_NOOP("TimelineWhy", "Why the loss is the peak"),
    "backward": QT_TRANSLATE_NOOP("TimelineWhy", "Why the backward pass is the peak"),
    "optimizer": QT_TRANSLATE_NOOP("TimelineWhy", "Why the optimizer step is the peak"),
    "evaluation": QT_TRANSLATE_NOOP("TimelineWhy", "Why evaluation is the peak"),
    "save": QT_TRANSLATE_NOOP("TimelineWhy", "Why saving is the peak"),
}
_PEAK_IS = {
    "load": QT_TRANSLATE_NOOP("TimelinePeak", "The peak is loading: {term}, {formula}."),
    "forward": QT_TRANSLATE_NOOP(
        "TimelinePeak", "The peak is the forward pass: {term}, {formula}."
    ),
    "loss": QT_TRANSLATE_NOOP("TimelinePeak", "The peak is the loss: {term}, {formula}."),
    "backward": QT_TRANSLATE_NOOP(
        "TimelinePeak", "The peak is the backward pass: {term}, {formula}."
    ),
    "optimizer": QT_TRANSLATE_NOOP(
        "TimelinePeak", "The peak is the optimizer step: {term}, {formula}."
    ),
    "evaluation": QT_TRANSLATE_NOOP("TimelinePeak", "The peak is evaluation: {term}, {formula}."),
    "save": QT_TRANSLATE_NOOP("TimelinePeak", "The peak is saving: {term}, {formula}."),
}


def column(phase: str, method: str, *, narrow: bool = False) -> str:
    """The name under a column; serving has a prefill where training has a forward pass."""
    if method == "inference" and phase == "forward":
        return translate("TimelineColumn", "Prefill")
    if narrow:
        return words("TimelineNarrow", _NARROW, phase)
    return words("TimelineColumn", _COLUMNS, phase)


def why_peak(phase: str, method: str) -> str:
    if method == "inference" and phase == "forward":
        return translate("TimelineWhy", "Why the prefill is the peak")
    return words("TimelineWhy", _WHY_PEAK, phase)


def peak_is(phase: str, method: str) -> str:
    """A sentence with places for the largest term and its formula."""
    if method == "inference" and phase == "forward":
        return translate("TimelinePeak", "The peak is the prefill: {term}, {formula}.")
    return words("TimelinePeak", _PEAK_IS, phase)
