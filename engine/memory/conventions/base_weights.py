"""Bytes of a base that is not trained: 16 bit, quantised for QLoRA, or in a serving format."""

from dataclasses import dataclass
from fractions import Fraction

from engine.architecture.inventory import Inventory
from engine.memory.conventions.per_parameter import FROZEN, quantised_bytes
from engine.scenario import Quantization

# Bits a weight of the ggml types: block bytes x 8 / weights of a block (ggml-common.h).
GGML_BITS = {
    "f32": 32.0, "f16": 16.0, "bf16": 16.0, "q8_0": 8.5, "q6_k": 6.5625, "q5_1": 6.0, "q5_0": 5.5,
    "q4_1": 5.0, "q4_0": 4.5, "iq4_nl": 4.5, "iq4_xs": 4.25, "q2_k": 2.625,
}  # fmt: skip
# Mixtures: GiB of the whole file at Llama-3-8B, as llama.cpp's quantize lists them.
MIXTURE_GIB = {
    "q2_k": 2.96, "q3_k_s": 3.41, "q3_k_m": 3.74, "q3_k_l": 4.03, "q4_k_s": 4.37, "q4_k_m": 4.58,
    "q5_k_s": 5.21, "q5_k_m": 5.33, "iq4_xs": 4.17,
}  # fmt: skip
LLAMA3_PARAMETERS, LLAMA3_HEAD, LLAMA3_NORMS = 8_030_261_248, 525_336_576, 266_240
OTHER_BITS = {
    "nf4": 0.0,
    "int8": 8.0,
    "fp8": 8.0,
    "mxfp4": 4.25,
    "gptq-4": 4.15625,
    "awq-4": 4.15625,
}
PLAIN = ("f32", "f16", "bf16")
NORM_BYTES = 4  # GGUF keeps vectors in fp32


@dataclass(frozen=True, slots=True)
class Split:
    """Elements of a base by how they are stored under 4-bit loading."""

    quantised: int
    kept: int


def split_of(inventory: Inventory, quantization: Quantization) -> Split:
    """Linear layers of the decoder are quantised; embeddings, head, norms and biases are not.

    Experts count as linear layers unless they are kept fused, which bitsandbytes leaves in 16 bit.
    """
    kinds = ("linear", "experts", "router") if quantization.experts == "linear" else ("linear",)
    quantised = sum(
        count * sum(m.matrix for m in inventory.blocks[name].modules if m.kind in kinds)
        for name, count in inventory.counts.items()
    )
    return Split(quantised, inventory.total_parameters - quantised)


def quantised_base(inventory: Inventory, quantization: Quantization) -> Fraction:
    """Bytes of a QLoRA base: 0.516 per weight of a linear layer, 2 per other parameter."""
    split = split_of(inventory, quantization)
    each = quantised_bytes(quantization.kind, quantization.block, quantization.double)
    return split.quantised * each + split.kept * FROZEN


def _mixture_bits(kind: str) -> float:
    """Average bits of what is neither head nor norm, from the size of the file at Llama-3-8B."""
    rest = LLAMA3_PARAMETERS - LLAMA3_HEAD - LLAMA3_NORMS
    head = LLAMA3_HEAD * GGML_BITS["q6_k"] / 8
    return (MIXTURE_GIB[kind] * 2**30 - head - LLAMA3_NORMS * NORM_BYTES) * 8 / rest


def served_base(inventory: Inventory, kind: str) -> Fraction:
    """Bytes of the weights in a serving format.

    GGUF: matrices in the type, an untied head in Q6_K where the type is smaller, vectors in fp32
    (llama.cpp). Other formats: linear layers quantised, the rest 16 bit.
    """
    total = inventory.total_parameters
    if kind in PLAIN:
        return Fraction(total * int(GGML_BITS[kind]), 8)
    if kind in OTHER_BITS:
        split = split_of(inventory, Quantization())
        each = quantised_bytes("nf4", 64, True) if kind == "nf4" else Fraction(OTHER_BITS[kind]) / 8
        return split.quantised * each + split.kept * FROZEN
    bits = _mixture_bits(kind) if kind in MIXTURE_GIB else GGML_BITS[kind]
    head_module = inventory.end("head")
    head = head_module.matrix if head_module is not None else 0
    head_bits = max(bits, GGML_BITS["q6_k"])
    matrices = inventory.embedding_parameters - head + split_of(inventory, Quantization()).quantised
    vectors = total - matrices - head
    stored = Fraction(bits) * matrices + Fraction(head_bits) * head
    return stored / 8 + vectors * NORM_BYTES
