"""What is expected of a field, in words, when an edit cannot be used."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from engine.errors import InputError
from gui.state.paths import Limits, limits
from gui.state.problem import Problem
from gui.text import numbers
from gui.text.field_labels import field_label, is_field
from gui.text.import_problem_words import IMPORT_PROBLEMS
from gui.text.lookup import Lenient, translate, words

_KEYS = {
    "unknown_model": QT_TRANSLATE_NOOP(
        "Problem", "No model {value} in the catalogue; nearest: {nearest}"
    ),
    "unknown_gpu": QT_TRANSLATE_NOOP(
        "Problem", "No card {value} in the catalogue; nearest: {nearest}"
    ),
    "needs_data": QT_TRANSLATE_NOOP("Problem", "The model file leaves a value open: {needs}"),
    "string_too_short": QT_TRANSLATE_NOOP("Problem", "Must not be empty"),
    "too_short": QT_TRANSLATE_NOOP("Problem", "Must not be empty"),
    "string_too_long": QT_TRANSLATE_NOOP("Problem", "Is too long"),
    "missing": QT_TRANSLATE_NOOP("Problem", "A value is missing"),
    "value_error": QT_TRANSLATE_NOOP("Problem", "Does not go with the other fields: {reason}"),
    "literal_error": QT_TRANSLATE_NOOP("Problem", "Must be one of: {choices}"),
    "unknown_key": QT_TRANSLATE_NOOP("Problem", "Unknown key {found}; did you mean {nearest}?"),
    "duplicate_key": QT_TRANSLATE_NOOP("Problem", "The key stands there twice"),
    "number_or_word_expected": QT_TRANSLATE_NOOP("Problem", "Must not be {found}"),
    "schema_unknown": QT_TRANSLATE_NOOP(
        "Problem", "Written by a newer version: format {found}, known up to {newest}"
    ),
    "json_syntax": QT_TRANSLATE_NOOP("Problem", "Is not valid JSON"),
    "json_empty": QT_TRANSLATE_NOOP("Problem", "The file is empty"),
    "json_not_an_object": QT_TRANSLATE_NOOP("Problem", "The file holds no plan"),
    "json_too_deep": QT_TRANSLATE_NOOP("Problem", "Is nested too deeply"),
    "json_not_a_number": QT_TRANSLATE_NOOP("Problem", "Holds {found}, which is no number"),
    "not_text": QT_TRANSLATE_NOOP("Problem", "Is not a text file"),
    "file_missing": QT_TRANSLATE_NOOP("Problem", "The file does not exist"),
    "file_unreadable": QT_TRANSLATE_NOOP("Problem", "The file cannot be read: {reason}"),
    "file_too_large": QT_TRANSLATE_NOOP("Problem", "The file is too large"),
    "cannot_write": QT_TRANSLATE_NOOP("Problem", "Could not be written: {reason}"),
    "disk_full": QT_TRANSLATE_NOOP("Problem", "The disk is full"),
    "read_only": QT_TRANSLATE_NOOP("Problem", "May not be written: {reason}"),
    "no_folder": QT_TRANSLATE_NOOP("Problem", "The folder does not exist"),
    "is_a_folder": QT_TRANSLATE_NOOP("Problem", "Is a folder"),
    "name_too_long": QT_TRANSLATE_NOOP("Problem", "The name is too long"),
    "preset_exists": QT_TRANSLATE_NOOP("Problem", "A preset of this name exists already"),
    "preset_read_only": QT_TRANSLATE_NOOP("Problem", "Is an example and cannot be changed"),
    "unknown_preset": QT_TRANSLATE_NOOP("Problem", "There is no such preset"),
}
_WORDS = IMPORT_PROBLEMS | _KEYS
_RANGE_KEYS = {
    "greater_than", "greater_than_equal", "less_than", "less_than_equal", "int_parsing",
    "int_type", "float_parsing", "float_type", "int_from_float", "finite_number",
}  # fmt: skip


def problem_text(problem: Problem) -> str:
    """One line below the field."""
    if problem.key in _RANGE_KEYS and problem.path and is_field(problem.path):
        return expected(problem.path)
    text = words("Problem", _WORDS, problem.key)
    values = {name: _written(value) for name, value in problem.values.items()}
    if problem.key in _WORDS:
        return text.format_map(Lenient(values))
    found = ", ".join(f"{name} {value}" for name, value in values.items())
    return f"{text}: {found}" if found else text


def problem_line(problem: Problem) -> str:
    """With the field's name, where the field itself is not in sight."""
    if problem.path is None:
        return problem_text(problem)
    text = translate("Problem", "{field}: {problem}")
    known = is_field(problem.path)
    name = field_label(problem.path) if known else problem.path
    return text.format(field=name, problem=problem_text(problem))


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
