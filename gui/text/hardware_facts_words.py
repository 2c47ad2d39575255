"""What a card can do, in one or two short lines, with the reason for what it cannot."""

import re

from engine.hardware.gpu import Gpu
from gui.text import numbers
from gui.text.lookup import translate

_ABILITIES = ("bf16", "fp8", "nvfp4")
_DATE = re.compile(r"20\d\d(?:-\d\d(?:-\d\d)?)?")


def facts_line(card: Gpu) -> str:
    """Year, bandwidth, ECC and price, as far as they are known."""
    parts = []
    if card.year:
        parts.append(str(card.year))
    if card.bandwidth_gb_s:
        text = translate("CardFacts", "{rate} GB/s")
        parts.append(text.format(rate=numbers.whole(round(card.bandwidth_gb_s))))
    if card.ecc is not None:
        parts.append(
            translate("CardFacts", "ECC") if card.ecc else translate("CardFacts", "no ECC")
        )
    if card.price_usd is not None:
        parts.append(_price(card))
    return " · ".join(parts)


def abilities_line(card: Gpu) -> str:
    """Number formats it computes in, and why it lacks the others."""
    known = {name: getattr(card.supports, name) for name in _ABILITIES}
    able = [name for name, can in known.items() if can]
    unable = [name for name, can in known.items() if can is False]
    parts = []
    if able:
        parts.append(", ".join(able))
    if unable:
        text = translate("CardFacts", "{generation} has no {formats}")
        parts.append(text.format(generation=generation(card), formats=", ".join(unable)))
    if not parts and card.architecture == "custom":
        return translate("CardFacts", "Number formats unknown: no compute capability given")
    return " · ".join(parts)


def generation(card: Gpu) -> str:
    """What decides a card's abilities."""
    if card.architecture != "custom":
        return card.architecture
    text = translate("CardFacts", "Compute capability {level}")
    return text.format(level=card.compute_capability or "?")


def _price(card: Gpu) -> str:
    amount = numbers.whole(round(card.price_usd or 0))
    dates = _DATE.findall(card.price_source or "")
    if dates:
        return translate("CardFacts", "${amount} ({date})").format(amount=amount, date=dates[0])
    return translate("CardFacts", "${amount} (undated)").format(amount=amount)
