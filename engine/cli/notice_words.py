"""Notices in English. Unknown keys are shown with their values, never dropped."""

from engine.cli.words import plain
from engine.result import Notice

# What was assumed in reading a model.
MODEL = {
    "dtype_unknown": "the config does not say in which type the weights are stored",
    "per_layer_embeddings": "per-layer embeddings counted: {table} elements",
    "vision_apart": "vision tower counted apart: {parameters} parameters ({basis})",
    "vision_unknown": "the vision tower is not counted: its sizes are not in the config",
    "fp32_on_disk": "stored as fp32: the files are twice the 16-bit weights",
    "extra_prediction_layers": "{layers} prediction layers are in the file but not trained",
    "nested_preferred": "sizes taken from {level}, which holds the text model",
    "nested_level": "sizes taken from {level}",
    "unknown_family": "model type {found} is not known: read as a Llama-like decoder",
    "assumed_family": "{found} read as {family}",
    "assumed_tied": "tied head assumed {tied}, as {family} has it",
    "unknown_activation": "activation {found} is not known: counted as {used}",
    "assumed_gated": "gated MLP assumed {gated}, by {basis}",
    "assumed_norm": "norm assumed {norm}, by {basis}",
    "default_applied": "{field} is not in the config: the family's default {value}",
    "assumed_value": "{field} is not in the config: assumed {value}, from {basis}",
    "derived_value": "{field} = {value}, from {basis}",
    "context_ignored": "{field} is no length and was ignored",
    "quantised_unknown": "quantisation {method} is not known: only the file size can be trusted",
    "quantised_open_first": "the checkpoint is quantised ({method}): it must be opened to train",
    "quantised_train_on_packed": "the checkpoint is quantised ({method}): adapters train on it",
    "gguf_inference_only": "a GGUF file serves for inference; training needs the original",
    "origin_gguf": "sizes read from the GGUF header",
    "origin_tensors": "no config: sizes read from the tensors, family {family}",
    "index_claim_differs": "the index claims {claimed}, the headers say {found}",
    "count_confirmed": "{parameters} parameters, confirmed by the tensors",
    "count_differs": "the tensors hold {tensors} parameters, the formula gives {formula}",
    "shards_absent": "{absent} of {expected} weight files are not there",
    "split_part_missing": "a part of the split file is not there",
}
# What the recipe cannot do, does at a price, or does not count.
RECIPE = {
    "not_modelled": "{field} is kept in the plan but does not change the numbers yet",
    "no_bf16": "{gpu} ({architecture}) does not compute in bf16",
    "no_fp8": "{gpu} ({architecture}) does not compute in fp8",
    "no_mxfp8": "{gpu} ({architecture}) does not compute in MXFP8",
    "no_nvfp4": "{gpu} ({architecture}) does not compute in NVFP4",
    "no_flash_attention": "FlashAttention-2 does not run on {gpu} ({architecture})",
    "target_not_found": "no module of this model is named {target}",
    "nothing_trained": "the adapter adapts no module, so nothing is trained",
    "experts_materialised": "adapted experts are merged in each pass: {bytes} bytes a layer stack",
    "softcap_needs_eager": "the score soft cap of this model needs eager attention",
    "optimizer_needs_full": "this optimizer is made for full fine-tuning",
    "no_accumulation_in_backward": "an optimizer in the backward pass cannot accumulate gradients",
    "cache_with_checkpointing": "a KV cache and recomputation exclude each other",
    "packed_not_trainable": "weights stored as {checkpoint} cannot be trained as they are",
    "checkpoint_opened": "the {checkpoint} checkpoint is opened to 16 bit: {bytes} bytes of weights",
    "checkpoint_packed": "the base stays as stored: {checkpoint}",
}
# Which layouts of several cards are possible.
SHARDING = {
    "tensor_more_than_cards": "tensor degree {asked} on {cards} cards: counted with {used}",
    "tensor_heads": "{heads} heads cannot be split {asked} ways: counted with {used} ({legal})",
    "tensor_kv_heads": "{kv_heads} key heads over {tensor} ranks: some are held twice",
    "pipeline_layers": "{layers} layers make no {asked} stages: counted with {used}",
    "pipeline_cards": "{cards} cards make no {asked} stages: counted with {used} ({legal})",
    "virtual_stages_layers": "too few layers ({layers}) for {asked} virtual stages: {used} at most",
    "context_cards": "context degree {asked} on {cards} cards: counted with {used} ({legal})",
    "cards_not_divisible": "{cards} cards are no multiple of {product}: {used} of them work",
    "cards_idle": "{idle} of {cards} cards do nothing under this strategy",
    "layer_split_alone": "a layer split goes with no other way of splitting (try {legal})",
    "layer_split_layers": "{cards} cards for {layers} layers: some hold none",
    "one_card_nothing_to_share": "{strategy} on one card shares nothing",
    "replicate_cards": "{asked} replicas of {group} ranks: counted with {used} ({legal})",
    "expert_none": "this model has no experts to spread",
    "expert_count": "{experts} experts over {asked} ranks: counted with {used} ({legal})",
    "base_not_sharded": "a 4-bit base stored as {storage} is whole on every card ({legal} would not)",
    "quant_storage_assumed": "{strategy} cannot shard {storage}: a float storage is assumed",
    "offload_together": "{strategy} offloads states to: {optimizer}, parameters to: {parameters}",
    "frozen_base_not_sharded": "{strategy} keeps the frozen base whole on every card",
}
NOTICES = MODEL | RECIPE | SHARDING


class _Lenient(dict[str, str]):
    """A missing value shows its name."""

    def __missing__(self, key: str) -> str:
        return key


def notice_line(notice: Notice) -> str:
    """One notice as a line, with its values."""
    values = {} if notice.field is None else {"field": notice.field}
    values |= {key: _written(value) for key, value in notice.values.items()}
    if notice.key in NOTICES:
        return NOTICES[notice.key].format_map(_Lenient(values))
    shown = ", ".join(f"{plain(key)} {value}" for key, value in values.items())
    return f"{plain(notice.key)}: {shown}" if shown else plain(notice.key)


def _written(value: float | str) -> str:
    if isinstance(value, str):
        return value
    return f"{value:,}" if isinstance(value, int) else f"{value:g}"
