"""What is alive only while one layer is walked: forward under recomputation, and backward.

The reference gives one sum per method ("layer transient t"). Taking the dry run's layer peaks apart
shows a few separate moments whose maximum it is; each is linear in f and h, and the coefficients
are counts of tensors: gradients of gate, activation, up and product (2f each), of the residual and
norm input (2h or 4h each). Where a weight is opened to 16 bit for one product, that moment has the
weight but fewer hidden gradients. Each function returns the alternatives; the peak is the largest.
"""

from engine.architecture.inventory import BlockInventory
from engine.architecture.module import Module
from engine.architecture.spec import SoftmaxAttention
from engine.memory.cost import Cost
from engine.memory.recipe import FP32
from engine.memory.setup import Setup
from engine.memory.terms.layer import mlp_width
from engine.memory.terms.mlp import widened

_ON_MLP = frozenset({"gate", "up", "gate_up", "down", "shared_up", "shared_down"})


def backward_transients(setup: Setup, block: BlockInventory) -> tuple[Cost, ...]:
    """Moments of one layer's backward pass, on top of what the layer kept."""
    repeated = _repeated_keys(setup, block)
    return tuple(moment + repeated for moment in _moments(setup, block))


def _moments(setup: Setup, block: BlockInventory) -> tuple[Cost, ...]:
    if setup.full:
        return (_trained(setup, block),)
    roles = {linear.role for linear in setup.adapted(block.name)}
    on_mlp = bool(roles & _ON_MLP) or bool(setup.expert_adapters(block.name))
    if setup.four_bit:
        return _four_bit(setup, block, on_mlp)
    return (_adapted(setup, block, on_mlp),)


def _trained(setup: Setup, block: BlockInventory) -> Cost:
    """(4f + 2·rb·h) T and the largest weight gradient; a fused norm saves one copy of the stream.

    Full slopes of the fms rows with fused norms are 2h a token below those without.
    """
    recipe, tensor = setup.recipe, setup.split.tensor
    f = -(-mlp_width(block) // tensor)
    wide = recipe.compute // 2 or 1
    streams = 1 if setup.kernels.norm else 2
    largest = max(_stacked(module) for module in block.modules)
    return Cost(
        token=wide * 4 * f + streams * recipe.residual * setup.hidden,
        fixed=recipe.gradient * largest // tensor,
    )


def _stacked(module: Module) -> int:
    return module.outputs * module.inputs * (module.copies if module.kind == "experts" else 1)


def _adapted(setup: Setup, block: BlockInventory, on_mlp: bool) -> Cost:
    """A 16-bit base with adapters.

    fp32 adapters on the MLP: the gradients of their inputs are fp32, (6f + 10h) T, and dropout adds
    its own fp32 gradient, 4f. 16-bit adapters: (4f + 2h) T. Attention only: (6f + 2h) T, since the
    MLP's product was not kept and is not freed.
    """
    recipe, h = setup.recipe, setup.hidden
    f = -(-mlp_width(block) // setup.split.tensor)
    merged = 0
    if setup.adapted_experts:
        # Gradients of the merged weights W + dW, two thirds of them at a time (gate_up).
        experts = sum(m.matrix for m in block.modules if m.kind == "experts")
        merged = 2 * recipe.compute * 2 * experts // 3
    if not on_mlp:
        return Cost(token=6 * f + 2 * h + _fused_norm_gradients(setup), fixed=merged)
    if recipe.adapter == FP32:
        return Cost(token=(10 if setup.dropout else 6) * f + 10 * h, fixed=merged)
    return Cost(token=4 * f + 2 * h, fixed=merged)


def _repeated_keys(setup: Setup, block: BlockInventory) -> Cost:
    """Keys and values repeated to every query head before the flash kernel, 2 (2dq - 2dkv).

    The attention classes with a sliding window did so until transformers 4.48
    (MistralFlashAttention2); seen only in the fms rows with fused kernels, whose Mistral-7B slopes
    are 12.3 kB a token above those of Llama-3-8B with layers of the same shapes.
    """
    attention = block.block.attention
    old = setup.kernels.norm and setup.attention == "flash"
    if not old or not isinstance(attention, SoftmaxAttention) or not attention.window:
        return Cost()
    idle = attention.heads - attention.kv_heads
    return Cost(token=2 * setup.recipe.compute * idle * attention.head_dim // setup.split.tensor)


def _fused_norm_gradients(setup: Setup) -> int:
    """16-bit gradients of the stream beside the MLP's, 2h each, seen only with fused norms.

    The LoRA slope of the fms rows is 528.7 kB a token, 16.4 kB above the sum without them: two. On
    a 4-bit base it is one (766.0 against 774.4 kB a token on two cards).
    """
    if not setup.kernels.norm:
        return 0
    return (2 if setup.four_bit else 4) * setup.hidden


def _four_bit(setup: Setup, block: BlockInventory, on_mlp: bool) -> tuple[Cost, ...]:
    """A 4-bit base: hidden gradients alone, or one weight opened to 16 bit with fewer of them."""
    h = setup.hidden
    f = -(-mlp_width(block) // setup.split.tensor)
    wide = widened(setup)
    if not on_mlp:
        hidden = Cost(token=12 * f if wide else 6 * f + 2 * h + _fused_norm_gradients(setup))
    elif wide:
        hidden = Cost(token=10 * f)
    else:
        hidden = Cost(token=4 * f + 2 * h)
    if setup.dropout and on_mlp:
        hidden = hidden + Cost(token=4 * f)
    down, largest = dequantised(block, ("down",)), dequantised(block)
    with_down = Cost(token=(4 * f if wide else 2 * f) + (8 * h if wide else 2 * h), fixed=down)
    with_largest = Cost(token=8 * h if wide else 2 * h, fixed=largest)
    return (hidden, with_down, with_largest)


def dequantised(block: BlockInventory, roles: tuple[str, ...] = ()) -> int:
    """The largest linear (of these roles) opened to 16 bit for one matrix product, 2·in·out."""
    sizes = (m.outputs * m.inputs for m in block.linears if not roles or m.role in roles)
    return 2 * max(sizes, default=0)


def forward_transients(setup: Setup, block: BlockInventory) -> tuple[Cost, ...]:
    """Moments of one layer's forward pass when nothing of it is kept (checkpointing)."""
    h = setup.hidden
    f = -(-mlp_width(block) // setup.split.tensor)
    stream = 2 * setup.recipe.residual * h
    element = 4 if widened(setup) else setup.recipe.compute
    hidden = Cost(token=3 * element * f + stream)
    if not setup.four_bit:
        return (hidden,)
    return (hidden, Cost(token=element * f + stream, fixed=dequantised(block)))


def eager_transient(setup: Setup, block: BlockInventory) -> Cost | None:
    """Gradients of the score matrices under eager attention: 6·Hq·s a token, besides the stream."""
    attention = block.block.attention
    if setup.attention != "eager" or not isinstance(attention, SoftmaxAttention):
        return None
    heads = -(-attention.heads // setup.split.tensor)
    return Cost(token=2 * setup.recipe.residual * setup.hidden, score=6 * heads)
