"""Input errors in English: one line that names the field."""

from engine.errors import InputError


def problem_line(error: InputError) -> str:
    """The field, and what is wrong with it."""
    message = f"{error.key} {dict(error.values)}"
    return f"{error.field}: {message}" if error.field else message
