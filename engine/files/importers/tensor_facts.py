"""Counting what the headers of weight files list: names, types and shapes, never contents."""

from collections.abc import Iterable, Mapping
from math import prod
from typing import NamedTuple

from engine.files.importers.imported import TensorFacts

# bytes per element of safetensors' types; F4 is packed two a byte
FLOATS = {"F64": 8.0, "F32": 4.0, "F16": 2.0, "BF16": 2.0, "F8_E4M3": 1.0, "F8_E5M2": 1.0,
          "F8_E8M0": 1.0, "F4": 0.5, "F6_E2M3": 0.75, "F6_E3M2": 0.75}  # fmt: skip
INTEGERS = {"I64": 8.0, "I32": 4.0, "I16": 2.0, "I8": 1.0, "U64": 8.0, "U32": 4.0, "U16": 2.0,
            "U8": 1.0, "BOOL": 1.0, "C64": 8.0}  # fmt: skip
SCALES = ("scale", "scales", "scale_inv", "zeros", "zero_point", "absmax", "inv_freq", "input_scale",
          "weight_scale", "weight_scale_2", "weight_scale_inv", "g_idx", "masked_bias")  # fmt: skip
HEAD = "lm_head.weight"
EMBEDDINGS = ("embed_tokens.weight", "wte.weight", "embed_in.weight", "word_embeddings.weight",
              "tok_embeddings.weight")  # fmt: skip


class Tensor(NamedTuple):
    """One entry of a header. ``bytes`` are those it takes in the file."""

    dtype: str
    shape: tuple[int, ...]
    bytes: int

    @property
    def elements(self) -> int:
        """Number of elements."""
        return prod(self.shape)


def embedding_name(names: Iterable[str]) -> str | None:
    """The name of the token embedding among ``names``."""
    return next((n for n in names if n.endswith(EMBEDDINGS)), None)


def count_tensors(tensors: Mapping[str, Tensor], tied: bool | None = None) -> TensorFacts:
    """What a model's headers add up to.

    Integer buffers and scales of quantised weights are not parameters. A head stored beside an
    embedding of the same shape counts once when ``tied`` is True.
    """
    by_dtype: dict[str, int] = {}
    parameters = stored = 0
    for name, tensor in tensors.items():
        by_dtype[tensor.dtype] = by_dtype.get(tensor.dtype, 0) + tensor.elements
        stored += tensor.bytes
        if tensor.dtype in FLOATS and not name.endswith(SCALES):
            parameters += tensor.elements
    embedding = embedding_name(tensors)
    head = next((n for n in tensors if n.endswith(HEAD)), None)
    if tied and embedding and head and tensors[embedding].shape == tensors[head].shape:
        parameters -= tensors[head].elements
    ranked = sorted(by_dtype.items(), key=lambda item: (-item[1], item[0]))
    return TensorFacts(parameters, stored, tuple(ranked), len(tensors))
