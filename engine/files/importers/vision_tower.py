"""Parameters of the vision tower and projector beside a text model; counted, never planned for.

Source: the modelling files of transformers 5.24 named at each function. Sizes are elements.
"""

from collections.abc import Callable, Mapping
from typing import Any

from engine.errors import InputError
from engine.files.importers.json_text import integral

Sizes = Callable[[str, int], int]

# What transformers' Llama-4 repositories hold; configs copied without the tower still load it.
LLAMA4 = {
    "hidden_size": 1408, "intermediate_size": 5632, "num_hidden_layers": 34, "image_size": 336,
    "patch_size": 14, "projector_input_dim": 4096, "projector_output_dim": 4096,
    "vision_output_dim": 4096,
}  # fmt: skip


def _linear(outputs: int, inputs: int) -> int:
    return outputs * inputs + outputs


def _encoder_layer(h: int, width: int) -> int:
    """Two layer norms, four attention projections and two MLP matrices, all with biases."""
    return 4 * h + 4 * _linear(h, h) + _linear(width, h) + _linear(h, width)


def siglip_with_projector(get: Sizes, text: int) -> int:
    """models/siglip/modeling_siglip.py and Gemma3MultiModalProjector (no head)."""
    h, patch = get("hidden_size", 768), get("patch_size", 16)
    patches = (get("image_size", 224) // patch) ** 2
    embeddings = _linear(h, get("num_channels", 3) * patch * patch) + patches * h
    layers = get("num_hidden_layers", 12) * _encoder_layer(h, get("intermediate_size", 3072))
    return embeddings + layers + 2 * h + h * text + h


def pixtral_with_projector(get: Sizes, text: int) -> int:
    """models/pixtral/modeling_pixtral.py and Mistral3MultiModalProjector (no biases)."""
    h, patch = get("hidden_size", 1024), get("patch_size", 16)
    layer = 4 * h * h + 3 * h * get("intermediate_size", 4096) + 2 * h
    tower = get("num_channels", 3) * patch * patch * h + h
    tower += get("num_hidden_layers", 24) * layer
    merge = get("spatial_merge_size", 2)
    return tower + h + h * h * merge * merge + text * h + text * text


def qwen_vision(get: Sizes, text: int) -> int:
    """Qwen3_5VisionModel and Qwen3VLVisionModel: blocks, position table, mergers."""
    h, patch, merge = get("hidden_size", 1152), get("patch_size", 16), get("spatial_merge_size", 2)
    out = get("out_hidden_size", text)
    cube = get("in_channels", 3) * get("temporal_patch_size", 2) * patch * patch
    layers = get("depth", 27) * _encoder_layer(h, get("intermediate_size", 4304))
    wide = h * merge * merge
    merger = _linear(wide, wide) + _linear(out, wide)
    deep = get("deepstack_visual_indexes", 0) * (merger + 2 * wide)
    positions = get("num_position_embeddings", 2304) * h
    return _linear(h, cube) + positions + layers + merger + 2 * h + deep


def qwen2_5_vision(get: Sizes, text: int) -> int:
    """models/qwen2_5_vl: gated MLP and attention with biases, RMS norms, one merger."""
    h, width, merge = get("hidden_size", 1280), get("intermediate_size", 3420), 2
    patch, cube = get("patch_size", 14), get("in_chans", 3) * get("temporal_patch_size", 2)
    layer = 2 * h + 4 * _linear(h, h) + 2 * _linear(width, h) + _linear(h, width)
    wide = h * get("spatial_merge_size", merge) ** 2
    merger = h + _linear(wide, wide) + _linear(get("out_hidden_size", text), wide)
    return cube * patch * patch * h + get("depth", 32) * layer + merger


def llama4_with_projector(get: Sizes, text: int) -> int:
    """models/llama4/modeling_llama4.py: Llama4VisionModel and Llama4MultiModalProjector."""
    h, patch = get("hidden_size", 1408), get("patch_size", 14)
    patches = (get("image_size", 336) // patch) ** 2 + 1
    layers = get("num_hidden_layers", 34) * _encoder_layer(h, get("intermediate_size", 5632))
    inside, out = get("projector_input_dim", 4096), get("projector_output_dim", 4096)
    adapter = get("intermediate_size", 5632) * inside + out * out
    tower = get("num_channels", 3) * patch * patch * h + h + patches * h + 4 * h
    return tower + layers + adapter + get("vision_output_dim", 4096) * text


def gemma4_vision(get: Sizes, text: int) -> int:
    """models/gemma4/modeling_gemma4.py: Gemma4VisionModel and Gemma4MultimodalEmbedder."""
    h, patch, d = get("hidden_size", 768), get("patch_size", 16), get("head_dim", 64)
    heads, keys = get("num_attention_heads", 12), get("num_key_value_heads", 12)
    layer = 2 * h * d * (heads + keys) + 3 * h * get("intermediate_size", 3072) + 4 * h + 2 * d
    table = 2 * get("position_embedding_size", 10240) * h
    return 3 * patch * patch * h + table + get("num_hidden_layers", 16) * layer + h * text


TOWERS: dict[str, Callable[[Sizes, int], int]] = {
    "siglip_vision_model": siglip_with_projector, "gemma3": siglip_with_projector,
    "pixtral": pixtral_with_projector, "mistral3": pixtral_with_projector,
    "ministral3": pixtral_with_projector, "qwen3_5": qwen_vision, "qwen3_5_moe": qwen_vision,
    "qwen2_5_vl": qwen2_5_vision, "qwen3_vl": qwen_vision, "qwen3_vl_moe": qwen_vision, "llama4": llama4_with_projector,
    "llama4_vision_model": llama4_with_projector, "gemma4": gemma4_vision,
    "gemma4_vision": gemma4_vision,
}  # fmt: skip


def vision_parameters(config: Mapping[str, Any], text_hidden: int) -> tuple[int | None, str] | None:
    """(elements of the tower and projector, how they were found), or None when there is no tower.

    The number is None when a tower is there whose kind is not known.

    Raises:
        InputError: ``not_an_integer`` or ``too_large`` for a size of the tower.
    """
    vision = config.get("vision_config")
    kind = str(config.get("model_type") or "")
    if not isinstance(vision, Mapping) or not vision:
        if kind != "llama4":
            return None
        vision, found = LLAMA4, "assumed"
    else:
        found = "counted"
    tower = TOWERS.get(str(vision.get("model_type") or "")) or TOWERS.get(kind)
    if tower is None:
        return None, "unknown_tower"

    def get(key: str, default: int) -> int:
        value = vision.get(key)
        if value is None:
            value = config.get(key) if key == "spatial_merge_size" else None
        if isinstance(value, list):  # a list of layers counts, a list of equal sides is one side
            value = len(value) if key == "deepstack_visual_indexes" else (value or [default])[0]
        number = default if value is None else integral(value)
        if number is None or not 0 <= number <= 10**7:
            raise InputError("not_an_integer", f"vision_config.{key}", found=str(value)[:60])
        if number == 0 and key == "patch_size":
            raise InputError("below_minimum", f"vision_config.{key}", found=0, least=1)
        return number

    return tower(get, text_hidden), found
