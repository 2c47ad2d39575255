"""The numeric recipe: which dtype each kind of tensor has, in bytes per element.

"bf16" names at least four different set-ups; this is where they part. Source: MEMORY_MODEL
section 1, and for the 16-byte recipe the ZeRO paper (arXiv 1910.02054, section 3.1).
"""

from dataclasses import dataclass

from engine.scenario import Method, Scenario

FP32, HALF = 4, 2  # bytes per element
SIZE_OF = {"float32": FP32, "bfloat16": HALF, "float16": HALF}


@dataclass(frozen=True, slots=True)
class Recipe:
    """Bytes per element.

    Attributes:
        weight: a weight as stored (of the frozen base under LoRA; of what is not 4-bit in QLoRA).
        compute: what linear layers compute in.
        gradient, state, master: of a trained base parameter; master 0 = no extra copy.
        adapter: an adapter parameter (its states have the same size).
        residual: the stream between the layers.
        autocast: a cast copy is made where storage and compute differ.
    """

    weight: int
    compute: int
    gradient: int
    state: int
    master: int
    adapter: int
    residual: int
    autocast: bool


# precision -> (weight, gradient, state, master, compute, autocast)
_RECIPES: dict[str, tuple[int, int, int, int, int, bool]] = {
    "bf16-pure": (2, 2, 2, 0, 2, False),
    "bf16-autocast": (2, 2, 2, 0, 2, True),
    "bf16-mixed": (4, 4, 4, 0, 2, True),
    "bf16-master": (2, 2, 4, 4, 2, False),
    "fp16-mixed": (4, 4, 4, 0, 2, True),
    "fp16-master": (2, 2, 4, 4, 2, False),
    "fp32": (4, 4, 4, 0, 4, False),
    # Transformer Engine keeps the recipe of the 16-bit run; its own additions are not modelled and
    # answered by a notice.
    "fp8-mixed": (4, 4, 4, 0, 2, True),
    "mxfp8-mixed": (4, 4, 4, 0, 2, True),
    "nvfp4-mixed": (4, 4, 4, 0, 2, True),
}


def recipe_of(scenario: Scenario, method: Method) -> Recipe:
    """The recipe of a scenario whose profile defaults are filled in."""
    training = scenario.training
    weight, gradient, state, master, compute, autocast = _RECIPES[training.precision or "bf16-pure"]
    own = training.dtypes
    weight = SIZE_OF[own.weights] if own.weights else weight
    gradient = SIZE_OF[own.gradients] if own.gradients else gradient
    state = SIZE_OF[own.states] if own.states else state
    master = SIZE_OF[own.master] if own.master else master
    adapter = SIZE_OF[scenario.adapter.dtype or "float32"]
    if method != "full" and own.base:
        weight = SIZE_OF[own.base]
    if method == "qlora":
        # k-bit preparation casts every 16-bit parameter that is not 4-bit to fp32
        # (peft utils/other.py): embeddings, head and norms, hence the residual stream.
        weight = 4 if scenario.quantization.upcast else min(weight, 2)
    residual = max(weight, compute) if autocast or method == "qlora" else weight
    return Recipe(weight, compute, gradient, state, master, adapter, residual, autocast)
