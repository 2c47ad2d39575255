"""What each optimizer keeps between steps, and what it needs for a moment at the step.

Sources: torch.optim (Adam, SGD, Adafactor, Muon keep states in the parameter's dtype unless a
master recipe says otherwise); bitsandbytes optimizers (8-bit block states of 256 elements with one
fp32 scale, fp32 for tensors under 4096 elements and, under the Hugging Face Trainer, for every
embedding; 32-bit states are fp32 whatever the parameter is; paged states live in managed memory
from 1e5 elements on); Lion arXiv 2302.06675; Adafactor arXiv 1804.04235; GaLore arXiv 2403.03507;
APOLLO arXiv 2412.05270; LOMO arXiv 2306.09782; Muon (Keller Jordan).
"""

from engine.memory.tensors import Trained

_BLOCK = 256  # elements of one 8-bit block (bitsandbytes optim/optimizer.py)
_MIN_8BIT = 4096  # smaller tensors keep fp32 states
_MIN_PAGED = 100_000  # smaller tensors are not paged
_LOW_RANK = 128  # rank of GaLore's and APOLLO's projections in their papers' fine-tuning runs

EIGHT_BIT = frozenset({"adamw-8bit", "paged-adamw-8bit", "lion-8bit"})
PAGED = frozenset({"paged-adamw", "paged-adamw-8bit"})
# Weights are updated while gradients are formed: these exist only that way.
FUSED_BACKWARD = frozenset({"lomo", "adalomo"})
_MOMENTS = {"lion": 1, "lion-8bit": 1, "sgd-momentum": 1}


def state_bytes(tensor: Trained, optimizer: str, element: int) -> int:
    """Bytes of optimizer state for ``tensor``; ``element``: bytes of an ordinary state element."""
    if optimizer in ("sgd", "lomo"):
        return 0
    if optimizer in ("adafactor", "adalomo"):
        return _factored(tensor)
    if optimizer in ("galore", "apollo"):
        return _low_rank(tensor, optimizer, element)
    if optimizer == "muon":
        # One momentum for matrices of the layers; embeddings, head and vectors stay with AdamW.
        moments = 1 if tensor.group == "layer" and tensor.columns > 1 else 2
        return moments * element * tensor.elements
    moments = _MOMENTS.get(optimizer, 2)
    if optimizer in EIGHT_BIT:
        if tensor.size < _MIN_8BIT or tensor.group == "embedding":
            return moments * 4 * tensor.elements
        scales = 4 * -(-tensor.size // _BLOCK) * tensor.count
        return moments * (tensor.elements + scales)
    if optimizer in PAGED:
        return moments * 4 * tensor.elements
    return moments * element * tensor.elements


def state_formula(optimizer: str, element: int) -> str:
    """The formula of all states together, Pt being the trained parameters."""
    moments = _MOMENTS.get(optimizer, 2)
    times = f"{moments} × " if moments > 1 else ""
    if optimizer in ("sgd", "lomo"):
        return "no states"
    if optimizer in ("adafactor", "adalomo"):
        return "4 B × Σ (rows + columns)"
    if optimizer in ("galore", "apollo"):
        return f"{element} B × Σ rank-{_LOW_RANK} moments"
    if optimizer == "muon":
        return f"{element} B × Pt, twice for embeddings and vectors"
    if optimizer in PAGED:
        return "small tensors; the rest in managed memory"
    if optimizer in EIGHT_BIT:
        return f"{times}(1 B + 4 B ÷ {_BLOCK}) × Pt, 4 B for embeddings and small tensors"
    return f"{times}{element} B × Pt"


def paged_bytes(tensor: Trained, optimizer: str, element: int) -> int:
    """The part of the states in managed memory, which may leave the card for host memory."""
    if optimizer not in PAGED or tensor.size < _MIN_PAGED:
        return 0
    return state_bytes(tensor, optimizer, element)


def _factored(tensor: Trained) -> int:
    """Row and column means in fp32 (no first moment); a vector keeps its second moment whole."""
    if tensor.columns == 1:
        return 4 * tensor.elements
    return 4 * (tensor.rows + tensor.columns) * tensor.count


def _low_rank(tensor: Trained, optimizer: str, element: int) -> int:
    """Adam moments in a rank-r space of the longer side; GaLore keeps its projection too."""
    short, long = sorted((tensor.rows, tensor.columns))
    if tensor.group != "layer" or short <= _LOW_RANK:
        return 2 * element * tensor.elements
    projection = short * _LOW_RANK if optimizer == "galore" else 0
    return element * (2 * _LOW_RANK * long + projection) * tensor.count


def total_states(tensors: tuple[Trained, ...], optimizer: str, element: int) -> int:
    """States of all tensors that stay on the card."""
    return sum(
        state_bytes(t, optimizer, element) - paged_bytes(t, optimizer, element) for t in tensors
    )


def total_paged(tensors: tuple[Trained, ...], optimizer: str, element: int) -> int:
    """States of all tensors that live in managed memory."""
    return sum(paged_bytes(t, optimizer, element) for t in tensors)
