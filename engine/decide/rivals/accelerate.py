"""Hugging Face accelerate's ``estimate-memory``: the largest of four stages of plain Adam."""

from engine.decide.rivals.answer import Answer
from engine.job import Job
from engine.scenario import Method

KEY = "accelerate-estimate"
# Bytes a parameter that training peaks at: fp32 weights, gradients and two states; half in 16 bit.
TRAINING = {"float32": 16, "float16": 8, "bfloat16": 8}
LOADING = {"float32": 4.0, "float16": 2.0, "bfloat16": 2.0, "int8": 1.0, "int4": 0.5}
FP32_WEIGHTS = ("fp32", "bf16-mixed", "fp16-mixed", "fp8-mixed", "mxfp8-mixed", "nvfp4-mixed")
SERVED = {"f32": "float32", "f16": "float16", "bf16": "bfloat16", "int8": "int8", "nf4": "int4"}


def training_bytes(parameters: int, dtype: str) -> int:
    """16 B a parameter in fp32, 8 B in 16 bit (src/accelerate/commands/estimate.py)."""
    return TRAINING[dtype] * parameters


def loading_bytes(parameters: int, dtype: str) -> int:
    """The model alone in a dtype."""
    return round(LOADING[dtype] * parameters)


def accelerate(job: Job, method: Method) -> Answer:
    """Full training or loading; it knows no adapters, no quantised training and no cards."""
    total = job.inventory.total_parameters
    leaves_out = ("activations", "sharding")
    if method == "inference":
        dtype = SERVED.get(job.scenario.inference.format)
        if dtype is None:
            return Answer(KEY, None, "format_unknown", KEY)
        amount = loading_bytes(total, dtype)
        return Answer(KEY, amount, source=KEY, leaves_out=leaves_out)
    if method != "full":
        reason = "no_quantised_training" if method == "qlora" else "frozen_parameters"
        return Answer(KEY, None, reason, KEY)
    dtype = "float32" if job.scenario.training.precision in FP32_WEIGHTS else "bfloat16"
    return Answer(KEY, training_bytes(total, dtype), source=KEY, leaves_out=leaves_out)
