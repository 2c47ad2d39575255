"""What joins the cards of a box, and how fast: one figure that collectives are timed with.

Rates are GB/s (1e9 B/s) per card and direction, line rates before protocol overhead. They are in
resources/catalog/links.json with their sources; NVLink rates stand with each card.
"""

import json
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from engine.hardware.gpu import Gpu
from engine.scenario.hardware_choice import Box

PAIR = {"nvlink-pairs": 2, "nvlink-quads": 4}


@dataclass(frozen=True, slots=True)
class Link:
    """The slowest joint that every collective has to pass.

    Attributes:
        key: none | nvlink | fabric | pcie | host | network.
        gb_s_per_direction: GB/s each card sends at; None: not known (or nothing to join).
        notes: keys of what the reader should know ("peer_to_peer_blocked", "network_assumed", ...).
        source: where the rate is from.
    """

    key: str
    gb_s_per_direction: float | None
    notes: tuple[str, ...] = ()
    source: str = ""


@cache
def _table() -> dict[str, Any]:
    text = (files("resources") / "catalog" / "links.json").read_text("utf-8")
    table: dict[str, Any] = json.loads(text)
    return table


def networks() -> dict[str, float]:
    """Known networks between nodes: key -> GB/s per direction."""
    return {row["key"]: float(row["gb_s"]) for row in _table()["networks"]}


def pcie_gb_s(card: Gpu) -> float | None:
    """PCIe line rate of a card, GB/s per direction; None when generation or lanes are unknown."""
    per_lane = _table()["pcie"]["gb_s_per_lane"]
    if card.pcie_gen is None or card.pcie_lanes is None:
        return None
    rate = per_lane.get(str(int(card.pcie_gen)))
    return None if rate is None else float(rate) * card.pcie_lanes


def host_link(card: Gpu) -> Link:
    """Between a card and main memory: what offloading and loading go through.

    A chip that shares its memory with the host copies nothing over a bus.
    """
    if card.unified:
        return Link("none", None, ("unified_memory",))
    rate = pcie_gb_s(card)
    notes = () if rate is not None else ("rate_unknown",)
    return Link("pcie", rate, notes, _table()["pcie"]["source"])


def _slowest(rates: list[float | None]) -> float | None:
    known = [rate for rate in rates if rate is not None]
    return min(known) if len(known) == len(rates) else None


def _pcie(cards: tuple[Gpu, ...], notes: tuple[str, ...] = ()) -> Link:
    rate = _slowest([pcie_gb_s(card) for card in cards])
    if rate is None:
        notes = (*notes, "rate_unknown")
    return Link("pcie", rate, notes, _table()["pcie"]["source"])


def _host(cards: tuple[Gpu, ...], notes: tuple[str, ...] = ("peer_to_peer_blocked",)) -> Link:
    pcie = _pcie(cards)
    rate = pcie.gb_s_per_direction
    share = float(_table()["host"]["share_of_pcie"])
    return Link(
        "host",
        None if rate is None else rate * share,
        (*notes, *pcie.notes),
        _table()["host"]["source"],
    )


def _nvlink(cards: tuple[Gpu, ...], notes: tuple[str, ...] = ()) -> Link | None:
    """NVLink when every card has it at a known rate."""
    rate = _slowest([card.nvlink_gb_s for card in cards])
    if rate is None:
        return None
    return Link("nvlink", rate, notes, "NVIDIA data sheets, half of the published total")


def _fabric(cards: tuple[Gpu, ...]) -> Link | None:
    """Infinity Fabric or the card's own Ethernet; with few cards only the links to them carry."""
    table = _table()["fabrics"]
    rates: list[float | None] = []
    for card in cards:
        row = table.get(card.id)
        if row is None:
            return None
        per_peer = row["gb_s_per_peer"]
        full = float(row["gb_s"])
        rates.append(full if per_peer is None else min(full, per_peer * (len(cards) - 1)))
    return Link("fabric", _slowest(rates), (), _table()["fabrics_source"])


def _automatic(cards: tuple[Gpu, ...]) -> Link:
    """What these cards do by themselves, from the peer-to-peer fact of each."""
    same = len({card.id for card in cards}) == 1
    peer = cards[0].peer_to_peer or ""
    first, _, fallback = peer.partition("/")
    if same and first == "nvlink":
        return _nvlink(cards) or _pcie(cards, ("nvlink_rate_unknown",))
    if same and first in PAIR and len(cards) <= PAIR[first]:
        bridge = _nvlink(cards, ("bridge_needed",))
        if bridge is not None:
            return bridge
    fabric = _fabric(cards) if same and first == "fabric" else None
    if fabric is not None:
        return fabric
    blocked = any((card.peer_to_peer or "").endswith("host") for card in cards)
    if blocked:
        return _host(cards)
    notes = ("bridge_joins_few",) if first in PAIR and fallback else ()
    return _pcie(cards, (*notes, "peer_to_peer_unverified"))


def _chosen(cards: tuple[Gpu, ...], box: Box) -> Link:
    if box.link == "nvlink":
        return _nvlink(cards) or _pcie(cards, ("nvlink_rate_unknown",))
    if box.link == "pcie":
        return _pcie(cards)
    if box.link == "host":
        return _host(cards, ())
    return _automatic(cards)


def _between_nodes(box: Box) -> Link:
    source = str(_table()["networks_source"])
    if box.network_gb_s is not None:
        return Link("network", box.network_gb_s, (), "given")
    key = str(_table()["assumed_network"])
    return Link("network", networks()[key], ("network_assumed",), source)


def link_between(cards: tuple[Gpu, ...], box: Box) -> Link:
    """The slowest joint between the cards of a run.

    Args:
        cards: the cards of one node.
        box: link chosen by the user ("auto": what the cards do), nodes and network.

    A ring through several nodes passes each network card once in each direction, so the network
    rate is not divided by the cards of a node.
    """
    inside = _chosen(cards, box) if len(cards) > 1 else None
    if box.nodes == 1:
        return inside or Link("none", None)
    outside = _between_nodes(box)
    if inside is None or inside.gb_s_per_direction is None:
        return outside
    slower = inside.gb_s_per_direction < (outside.gb_s_per_direction or 0.0)
    return inside if slower else outside
