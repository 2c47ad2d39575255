"""What the user gave for missing fields, laid into the config it was asked for."""

from collections.abc import Mapping
from typing import Any


def with_answers(config: Mapping[str, Any], answers: Mapping[str, Any] | None) -> dict[str, Any]:
    """``config`` with each answer at its path ("text_config.num_attention_heads"); a copy."""
    result = dict(config)
    for path, value in (answers or {}).items():
        *levels, key = path.split(".")
        part = result
        for level in levels:
            inner = part.get(level)
            part[level] = dict(inner) if isinstance(inner, Mapping) else {}
            part = part[level]
        part[key] = value
    return result
