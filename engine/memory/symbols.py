"""The symbols of formulas and this plan's values for them."""

import re
from functools import lru_cache

from engine.architecture.spec import SoftmaxAttention
from engine.memory.parts import Part
from engine.memory.prepare import Prepared
from engine.memory.terms.layer import mlp_width
from engine.result import Term, Value

_WORD = re.compile(r"(?<![A-Za-z_.])([A-Za-z]+)(?![A-Za-z0-9_])")


def symbols_of(prepared: Prepared) -> dict[str, Value]:
    """What each symbol of a formula stands for in this plan."""
    setup, static, size = prepared.setup, prepared.static, prepared.size
    spec = setup.spec
    block = setup.inventory.blocks[spec.order[-1]]
    values: dict[str, Value] = {
        "T": size.tokens,
        "b": size.batch,
        "s": size.sequence,
        "h": spec.hidden,
        "V": spec.vocab,
        "L": spec.layer_count,
        "f": mlp_width(block),
        "P": setup.inventory.text_parameters,
        "Pq": static.weights.quantised_parameters,
        "Pt": sum(tensor.elements for tensor in static.trained),
        "Pv": spec.vision_parameters,
        "t": setup.split.tensor,
        "w": setup.recipe.weight,
        "rb": setup.recipe.residual,
    }
    if prepared.adapters is not None:
        values["Pa"] = prepared.adapters.lora_parameters
    attention = block.block.attention
    if isinstance(attention, SoftmaxAttention):
        values["Hq"] = attention.heads
        values["dq"] = attention.heads * attention.head_dim
        values["dkv"] = attention.kv_heads * attention.head_dim
    return values


@lru_cache(maxsize=2048)
def _named(formula: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(_WORD.findall(formula)))


def term_of(part: Part, symbols: dict[str, Value]) -> Term:
    """A part as a result, with the values of the symbols that its formula names."""
    values = tuple((name, symbols[name]) for name in _named(part.formula) if name in symbols)
    return Term(part.key, part.component, int(part.bytes), part.formula, values, part.source)
