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
    "kv_cache": QT_TRANSLATE_NOOP("Term", "keys and values"),
    "context": QT_TRANSLATE_NOOP("Term", "CUDA context"),
    "slack": QT_TRANSLATE_NOOP("Term", "allocator's slack"),
    "communication": QT_TRANSLATE_NOOP("Term", "communication buffers"),
    "loading_weights": QT_TRANSLATE_NOOP("Term", "weights while loading"),
    "arriving_tensor": QT_TRANSLATE_NOOP("Term", "tensor being loaded"),
    "overhead": QT_TRANSLATE_NOOP("Term", "overhead"),
    "gathered": QT_TRANSLATE_NOOP("Term", "gathered weights"),
    "gathered_layer": QT_TRANSLATE_NOOP("Term", "gathered layer"),
    "gathered_root": QT_TRANSLATE_NOOP("Term", "gathered root"),
    "prefetched_layer": QT_TRANSLATE_NOOP("Term", "next layer, gathered ahead"),
    "reduce_buffer": QT_TRANSLATE_NOOP("Term", "reduction buffer"),
}
_COLLECTIVES = {
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
