"""Link rates: line-rate arithmetic and published figures, GB/s per direction."""

import pytest

from engine.files.catalog import gpu
from engine.hardware.link import host_link, link_between, networks, pcie_gb_s
from engine.scenario import Box


@pytest.mark.parametrize(
    ("gpu_id", "rate"),
    [("t4", 15.75), ("rtx-4090", 31.5), ("rtx-4060-ti-16gb", 15.75), ("rtx-5090", 63.0)],
)
def test_that_pcie_is_the_line_rate_of_generation_and_lanes(gpu_id, rate):
    assert pcie_gb_s(gpu(gpu_id)) == rate


@pytest.mark.parametrize(
    ("gpu_id", "count", "key", "rate"),
    [
        ("h100-sxm-80gb", 8, "nvlink", 450.0),
        ("a100-sxm4-80gb", 8, "nvlink", 300.0),
        ("rtx-3090", 2, "nvlink", 56.25),
        ("rtx-a6000", 2, "nvlink", 56.25),
        ("rtx-6000-ada", 4, "pcie", 31.5),
        ("mi300x", 8, "fabric", 448.0),
        ("mi300x", 2, "fabric", 64.0),
        ("dgx-spark-gb10", 2, "fabric", 25.0),
    ],
)
def test_that_the_link_is_what_the_cards_have(gpu_id, count, key, rate):
    link = link_between((gpu(gpu_id),) * count, Box(count=count))
    assert (link.key, link.gb_s_per_direction) == (key, rate)


def test_that_geforce_cards_go_through_the_host():
    """RTX 4090: the stock driver has no peer-to-peer, so each byte crosses the bus twice."""
    link = link_between((gpu("rtx-4090"),) * 2, Box(count=2))
    assert (link.key, link.gb_s_per_direction) == ("host", 15.75)
    assert "peer_to_peer_blocked" in link.notes


def test_that_a_bridge_joins_two_cards_and_not_four():
    link = link_between((gpu("rtx-3090"),) * 4, Box(count=4))
    assert link.key == "host"
    link = link_between((gpu("rtx-a6000"),) * 4, Box(count=4))
    assert (link.key, "bridge_joins_few" in link.notes) == ("pcie", True)


def test_that_the_slowest_card_sets_the_rate_of_a_mixed_box():
    link = link_between((gpu("rtx-6000-ada"), gpu("t4")), Box(count=2))
    assert (link.key, link.gb_s_per_direction) == ("pcie", 15.75)


def test_that_one_card_has_nothing_to_join():
    assert link_between((gpu("rtx-4090"),), Box()).key == "none"


def test_that_the_network_is_the_slowest_joint_of_several_nodes():
    cards = (gpu("h100-sxm-80gb"),) * 8
    given = link_between(cards, Box(count=8, nodes=2, network_gb_s=50))
    assert (given.key, given.gb_s_per_direction) == ("network", 50)
    assumed = link_between(cards, Box(count=8, nodes=2))
    assert assumed.gb_s_per_direction == networks()["roce-100"] == 12.5
    assert assumed.notes == ("network_assumed",)


def test_that_the_choice_of_the_user_wins():
    cards = (gpu("rtx-4090"),) * 2
    assert link_between(cards, Box(count=2, link="pcie")).gb_s_per_direction == 31.5
    assert link_between(cards, Box(count=2, link="nvlink")).notes == ("nvlink_rate_unknown",)


def test_that_shared_memory_needs_no_bus():
    assert host_link(gpu("dgx-spark-gb10")).notes == ("unified_memory",)
    assert host_link(gpu("rtx-4090")).gb_s_per_direction == 31.5
