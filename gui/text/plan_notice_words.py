"""What the recipe cannot do, does at a price or does not count, and which layouts are possible."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

PLAN_NOTICES = {
    "calibrated": QT_TRANSLATE_NOOP(
        "Notice", "The numbers for the {gpu} are calibrated by your own measurements."
    ),
    "not_modelled": QT_TRANSLATE_NOOP(
        "Notice", "{field} is kept in the plan but does not change the numbers yet."
    ),
    "no_bf16": QT_TRANSLATE_NOOP("Notice", "{gpu} does not compute in bf16."),
    "no_fp8": QT_TRANSLATE_NOOP("Notice", "{gpu} does not compute in FP8."),
    "no_mxfp8": QT_TRANSLATE_NOOP("Notice", "{gpu} does not compute in MXFP8."),
    "no_nvfp4": QT_TRANSLATE_NOOP("Notice", "{gpu} does not compute in NVFP4."),
    "no_flash_attention": QT_TRANSLATE_NOOP("Notice", "FlashAttention 2 does not run on {gpu}."),
    "target_not_found": QT_TRANSLATE_NOOP("Notice", "No module of this model is named {target}."),
    "nothing_trained": QT_TRANSLATE_NOOP(
        "Notice", "The adapter adapts no module, so nothing is trained."
    ),
    "experts_materialised": QT_TRANSLATE_NOOP(
        "Notice", "Adapted experts are merged in each pass: {bytes} for all layers."
    ),
    "softcap_needs_eager": QT_TRANSLATE_NOOP(
        "Notice", "The score soft cap of this model needs eager attention."
    ),
    "optimizer_needs_full": QT_TRANSLATE_NOOP(
        "Notice", "This optimizer is made for full fine-tuning."
    ),
    "no_accumulation_in_backward": QT_TRANSLATE_NOOP(
        "Notice", "An optimizer in the backward pass cannot accumulate gradients."
    ),
    "cache_with_checkpointing": QT_TRANSLATE_NOOP(
        "Notice", "A KV cache and recomputation exclude each other."
    ),
    "packed_not_trainable": QT_TRANSLATE_NOOP(
        "Notice", "Weights stored as {checkpoint} cannot be trained as they are."
    ),
    "checkpoint_opened": QT_TRANSLATE_NOOP(
        "Notice", "The {checkpoint} checkpoint is opened to 16 bit: {bytes} of weights."
    ),
    "checkpoint_packed": QT_TRANSLATE_NOOP("Notice", "The base stays as stored: {checkpoint}."),
    "tensor_more_than_cards": QT_TRANSLATE_NOOP(
        "Notice", "Tensor parallel {asked} on {cards} cards: counted with {used}."
    ),
    "tensor_heads": QT_TRANSLATE_NOOP(
        "Notice", "{heads} heads cannot be split {asked} ways: counted with {used} ({legal})."
    ),
    "tensor_kv_heads": QT_TRANSLATE_NOOP(
        "Notice", "{kv_heads} key heads over {tensor} ranks: some are held twice."
    ),
    "pipeline_layers": QT_TRANSLATE_NOOP(
        "Notice", "{layers} layers make no {asked} stages: counted with {used}."
    ),
    "pipeline_cards": QT_TRANSLATE_NOOP(
        "Notice", "{cards} cards make no {asked} stages: counted with {used} ({legal})."
    ),
    "virtual_stages_layers": QT_TRANSLATE_NOOP(
        "Notice", "Too few layers ({layers}) for {asked} virtual stages: at most {used}."
    ),
    "context_cards": QT_TRANSLATE_NOOP(
        "Notice", "Context parallel {asked} on {cards} cards: counted with {used} ({legal})."
    ),
    "cards_not_divisible": QT_TRANSLATE_NOOP(
        "Notice", "{cards} cards are no multiple of {product}: {used} of them work."
    ),
    "cards_idle": QT_TRANSLATE_NOOP(
        "Notice", "{idle} of {cards} cards do nothing under this strategy."
    ),
    "layer_split_alone": QT_TRANSLATE_NOOP(
        "Notice", "A layer split goes with no other way of splitting; try {legal}."
    ),
    "layer_split_layers": QT_TRANSLATE_NOOP(
        "Notice", "{cards} cards for {layers} layers: some hold none."
    ),
    "one_card_nothing_to_share": QT_TRANSLATE_NOOP(
        "Notice", "{strategy} on one card shares nothing."
    ),
    "replicate_cards": QT_TRANSLATE_NOOP(
        "Notice", "{asked} replicas of {group} ranks: counted with {used} ({legal})."
    ),
    "expert_none": QT_TRANSLATE_NOOP("Notice", "This model has no experts to spread."),
    "expert_count": QT_TRANSLATE_NOOP(
        "Notice", "{experts} experts over {asked} ranks: counted with {used} ({legal})."
    ),
    "base_not_sharded": QT_TRANSLATE_NOOP(
        "Notice", "A 4-bit base packed as {storage} is whole on every card; {legal} can be sharded."
    ),
    "quant_storage_assumed": QT_TRANSLATE_NOOP(
        "Notice", "{strategy} cannot shard {storage}; a float storage is assumed."
    ),
    "offload_together": QT_TRANSLATE_NOOP(
        "Notice", "{strategy} offloads states to: {optimizer}, weights to: {parameters}."
    ),
    "frozen_base_not_sharded": QT_TRANSLATE_NOOP(
        "Notice", "{strategy} keeps the frozen base whole on every card."
    ),
}
