"""What is said beside a field of how far it can go."""

from engine.decide.limits import Limit
from gui.text import numbers
from gui.text.lookup import translate


def limit_hint(path: str, limit: Limit) -> str:
    """Short, for beside the field: the largest comfortable value, else the largest that may fit."""
    if not limit.limited:
        return ""
    value = adoptable(limit)
    if value:
        return translate("LimitHint", "up to {value}").format(value=numbers.whole(value))
    if path in ("training.sequence_length", "inference.context"):
        return translate("LimitHint", "no length fits")
    return translate("LimitHint", "none fits")


def adoptable(limit: Limit) -> int:
    return limit.comfortable or limit.fits


def limit_help(limit: Limit) -> str:
    """The whole of it, for the tooltip."""
    if not limit.fits:
        return translate("LimitHint", "Not even 1 fits with all else as it is.")
    if not limit.comfortable:
        text = translate("LimitHint", "Borderline up to {fits}; no value is comfortable.")
        return text.format(fits=numbers.whole(limit.fits))
    text = translate("LimitHint", "Comfortable up to {comfortable}, borderline up to {fits}.")
    return text.format(comfortable=numbers.whole(limit.comfortable), fits=numbers.whole(limit.fits))
