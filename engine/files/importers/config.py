"""From a config.json to a ModelSpec, by its fields; assumptions are notices, gaps are asked for."""

import json
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

from pydantic import ValidationError

from engine.architecture.assemble import Dimensions, build_spec
from engine.architecture.families import Family
from engine.architecture.family import Traits
from engine.architecture.spec import ModelSpec
from engine.errors import InputError
from engine.files.importers.config_family import choose_family, read_traits
from engine.files.importers.config_fields import Fields
from engine.files.importers.config_levels import check_is_config, enclosing_sizes, text_level
from engine.files.importers.config_sizes import read_dimensions
from engine.files.importers.imported import Checkpoint, Imported, Missing
from engine.files.importers.json_text import MAX_DEPTH, check_shape
from engine.files.importers.quantised import (
    find_quantization,
    note_quantization,
    read_quantization,
)
from engine.files.importers.refusals import check_supported
from engine.files.importers.vision_tower import vision_parameters

DTYPES = {
    "bfloat16": "bfloat16", "bf16": "bfloat16", "float16": "float16", "fp16": "float16",
    "half": "float16", "float32": "float32", "fp32": "float32", "float": "float32",
    "float64": "float32", "float8_e4m3fn": "float8_e4m3fn",
}  # fmt: skip


def _dtype(fields: Fields) -> str | None:
    """Storage type by any of the keys that files use; None when no level says it."""
    for key in ("dtype", "torch_dtype"):
        value = fields.raw(key)
        if isinstance(value, str):
            found = DTYPES.get(value.removeprefix("torch.").strip().lower())
            if found is not None:
                return found
    fields.note("dtype_unknown", "warning")
    return None


def _checkpoint(fields: Fields, dtype: str | None) -> Checkpoint:
    quantization = find_quantization(fields)
    if quantization is not None:
        checkpoint = read_quantization(quantization)
        note_quantization(fields, checkpoint)
        return checkpoint
    if dtype == "float32":
        fields.note("fp32_on_disk", "info", growth=0.5)
        return Checkpoint("fp32", bits=32.0, growth=0.5)
    return Checkpoint()


def _per_layer_embeddings(fields: Fields, dims: Dimensions) -> int:
    """Elements of the per-layer inputs of Gemma 4 E2B/E4B (modeling_gemma4.py): table, projections."""
    width = fields.size("hidden_size_per_layer_input", least=0)
    if width is None and fields.path:
        width = fields.default_of("hidden_size_per_layer_input")
    if not width:
        return 0
    rows = fields.size("vocab_size_per_layer_input") or dims.vocab
    h, layers = dims.hidden, dims.layers
    table = rows * layers * width
    fields.note("per_layer_embeddings", table=table)
    return table + h * layers * width + width + layers * (2 * h * width + h)


def _vision(fields: Fields, hidden: int) -> int:
    levels = (*fields.outer, fields.level)
    around = next((level for level in levels if level.get("vision_config")), levels[0])
    found = vision_parameters(around, hidden)
    if found is None:
        return 0
    count, how = found
    if count is None:
        fields.note("vision_unknown", "warning")
        return 0
    fields.note("vision_apart", "info", parameters=count, basis=how)
    return count


def _spec(
    fields: Fields, root: Mapping[str, Any], family: Family, dims: Dimensions, traits: Traits,
    checkpoint: Checkpoint,
) -> ModelSpec:  # fmt: skip
    extra_layers = fields.size("prediction_layers", least=0) or 0
    if extra_layers:
        fields.note("extra_prediction_layers", layers=extra_layers)
    name = str(root.get("_name_or_path") or root.get("model_type") or "custom")[:200]
    return build_spec(
        dims,
        family,
        traits,
        id=f"config:{name}",
        name=name,
        family=family.model_type or str(fields.level.get("model_type") or "custom")[:200],
        model_type=str(fields.level.get("model_type") or root.get("model_type") or "")[:200],
        vision_parameters=_vision(fields, dims.hidden),
        extra_parameters=_per_layer_embeddings(fields, dims),
        extra_prediction_layers=min(extra_layers, 1000),
        checkpoint=checkpoint.kind,
    )


def _fields_of(root: Mapping[str, Any]) -> Fields:
    level, outer, path = text_level(root)
    fields = Fields(level, tuple(outer), path)
    if path:
        both = enclosing_sizes(outer)
        fields.note("nested_preferred" if both else "nested_level", level=path.rstrip("."))
    check_supported(level, outer)
    return fields


def _read(root: Mapping[str, Any], name: str) -> Imported:
    check_shape(root, name)
    check_is_config(root, name)
    fields = _fields_of(root)
    family = choose_family(fields)
    fields.defaults, fields.keys = family.defaults, family.keys
    dtype = _dtype(fields)
    checkpoint = _checkpoint(fields, dtype)
    try:
        traits = read_traits(fields, family)
        dims = read_dimensions(fields, family)
        spec = None if dims is None else _spec(fields, root, family, dims, traits, checkpoint)
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        raise InputError("impossible_value", where or name, reason=str(first["type"])) from None
    missing: tuple[Missing, ...] = tuple(fields.missing)
    return Imported(spec, tuple(fields.notices), missing, "config", checkpoint, None, dtype,
                    dict(root))  # fmt: skip


@lru_cache(maxsize=128)
def _read_text(text: str, name: str) -> Imported:
    return _read(json.loads(text), name)


def read_config(config: Mapping[str, Any], name: str = "config.json") -> Imported:
    """The model that a config describes. Equal contents are read once.

    Args:
        config: the object in a config.json.
        name: name of the file, for messages.

    Raises:
        InputError: ``wrong_file``, ``not_causal``, ``unknown_block_type``, ``not_an_integer``,
            ``below_minimum``, ``too_large``, ``wrong_length``, ``not_a_list``,
            ``more_than_heads``, ``more_than_experts``, ``impossible_value``, ``json_too_deep``,
            ``json_too_many_values``, ``json_not_an_object``.
    """
    if not isinstance(config, Mapping):
        raise InputError("json_not_an_object", name, found=type(config).__name__)
    try:
        text = json.dumps(config, sort_keys=True)
    except RecursionError:
        raise InputError("json_too_deep", name, most=MAX_DEPTH) from None
    except (TypeError, ValueError):
        return _read(config, name)
    return _read_text(text, name)


def spec_from_config(config: Mapping[str, Any]) -> ModelSpec:
    """The ModelSpec of a complete config; cheap when called again with the same content.

    Raises:
        InputError: as :func:`read_config`; ``needs_data`` when a field is missing (the first one).
    """
    imported = read_config(config)
    if imported.spec is None:
        gap = imported.missing[0]
        usual = "" if gap.usual is None else gap.usual
        raise InputError("needs_data", gap.field, why=gap.why, usual=usual, basis=gap.basis)
    return imported.spec
