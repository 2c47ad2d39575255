"""What the reader must know about a plan, in a sentence for each key of the engine."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from engine.result import Notice
from gui.text import numbers
from gui.text.field_labels import field_label
from gui.text.lookup import Lenient, words

_NOTICES = {
    "not_modelled": QT_TRANSLATE_NOOP(
        "Notice", "{field} is kept in the plan but does not change the numbers yet."
    ),
}


def notice_text(notice: Notice) -> str:
    """The notice with its numbers; an unknown key is shown with its values, never dropped."""
    values = {name: _written(value) for name, value in notice.values.items()}
    path = notice.field or str(notice.values.get("field", ""))
    if path:
        values["field"] = field_label(path)
    text = words("Notice", _NOTICES, notice.key)
    if notice.key in _NOTICES:
        return text.format_map(Lenient(values))
    found = ", ".join(f"{name} {value}" for name, value in values.items())
    return f"{text}: {found}" if found else text


def _written(value: float | str) -> str:
    if isinstance(value, str):
        return value
    return numbers.whole(int(value)) if float(value).is_integer() else numbers.plain(value)
