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
    "adapters": "adapter matrices",
    "all_gradients": "gradients of all trained parameters",
    "arriving_tensor": "largest tensor while it arrives",
    "autocast_cache": "16-bit copies kept by autocast",
    "checkpoint_store": "layer inputs kept for recomputation",
    "communication": "communication buffers",
    "context": "CUDA context and cuBLAS workspace",
    "driver_held": "held back by the driver",
    "eager_masks": "attention masks",
    "embedding_gradient": "gradient of the embedding",
    "final_norm": "final norm",
    "foreach_copy": "copy of the step (foreach kernel)",
    "head_cast": "16-bit copy of the head",
    "head_gradient": "gradient of the head",
    "head_input": "input of the head",
    "head_reads": "what the head keeps",
    "kept_logits": "logits kept by the caller",
    "layer_gradients": "gradients of one layer",
    "layer_transient": "short-lived tensors of one layer",
    "loading_weights": "weights as loaded",
    "logits": "logits and their gradient",
    "master_weights": "fp32 master weights",
    "optimizer_states": "optimizer states",
    "packed_weights": "quantised weights",
    "plain_weights": "weights not quantised",
    "recomputed_layer": "one recomputed layer",
    "residual_gradient": "gradient of the residual stream",
    "saved_layers": "kept for the backward pass",
    "saved_modules": "copies of modules to save",
    "slack": "slack of the caching allocator",
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
