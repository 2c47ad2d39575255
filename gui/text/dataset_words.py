"""Words for the lengths of a data set."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from engine.errors import InputError
from gui.text import numbers
from gui.text.lookup import Lenient, translate, words
from gui.text.problems import input_error_text

_COUNTING = {
    "given": QT_TRANSLATE_NOOP("DatasetCounting", "lengths as given"),
    "words": QT_TRANSLATE_NOOP(
        "DatasetCounting", "estimated: words between spaces, tokens are more"
    ),
    "tokenizer": QT_TRANSLATE_NOOP("DatasetCounting", "counted by the tokenizer"),
}
_PROBLEMS = {
    "not_a_length": QT_TRANSLATE_NOOP("DatasetProblem", "{found} is not a length in tokens"),
    "no_lengths": QT_TRANSLATE_NOOP("DatasetProblem", "No lengths found"),
    "needs_package": QT_TRANSLATE_NOOP("DatasetProblem", "Needs the Python package {package}"),
    "not_a_tokenizer": QT_TRANSLATE_NOOP("DatasetProblem", "Is not a tokenizer file: {reason}"),
    "line_too_long": QT_TRANSLATE_NOOP("DatasetProblem", "A line is too long for a data set"),
    "no_such_column": QT_TRANSLATE_NOOP("DatasetProblem", "No column {column}; there are: {found}"),
}


def counting(key: str) -> str:
    return words("DatasetCounting", _COUNTING, key)


def problem(error: InputError) -> str:
    """What is wrong with what was pasted or opened."""
    if error.key not in _PROBLEMS:
        return input_error_text(error)
    values = Lenient({name: str(value) for name, value in error.values.items()})
    return words("DatasetProblem", _PROBLEMS, error.key).format_map(values)


def length(value: float) -> str:
    return numbers.whole(round(value))


def file_filter() -> str:
    """For the file dialog."""
    kinds = translate("Dataset", "Data sets")
    return f"{kinds} (*.jsonl *.ndjson *.json *.csv *.tsv *.txt);;" + translate(
        "Dataset", "All files (*)"
    )
