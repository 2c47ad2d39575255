"""What is expected of a field, in words, when an edit cannot be used."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from engine.errors import InputError
from gui.state.paths import Limits, limits
from gui.state.problem import Problem
from gui.text import numbers
from gui.text.field_labels import field_label
from gui.text.lookup import translate, words

_KEYS = {
    "unknown_model": QT_TRANSLATE_NOOP("Problem", "No model of this name in the catalogue"),
    "unknown_gpu": QT_TRANSLATE_NOOP("Problem", "No card of this name in the catalogue"),
    "string_too_short": QT_TRANSLATE_NOOP("Problem", "Must not be empty"),
    "missing": QT_TRANSLATE_NOOP("Problem", "A value is missing"),
    "value_error": QT_TRANSLATE_NOOP("Problem", "Does not go with the other fields"),
    "unreadable": QT_TRANSLATE_NOOP("Problem", "The file cannot be read"),
}
_RANGE_KEYS = {
    "greater_than", "greater_than_equal", "less_than", "less_than_equal", "int_parsing",
    "int_type", "float_parsing", "float_type", "int_from_float", "finite_number",
}  # fmt: skip


def problem_text(problem: Problem) -> str:
    """One line below the field."""
    if problem.key in _RANGE_KEYS and problem.path:
        return expected(problem.path)
    text = words("Problem", _KEYS, problem.key)
    shown = {key: value for key, value in problem.values.items() if "{" + key + "}" in text}
    return text.format(**{k: _written(v) for k, v in shown.items()}) if shown else text


def problem_line(problem: Problem) -> str:
    """With the field's name, where the field itself is not in sight."""
    if problem.path is None:
        return problem_text(problem)
    text = translate("Problem", "{field}: {problem}")
    return text.format(field=field_label(problem.path), problem=problem_text(problem))


def expected(path: str) -> str:
    """The range a field accepts: "1 to 4,096"."""
    found: Limits = limits(path)
    if found.least is not None and found.most is not None:
        text = translate("Problem", "{least} to {most}")
        return text.format(least=_written(found.least), most=_written(found.most))
    if found.least is not None:
        return translate("Problem", "{least} or more").format(least=_written(found.least))
    return translate("Problem", "A number")


def _written(value: float | str) -> str:
    if isinstance(value, str):
        return value
    return numbers.whole(int(value)) if float(value).is_integer() else numbers.plain(value)


def input_error_text(error: InputError) -> str:
    """An error of a file or a preset, with the field it names."""
    return problem_line(Problem(error.field, error.key, dict(error.values)))
