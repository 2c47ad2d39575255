"""The output head: its logits, the loss over them, and the copies both hold.

Source: MEMORY_MODEL sections 2 (outside the layers), 4 (F and H), 8 (other loss kernels).
"""

from dataclasses import dataclass

from engine.memory.cost import Cost
from engine.memory.recipe import FP32
from engine.memory.setup import Setup
from engine.memory.terms.norms import norm_cost

_TORCHTUNE_CHUNKS = 8  # torchtune CEWithChunkedOutputLoss(num_output_chunks=8)


@dataclass(frozen=True, slots=True)
class LossCost:
    """Bytes of logits at the end of the forward pass, and in the log-softmax backward."""

    forward: Cost
    backward: Cost
    forward_formula: str
    backward_formula: str


def kept_logits(setup: Setup, loss: str, keep_logits: bool) -> Cost:
    """Logits a caller holds on to (its ``outputs``) until the backward pass is over."""
    if not keep_logits or loss not in ("standard", "kernel"):
        return Cost()
    v = setup.spec.vocab
    local = -(-v // setup.split.tensor) if setup.split.loss_parallel else v
    return Cost(token=setup.logit_bytes * local)


def head_gradient_copies(setup: Setup, loss: str) -> int:
    """Copies of a trained head's gradient (V*h) that exist while the loss is walked back."""
    if not (setup.full or setup.trained_head):
        return 0
    return {"fused": 1, "chunked": 2}.get(loss, 0)


def head_output(setup: Setup) -> Cost:
    """The final norm's output while the head reads it, where the head's own kept input is another."""
    if setup.full and setup.recipe.residual == setup.recipe.compute:
        return Cost()
    return Cost(token=setup.recipe.residual * setup.hidden)


def loss_cost(setup: Setup, loss: str, keep_logits: bool) -> LossCost:
    """What the logits take under each loss kernel, per token of V logits.

    standard: 16-bit logits 2, their fp32 copy 4, log-softmax 4 = 10; then log-softmax 4, its
    gradient 4 and the result 4 = 12. Logits that are fp32 already need no copy: 8. A soft cap keeps
    its tanh, 2. A caller that keeps the logits adds them to the backward, 2 (4 in fp32).
    kernel: an in-place kernel over materialised logits, about 8 (measured, one fit).
    chunked: the head and its loss run one chunk of eight at a time; a trained head holds the
    gradient of the chunks so far and that of the current one (torchtune's LoRA and full rows).
    fused: never whole; a chunk of logits in fp32 as large as the hidden states.
    """
    if loss == "none":
        # A reward head has one output a sequence.
        return LossCost(Cost(), Cost(), "", "")
    v = setup.spec.vocab
    element = setup.logit_bytes
    cap = 2 if setup.spec.logit_softcap else 0
    if setup.split.loss_parallel:
        v = -(-v // setup.split.tensor)
        return LossCost(Cost(14 * v), Cost(16 * v), "14 B × T × V ÷ t", "16 B × T × V ÷ t")
    if loss == "kernel":
        return LossCost(Cost(8 * v), Cost(8 * v), "8 B × T × V", "8 B × T × V")
    if loss == "fused":
        chunk = 4 * setup.hidden
        gradient = setup.recipe.compute * setup.hidden
        both = f"{4 + setup.recipe.compute} B × T × h"
        return LossCost(Cost(chunk), Cost(chunk + gradient), "4 B × T × h", both)
    if loss == "chunked":
        forward = -(-(element + 8) * v // _TORCHTUNE_CHUNKS)
        backward = -(-(element + 12) * v // _TORCHTUNE_CHUNKS)
        chunks = f"B × T × V ÷ {_TORCHTUNE_CHUNKS}"
        return LossCost(
            Cost(forward), Cost(backward), f"{element + 8} {chunks}", f"{element + 12} {chunks}"
        )
    forward = (8 if element == FP32 else 10) + cap
    kept = element if keep_logits else 0
    backward = 12 + cap + kept
    return LossCost(
        Cost(forward * v), Cost(backward * v), f"{forward} B × T × V", f"{backward} B × T × V"
    )


def head_cast(setup: Setup) -> int:
    """16-bit cast of an fp32 output head under autocast, alive from forward to its backward: 2·V·h."""
    recipe = setup.recipe
    if not recipe.autocast or recipe.weight <= recipe.compute:
        return 0
    return recipe.compute * setup.spec.vocab * setup.hidden // setup.split.tensor


def final_cost(setup: Setup) -> tuple[Cost, Cost]:
    """What the final norm keeps, and the head's input when the head is trained (2h)."""
    norm = norm_cost(setup, setup.hidden)
    norm = Cost(token=-(-norm.token // setup.split.sequence))
    trained = setup.full or setup.trained_head
    head = Cost(token=setup.recipe.compute * setup.hidden) if trained else Cost()
    return norm, head
