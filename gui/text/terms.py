"""Names of the engine's single terms, and where their formulas come from."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from engine import sources
from gui.text.lookup import words

_TERMS = {
    "weights": QT_TRANSLATE_NOOP("Term", "weights"),
}
_COLLECTIVES = {
    "all_gather_forward": QT_TRANSLATE_NOOP("Collective", "All-gather, forward"),
    "all_gather_backward": QT_TRANSLATE_NOOP("Collective", "All-gather, backward"),
    "all_gather": QT_TRANSLATE_NOOP("Collective", "All-gather"),
    "reduce_scatter": QT_TRANSLATE_NOOP("Collective", "Reduce-scatter"),
    "all_reduce": QT_TRANSLATE_NOOP("Collective", "All-reduce"),
    "all_to_all": QT_TRANSLATE_NOOP("Collective", "All-to-all"),
    "send_receive": QT_TRANSLATE_NOOP("Collective", "Send and receive"),
    "broadcast": QT_TRANSLATE_NOOP("Collective", "Broadcast"),
}


def term(key: str) -> str:
    return words("Term", _TERMS, key)


def collective(key: str) -> str:
    return words("Collective", _COLLECTIVES, key)


def source_name(key: str) -> str:
    """Short, for the table's column: the title as the work calls itself."""
    found = sources.source(key)
    return found.title if found else key.replace("_", " ")


def source(key: str) -> str:
    """In full, for a tooltip."""
    found = sources.source(key)
    if found is None:
        return key.replace("_", " ")
    return "\n".join(part for part in (found.title, found.where, found.url) if part)
