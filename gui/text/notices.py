"""What the reader must know about a plan, in a sentence for each key of the engine."""

from engine.result import Notice, Value
from engine.units import Unit
from gui.text import numbers
from gui.text.choices import choice
from gui.text.field_labels import field_label
from gui.text.import_words import import_notice_text, is_import_notice
from gui.text.lookup import Lenient, words
from gui.text.plan_notice_words import PLAN_NOTICES

_CHOICES = {
    "strategy": "sharding.strategy",
    "checkpoint": "model.checkpoint",
    "storage": "quantization.storage",
    "optimizer": "sharding.offload_optimizer",
    "parameters": "sharding.offload_parameters",
}


def notice_text(notice: Notice, unit: Unit = "GiB") -> str:
    """The notice with its numbers; an unknown key is shown with its values, never dropped."""
    if is_import_notice(notice):
        return import_notice_text(notice)
    values = {name: _written(name, value, unit) for name, value in notice.values.items()}
    path = notice.field or str(notice.values.get("field", ""))
    if path:
        values["field"] = field_label(path)
    text = words("Notice", PLAN_NOTICES, notice.key)
    if notice.key in PLAN_NOTICES:
        return text.format_map(Lenient(values))
    found = ", ".join(f"{name} {value}" for name, value in values.items())
    return f"{text}: {found}" if found else text


def _written(name: str, value: Value, unit: Unit) -> str:
    if isinstance(value, str):
        return choice(_CHOICES[name], value) if name in _CHOICES else value
    if name == "bytes":
        return numbers.sized(int(value), unit)
    return numbers.whole(int(value)) if float(value).is_integer() else numbers.plain(value)
