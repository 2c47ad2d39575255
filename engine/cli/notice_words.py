"""Notices in English. Unknown keys are shown with their values, never dropped."""

from engine.cli.words import plain
from engine.result import Notice

NOTICES = {
    "not_modelled": "{field} is kept in the plan but does not change the numbers yet",
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
