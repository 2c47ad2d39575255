"""Words of the map: its axes and its points."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from gui.text import numbers
from gui.text.lookup import translate, words
from gui.text.plurals_answers import answer_plurals

_TITLES = {
    "micro_batch": QT_TRANSLATE_NOOP("ExploreAxis", "Micro-batch, sequences"),
    "rank": QT_TRANSLATE_NOOP("ExploreAxis", "Adapter rank"),
    "cards": QT_TRANSLATE_NOOP("ExploreAxis", "Cards"),
}
_SHORT = {
    "micro_batch": QT_TRANSLATE_NOOP("ExploreChoice", "Micro-batch"),
    "rank": QT_TRANSLATE_NOOP("ExploreChoice", "Rank"),
    "cards": QT_TRANSLATE_NOOP("ExploreChoice", "Cards"),
}


def second_title(second: str, method: str) -> str:
    if second == "micro_batch" and method == "inference":
        return translate("ExploreAxis", "Concurrent sequences")
    return words("ExploreAxis", _TITLES, second)


def second_choice(second: str, method: str) -> str:
    """The name on a button."""
    if second == "micro_batch" and method == "inference":
        return translate("ExploreChoice", "Sequences")
    return words("ExploreChoice", _SHORT, second)


def length_title(method: str) -> str:
    if method == "inference":
        return translate("ExploreAxis", "Context, tokens")
    return translate("ExploreAxis", "Sequence length, tokens")


def second_named(second: str, value: int, method: str) -> str:
    """One value of the second axis: "Micro-batch 4"."""
    if second == "cards":
        return answer_plurals().cards(value)
    if second == "rank":
        return translate("Explore", "Rank {value}").format(value=numbers.whole(value))
    if method == "inference":
        return answer_plurals().sequences(value)
    return translate("Explore", "Micro-batch {value}").format(value=numbers.whole(value))


def tokens(value: int) -> str:
    """A length with its unit, written out."""
    return answer_plurals().tokens(value).format(number=numbers.whole(value))
