"""Selective checkpointing per operation: torchtitan's policy, worked out for Llama-3.1-8B."""

from engine.memory.activations import stored
from engine.memory.cost import Cost, Size
from tests.engine.memory.setups import LLAMA, layer, prepared

H, F, DQ, DKV, HEADS = 4096, 14336, 4096, 1024, 32
SELECTIVE = {"checkpointing": "selective"}


def test_that_every_second_product_and_the_attention_output_are_kept():
    """The input 2h; of q, k, v, o, gate, up, down the results of q, v, gate, down; out and its
    statistic 2dq + 4Hq.
    """
    expected = 2 * H + 2 * (DQ + DKV + F + H) + 2 * DQ + 4 * HEADS
    assert layer(LLAMA).selective == Cost(token=expected)


def test_that_it_lies_between_keeping_nothing_and_keeping_all():
    size = Size(1, 4096)
    kept = {}
    for kind in ("none", "selective", "full"):
        of = prepared(LLAMA, training={"checkpointing": kind})
        kept[kind] = sum(part.bytes for part in stored(of.ingredients, of.options, size))
    assert kept["full"] < kept["selective"] < kept["none"]
    assert kept["selective"] == 32 * layer(LLAMA).selective.at(size)
