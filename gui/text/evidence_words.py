"""Words of the evidence: what was run, what was read, and in what it differs from the plan."""

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP

from engine.files.measurements_published import EvidenceRow
from gui.text import names, numbers
from gui.text.lookup import translate, words

_LEVELS = {
    "allocated": QT_TRANSLATE_NOOP("EvidenceLevel", "Allocated"),
    "reserved": QT_TRANSLATE_NOOP("EvidenceLevel", "Reserved"),
    "device": QT_TRANSLATE_NOOP("EvidenceLevel", "Device"),
}
_DIFFERS = {
    "method": QT_TRANSLATE_NOOP("EvidenceDiffers", "method"),
    "strategy": QT_TRANSLATE_NOOP("EvidenceDiffers", "sharding"),
    "checkpointing": QT_TRANSLATE_NOOP("EvidenceDiffers", "checkpointing"),
    "family": QT_TRANSLATE_NOOP("EvidenceDiffers", "model family"),
    "parameters": QT_TRANSLATE_NOOP("EvidenceDiffers", "model size"),
    "loss": QT_TRANSLATE_NOOP("EvidenceDiffers", "loss"),
    "tokens": QT_TRANSLATE_NOOP("EvidenceDiffers", "tokens"),
    "cards": QT_TRANSLATE_NOOP("EvidenceDiffers", "cards"),
}
_UNUSED = {
    "allocated_is_arithmetic": QT_TRANSLATE_NOOP(
        "EvidenceUnused", "allocated bytes are arithmetic and calibrate nothing"
    ),
    "not_detailed": QT_TRANSLATE_NOOP("EvidenceUnused", "its plan counts by a public convention"),
    "below_allocated": QT_TRANSLATE_NOOP("EvidenceUnused", "it is less than the tensors hold"),
}


def level(key: str) -> str:
    return words("EvidenceLevel", _LEVELS, key)


def differs(keys: tuple[str, ...]) -> str:
    """In what a run differs from the plan."""
    if not keys:
        return translate("Evidence", "the same run")
    return ", ".join(words("EvidenceDiffers", _DIFFERS, key) for key in keys)


def unused(reason: str) -> str:
    """Why a measurement cannot calibrate."""
    return words("EvidenceUnused", _UNUSED, reason)


def run_name(row: EvidenceRow) -> str:
    """The run in a line: model, method, tokens, cards."""
    scenario = row.scenario
    training: Mapping[str, Any] = scenario.get("training", {})
    box: Mapping[str, Any] = scenario.get("box", {})
    cards = (len(box.get("cards") or ()) or box.get("count", 1)) * box.get("nodes", 1)
    batch = training.get("micro_batch", 1)
    length = numbers.whole(training.get("sequence_length", 2048))
    parts = [
        _model(row),
        names.method(scenario.get("method", "lora")),
        f"{length} {numbers.TIMES} {numbers.whole(batch)}",
    ]
    if cards > 1:
        parts.append(f"{numbers.whole(cards)} {numbers.TIMES} GPU")
    return ", ".join(parts)


def _model(row: EvidenceRow) -> str:
    model = row.scenario.get("model")
    if isinstance(model, str):
        return model.rpartition("/")[2]
    if isinstance(model, Mapping) and model.get("id"):
        return str(model["id"]).rpartition("/")[2]
    return f"{row.family} {numbers.short_count(row.parameters)}"


def source_line(row: EvidenceRow) -> str:
    """Who measured it, and when."""
    if row.kind == "own":
        own = translate("Evidence", "own measurement")
        return ", ".join(part for part in (own, row.date or "", row.setup) if part)
    if row.kind == "dry_run":
        run = translate("Evidence", "dry run of the training code")
        return ", ".join(part for part in (run, row.date or "") if part)
    when = row.date or translate("Evidence", "no date given")
    return f"{row.source}, {when}"


def source_whole(row: EvidenceRow) -> str:
    return "\n".join(part for part in (row.source, row.where, row.setup, row.url) if part)


def signed_percent(number: float) -> str:
    """An error with its sign."""
    text = numbers.percentage(abs(number), 1)
    return f"+{text}" if number >= 0 else f"{numbers.MINUS}{text}"
