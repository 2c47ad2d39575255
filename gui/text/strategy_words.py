"""What each way of sharing does, in one line."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from gui.text.lookup import words

_LINES = {
    "none": QT_TRANSLATE_NOOP("StrategyLine", "Nothing is shared: one card holds and does it all"),
    "ddp": QT_TRANSLATE_NOOP(
        "StrategyLine", "A whole copy on every card; only gradients are exchanged"
    ),
    "zero1": QT_TRANSLATE_NOOP(
        "StrategyLine", "Optimizer states are divided; weights and gradients are whole on each card"
    ),
    "zero2": QT_TRANSLATE_NOOP(
        "StrategyLine", "Optimizer states and gradients are divided; weights are whole on each card"
    ),
    "zero3": QT_TRANSLATE_NOOP(
        "StrategyLine", "Weights, gradients and states are divided; layers are gathered for use"
    ),
    "fsdp": QT_TRANSLATE_NOOP(
        "StrategyLine", "FSDP2: all is divided; each layer is gathered before its turn"
    ),
    "fsdp1": QT_TRANSLATE_NOOP(
        "StrategyLine", "The older FSDP: all is divided, in flat units of one layer"
    ),
    "fsdp-grad-op": QT_TRANSLATE_NOOP(
        "StrategyLine",
        "Gradients and states are divided; weights stay whole from forward to backward",
    ),
    "hsdp": QT_TRANSLATE_NOOP(
        "StrategyLine", "Divided inside a group, copied between groups: less goes over the network"
    ),
    "layer-split": QT_TRANSLATE_NOOP(
        "StrategyLine", "Each card holds some layers and they take turns (device_map)"
    ),
}


def strategy_line(key: str) -> str:
    return words("StrategyLine", _LINES, key)
