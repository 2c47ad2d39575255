"""Plans of all kinds for property tests: small enough to be quick, mixed enough to meet every term."""

from typing import Any

from hypothesis import strategies as st

from engine.files.plan_file import scenario_from_data
from engine.scenario import Scenario

MODELS = (
    "Qwen/Qwen2.5-7B-Instruct", "meta-llama/Llama-3.1-8B", "google/gemma-2-9b-it",
    "Qwen/Qwen3-30B-A3B", "mistralai/Mistral-7B-v0.1", "Qwen/Qwen2.5-0.5B-Instruct",
    "google/gemma-3-4b-it", "meta-llama/Llama-3.1-70B",
)  # fmt: skip
CARDS = ("rtx-3060-12gb", "rtx-4090", "a100-sxm4-80gb", "h200-sxm", "rtx-6000-ada")
STRATEGIES = ("none", "ddp", "zero1", "zero2", "zero3", "fsdp", "fsdp1", "hsdp", "layer-split")


@st.composite
def scenarios(draw: st.DrawFn) -> Scenario:
    """A valid scenario."""
    one_of = st.sampled_from
    data: dict[str, Any] = {
        "model": draw(one_of(MODELS)),
        "gpu": draw(one_of(CARDS)),
        "method": draw(one_of(("full", "lora", "qlora", "inference"))),
        "profile": draw(one_of(("transformers", "peft", "unsloth", "torchtune", "deepspeed"))),
        "training": {
            "sequence_length": draw(st.integers(1, 8192)),
            "micro_batch": draw(st.integers(1, 16)),
            "gradient_accumulation": draw(one_of((1, 4))),
            "checkpointing": draw(one_of(("none", "full", "selective", "offloaded"))),
            "loss": draw(one_of(("standard", "kernel", "chunked", "fused"))),
            "attention": draw(one_of(("flash", "sdpa", "eager"))),
            "padding_mask": draw(st.booleans()),
        },
        "adapter": {"rank": draw(one_of((4, 16, 64)))},
        "box": {
            "count": draw(one_of((1, 2, 8))),
            "host_ram_gib": draw(one_of((None, None, 64, 512))),
        },
        "sharding": {
            "strategy": draw(one_of(STRATEGIES)),
            "tensor": draw(one_of((1, 1, 1, 2))),
            "pipeline": draw(one_of((1, 1, 1, 2))),
            "context": draw(one_of((1, 1, 1, 2))),
            "offload_optimizer": draw(one_of(("none", "none", "cpu"))),
        },
        "objective": draw(one_of(("sft", "sft", "dpo", "grpo"))),
        "convention": draw(one_of(("detailed", "detailed", "detailed", "web"))),
    }
    return scenario_from_data(data)
