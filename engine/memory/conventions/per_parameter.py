"""Bytes per parameter of the public counting conventions."""

from dataclasses import dataclass
from fractions import Fraction

from engine.scenario import Convention
from engine.scenario.training import OptimizerName

Amount = Fraction | int  # bytes before rounding

MASTER = 4  # fp32 copy that the optimizer updates
FROZEN = 2  # a frozen 16-bit weight
WEB_NF4 = Fraction(55, 100)  # the page's own figure for its 4-bit base, over all parameters

# States besides the master copy. adamw: two fp32 moments (ZeRO paper, section 3.1); adamw-8bit:
# Hugging Face's 2 bytes; momentum, lion and muon hold one moment; sgd none; adafactor's factored
# sums are a few rows and columns. The papers do not treat galore and apollo: counted as Adam's.
STATES: dict[OptimizerName, int] = {
    "adamw": 8,
    "adamw-8bit": 2,
    "paged-adamw": 8,
    "paged-adamw-8bit": 2,
    "sgd": 0,
    "sgd-momentum": 4,
    "adafactor": 0,
    "lion": 4,
    "lion-8bit": 1,
    "muon": 4,
    "galore": 8,
    "apollo": 8,
    "lomo": 0,
    "adalomo": 0,
}


@dataclass(frozen=True, slots=True)
class PerParameter:
    """Bytes that one trained parameter holds.

    Attributes:
        weights: 16-bit copy, and under hf18 the fp32 one too.
        gradients: 2 (16 bit) or 4 (fp32).
        optimizer: states, and except under hf18 the fp32 master copy.
    """

    weights: int
    gradients: int
    optimizer: int

    @property
    def total(self) -> int:
        """All of it: 16 or 18 bytes with AdamW."""
        return self.weights + self.gradients + self.optimizer


def trained_bytes(convention: Convention, optimizer: OptimizerName) -> PerParameter:
    """What one trained parameter costs.

    zero16 and web: 2 + 2 + (4 + states), ZeRO paper section 3.1. hf18: (2 + 4) + 4 + states,
    Hugging Face's "Model training anatomy".
    """
    states = STATES[optimizer]
    if convention == "hf18":
        return PerParameter(FROZEN + MASTER, 4, states)
    return PerParameter(FROZEN, 2, MASTER + states)


def quantised_bytes(kind: str, block: int, double: bool) -> Fraction:
    """Bytes of one quantised weight: 4 bits and the scale of its block.

    Plain: 32/block bits a weight (0.5625 bytes with 64). Double quantisation: 8/block +
    32/(block x 256) bits (QLoRA paper, section 3), 4.127 bits in all; the conventions go on with
    the three digits of 0.516 bytes.
    """
    if kind == "int8":
        return Fraction(1)
    if not double:
        return (4 + Fraction(32, block)) / 8
    return round((4 + Fraction(8, block) + Fraction(32, block * 256)) / 8, 3)


def share(amount: Amount, parts: int) -> int:
    """Bytes of one of ``parts`` equal shares, rounded up to a whole byte."""
    whole = Fraction(amount) / parts
    return -(-whole.numerator // whole.denominator)
