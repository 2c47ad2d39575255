"""Static weights: MEMORY_MODEL section 1 and the sizes it prints for Llama-3.1-8B."""

import pytest

from engine.memory.static_parts import weight_parts
from engine.memory.terms.weights import four_bit_bytes
from engine.units import GIB
from tests.engine.memory.setups import GPT2, LLAMA, QWEN3_MOE, prepared

P = 8_030_261_248
LINEARS = 32 * (2 * 4096 * 4096 + 2 * 4096 * 1024 + 3 * 4096 * 14336)  # 6.98e9, quantised


def test_that_one_matrix_in_nf4_takes_half_a_byte_and_an_absmax_per_64():
    """4096 x 4096: 0.5 B an element and fp32 4 B/64 = 0.0625 B, and the 16-entry code book."""
    elements = 4096 * 4096
    assert four_bit_bytes(elements, double=False, block=64) == (
        elements // 2,
        elements // 16 + 16 * 4,
    )


def test_that_double_quantisation_stores_the_absmax_in_8_bit():
    """The table: "1 B/64 + 4 B/16384 = 0.01587 B/weight, + ~1.1 kB code tables"."""
    elements = 4096 * 4096
    packed, scales = four_bit_bytes(elements, double=True, block=64)
    tables = 64 + 1024
    assert (packed, scales) == (elements // 2, elements // 64 + elements // 4096 + tables)
    assert round((scales - tables) / elements, 5) == 0.01587


def test_that_odd_sizes_are_rounded_up_to_whole_blocks():
    assert four_bit_bytes(65, double=False, block=64) == (33, 2 * 4 + 64)


@pytest.mark.parametrize(("upcast", "gibibytes"), [(False, 5.78), (True, 7.74)])
def test_that_a_4_bit_llama_takes_what_the_model_prints(upcast, gibibytes):
    """The table: "For Llama-3.1-8B: 5.78 GiB static without the cast, 7.74 GiB with it (r=16 all-linear
    incl. Adam)".
    """
    of = prepared(LLAMA, "qlora", quantization={"upcast": upcast}, adapter={"rank": 16})
    assert round(of.static.total / GIB, 2) == gibibytes


def test_that_head_embedding_and_norms_are_not_quantised():
    weights = prepared(LLAMA, "qlora", quantization={"upcast": False}).static.weights
    assert weights.quantised_parameters == LINEARS
    assert weights.plain == 2 * (P - LINEARS)


def test_that_k_bit_preparation_casts_all_that_is_not_4_bit_to_fp32():
    weights = prepared(LLAMA, "qlora", quantization={"upcast": True}).static.weights
    assert weights.plain == 4 * (P - LINEARS)


def test_that_int8_keeps_a_byte_and_one_fp32_scale_a_row():
    """LLM.int8 (arXiv 2208.07339): row-wise absmax; rows of a Llama layer: 4 x h + dkv x 2 + 2 f."""
    weights = prepared(LLAMA, "qlora", quantization={"kind": "int8"}).static.weights
    rows = 32 * (4096 + 1024 + 1024 + 4096 + 2 * 14336 + 4096)
    assert (weights.packed, weights.scales) == (LINEARS, 4 * rows)


def test_that_fused_experts_stay_in_16_bit():
    """transformers 5 keeps fused experts unquantised: they are no nn.Linear."""
    experts = 48 * 128 * 3 * 768 * 2048
    opened, kept = (
        prepared(QWEN3_MOE, "qlora", quantization={"experts": kind}).static.weights
        for kind in ("linear", "fused")
    )
    assert opened.quantised_parameters - kept.quantised_parameters == experts


@pytest.mark.parametrize(
    ("precision", "static", "gradients"),
    [
        pytest.param("bf16-autocast", 6, 2, id="bf16: 2P params + 2x2P states, grads 2P"),
        pytest.param("bf16-pure", 6, 2, id="the same without autocast"),
        pytest.param("bf16-mixed", 12, 4, id="fp32: 4P + 8P, grads 4P"),
        pytest.param("fp32", 12, 4, id="fp32 throughout"),
        pytest.param("bf16-master", 14, 2, id="ZeRO: 2 + (4 + 4 + 4), grads 2 = 16"),
    ],
)
def test_that_full_fine_tuning_takes_this_much_a_parameter(precision, static, gradients):
    of = prepared(LLAMA, training={"precision": precision}).static
    assert (of.total, of.gradients) == (static * P, gradients * P)


@pytest.mark.parametrize(("dtype", "static", "gradient"), [("float32", 12, 4), ("bfloat16", 6, 2)])
def test_that_an_adapter_parameter_takes_its_dtype_three_times(dtype, static, gradient):
    """The table: "(4 + 8) B/adapter param, grad 4. bf16 adapters: 2+4, grad 2"; r = 16 all-linear."""
    of = prepared(LLAMA, "lora", adapter={"rank": 16, "dtype": dtype}).static
    adapters = 41_943_040
    assert of.total == 2 * P + static * adapters
    assert of.gradients == gradient * adapters


def test_that_a_tied_head_is_stored_once():
    """GPT-2 XL has 1,557,611,200 parameters, its head is its embedding (OpenAI's release: 1.5B)."""
    assert prepared(GPT2).static.weights.total == 2 * 1_557_611_200


def test_that_the_base_keeps_its_own_dtype_under_adapters():
    of = prepared(LLAMA, "lora", training={"dtypes": {"base": "float32"}})
    assert of.static.weights.total == 4 * P


def test_that_the_base_of_the_qlora_paper_lies_between_its_count_and_its_figure():
    """QLoRA paper: the 4-bit base of LLaMA 7B shows as 5,048 MB; a bare 0.516 B a parameter, head
    and embeddings included, would be below what is stored.
    """
    weights = prepared("huggyllama/llama-7b", "qlora", quantization={"upcast": False})
    assert 0.516 * 6_738_415_616 < weights.static.weights.total < 5048e6


def test_that_a_vision_tower_is_loaded_beside_the_text_model():
    """google/gemma-3-4b-it has 4,300,079,472 parameters (its checkpoint), 3,880,263,168 of text."""
    of = prepared("google/gemma-3-4b-it", "lora")
    (tower,) = (part for part in weight_parts(of) if part.key == "vision_tower")
    assert tower.bytes == 2 * (4_300_079_472 - 3_880_263_168)


@pytest.mark.parametrize(("dtype", "each"), [("float32", 4), ("bfloat16", 2)])
def test_that_a_head_trained_in_full_beside_adapters_is_a_copy_with_states(dtype, each):
    """PEFT keeps the frozen original and trains a copy: weight, two states, gradient of V h."""
    adapter = {"targets": "attention", "modules_to_save_dtype": dtype}
    plain = prepared(LLAMA, "lora", adapter=adapter).static
    saved = prepared(LLAMA, "lora", adapter=adapter | {"modules_to_save": ["lm_head"]}).static
    assert saved.total - plain.total == 3 * each * 128256 * 4096
    assert saved.gradients - plain.gradients == each * 128256 * 4096
