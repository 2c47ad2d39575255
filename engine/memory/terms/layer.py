"""All that one decoder layer keeps for its backward pass."""

from engine.architecture.inventory import BlockInventory
from engine.architecture.spec import ExpertsMlp
from engine.memory.cost import Cost, Saved
from engine.memory.recipe import FP32
from engine.memory.setup import Setup
from engine.memory.terms.attention import attention_saved
from engine.memory.terms.linear_inputs import adapter_inputs, trained_inputs, weight_casts
from engine.memory.terms.mlp import mlp_saved
from engine.memory.terms.norms import layer_norms


def dropout_masks(setup: Setup) -> Saved | None:
    """Two boolean masks of the residual dropout (GPT-2): 2h."""
    if not setup.spec.residual_dropout:
        return None
    return Saved("residual_dropout", Cost(token=2 * setup.hidden), "2 × 1h")


def merged_experts(setup: Setup, block: BlockInventory) -> Saved | None:
    """peft materialises W + dW of adapted fused experts: a 16-bit copy of them all.

    Under autocast the fp32 A and B of every expert are cast too. Source: MEMORY_MODEL section 5
    (peft 0.21, parametrised experts); the casts are derived from the dry run's residual.
    """
    experts = [m for m in block.modules if m.kind == "experts"]
    if not setup.adapted_experts or not experts:
        return None
    fixed = setup.recipe.compute * sum(m.matrix for m in experts)
    if setup.recipe.autocast and setup.recipe.adapter == FP32:
        fixed += setup.recipe.compute * setup.expert_adapters(block.name)
    return Saved("merged_experts", Cost(fixed=fixed), "2 B × P_experts + 2 B × P_adapter")


def layer_saved(setup: Setup, block: BlockInventory, masked: bool) -> tuple[Saved, ...]:
    """Every group of tensors one layer of this kind keeps; ``masked``: sdpa gets a mask."""
    parts = [
        layer_norms(setup, block.block.norms),
        trained_inputs(setup, block),
        *attention_saved(block.block.attention, setup, masked),
        *mlp_saved(block.block.mlp, setup),
        adapter_inputs(setup, block),
        dropout_masks(setup),
        weight_casts(setup, block),
        merged_experts(setup, block),
    ]
    return tuple(part for part in parts if part is not None and part.cost != Cost())


def mlp_width(block: BlockInventory) -> int:
    """f of the transients: routed rows of all experts of a token, or the dense width."""
    mlp = block.block.mlp
    if isinstance(mlp, ExpertsMlp):
        return mlp.per_token * mlp.width + mlp.shared_width + mlp.dense_width
    return mlp.width
