"""A config laid beside the headers of its weights: real data first, the formula second."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from engine.architecture.inventory import inventory_of
from engine.errors import InputError
from engine.files.importers.answers import with_answers
from engine.files.importers.config import read_config
from engine.files.importers.imported import Imported, Origin, TensorFacts
from engine.files.importers.safetensors_index import Index
from engine.files.importers.tensor_facts import Tensor, count_tensors
from engine.files.importers.tensor_sizes import config_from_tensors
from engine.result import Notice, Severity, Value

STORED = {"BF16": "bfloat16", "F16": "float16", "F32": "float32"}
MOST_ADDED = 10**12  # elements
TOLERANCE = 0.02  # an index or a formula further off than this is worth a warning


def _notice(key: str, severity: Severity = "info", **values: Value) -> Notice:
    return Notice(key, severity, values, "model")


def _differs(found: int, expected: int) -> bool:
    return abs(found - expected) > TOLERANCE * max(found, expected, 1)


def check_claims(index: Index, facts: TensorFacts) -> list[Notice]:
    """What an index claims against what the headers add up to."""
    if index.absent:
        return [_notice("shards_absent", "warning", absent=len(index.absent),
                        expected=len(index.shards))]  # fmt: skip
    notices = []
    pairs = (("total_size", index.total_size, facts.bytes),
             ("total_parameters", index.total_parameters, facts.parameters))  # fmt: skip
    for key, claimed, found in pairs:
        if claimed is not None and facts.tensors and _differs(claimed, found):
            notices.append(
                _notice("index_claim_differs", "warning", field=key, claimed=claimed, found=found)
            )
    return notices


def with_count(imported: Imported, found: int, *, add: bool) -> Imported:
    """``imported`` with a notice on how ``found`` elements compare with what its fields give.

    With ``add``, elements that the formula lacks are added to the plan: real data comes first.
    More than the formula itself is another model, not a remainder, and only warned of.
    Packed weights are not compared: their elements are not parameters.
    """
    spec = imported.spec
    if spec is None or imported.checkpoint.method not in ("", "gguf"):
        return imported
    expected = inventory_of(spec).total_parameters
    extra = found - expected
    if extra == 0 or (spec.tied_head and extra == spec.vocab * spec.hidden):
        said = _notice("count_confirmed", parameters=expected)
        return replace(imported, notices=(*imported.notices, said))
    severity: Severity = "warning" if _differs(found, expected) else "info"
    said = _notice("count_differs", severity, tensors=found, formula=expected)
    if add and 0 < extra <= min(expected, MOST_ADDED) and not spec.extra_prediction_layers:
        spec = spec.replace(extra_parameters=spec.extra_parameters + extra)
    return replace(imported, spec=spec, notices=(*imported.notices, said))


def _with_stored_type(imported: Imported, facts: TensorFacts) -> Imported:
    """The type most elements are stored in, where the config did not say it."""
    kind = next((STORED[name] for name, _ in facts.by_dtype if name in STORED), None)
    if imported.dtype is not None or kind is None:
        return imported
    notices = tuple(n for n in imported.notices if n.key != "dtype_unknown")
    checkpoint, spec = imported.checkpoint, imported.spec
    if kind == "float32" and not checkpoint.method:
        checkpoint = replace(checkpoint, kind="fp32", bits=32.0, growth=0.5)
        spec = spec and spec.replace(checkpoint="fp32")
        notices = (*notices, _notice("fp32_on_disk", growth=0.5))
    return replace(imported, dtype=kind, notices=notices, checkpoint=checkpoint, spec=spec)


def model_from_weights(
    tensors: Mapping[str, Tensor],
    config: Mapping[str, Any] | None,
    name: str,
    answers: Mapping[str, Any] | None = None,
    complete: bool = True,
) -> Imported:
    """A model from headers, with the config where there is one.

    Args:
        tensors: entries of the headers at hand.
        config: the config beside them.
        name: name of the file, for messages.
        answers: values the user gave for missing fields.
        complete: whether every shard is at hand; only then totals are compared.

    Raises:
        InputError: ``no_embedding`` when neither a config nor an embedding tells the sizes; or
            as :func:`engine.files.importers.config.read_config`.
    """
    notices = []
    if config is None:
        given = (answers or {}).get("num_attention_heads")
        heads = given if isinstance(given, int) and given > 0 else None
        config = config_from_tensors(tensors, heads)
        if config is None:
            raise InputError("no_embedding", name, tensors=len(tensors))
        notices.append(_notice("origin_tensors", "warning", family=str(config["model_type"])))
    imported = read_config(with_answers(config, answers), name)
    tied = imported.spec.tied_head if imported.spec else None
    facts = count_tensors(tensors, tied)
    origin: Origin = "tensors" if notices else "tensors+config"
    result = replace(imported, tensors=facts, origin=origin)
    result = _with_stored_type(replace(result, notices=(*imported.notices, *notices)), facts)
    return with_count(result, facts.parameters, add=True) if complete else result
