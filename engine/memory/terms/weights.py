"""The weights of the base model: stored whole, or quantised.

Source: MEMORY_MODEL section 1; NF4 and double quantisation: QLoRA (arXiv 2305.14314, section 3),
sizes as bitsandbytes stores them (functional.py quantize_4bit).
"""

from dataclasses import dataclass

from engine.architecture.inventory import Inventory
from engine.architecture.module import Module
from engine.memory.recipe import Recipe
from engine.scenario import Quantization

_NESTED_BLOCK = 256  # absmax values of one second-level block
_CODE_TABLES = 16 * 4 + 256 * 4  # NF4 code book and the 8-bit one of the absmax, fp32, per linear


@dataclass(frozen=True, slots=True)
class Weights:
    """Bytes of the base. ``packed``: quantised values; ``scales``: their constants; ``plain``: rest."""

    plain: int
    packed: int = 0
    scales: int = 0
    quantised_parameters: int = 0

    @property
    def total(self) -> int:
        """All bytes of the base."""
        return self.plain + self.packed + self.scales


def is_quantised(module: Module, fused_experts: bool) -> bool:
    """4-bit loading replaces nn.Linear inside the decoder layers, never lm_head or embeddings.

    transformers 5 keeps fused experts in 16 bit, since they are not nn.Linear.
    """
    if module.part == "ends":
        return False
    if module.kind == "experts":
        return not fused_experts
    return module.kind == "linear"


def four_bit_bytes(elements: int, double: bool, block: int) -> tuple[int, int]:
    """Packed values and scales of one matrix, in bytes.

    0.5 B an element; absmax per block 4 B, or 1 B and 4 B per 256 blocks when quantised twice, plus
    the code tables.
    """
    blocks = -(-elements // block)
    scales = blocks + 4 * -(-blocks // _NESTED_BLOCK) + _CODE_TABLES if double else 4 * blocks + 64
    return -(-elements // 2), scales


def quantised_formulas(quantization: Quantization) -> tuple[str, str]:
    """Bytes of one quantised value, and the constants that come with them, in words."""
    if quantization.kind == "int8":
        return "1 B", "4 B per row"
    return "½ B", "absmax per block, quantised twice" if quantization.double else "4 B per block"


def quantised_weights(
    inventory: Inventory, recipe: Recipe, quantization: Quantization, head: bool = False
) -> Weights:
    """Weights of a QLoRA base; int8 keeps 1 B an element and one fp32 scale a row (LLM.int8).

    ``head``: the framework quantises an untied output head too.
    """
    fused = quantization.experts == "fused"
    modules = [
        (module, count)
        for name, count in inventory.counts.items()
        for module in inventory.blocks[name].modules
        if is_quantised(module, fused)
    ]
    output = inventory.end("head")
    if head and output is not None:
        modules.append((output, 1))
    packed = scales = quantised = 0
    for module, count in modules:
        elements, copies = module.outputs * module.inputs, module.copies * count
        if quantization.kind == "int8":
            values, constants = elements, 4 * module.outputs
        else:
            values, constants = four_bit_bytes(elements, quantization.double, quantization.block)
        packed += values * copies
        scales += constants * copies
        quantised += elements * copies
    plain = recipe.weight * (inventory.text_parameters - quantised)
    return Weights(plain, packed, scales, quantised)


def plain_weights(inventory: Inventory, recipe: Recipe) -> Weights:
    """Weights stored whole: bytes per element x parameters (a tied head counts once)."""
    return Weights(recipe.weight * inventory.text_parameters)
