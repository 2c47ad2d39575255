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
    if imported.spec is not None and complete and imported.checkpoint.method == "":
        expected = inventory_of(imported.spec).total_parameters
        extra = facts.parameters - expected
        if extra == 0:
            notices.append(_notice("count_confirmed", parameters=facts.parameters))
        else:
            severity: Severity = "warning" if _differs(facts.parameters, expected) else "info"
            notices.append(
                _notice("count_differs", severity, tensors=facts.parameters, formula=expected)
            )
            if extra > 0 and not imported.spec.extra_prediction_layers:
                total = imported.spec.extra_parameters + extra
                result = replace(result, spec=imported.spec.replace(extra_parameters=total))
    return replace(result, notices=(*imported.notices, *notices))
