"""One line of help for each form field."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from gui.text.lookup import words

_HELP = {
    "gpu": QT_TRANSLATE_NOOP("FieldHelp", "Search by name, memory or architecture, as in: 24 ada"),
    "model": QT_TRANSLATE_NOOP("FieldHelp", "Search by name, family or size, as in: qw 7b"),
    "box.count": QT_TRANSLATE_NOOP("FieldHelp", "Cards of this kind in one machine"),
    "box.reserve_mib": QT_TRANSLATE_NOOP(
        "FieldHelp", "Memory kept free on each card for the display and other programs"
    ),
    "box.nodes": QT_TRANSLATE_NOOP("FieldHelp", "Equal machines that train together"),
    "box.link": QT_TRANSLATE_NOOP("FieldHelp", "How the cards of one machine reach each other"),
    "box.host_ram_gib": QT_TRANSLATE_NOOP(
        "FieldHelp", "Main memory of one machine; leave it open if unknown"
    ),
    "box.nvme_gib": QT_TRANSLATE_NOOP("FieldHelp", "Disk space for offloading"),
    "box.network_gb_s": QT_TRANSLATE_NOOP("FieldHelp", "Between machines, per direction"),
    "model.checkpoint": QT_TRANSLATE_NOOP(
        "FieldHelp", "How the weights are stored in the checkpoint"
    ),
    "model.dequantize": QT_TRANSLATE_NOOP(
        "FieldHelp", "Turn a quantised checkpoint into 16-bit weights before training"
    ),
    "model.freeze_vision": QT_TRANSLATE_NOOP(
        "FieldHelp", "The image encoder is loaded but not trained"
    ),
    "training.sequence_length": QT_TRANSLATE_NOOP(
        "FieldHelp", "Tokens in the longest sequence of a micro-batch"
    ),
    "training.micro_batch": QT_TRANSLATE_NOOP(
        "FieldHelp", "Sequences computed at once on one card"
    ),
    "training.gradient_accumulation": QT_TRANSLATE_NOOP(
        "FieldHelp", "Micro-batches summed up before the optimizer steps"
    ),
    "profile": QT_TRANSLATE_NOOP("FieldHelp", "Sets the defaults of everything left open below"),
    "objective.kind": QT_TRANSLATE_NOOP(
        "FieldHelp", "What the loss is, and which further copies of the model it needs"
    ),
    "training.precision": QT_TRANSLATE_NOOP(
        "FieldHelp", "Storage of weights, gradients and optimizer states"
    ),
    "training.optimizer": QT_TRANSLATE_NOOP(
        "FieldHelp", "States are kept for trained parameters only"
    ),
    "training.checkpointing": QT_TRANSLATE_NOOP(
        "FieldHelp", "Which activations are computed again in the backward pass instead of kept"
    ),
    "training.attention": QT_TRANSLATE_NOOP(
        "FieldHelp", "Eager attention keeps a matrix of sequence × sequence per head"
    ),
    "training.loss": QT_TRANSLATE_NOOP("FieldHelp", "How the logits over the vocabulary are held"),
    "training.optimizer_kernel": QT_TRANSLATE_NOOP(
        "FieldHelp", "foreach needs one extra copy of the trained parameters in the step"
    ),
    "training.kernels": QT_TRANSLATE_NOOP(
        "FieldHelp", "Fused kernels keep fewer intermediate tensors"
    ),
    "training.checkpoint_every": QT_TRANSLATE_NOOP(
        "FieldHelp", "Selective checkpoints: which layers are computed again"
    ),
    "training.attention_window": QT_TRANSLATE_NOOP(
        "FieldHelp", "Overrides the sliding window of the model"
    ),
    "training.image_tokens": QT_TRANSLATE_NOOP("FieldHelp", "Tokens of images in one sequence"),
    "training.optimizer_in_backward": QT_TRANSLATE_NOOP(
        "FieldHelp", "Each layer is updated at once, so gradients never exist all together"
    ),
    "training.activation_offload": QT_TRANSLATE_NOOP(
        "FieldHelp", "Kept activations wait in main memory"
    ),
    "training.compile": QT_TRANSLATE_NOOP(
        "FieldHelp", "torch.compile drops pointwise results that are cheap to compute again"
    ),
    "training.packed": QT_TRANSLATE_NOOP(
        "FieldHelp", "Every sequence is full; otherwise lengths vary"
    ),
    "training.padding_mask": QT_TRANSLATE_NOOP(
        "FieldHelp", "Padded batches: no flash kernel in SDPA, and a mask per layer"
    ),
    "training.keep_logits": QT_TRANSLATE_NOOP(
        "FieldHelp", "The training loop holds the logits through the backward pass"
    ),
    "training.use_cache": QT_TRANSLATE_NOOP(
        "FieldHelp", "The key and value cache is kept during training, which only wastes memory"
    ),
    "training.lengths.mean": QT_TRANSLATE_NOOP(
        "FieldHelp", "Average tokens of a sequence in the data"
    ),
    "objective.reference": QT_TRANSLATE_NOOP(
        "FieldHelp", "Where the reference for the loss comes from"
    ),
    "objective.generations": QT_TRANSLATE_NOOP("FieldHelp", "Answers sampled for each prompt"),
    "objective.completion_length": QT_TRANSLATE_NOOP("FieldHelp", "Tokens of one sampled answer"),
    "objective.engine_share": QT_TRANSLATE_NOOP(
        "FieldHelp", "Share of each card that the generating engine reserves"
    ),
    "loading.ranks": QT_TRANSLATE_NOOP("FieldHelp", "Who reads the checkpoint into main memory"),
    "loading.dtype": QT_TRANSLATE_NOOP("FieldHelp", "Storage type while loading"),
    "loading.meta": QT_TRANSLATE_NOOP(
        "FieldHelp", "Weights are created empty and filled shard by shard"
    ),
    "saving.state": QT_TRANSLATE_NOOP("FieldHelp", "What is gathered and written at the end"),
    "saving.offload": QT_TRANSLATE_NOOP("FieldHelp", "Where the full state is put together"),
    "training.dtypes.weights": QT_TRANSLATE_NOOP(
        "FieldHelp", "Overrides the precision for the weights alone"
    ),
    "training.dtypes.gradients": QT_TRANSLATE_NOOP(
        "FieldHelp", "Overrides the precision for the gradients alone"
    ),
    "training.dtypes.states": QT_TRANSLATE_NOOP(
        "FieldHelp", "Overrides the precision for the optimizer states alone"
    ),
    "training.dtypes.master": QT_TRANSLATE_NOOP(
        "FieldHelp", "Full-precision copy of the weights beside 16-bit ones"
    ),
    "adapter.rank": QT_TRANSLATE_NOOP(
        "FieldHelp", "Width of the two small matrices beside each adapted layer"
    ),
    "adapter.targets": QT_TRANSLATE_NOOP(
        "FieldHelp", "Which layers get an adapter; names may be typed, separated by commas"
    ),
    "adapter.dtype": QT_TRANSLATE_NOOP("FieldHelp", "Storage of the adapter's own weights"),
    "adapter.modules_to_save": QT_TRANSLATE_NOOP(
        "FieldHelp", "Whole modules that are trained and saved besides the adapter"
    ),
    "adapter.dropout": QT_TRANSLATE_NOOP(
        "FieldHelp", "Above 0, each adapter keeps a mask of its input"
    ),
    "adapter.dora": QT_TRANSLATE_NOOP(
        "FieldHelp", "Trains a magnitude per output besides the direction"
    ),
    "adapter.rslora": QT_TRANSLATE_NOOP(
        "FieldHelp", "Scales by the root of the rank; changes no bytes"
    ),
    "quantization.kind": QT_TRANSLATE_NOOP("FieldHelp", "How the frozen weights are stored"),
    "quantization.double": QT_TRANSLATE_NOOP(
        "FieldHelp", "The scales of the blocks are quantised as well"
    ),
    "quantization.upcast": QT_TRANSLATE_NOOP(
        "FieldHelp", "k-bit preparation casts what is not 4-bit to fp32"
    ),
    "quantization.storage": QT_TRANSLATE_NOOP(
        "FieldHelp", "A float type lets FSDP shard the 4-bit weights"
    ),
    "inference.format": QT_TRANSLATE_NOOP("FieldHelp", "How the weights are stored for serving"),
    "inference.context": QT_TRANSLATE_NOOP("FieldHelp", "Tokens the cache holds for each sequence"),
    "inference.batch": QT_TRANSLATE_NOOP("FieldHelp", "Sequences served at the same time"),
    "inference.kv_dtype": QT_TRANSLATE_NOOP("FieldHelp", "Storage of keys and values"),
    "sharding.strategy": QT_TRANSLATE_NOOP("FieldHelp", "What the cards share among them"),
    "sharding.offload_optimizer": QT_TRANSLATE_NOOP("FieldHelp", "Where optimizer states live"),
    "sharding.offload_parameters": QT_TRANSLATE_NOOP(
        "FieldHelp", "Where sharded weights wait until they are used"
    ),
    "sharding.replicate": QT_TRANSLATE_NOOP("FieldHelp", "Groups that each hold a whole model"),
    "sharding.tensor": QT_TRANSLATE_NOOP("FieldHelp", "Cards that split each matrix"),
    "sharding.pipeline": QT_TRANSLATE_NOOP("FieldHelp", "Stages of consecutive layers"),
    "sharding.context": QT_TRANSLATE_NOOP("FieldHelp", "Cards that split each sequence"),
    "sharding.expert": QT_TRANSLATE_NOOP("FieldHelp", "Cards that split the experts"),
    "sharding.schedule": QT_TRANSLATE_NOOP("FieldHelp", "Order of micro-batches in the pipeline"),
    "sharding.virtual_stages": QT_TRANSLATE_NOOP(
        "FieldHelp", "Layer groups per card, interleaved schedule"
    ),
    "sharding.reduce_dtype": QT_TRANSLATE_NOOP(
        "FieldHelp", "Storage type in which gradients are summed across cards"
    ),
    "sharding.sequence_parallel": QT_TRANSLATE_NOOP(
        "FieldHelp", "Norms and residuals are split along the sequence too"
    ),
    "sharding.loss_parallel": QT_TRANSLATE_NOOP(
        "FieldHelp", "Logits stay split over the vocabulary"
    ),
    "sharding.reshard_after_forward": QT_TRANSLATE_NOOP(
        "FieldHelp", "Gathered weights are given up after each layer"
    ),
    "sharding.ends_as_units": QT_TRANSLATE_NOOP(
        "FieldHelp", "Embedding and head are gathered apart from the root"
    ),
    "sharding.no_sync": QT_TRANSLATE_NOOP(
        "FieldHelp", "Gradients stay whole while micro-batches accumulate"
    ),
    "sharding.ddp_bucket_view": QT_TRANSLATE_NOOP(
        "FieldHelp", "Gradients are views into DDP's buckets: no second copy"
    ),
    "sharding.zero_bucket_elements": QT_TRANSLATE_NOOP("FieldHelp", "Elements reduced at once"),
    "sharding.zero_live_parameters": QT_TRANSLATE_NOOP(
        "FieldHelp", "Parameters ZeRO-3 may keep gathered"
    ),
    "sharding.zero_prefetch_elements": QT_TRANSLATE_NOOP(
        "FieldHelp", "Elements ZeRO-3 gathers ahead"
    ),
    "sharding.zero_persistence_elements": QT_TRANSLATE_NOOP(
        "FieldHelp", "Tensors smaller than this are never sharded"
    ),
}


def field_help(path: str) -> str:
    return words("FieldHelp", _HELP, path) if path in _HELP else ""
