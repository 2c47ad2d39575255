"""The one error that bad input raises: it names the field, and carries a key, never a sentence."""

from types import MappingProxyType

Value = int | float | str


class InputError(Exception):
    """Something the user gave cannot be used.

    Attributes:
        key: stable key of the message ("unknown_model"); words are looked up by whoever shows it.
        field: path of the field or name of the file it concerns ("training.sequence_length").
        values: what the words need (the value found, what is expected, what to do).
    """

    def __init__(self, key: str, field: str | None = None, **values: Value) -> None:
        self.key = key
        self.field = field
        self.values = MappingProxyType(dict[str, Value](values))
        super().__init__(f"{key} ({field}): {dict(values)}" if field else f"{key}: {dict(values)}")
