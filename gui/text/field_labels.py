"""Labels of the form fields, by their path in the scenario."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from gui.text.lookup import words

_LABELS = {
    "gpu": QT_TRANSLATE_NOOP("FieldLabel", "GPU"),
    "model": QT_TRANSLATE_NOOP("FieldLabel", "Model"),
    "box.count": QT_TRANSLATE_NOOP("FieldLabel", "Cards"),
    "box.reserve_mib": QT_TRANSLATE_NOOP("FieldLabel", "Reserve"),
    "box.nodes": QT_TRANSLATE_NOOP("FieldLabel", "Machines"),
    "box.link": QT_TRANSLATE_NOOP("FieldLabel", "Link"),
    "box.host_ram_gib": QT_TRANSLATE_NOOP("FieldLabel", "Host RAM"),
    "box.nvme_gib": QT_TRANSLATE_NOOP("FieldLabel", "NVMe"),
    "box.network_gb_s": QT_TRANSLATE_NOOP("FieldLabel", "Network"),
    "model.checkpoint": QT_TRANSLATE_NOOP("FieldLabel", "Files on disk"),
    "model.dequantize": QT_TRANSLATE_NOOP("FieldLabel", "Open to 16 bit"),
    "model.freeze_vision": QT_TRANSLATE_NOOP("FieldLabel", "Freeze vision part"),
    "training.sequence_length": QT_TRANSLATE_NOOP("FieldLabel", "Sequence"),
    "training.micro_batch": QT_TRANSLATE_NOOP("FieldLabel", "Micro-batch"),
    "training.gradient_accumulation": QT_TRANSLATE_NOOP("FieldLabel", "Accumulation"),
    "profile": QT_TRANSLATE_NOOP("FieldLabel", "Framework"),
    "objective.kind": QT_TRANSLATE_NOOP("FieldLabel", "Objective"),
    "training.precision": QT_TRANSLATE_NOOP("FieldLabel", "Precision"),
    "training.optimizer": QT_TRANSLATE_NOOP("FieldLabel", "Optimizer"),
    "training.checkpointing": QT_TRANSLATE_NOOP("FieldLabel", "Checkpoints"),
    "training.attention": QT_TRANSLATE_NOOP("FieldLabel", "Attention"),
    "training.loss": QT_TRANSLATE_NOOP("FieldLabel", "Loss"),
    "training.optimizer_kernel": QT_TRANSLATE_NOOP("FieldLabel", "Optimizer kernel"),
    "training.kernels": QT_TRANSLATE_NOOP("FieldLabel", "Kernels"),
    "training.checkpoint_every": QT_TRANSLATE_NOOP("FieldLabel", "Every n-th layer"),
    "training.attention_window": QT_TRANSLATE_NOOP("FieldLabel", "Attention window"),
    "training.image_tokens": QT_TRANSLATE_NOOP("FieldLabel", "Image tokens"),
    "training.optimizer_in_backward": QT_TRANSLATE_NOOP("FieldLabel", "Optimizer in backward"),
    "training.activation_offload": QT_TRANSLATE_NOOP("FieldLabel", "Offload activations"),
    "training.compile": QT_TRANSLATE_NOOP("FieldLabel", "Compile"),
    "training.packed": QT_TRANSLATE_NOOP("FieldLabel", "Packed sequences"),
    "training.padding_mask": QT_TRANSLATE_NOOP("FieldLabel", "Padding mask"),
    "training.keep_logits": QT_TRANSLATE_NOOP("FieldLabel", "Keep logits"),
    "training.use_cache": QT_TRANSLATE_NOOP("FieldLabel", "Use cache"),
    "training.lengths.mean": QT_TRANSLATE_NOOP("FieldLabel", "Mean length"),
    "objective.reference": QT_TRANSLATE_NOOP("FieldLabel", "Reference model"),
    "objective.generations": QT_TRANSLATE_NOOP("FieldLabel", "Generations"),
    "objective.completion_length": QT_TRANSLATE_NOOP("FieldLabel", "Answer length"),
    "objective.engine_share": QT_TRANSLATE_NOOP("FieldLabel", "Engine share"),
    "loading.ranks": QT_TRANSLATE_NOOP("FieldLabel", "Loaded by"),
    "loading.dtype": QT_TRANSLATE_NOOP("FieldLabel", "Loaded as"),
    "loading.meta": QT_TRANSLATE_NOOP("FieldLabel", "Load without memory"),
    "saving.state": QT_TRANSLATE_NOOP("FieldLabel", "Saved state"),
    "saving.offload": QT_TRANSLATE_NOOP("FieldLabel", "Gathered in"),
    "training.dtypes.weights": QT_TRANSLATE_NOOP("FieldLabel", "Weight dtype"),
    "training.dtypes.gradients": QT_TRANSLATE_NOOP("FieldLabel", "Gradient dtype"),
    "training.dtypes.states": QT_TRANSLATE_NOOP("FieldLabel", "State dtype"),
    "training.dtypes.master": QT_TRANSLATE_NOOP("FieldLabel", "Master copy"),
    "adapter.rank": QT_TRANSLATE_NOOP("FieldLabel", "Rank"),
    "adapter.targets": QT_TRANSLATE_NOOP("FieldLabel", "Targets"),
    "adapter.dtype": QT_TRANSLATE_NOOP("FieldLabel", "Adapter dtype"),
    "adapter.modules_to_save": QT_TRANSLATE_NOOP("FieldLabel", "Also trained"),
    "adapter.dropout": QT_TRANSLATE_NOOP("FieldLabel", "Dropout"),
    "adapter.dora": QT_TRANSLATE_NOOP("FieldLabel", "DoRA"),
    "adapter.rslora": QT_TRANSLATE_NOOP("FieldLabel", "rsLoRA"),
    "quantization.kind": QT_TRANSLATE_NOOP("FieldLabel", "Base format"),
    "quantization.double": QT_TRANSLATE_NOOP("FieldLabel", "Double quantisation"),
    "quantization.upcast": QT_TRANSLATE_NOOP("FieldLabel", "Rest to fp32"),
    "quantization.storage": QT_TRANSLATE_NOOP("FieldLabel", "Packed as"),
    "inference.format": QT_TRANSLATE_NOOP("FieldLabel", "Format"),
    "inference.context": QT_TRANSLATE_NOOP("FieldLabel", "Context"),
    "inference.batch": QT_TRANSLATE_NOOP("FieldLabel", "Sequences"),
    "inference.kv_dtype": QT_TRANSLATE_NOOP("FieldLabel", "Cache dtype"),
    "sharding.strategy": QT_TRANSLATE_NOOP("FieldLabel", "Strategy"),
    "sharding.offload_optimizer": QT_TRANSLATE_NOOP("FieldLabel", "Offload optimizer"),
    "sharding.offload_parameters": QT_TRANSLATE_NOOP("FieldLabel", "Offload weights"),
    "sharding.replicate": QT_TRANSLATE_NOOP("FieldLabel", "Replicas"),
    "sharding.tensor": QT_TRANSLATE_NOOP("FieldLabel", "Tensor parallel"),
    "sharding.pipeline": QT_TRANSLATE_NOOP("FieldLabel", "Pipeline"),
    "sharding.context": QT_TRANSLATE_NOOP("FieldLabel", "Context parallel"),
    "sharding.expert": QT_TRANSLATE_NOOP("FieldLabel", "Expert parallel"),
    "sharding.schedule": QT_TRANSLATE_NOOP("FieldLabel", "Schedule"),
    "sharding.virtual_stages": QT_TRANSLATE_NOOP("FieldLabel", "Virtual stages"),
    "sharding.reduce_dtype": QT_TRANSLATE_NOOP("FieldLabel", "Reduce dtype"),
    "sharding.sequence_parallel": QT_TRANSLATE_NOOP("FieldLabel", "Sequence parallel"),
    "sharding.loss_parallel": QT_TRANSLATE_NOOP("FieldLabel", "Loss parallel"),
    "sharding.reshard_after_forward": QT_TRANSLATE_NOOP("FieldLabel", "Reshard after forward"),
    "sharding.ends_as_units": QT_TRANSLATE_NOOP("FieldLabel", "Ends as own units"),
    "sharding.no_sync": QT_TRANSLATE_NOOP("FieldLabel", "No sync"),
    "sharding.ddp_bucket_view": QT_TRANSLATE_NOOP("FieldLabel", "Bucket view"),
    "sharding.zero_bucket_elements": QT_TRANSLATE_NOOP("FieldLabel", "Bucket"),
    "sharding.zero_live_parameters": QT_TRANSLATE_NOOP("FieldLabel", "Live parameters"),
    "sharding.zero_prefetch_elements": QT_TRANSLATE_NOOP("FieldLabel", "Prefetch"),
    "sharding.zero_persistence_elements": QT_TRANSLATE_NOOP("FieldLabel", "Persistent below"),
}
# Units of measure are written alike in every language.
_UNITS = {
    "box.reserve_mib": "MiB",
    "box.host_ram_gib": "GiB",
    "box.nvme_gib": "GiB",
    "box.network_gb_s": "GB/s",
}
_HINTS = {
    "training.sequence_length": QT_TRANSLATE_NOOP("FieldHint", "tokens"),
    "training.micro_batch": QT_TRANSLATE_NOOP("FieldHint", "sequences"),
    "training.attention_window": QT_TRANSLATE_NOOP("FieldHint", "tokens"),
    "training.image_tokens": QT_TRANSLATE_NOOP("FieldHint", "tokens"),
    "training.lengths.mean": QT_TRANSLATE_NOOP("FieldHint", "tokens"),
    "objective.completion_length": QT_TRANSLATE_NOOP("FieldHint", "tokens"),
    "inference.context": QT_TRANSLATE_NOOP("FieldHint", "tokens"),
}


def field_hint(path: str) -> str:
    """A grey word beside the field: what is counted."""
    return words("FieldHint", _HINTS, path) if path in _HINTS else ""


def field_label(path: str) -> str:
    return words("FieldLabel", _LABELS, path)


def field_unit(path: str) -> str:
    return _UNITS.get(path, "")


def is_field(path: str) -> bool:
    """Whether the window has a field for a path."""
    return path in _LABELS
