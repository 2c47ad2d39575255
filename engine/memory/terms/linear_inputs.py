"""Inputs kept so that a weight gradient can be formed: of trained linears, or of adapters.

Source: MEMORY_MODEL section 2, "Adapter part" and "fp32 weights + AMP".
"""

from engine.architecture.inventory import BlockInventory
from engine.architecture.spec import SoftmaxAttention
from engine.memory.cost import Cost, Saved
from engine.memory.recipe import FP32, HALF
from engine.memory.setup import AdaptedLinear, Setup
from engine.memory.terms.attention import reorders_output
from engine.memory.terms.mlp import widened

# Linears that read one and the same tensor; each group's input can be kept once.
_ATTENTION_INPUT = ("q", "k", "v", "qkv", "q_a", "kv_a", "in_qkvz", "in_ba")
_MLP_INPUT = ("gate", "up", "gate_up", "router")
_SHARED_INPUT = ("shared_gate", "shared_up", "shared_gate_up")
_GROUPS = dict.fromkeys(_ATTENTION_INPUT, "attention")
_GROUPS |= dict.fromkeys((*_MLP_INPUT, *_SHARED_INPUT), "mlp")


def trained_inputs(setup: Setup, inventory: BlockInventory) -> Saved | None:
    """Norm outputs kept as the inputs of trained linears (not divided by sequence parallelism).

    A 16-bit output is shared by q, k, v and by gate, up: 2h each. An fp32 output under autocast is
    cast once per linear, so each keeps its own 2h. The output projection's input is the attention
    output itself.
    """
    if not setup.full:
        return None
    recipe, spec = setup.recipe, setup.spec
    fp32_output = recipe.residual == FP32 or (spec.norm.kind == "layernorm" and recipe.autocast)
    own_copies = recipe.autocast and recipe.compute == HALF and fp32_output
    readers: dict[str, int] = {}
    for module in inventory.linears:
        group = _GROUPS.get(module.role)
        if group and module.part != "shared":
            readers[group] = readers.get(group, 0) + 1
    if inventory.block.norms == 1 and readers:
        # One norm feeds attention and MLP side by side (Phi-2, GPT-J, Falcon).
        readers = {"both": sum(readers.values())}
    copies = sum(readers.values()) if own_copies else len(readers)
    token = copies * recipe.compute * setup.hidden
    block = inventory.block
    if isinstance(block.attention, SoftmaxAttention) and reorders_output(setup, block.attention):
        token += recipe.compute * block.attention.heads * block.attention.head_dim
    return Saved("linear_inputs", Cost(token=token), "2h per input")


def adapter_inputs(setup: Setup, block: BlockInventory) -> Saved | None:
    """Inputs of LoRA A and B of one layer, dropout masks, and cast copies of A and B.

    fp32 adapters: peft casts x to fp32, autocast back: one 16-bit copy per adapter (4 B without
    autocast). 16-bit adapters, and 4-bit linears under autocast, use x as it is and share it; an
    fp32 x under autocast is again copied once per adapter. Dropout adds a 1-byte mask and makes
    every copy its own. Runs with fused kernels kept one copy per adapter on a 4-bit base too
    (measured slopes of the fms rows; rule (ii) of SHARDING_MODEL section 9).
    """
    adapted = setup.adapted(block.name)
    if not adapted:
        return None
    recipe, tensor = setup.recipe, setup.split.tensor
    attention = block.block.attention
    reordered = isinstance(attention, SoftmaxAttention) and reorders_output(setup, attention)
    token = fixed = 0
    shared: set[str] = set()
    for linear in adapted:
        inputs = -(-linear.inputs // tensor) if linear.role in ("o", "down") else linear.inputs
        x = 4 if _reads_fp32(setup, linear) else recipe.compute
        own, element = _copy(setup, x)
        group = _GROUPS.get(linear.role, linear.role)
        if setup.dropout:
            token += inputs
            own = True
        if own:
            token += element * inputs
        elif group not in shared:
            shared.add(group)
            # The attention output is kept already, unless the projection reads a reordered copy.
            if group != "o" or reordered:
                token += element * inputs
        token += element * linear.rank
        if recipe.autocast and recipe.adapter == FP32:
            fixed += 2 * linear.rank * (linear.inputs + linear.outputs)
    return Saved("adapter_inputs", Cost(token=token, fixed=fixed), "Σ 2i + 2r per adapter")


def _reads_fp32(setup: Setup, linear: AdaptedLinear) -> bool:
    if linear.role == "o":
        return False
    if linear.role == "down":
        return widened(setup)
    return setup.recipe.residual == FP32


def _copy(setup: Setup, x: int) -> tuple[bool, int]:
    """(an own copy per adapter?, bytes per element of what A's matrix product keeps)."""
    recipe = setup.recipe
    if recipe.autocast:
        casts = not setup.four_bit or setup.kernels.norm
        if x == FP32 or (recipe.adapter == FP32 and casts):
            return True, 2
        return False, 2
    if recipe.adapter == x:
        return False, x
    return True, recipe.adapter


def weight_casts(setup: Setup, block: BlockInventory) -> Saved | None:
    """16-bit casts of fp32 linear weights that autocast makes and the backward pass needs: 2 B each."""
    recipe = setup.recipe
    if setup.four_bit or not recipe.autocast or recipe.weight <= recipe.compute:
        return None
    matrices = sum(m.matrix for m in block.modules if m.kind in ("linear", "router", "experts"))
    fixed = recipe.compute * matrices // setup.split.tensor
    return Saved("weight_casts", Cost(fixed=fixed), "2 B × P_linear")
