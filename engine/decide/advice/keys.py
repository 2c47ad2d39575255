"""Every key that advice gives out, for whoever has the words."""

from engine.result import PHASES

# Change.key and Idle.key
CHANGES: tuple[str, ...] = (
    "accumulate", "adapters_16bit", "adapters_on_attention", "attention_flash",
    "checkpointing_full", "checkpointing_none", "checkpointing_offloaded",
    "checkpointing_on_card", "eight_bit_cache", "four_bit_serving", "free_after_forward",
    "kernels_fused", "larger_batch", "larger_card", "load_directly", "load_once", "lora",
    "loss_chunked", "loss_fused", "lower_rank", "more_cards", "no_upcast", "offload_states",
    "optimizer_8bit", "optimizer_fused", "optimizer_in_backward", "optimizer_paged",
    "optimizer_unpaged", "packing", "precision_16bit", "qlora", "reduce_every_step",
    "release_logits", "shard", "shorter_context", "shorter_sequence", "states_on_cards",
    "states_on_disk",
)  # fmt: skip
# Cost.key
COSTS: tuple[str, ...] = (
    "bitsandbytes", "checkpoints_in_ram", "cuts_texts", "dequantisation", "disk_traffic",
    "fewer_adapted_layers", "flash_attn", "four_bit_base", "gathers_every_step",
    "larger_effective_batch", "liger", "lower_rank", "meta_loading", "more_cards",
    "no_gradient_clipping", "norms_in_16bit", "packed_data", "paging", "processor_step",
    "recomputed_forward", "reduces_every_step", "rounded_cache", "rounded_states",
    "rounded_updates", "shorter_memory", "smaller_batches", "states_in_ram",
    "trains_adapters_only", "waits_for_loading",
)  # fmt: skip
# Idle.reason, besides where the peak is
_REASONS: tuple[str, ...] = (
    "already_smallest", "already_used", "card_without_bf16", "card_without_flash",
    "enough_cards", "every_layer_checkpointed", "gradients_are_small", "largest_already",
    "main_memory_short", "mixed_cards", "needs_no_accumulation", "no_8bit_form", "no_card_fits",
    "no_number_fits", "no_paged_form", "one_card", "takes_more",
)  # fmt: skip
REASONS: tuple[str, ...] = (*_REASONS, *(f"peak_set_by_{phase}" for phase in PHASES))
