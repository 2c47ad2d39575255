"""The static bytes of one unsharded copy as named parts."""

from engine.memory.checkpoint import PACKED_FORMULAS, packed_as
from engine.memory.parts import Part
from engine.memory.prepare import Prepared
from engine.memory.recipe import HALF
from engine.memory.terms.optimizer import state_formula
from engine.memory.terms.weights import quantised_formulas

WEIGHTS = "memory_model_1"


def static_parts(prepared: Prepared) -> tuple[Part, ...]:
    """Weights, adapters and optimizer states, with the formula each follows."""
    return (
        *weight_parts(prepared),
        *adapter_parts(prepared),
        *state_parts(prepared),
        *accumulated_parts(prepared),
        *reference_parts(prepared),
    )


def accumulated_parts(prepared: Prepared) -> tuple[Part, ...]:
    """From the second micro-step on the accumulated gradients are there all along."""
    if not prepared.options.accumulating or prepared.options.in_backward:
        return ()
    return (Part("accumulated_gradients", "gradients", prepared.static.gradients, "G", WEIGHTS),)


def reference_parts(prepared: Prepared) -> tuple[Part, ...]:
    """A frozen 16-bit copy of the model that a preference objective compares with."""
    if not prepared.objective.reference:
        return ()
    copy = 2 * prepared.setup.inventory.text_parameters
    return (Part("reference_model", "weights", copy, "2 B × P", "objectives"),)


def weight_parts(prepared: Prepared) -> tuple[Part, ...]:
    """The base: whole, or quantised values, their constants, and what stays unquantised."""
    weights, recipe = prepared.static.weights, prepared.recipe
    # A frozen tower is kept as loaded: k-bit loading leaves it in 16 bit.
    vision = prepared.setup.spec.vision_parameters
    element = HALF if weights.quantised_parameters else recipe.weight
    tower = (
        (Part("vision_tower", "weights", element * vision, f"{element} B × Pv", WEIGHTS),)
        if vision
        else ()
    )
    if not weights.quantised_parameters:
        whole = Part("weights", "weights", weights.plain, f"{recipe.weight} B × P", WEIGHTS)
        return (whole, *tower)
    per_value, constants = quantised_formulas(prepared.scenario.quantization)
    source = "qlora_3"
    packing = packed_as(prepared.setup.spec, prepared.scenario.model, prepared.method)
    if packing in PACKED_FORMULAS:
        (per_value, constants), source = PACKED_FORMULAS[packing], "loading_code"
    return (
        Part("packed_weights", "weights", weights.packed, f"{per_value} × Pq", source),
        Part("weight_scales", "weights", weights.scales, constants, source),
        Part("plain_weights", "weights", weights.plain, f"{recipe.weight} B × (P − Pq)", WEIGHTS),
        *tower,
    )


def adapter_parts(prepared: Prepared) -> tuple[Part, ...]:
    """LoRA matrices and modules trained in full beside them."""
    adapters = prepared.adapters
    if adapters is None:
        return ()
    lora = prepared.recipe.adapter * adapters.lora_parameters
    rest = prepared.static.adapters - lora
    parts = [Part("adapters", "adapters", lora, f"{prepared.recipe.adapter} B × Pa", "peft_lora")]
    if rest:
        parts.append(
            Part("saved_modules", "adapters", rest, "copies of trained modules", "peft_lora")
        )
    return tuple(parts)


def state_parts(prepared: Prepared) -> tuple[Part, ...]:
    """Optimizer states and the fp32 master copy."""
    static, recipe = prepared.static, prepared.recipe
    name = prepared.scenario.training.optimizer or "adamw"
    element = recipe.state if prepared.setup.full else recipe.adapter
    formula = state_formula(name, element)
    parts = [Part("optimizer_states", "optimizer", static.states, formula, "optimizers")]
    if static.master:
        parts.append(Part("master_weights", "optimizer", static.master, "4 B × Pt", "zero_3_1"))
    return tuple(parts)
