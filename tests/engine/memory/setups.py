"""Set-ups for the term tests: a catalogue model, a method, and what differs from plain bf16.

The letters in the tests are those of the memory model: h hidden, f MLP width, V vocabulary, L
layers, Hq and Hkv heads, d head size, dq = Hq d, dkv = Hkv d, T tokens, r rank.
"""

from typing import Any

from engine.memory.cost import Cost
from engine.memory.ingredients import LayerCosts
from engine.memory.prepare import Prepared, prepare
from engine.resolve import resolve
from engine.scenario import Method, Scenario

LLAMA = "meta-llama/Llama-3.1-8B"  # h 4096, f 14336, Hq 32, Hkv 8, d 128, V 128256, L 32
LLAMA_1B = "meta-llama/Llama-3.2-1B"  # tied head
QWEN3 = "Qwen/Qwen3-8B"  # h 4096, f 12288, Hq 32, Hkv 8, d 128: norms over q and k
QWEN3_MOE = "Qwen/Qwen3-30B-A3B"  # h 2048, E 128, k 8, fm 768
GEMMA2 = "google/gemma-2-9b"  # h 3584, f 14336, Hq 16, Hkv 8, d 256: soft caps, windows
GEMMA3 = "google/gemma-3-1b-it"
PHI3 = "microsoft/Phi-3-mini-4k-instruct"  # h 3072, f 8192, 32 heads of 96, fused qkv
GPT2 = "openai-community/gpt2-xl"  # h 1600, f 6400, 25 heads of 64
DEEPSEEK = "deepseek-ai/DeepSeek-V2-Lite"  # h 2048, H 16, dn 128, dr 64, dv 128, r 512
QWEN_NEXT = "Qwen/Qwen3-Next-80B-A3B-Instruct"

TRAINING = {
    "precision": "bf16-autocast", "attention": "sdpa", "checkpointing": "none",
    "optimizer": "adamw", "optimizer_kernel": "fused",
}  # fmt: skip


def scenario(model: Any, method: Method = "full", **fields: Any) -> Scenario:
    """A run on one large card; ``training`` is laid over plain bf16 autocast."""
    training = TRAINING | fields.pop("training", {})
    asked = {"model": model, "gpu": "h200-sxm", "method": method, "training": training}
    return Scenario.model_validate(asked | fields)


def prepared(model: Any, method: Method = "full", **fields: Any) -> Prepared:
    return prepare(resolve(scenario(model, method, **fields)), method)


def layer(model: Any, method: Method = "full", block: int = -1, **fields: Any) -> LayerCosts:
    """The costs of one kind of layer; the last kind unless ``block`` says otherwise."""
    return prepared(model, method, **fields).ingredients.layers[block]


def saved(model: Any, method: Method = "full", **fields: Any) -> Cost:
    """a: all that one layer keeps without an attention mask."""
    return layer(model, method, **fields).plain_cost


def piece(key: str, costs: LayerCosts, masked: bool = False) -> Cost:
    """What a layer keeps under one key, all of it."""
    total = Cost()
    for part in costs.masked if masked else costs.plain:
        if part.key == key:
            total = total + part.cost
    return total
