"""English words for the engine's keys. A key without words is shown as it is, never dropped."""

from engine.result import Verdict
from engine.scenario import Method

METHODS: dict[Method, str] = {
    "full": "Full fine-tuning",
    "lora": "LoRA",
    "qlora": "QLoRA",
    "inference": "Inference",
}
VERDICTS: dict[Verdict, str] = {
    "comfortable": "fits",
    "borderline": "borderline",
    "does_not_fit": "does not fit",
}
CONVENTIONS = {
    "detailed": "detailed",
    "zero16": "ZeRO paper, 16 B a parameter",
    "hf18": "Hugging Face, 18 B a parameter",
    "web": "web calculator",
}
COMPONENTS = {
    "weights": "Weights",
    "adapters": "Adapters",
    "adapter": "Adapter with its states",
    "gradients": "Gradients",
    "optimizer": "Optimizer",
    "gradients_and_optimizer": "Gradients and optimizer",
    "activations": "Activations",
    "logits": "Logits and loss",
    "kv_cache": "KV cache",
    "gathered": "Gathered parameters",
    "runtime": "Runtime",
    "overhead": "Overhead",
}
PHASES = {
    "load": "Load",
    "forward": "Forward",
    "loss": "Loss",
    "backward": "Backward",
    "optimizer": "Optimizer step",
    "evaluation": "Evaluation",
    "save": "Save",
}
TERMS = {
    "accumulated_gradients": "gradients kept over the accumulation",
    "activations": "activations",
    "adapter": "adapter with its states",
    "adapters": "adapter matrices",
    "all_gradients": "gradients of all trained parameters",
    "arriving_tensor": "largest tensor while it arrives",
    "autocast_cache": "16-bit copies kept by autocast",
    "batch": "the batch itself",
    "checkpoint_store": "layer inputs kept for recomputation",
    "communication": "communication buffers",
    "context": "CUDA context and cuBLAS workspace",
    "driver_held": "held back by the driver",
    "eager_masks": "attention masks",
    "embedding_gradient": "gradient of the embedding",
    "final_norm": "final norm",
    "flat_gradient": "flat gradient of a unit",
    "foreach_copy": "copy of the step (foreach kernel)",
    "fp32_gradients": "fp32 gradients",
    "gathered_embedding": "gathered embedding",
    "gathered_head": "gathered head",
    "gathered_keys": "keys and values of the other ranks",
    "gathered_layers": "gathered layers",
    "gathered_root": "gathered root unit",
    "gradient_buckets": "gradient buckets",
    "gradients": "gradients",
    "gradients_and_optimizer": "gradients and optimizer states",
    "head_cast": "16-bit copy of the head",
    "head_gradient": "gradient of the head",
    "head_input": "input of the head",
    "head_reads": "what the head keeps",
    "kept_logits": "logits kept by the caller",
    "in_flight": "other micro-batches in the pipeline",
    "gathered_state": "state gathered for saving",
    "paged_states": "optimizer states in managed memory",
    "host_gradients": "gradients in main memory",
    "nvme_buffers": "buffers for the disk",
    "host_checkpoints": "layer inputs in main memory",
    "calibration": "this machine's own measurements",
    "kv_cache": "keys and values of the context",
    "layer_gradients": "gradients of one layer",
    "layer_transient": "short-lived tensors of one layer",
    "live_parameters": "gathered parameters kept alive",
    "loading_weights": "weights as loaded",
    "logits": "logits and their gradient",
    "master_weights": "fp32 master weights",
    "optimizer": "optimizer states",
    "optimizer_states": "optimizer states",
    "overhead": "overhead",
    "packed_weights": "quantised weights",
    "persistent_parameters": "small parameters kept whole",
    "plain_weights": "weights not quantised",
    "prefill": "activations of the prefill",
    "recomputed_layer": "one recomputed layer",
    "reduce_bucket": "bucket of the reduction",
    "reduce_scatter_input": "input of the reduction",
    "reference_model": "reference model",
    "repeated_keys": "keys and values repeated for their heads",
    "residual_gradient": "gradient of the residual stream",
    "retained_checkpoints": "layer inputs not yet freed",
    "retained_gradients": "layer input gradients not yet freed",
    "rollout_engine": "share of the rollout engine",
    "root_reduce": "reduction of the root unit",
    "saved_layers": "kept for the backward pass",
    "saved_modules": "copies of modules to save",
    "served_weights": "weights as served",
    "slack": "slack of the caching allocator",
    "step_counters": "step counters",
    "stream": "residual stream",
    "stream_gradient": "gradient of the residual stream",
    "unsharded_gradients": "gradients before they are sharded",
    "vision_tower": "vision tower",
    "weight_scales": "scales of the quantised weights",
    "weights": "weights",
}
SEVERITIES = {"info": "Note", "warning": "Warning", "error": "Error"}


def plain(key: str) -> str:
    """A key as words, for want of better ones."""
    return key.replace("_", " ").replace("-", " ")


def component(key: str) -> str:
    """The name of a component."""
    return COMPONENTS.get(key) or plain(key).capitalize()


def phase(key: str) -> str:
    """The name of a phase."""
    return PHASES.get(key) or plain(key).capitalize()


def term(key: str) -> str:
    """The name of a single piece of memory."""
    return TERMS.get(key) or plain(key)
