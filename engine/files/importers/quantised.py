"""What a quantization_config says: bits on disk, and what can be trained on such a checkpoint."""

from collections.abc import Mapping
from typing import Any

from engine.files.importers.config_fields import Fields
from engine.files.importers.imported import Checkpoint
from engine.files.importers.json_text import integral
from engine.scenario.method import Method

ALL: tuple[Method, ...] = ("full", "lora", "qlora", "inference")
ON_PACKED: tuple[Method, ...] = ("lora", "inference")

# bits per weight of formats whose scales are fixed by the format:
# MXFP4: 4 bits and one 8-bit scale per 32 (OCP Microscaling 1.0); NVFP4: 4 bits and one fp8 per 16;
# nf4 double quantised: 0.5 B + 1 B/64 + 4 B/16384 (QLoRA, arXiv 2305.14314), plain: 4 B/64.
MXFP4_BITS = 4 + 8 / 32
NVFP4_BITS = 4 + 8 / 16
NF4_DOUBLE_BITS = 8 * (0.5 + 1 / 64 + 4 / 16384)
NF4_BITS = 8 * (0.5 + 4 / 64)
DEFAULT_GROUP = 128
FOUR, EIGHT = 4, 8


def find_quantization(fields: Fields) -> Mapping[str, Any] | None:
    """The quantization_config of the text level or of a level around it."""
    for key in ("quantization_config", "compression_config"):
        found = fields.raw(key)
        if isinstance(found, Mapping) and found:
            return found
    return None


def _first(config: Mapping[str, Any], *keys: str) -> int | None:
    return next((n for k in keys if (n := integral(config.get(k))) is not None), None)


def _grouped(kind: str, method: str, bits: int, group: int | None) -> Checkpoint:
    """GPTQ and AWQ: packed integers, one 16-bit scale and one packed zero point per group."""
    scales = 0.0 if group is None or group <= 0 else (16 + bits) / group
    stored = bits + scales
    return Checkpoint(kind, method, stored, ON_PACKED, (), 16 / stored)


def _compressed_bits(config: Mapping[str, Any]) -> tuple[int | None, int | None, bool]:
    """(bits, group size, whether the values are floats) of the first group of weights."""
    groups = config.get("config_groups")
    for group in groups.values() if isinstance(groups, Mapping) else ():
        weights = group.get("weights") if isinstance(group, Mapping) else None
        if isinstance(weights, Mapping):
            floats = weights.get("type") == "float"
            return _first(weights, "num_bits"), _first(weights, "group_size"), floats
    return None, None, False


def _compressed(config: Mapping[str, Any], method: str) -> Checkpoint:
    bits, group, floats = _compressed_bits(config)
    text = str(config.get("format") or "")
    if "nvfp4" in text or (floats and bits == FOUR):
        return Checkpoint("nvfp4", method, NVFP4_BITS, ON_PACKED, ALL, 16 / NVFP4_BITS)
    if "mxfp4" in text:
        return Checkpoint("mxfp4", method, MXFP4_BITS, ON_PACKED, ALL, 16 / MXFP4_BITS)
    if bits == EIGHT:
        return Checkpoint("fp8" if floats else "int8", method, 8.0, ("inference",), ALL, 2.0)
    if bits is not None and 1 <= bits < EIGHT:
        stored = bits + (0.0 if not group or group < 0 else 16 / group)
        return Checkpoint("gptq", method, stored, ON_PACKED, ALL, 16 / stored)
    return Checkpoint("unknown", method, None, ("inference",), (), None, sure=False)


def _modelopt(config: Mapping[str, Any], method: str) -> Checkpoint:
    text = str(config.get("quant_algo") or config.get("format") or "").lower()
    if "fp4" in text:
        return Checkpoint("nvfp4", method, NVFP4_BITS, ("inference",), ALL, 16 / NVFP4_BITS)
    if "fp8" in text:
        return Checkpoint("fp8", method, 8.0, ("inference",), ALL, 2.0)
    return _compressed(config, method)


def _bitsandbytes(config: Mapping[str, Any], method: str) -> Checkpoint:
    if config.get("load_in_4bit") or config.get("_load_in_4bit"):
        double = bool(config.get("bnb_4bit_use_double_quant"))
        bits = NF4_DOUBLE_BITS if double else NF4_BITS
        return Checkpoint("bnb4", method, bits, ("qlora", "inference"), (), 16 / bits)
    return Checkpoint("bnb8", method, 8.0, ("lora", "qlora", "inference"), (), 2.0)


def read_quantization(config: Mapping[str, Any]) -> Checkpoint:
    """The checkpoint that a quantization_config describes. Unknown methods never raise.

    Sources: the public formats' own descriptions, as transformers loads them
    (utils/quantization_config.py of transformers 5.24).
    """
    method = str(config.get("quant_method") or config.get("quant_type") or "").lower()
    if not method and (config.get("load_in_4bit") or config.get("load_in_8bit")):
        method = "bitsandbytes"
    if method == "bitsandbytes":
        return _bitsandbytes(config, method)
    if method in ("gptq", "awq", "auto-round", "autoround"):
        bits = _first(config, "bits", "w_bit") or 4
        group = _first(config, "group_size", "q_group_size")
        kind = "awq" if method == "awq" else "gptq"
        return _grouped(
            kind, method, min(max(bits, 1), 16), DEFAULT_GROUP if group is None else group
        )
    if method in ("fp8", "fbgemm_fp8"):
        return Checkpoint("fp8", method, 8.0, ("inference",), ALL, 2.0)
    if method == "mxfp4":
        return Checkpoint("mxfp4", method, MXFP4_BITS, ("inference",), ALL, 16 / MXFP4_BITS)
    if method in ("compressed-tensors", "compressed_tensors"):
        return _compressed(config, method)
    if method == "modelopt":
        return _modelopt(config, method)
    return Checkpoint("unknown", method, None, ("inference",), (), None, sure=False)


def note_quantization(fields: Fields, checkpoint: Checkpoint) -> None:
    """Say what can be trained on a quantised checkpoint and how much larger it gets when opened."""
    values: dict[str, int | float | str] = {
        "method": checkpoint.method,
        "kind": checkpoint.kind,
        "packed": ",".join(checkpoint.packed),
        "opened": ",".join(checkpoint.opened),
    }
    if checkpoint.bits is not None:
        values["bits"] = round(checkpoint.bits, 4)
    if checkpoint.growth is not None:
        values["growth"] = round(checkpoint.growth, 2)
    if not checkpoint.sure:
        fields.note("quantised_unknown", "warning", **values)
    elif checkpoint.opened:
        fields.note("quantised_open_first", "warning", **values)
    else:
        fields.note("quantised_train_on_packed", "warning", **values)
