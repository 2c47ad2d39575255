"""The cards of this computer as lines of words, and as a box to plan on."""

from collections.abc import Sequence
from typing import Any

from engine.hardware.local import LocalCard, LocalComputer
from engine.scenario import CustomGpu, GpuChoice
from engine.units import in_unit
from gui.text import numbers
from gui.text.lookup import translate


def card_choice(card: LocalCard) -> GpuChoice | None:
    """The catalogue's card, or what the driver says of it; None where it tells no memory."""
    if card.gpu is not None:
        return card.gpu
    if card.total_mib is None:
        return None
    return CustomGpu(
        name=card.name,
        memory_mib=card.total_mib,
        compute_capability=card.compute_capability,
        vendor=card.vendor,
        unified=card.unified,
    )


def is_offered(card: LocalCard) -> bool:
    return card.usable and card_choice(card) is not None


def box_changes(computer: LocalComputer, cards: Sequence[LocalCard]) -> dict[str, Any]:
    """The scenario's fields for a box of these cards and this main memory."""
    choices = [choice for card in cards if (choice := card_choice(card)) is not None]
    alike = all(choice == choices[0] for choice in choices)
    linked = all(card.link == "nvlink" for card in cards)
    changes: dict[str, Any] = {
        "gpu": choices[0] if alike else None,
        "box.count": len(choices),
        "box.cards": None if alike else tuple(choices),
        "box.nodes": 1,
        "box.link": "auto" if len(choices) == 1 else "nvlink" if linked else "pcie",
    }
    if computer.host_ram_bytes:
        changes["box.host_ram_gib"] = round(in_unit(computer.host_ram_bytes, "GiB"), 1)
    return changes


def card_line(card: LocalCard) -> str:
    """Total and free as the driver reports them."""
    if card.total_mib is None:
        return translate("LocalCards", "memory not reported")
    text = translate("LocalCards", "{total} MiB")
    if card.free_mib is not None:
        text = translate("LocalCards", "{total} MiB, {free} MiB free")
    parts = [text.format(total=numbers.whole(card.total_mib), free=_number(card.free_mib))]
    if card.compute_capability:
        level = translate("LocalCards", "compute capability {level}")
        parts.append(level.format(level=card.compute_capability))
    if card.link == "nvlink":
        parts.append("NVLink")
    return " · ".join(parts)


def machine_line(computer: LocalComputer) -> str:
    """Main memory and driver."""
    if computer.host_ram_bytes:
        text = translate("LocalCards", "Main memory: {amount}")
        parts = [text.format(amount=numbers.sized(computer.host_ram_bytes, "GiB"))]
    else:
        parts = [translate("LocalCards", "Main memory: not reported; enter it by hand")]
    if computer.driver:
        parts.append(translate("LocalCards", "Driver {version}").format(version=computer.driver))
    return " · ".join(parts)


def _number(number: int | None) -> str:
    return "" if number is None else numbers.whole(number)
