"""Legal layouts, and what is said about the others."""

import pytest

from engine.sharding import legal
from engine.sharding.layout import layout_of
from tests.engine.sharding.runs import keys, planned, prepared


def layout(cards, nodes=1, **sharding):
    return layout_of(prepared(sharding=sharding, box={"count": cards, "nodes": nodes}))


def test_that_the_data_degree_is_what_the_other_degrees_leave():
    found, notices = layout(8, 8, strategy="fsdp", tensor=4, pipeline=2, context=2)
    assert (found.data, found.context, found.shard, found.cards) == (4, 2, 8, 64)
    assert notices == ()


def test_that_replicas_divide_the_group_of_data_and_context_ranks():
    found, _ = layout(8, 4, strategy="hsdp", replicate=4, context=2)
    assert (found.group, found.shard, found.replicate) == (32, 8, 4)


@pytest.mark.parametrize(
    ("asked", "key", "used"),
    [
        ({"tensor": 3}, "tensor_heads", {"tensor": 2}),
        ({"tensor": 64}, "tensor_more_than_cards", {"tensor": 8}),
        ({"pipeline": 64}, "pipeline_layers", {"pipeline": 8}),
        ({"pipeline": 12}, "pipeline_cards", {"pipeline": 8}),
        ({"context": 12}, "context_cards", {"context": 8}),
        ({"expert": 2}, "expert_none", {"expert": 1}),
        ({"strategy": "hsdp", "replicate": 3}, "replicate_cards", {"replicate": 2}),
    ],
)
def test_that_an_impossible_degree_names_the_nearest_possible_one(asked, key, used):
    found, notices = layout(8, **({"strategy": "fsdp"} | asked))
    notice = next(notice for notice in notices if notice.key == key)
    assert notice.severity == "error"
    assert notice.values["used"] == next(iter(used.values()))
    for degree, value in used.items():
        assert getattr(found, degree) == value


def test_that_experts_are_divided_only_evenly():
    scenario = {"model": "mistralai/Mixtral-8x7B-v0.1", "sharding": {"strategy": "fsdp"}}
    found, notices = layout_of(
        prepared(24, **(scenario | {"sharding": {"strategy": "fsdp", "expert": 3}}))
    )
    assert found.expert == 2
    assert [notice.key for notice in notices] == ["expert_count"]


def test_that_cards_without_work_are_counted():
    found, notices = layout(8)
    assert found.cards == 1
    assert [(n.key, n.values["idle"]) for n in notices] == [("cards_idle", 7)]


@pytest.mark.parametrize("degrees", [{"tensor": 4}, {"pipeline": 4}, {"context": 4}])
def test_that_a_rest_of_the_cards_stays_idle(degrees):
    found, notices = layout(6, strategy="fsdp", **degrees)
    assert (found.cards, found.data) == (4, 1)
    assert [(n.key, n.values["used"]) for n in notices] == [("cards_not_divisible", 4)]


def test_that_a_layer_split_stays_within_its_node():
    found, notices = layout(4, 2, strategy="layer-split")
    assert found.cards == 4
    assert [notice.key for notice in notices] == ["cards_idle"]


def test_that_a_layer_split_stands_alone():
    found, notices = layout(8, strategy="layer-split", tensor=2)
    assert found.strategy == "ddp"
    assert notices[0].key == "layer_split_alone"


@pytest.mark.parametrize("strategy", ["fsdp", "hsdp", "zero3"])
def test_that_a_uint8_base_is_whole_on_every_rank(strategy):
    """accelerate 1.15 leaves Params4bit out of FSDP2 unless they are stored as floats."""
    box = {"method": "qlora", "sharding": {"strategy": strategy}}
    whole = planned(8, quantization={"storage": "uint8"}, **box)
    shared = planned(8, quantization={"storage": "bfloat16"}, **box)
    assert "base_not_sharded" in keys(whole)
    assert "base_not_sharded" not in keys(shared)
    packed = {t.key: t.bytes for t in whole.busiest.terms}["packed_weights"]
    divided = {t.key: t.bytes for t in shared.busiest.terms}["packed_weights"]
    assert packed == 6_979_321_856 // 2
    assert divided == packed // 8


def test_that_zero_2_does_not_share_a_frozen_base():
    found = planned(8, {"strategy": "zero2"}, method="lora")
    assert "frozen_base_not_sharded" in keys(found)
    assert {t.key: t.bytes for t in found.busiest.terms}["weights"] == 2 * 8_030_261_248


def test_that_divisors_are_all_of_them():
    assert legal.divisors(12) == (1, 2, 3, 4, 6, 12)
    assert legal.divisors(36, 6) == (1, 2, 3, 4, 6)
