"""The verdict: the device level and its band against what a card can use."""

from engine.result import Levels, Verdict

COMFORT_MARGIN_PERCENT = 10


def verdict_of(levels: Levels, usable: int) -> Verdict:
    """The verdict on one card.

    Comfortable when even the high end leaves 10 % of the usable memory; does not fit when even
    the low end is over; borderline between.
    """
    if levels.low > usable:
        return "does_not_fit"
    if 100 * levels.high <= (100 - COMFORT_MARGIN_PERCENT) * usable:
        return "comfortable"
    return "borderline"
