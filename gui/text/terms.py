"""Names of the engine's single terms, and where their formulas come from."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from engine import sources
from gui.text.lookup import words

_TERMS = {
    "weights": QT_TRANSLATE_NOOP("Term", "weights"),
    "packed_weights": QT_TRANSLATE_NOOP("Term", "quantised weights"),
    "weight_scales": QT_TRANSLATE_NOOP("Term", "scales of the blocks"),
    "plain_weights": QT_TRANSLATE_NOOP("Term", "weights kept whole"),
    "master_weights": QT_TRANSLATE_NOOP("Term", "fp32 master copy"),
    "adapters": QT_TRANSLATE_NOOP("Term", "adapters"),
    "saved_modules": QT_TRANSLATE_NOOP("Term", "modules trained whole"),
    "vision_tower": QT_TRANSLATE_NOOP("Term", "vision part"),
    "optimizer_states": QT_TRANSLATE_NOOP("Term", "optimizer states"),
    "foreach_copy": QT_TRANSLATE_NOOP("Term", "copy of the foreach kernel"),
    "gradients_and_optimizer": QT_TRANSLATE_NOOP("Term", "gradients and states"),
    "all_gradients": QT_TRANSLATE_NOOP("Term", "all gradients"),
    "accumulated_gradients": QT_TRANSLATE_NOOP("Term", "summed gradients"),
    "head_gradient": QT_TRANSLATE_NOOP("Term", "gradient of the head"),
    "embedding_gradient": QT_TRANSLATE_NOOP("Term", "gradient of the embedding"),
    "layer_gradients": QT_TRANSLATE_NOOP("Term", "gradients of the layers"),
    "residual_gradient": QT_TRANSLATE_NOOP("Term", "gradient of the residual"),
    "activations": QT_TRANSLATE_NOOP("Term", "activations"),
    "saved_layers": QT_TRANSLATE_NOOP("Term", "saved layers"),
    "checkpoint_store": QT_TRANSLATE_NOOP("Term", "stored checkpoints"),
    "recomputed_layer": QT_TRANSLATE_NOOP("Term", "recomputed layer"),
    "layer_transient": QT_TRANSLATE_NOOP("Term", "passing tensors of a layer"),
    "final_norm": QT_TRANSLATE_NOOP("Term", "final norm"),
    "head_input": QT_TRANSLATE_NOOP("Term", "input of the head"),
    "head_cast": QT_TRANSLATE_NOOP("Term", "cast of the head"),
    "head_reads": QT_TRANSLATE_NOOP("Term", "input that the head reads"),
    "autocast_cache": QT_TRANSLATE_NOOP("Term", "autocast copies"),
    "eager_masks": QT_TRANSLATE_NOOP("Term", "attention masks"),
    "logits": QT_TRANSLATE_NOOP("Term", "logits"),
    "kept_logits": QT_TRANSLATE_NOOP("Term", "kept logits"),
    "in_flight": QT_TRANSLATE_NOOP("Term", "other micro-batches in the pipeline"),
    "gathered_state": QT_TRANSLATE_NOOP("Term", "gathered state"),
    "kv_cache": QT_TRANSLATE_NOOP("Term", "keys and values"),
    "context": QT_TRANSLATE_NOOP("Term", "CUDA context"),
    "slack": QT_TRANSLATE_NOOP("Term", "allocator's slack"),
    "communication": QT_TRANSLATE_NOOP("Term", "communication buffers"),
    "loading_weights": QT_TRANSLATE_NOOP("Term", "weights while loading"),
    "arriving_tensor": QT_TRANSLATE_NOOP("Term", "tensor being loaded"),
    "overhead": QT_TRANSLATE_NOOP("Term", "overhead"),
    "calibration": QT_TRANSLATE_NOOP("Term", "this machine's own overhead"),
    "gathered": QT_TRANSLATE_NOOP("Term", "gathered weights"),
    "gathered_layer": QT_TRANSLATE_NOOP("Term", "gathered layer"),
    "gathered_root": QT_TRANSLATE_NOOP("Term", "gathered root"),
    "prefetched_layer": QT_TRANSLATE_NOOP("Term", "next layer, gathered ahead"),
    "reduce_buffer": QT_TRANSLATE_NOOP("Term", "reduction buffer"),
    "adapter": QT_TRANSLATE_NOOP("Term", "adapter with its states"),
    "all_reduce_buffers": QT_TRANSLATE_NOOP("Term", "all-reduce buffers"),
    "batch": QT_TRANSLATE_NOOP("Term", "the batch itself"),
    "driver_held": QT_TRANSLATE_NOOP("Term", "held by the driver"),
    "flat_gradient": QT_TRANSLATE_NOOP("Term", "flat gradient of a unit"),
    "fp32_gradients": QT_TRANSLATE_NOOP("Term", "fp32 gradients"),
    "gathered_embedding": QT_TRANSLATE_NOOP("Term", "gathered embedding"),
    "gathered_head": QT_TRANSLATE_NOOP("Term", "gathered head"),
    "gathered_keys": QT_TRANSLATE_NOOP("Term", "keys of other ranks"),
    "gathered_layers": QT_TRANSLATE_NOOP("Term", "gathered layers"),
    "gradient_buckets": QT_TRANSLATE_NOOP("Term", "gradient buckets"),
    "gradients": QT_TRANSLATE_NOOP("Term", "gradients"),
    "host_checkpoints": QT_TRANSLATE_NOOP("Term", "checkpoints in main memory"),
    "host_gradients": QT_TRANSLATE_NOOP("Term", "gradients in main memory"),
    "live_parameters": QT_TRANSLATE_NOOP("Term", "parameters kept gathered"),
    "nvme_buffers": QT_TRANSLATE_NOOP("Term", "NVMe buffers"),
    "optimizer": QT_TRANSLATE_NOOP("Term", "optimizer states"),
    "paged_states": QT_TRANSLATE_NOOP("Term", "paged states"),
    "persistent_parameters": QT_TRANSLATE_NOOP("Term", "parameters kept whole"),
    "prefill": QT_TRANSLATE_NOOP("Term", "prefill"),
    "reduce_bucket": QT_TRANSLATE_NOOP("Term", "bucket of the reduction"),
    "reduce_scatter_input": QT_TRANSLATE_NOOP("Term", "input of the reduction"),
    "reference_model": QT_TRANSLATE_NOOP("Term", "reference model"),
    "repeated_keys": QT_TRANSLATE_NOOP("Term", "keys repeated for the heads"),
    "retained_checkpoints": QT_TRANSLATE_NOOP("Term", "checkpoints not yet freed"),
    "retained_gradients": QT_TRANSLATE_NOOP("Term", "gradients not yet freed"),
    "rollout_engine": QT_TRANSLATE_NOOP("Term", "rollout engine"),
    "root_reduce": QT_TRANSLATE_NOOP("Term", "reduction of the root"),
    "served_weights": QT_TRANSLATE_NOOP("Term", "weights as served"),
    "step_counters": QT_TRANSLATE_NOOP("Term", "step counters"),
    "stream": QT_TRANSLATE_NOOP("Term", "residual stream"),
    "stream_gradient": QT_TRANSLATE_NOOP("Term", "gradient of the stream"),
    "unsharded_gradients": QT_TRANSLATE_NOOP("Term", "gradients not yet sharded"),
}
_COLLECTIVES = {
    "parameter_all_gather": QT_TRANSLATE_NOOP("Collective", "All-gather, weights"),
    "gradient_all_reduce": QT_TRANSLATE_NOOP("Collective", "All-reduce, gradients"),
    "gradient_reduce_scatter": QT_TRANSLATE_NOOP("Collective", "Reduce-scatter, gradients"),
    "replica_all_reduce": QT_TRANSLATE_NOOP("Collective", "All-reduce, replicas"),
    "tensor_all_reduce": QT_TRANSLATE_NOOP("Collective", "All-reduce, tensor"),
    "expert_all_to_all": QT_TRANSLATE_NOOP("Collective", "All-to-all, experts"),
    "key_value_ring": QT_TRANSLATE_NOOP("Collective", "Ring of keys and values"),
    "stage_send": QT_TRANSLATE_NOOP("Collective", "Between stages"),
    "host_copies": QT_TRANSLATE_NOOP("Collective", "Copies to main memory"),
    "logits_all_gather": QT_TRANSLATE_NOOP("Collective", "All-gather, logits"),
    "all_gather_forward": QT_TRANSLATE_NOOP("Collective", "All-gather, forward"),
    "all_gather_backward": QT_TRANSLATE_NOOP("Collective", "All-gather, backward"),
    "all_gather": QT_TRANSLATE_NOOP("Collective", "All-gather"),
    "reduce_scatter": QT_TRANSLATE_NOOP("Collective", "Reduce-scatter"),
    "all_reduce": QT_TRANSLATE_NOOP("Collective", "All-reduce"),
    "all_to_all": QT_TRANSLATE_NOOP("Collective", "All-to-all"),
    "send_receive": QT_TRANSLATE_NOOP("Collective", "Send and receive"),
    "broadcast": QT_TRANSLATE_NOOP("Collective", "Broadcast"),
}


def term(key: str) -> str:
    return words("Term", _TERMS, key)


def collective(key: str) -> str:
    return words("Collective", _COLLECTIVES, key)


def source_name(key: str) -> str:
    """Short, for the table's column: the title as the work calls itself."""
    found = sources.source(key)
    return found.title if found else key.replace("_", " ")


def source(key: str) -> str:
    """In full, for a tooltip."""
    found = sources.source(key)
    if found is None:
        return key.replace("_", " ")
    return "\n".join(part for part in (found.title, found.where, found.url) if part)
