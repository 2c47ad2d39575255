"""The cache of generation, by the shapes that the models' files and papers give."""

import pytest

from engine.memory.inference import inference_ranks
from engine.memory.terms.kv_cache import kv_cache_bytes
from engine.units import MIB
from tests.engine.memory.setups import DEEPSEEK, GEMMA3, LLAMA, QWEN_NEXT, prepared


def cache(model, **inference):
    of = prepared(model, "inference", inference=inference)
    return kv_cache_bytes(of.setup.inventory, of.scenario.inference)


def test_that_8192_tokens_of_llama_3_take_a_gibibyte():
    """llama.cpp prints "KV self size = 1024.00 MiB" for Llama-3-8B at this context in f16."""
    assert cache(LLAMA, context=8192, kv_dtype="float16") == 1024 * MIB


@pytest.mark.parametrize(
    ("kind", "mebibytes"),
    [("float32", 2048), ("bfloat16", 1024), ("fp8", 512), ("q8_0", 544), ("q4_0", 288)],
)
def test_that_a_quantised_cache_keeps_a_scale_per_32_values(kind, mebibytes):
    """llama.cpp: q8_0 is 34 B and q4_0 18 B per 32 values."""
    assert cache(LLAMA, context=8192, kv_dtype=kind) == mebibytes * MIB


def test_that_every_sequence_has_its_own_cache():
    assert cache(LLAMA, context=100, batch=7) == 7 * cache(LLAMA, context=100)


def test_that_a_window_caps_what_its_layers_cache():
    """Gemma-3-1B: 26 layers, every sixth sees all (4), the others 512; one kv head of 256."""
    one = 2 * 256 * 2
    assert cache(GEMMA3, context=400) == 26 * 400 * one
    assert cache(GEMMA3, context=10_000) == (22 * 512 + 4 * 10_000) * one


def test_that_latent_attention_caches_the_compressed_pair():
    """DeepSeek-V2 paper, section 2.1: (d_c + d_h^R) l elements a token; 27 layers of 512 + 64."""
    assert cache(DEEPSEEK, context=1000) == 2 * 27 * (512 + 64) * 1000


def test_that_linear_attention_has_a_state_that_does_not_grow():
    """Qwen3-Next: 36 of 48 layers hold 32 heads of 128 x 128 in fp32, and the last four inputs of a
    convolution over 2 x 2048 + 4096 channels; the other 12 cache 2 heads of 256.
    """
    state = 36 * (4 * 32 * 128 * 128 + 2 * (2 * 16 * 128 + 32 * 128) * 4)
    token = 12 * 2 * 2 * 256 * 2
    assert cache(QWEN_NEXT, context=1) == state + token
    assert cache(QWEN_NEXT, context=100_000) == state + 100_000 * token


def test_that_serving_holds_weights_cache_and_one_prefill():
    """Llama-3.1-8B in f16 at 8192: 2 P and a GiB; a chunk of 2048 tokens of 2 (2h + 3f) and the
    logits of one token in 16 bit and fp32.
    """
    of = prepared(LLAMA, "inference", inference={"context": 8192, "format": "f16"})
    (rank,) = inference_ranks(of)
    assert rank.static_bytes == 2 * 8_030_261_248 + 1024 * MIB
    (moment,) = rank.moments
    assert moment.bytes == 2 * 2048 * (2 * 4096 + 3 * 14336) + 6 * 128256


def test_that_cards_share_weights_and_cache_when_the_strategy_divides_them():
    many = prepared(
        LLAMA, "inference", box={"count": 4}, sharding={"tensor": 4}, inference={"context": 8192}
    )
    (rank,) = inference_ranks(many)
    assert rank.count == 4
    assert rank.static_bytes == (2 * 8_030_261_248 + 1024 * MIB) // 4
