"""What the checkpoint on disk means for the base in memory: opened to 16 bit, or used as packed.

Sources: GPTQ and AWQ pack linear layers to 4 bit with one 16-bit scale and one 4-bit zero point per
group of 128 (AutoGPTQ, AutoAWQ layouts); bitsandbytes checkpoints are NF4 as QLoRA loads it; block
FP8 keeps one fp32 scale per 128 x 128 (DeepSeek-V3); fp8 and mxfp4 checkpoints are opened to 16 bit
for training unless told otherwise (transformers quantizers, ``dequantize``).
"""

from fractions import Fraction

from engine.architecture.inventory import Inventory
from engine.architecture.spec import ModelSpec
from engine.memory.recipe import Recipe
from engine.memory.terms.weights import Weights, is_quantised
from engine.scenario import Method, ModelChoice

_GROUP = 128
PACKED_BYTES: dict[str, Fraction] = {
    "gptq": Fraction(1, 2) + Fraction(5, 2) / _GROUP,
    "awq": Fraction(1, 2) + Fraction(5, 2) / _GROUP,
    "fp8": 1 + Fraction(4, _GROUP * _GROUP),
    "mxfp4": Fraction(17, 32),
}
# Bytes of a packed value, and the constants beside it, in words.
PACKED_FORMULAS: dict[str, tuple[str, str]] = {
    "gptq": ("½ B", "2.5 B per group of 128"),
    "awq": ("½ B", "2.5 B per group of 128"),
    "fp8": ("1 B", "4 B per 128 × 128"),
    "mxfp4": ("½ B", "1 B per 32"),
}
FOUR_BIT = frozenset({"gptq", "awq", "bnb4"})


def is_opened(kind: str, choice: ModelChoice) -> bool:
    """Whether the checkpoint is opened to 16 bit: as asked, else as its loader does.

    fp8, mxfp4 and nvfp4 cannot be trained as they are, so loaders open them.
    """
    return kind not in FOUR_BIT if choice.dequantize is None else choice.dequantize


def packed_as(spec: ModelSpec, choice: ModelChoice, method: Method) -> str | None:
    """The packing a frozen base keeps in memory; None where it is 16 bit (or QLoRA packs it)."""
    if method != "lora":
        return None
    kind = choice.checkpoint or spec.checkpoint
    if is_opened(kind, choice) or (kind not in PACKED_BYTES and kind not in FOUR_BIT):
        return None
    return kind


def packed_weights(inventory: Inventory, recipe: Recipe, kind: str) -> Weights:
    """Weights of a base used as packed: linear layers and experts packed, the rest 16 bit."""
    each = PACKED_BYTES[kind]
    elements = sum(
        count * module.matrix
        for name, count in inventory.counts.items()
        for module in inventory.blocks[name].modules
        if is_quantised(module, fused_experts=False)
    )
    values = elements // 2 if kind in FOUR_BIT or kind == "mxfp4" else elements
    return Weights(
        plain=recipe.weight * (inventory.text_parameters - elements),
        packed=values,
        scales=int(each * elements) - values,
        quantised_parameters=elements,
    )
