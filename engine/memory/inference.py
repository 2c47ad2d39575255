"""Serving: weights in a format, the cache, and what a prefill needs for a moment."""

from engine.memory.conventions.base_weights import served_base
from engine.memory.parts import Moment, Part
from engine.memory.prepare import Prepared
from engine.memory.terms.kv_cache import kv_cache_bytes
from engine.memory.terms.layer import mlp_width
from engine.sharding.rank import Rank

PREFILL_CHUNK = 2048  # tokens a prefill works on at a time (llama.cpp -ub 512, vLLM 2048 to 8192)
LOGIT_BYTES = 4 + 2  # the last token's logits in 16 bit and their fp32 copy
SERVING = "serving"


def serving_cards(prepared: Prepared) -> int:
    """Cards that share one copy: all of them under any strategy that divides weights."""
    sharding, box = prepared.scenario.sharding, prepared.scenario.box
    if sharding.strategy in ("none", "ddp"):
        return min(box.total_cards, sharding.tensor * sharding.pipeline)
    return box.total_cards


def inference_ranks(prepared: Prepared) -> tuple[Rank, ...]:
    """One card that serves the model alone, or equal shares of weights and cache on several."""
    inference, inventory = prepared.scenario.inference, prepared.setup.inventory
    weights = int(served_base(inventory, inference.format))
    cache = kv_cache_bytes(inventory, inference)
    spec = inventory.spec
    tokens = min(PREFILL_CHUNK, inference.context) * inference.batch
    width = max(mlp_width(block) for block in inventory.blocks.values())
    # Two residual-sized tensors and the three of a gated MLP, in 16 bit.
    activations = 2 * tokens * (2 * spec.hidden + 3 * width)
    logits = LOGIT_BYTES * inference.batch * spec.vocab
    cards = serving_cards(prepared)
    share = f" ÷ {cards}" if cards > 1 else ""
    weight_part = Part(
        "served_weights", "weights", -(-weights // cards), f"{inference.format} × P{share}", SERVING
    )
    cache_part = Part(
        "kv_cache", "kv_cache", -(-cache // cards), f"Σ 2 × context × Hkv × d × layers{share}",
        SERVING,
    )  # fmt: skip
    prefill = (
        Part("prefill", "activations", activations, "2 B × chunk × (2h + 3f)", SERVING),
        Part("logits", "logits", logits, "6 B × batch × V", SERVING),
    )
    return (Rank((weight_part, cache_part), (Moment("prefill", "forward", prefill),), count=cards),)
