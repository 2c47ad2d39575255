"""Loading and evaluating: MEMORY_MODEL sections 6 and 10, bitsandbytes' quantisation on arrival."""

from engine.memory.outer_phases import evaluation_moment, load_moment
from tests.engine.memory.setups import LLAMA, prepared


def arriving(of):
    return {part.key: part.bytes for part in load_moment(of).parts}.get("arriving_tensor", 0)


def test_that_loading_in_16_bit_needs_the_weights_and_no_more():
    assert load_moment(prepared(LLAMA, "lora")).bytes == 2 * 8_030_261_248


def test_that_a_4_bit_base_arrives_one_16_bit_tensor_at_a_time():
    """The largest linear of Llama-3.1-8B: 14336 x 4096."""
    of = prepared(LLAMA, "qlora", quantization={"upcast": False})
    assert arriving(of) == 2 * 14336 * 4096


def test_that_k_bit_preparation_holds_the_embedding_in_both_dtypes():
    """128256 x 4096 in 16 bit beside its fp32 copy, which is counted with the weights."""
    of = prepared(LLAMA, "qlora", quantization={"upcast": True})
    assert arriving(of) == 2 * 128256 * 4096


def test_that_evaluating_keeps_one_layer_and_the_logits_of_a_batch():
    """Nothing is saved for a backward pass: gate, activation and up (2f each), the stream before
    and after (2h each), then 16-bit logits, their fp32 copy and the log-softmax, 10 B each.
    """
    of = prepared(LLAMA, "lora", training={"micro_batch": 2, "sequence_length": 500})
    h, f, v, tokens = 4096, 14336, 128256, 1000
    assert (
        evaluation_moment(of.ingredients, of.size).bytes
        == (3 * 2 * f + 2 * 2 * h) * tokens + 10 * v * tokens
    )
