"""Input errors in English: one line that names the field."""

from engine.cli.words import plain
from engine.errors import InputError, Value

PROBLEMS = {
    # a field of a plan
    "missing": "a value is missing",
    "unknown_key": "no such key",
    "duplicate_key": "stands twice in the same object",
    "schema_unknown": "schema {found} is not known to this version (newest: {newest})",
    "number_or_word_expected": "{found} is not expected here",
    "literal_error": "{found} is not one of the choices",
    "value_error": "{reason}",
    "model_type": "an object is expected, not {found}",
    "string_type": "text is expected, not {found}",
    "int_type": "a whole number is expected, not {found}",
    "int_parsing": "a whole number is expected, not {found}",
    "int_parsing_size": "the number is too large",
    "int_from_float": "a whole number is expected, not {found}",
    "float_type": "a number is expected, not {found}",
    "float_parsing": "a number is expected, not {found}",
    "finite_number": "a finite number is expected, not {found}",
    "bool_type": "true or false is expected, not {found}",
    "bool_parsing": "true or false is expected, not {found}",
    "tuple_type": "a list is expected, not {found}",
    "dict_type": "an object is expected, not {found}",
    "string_too_short": "must not be empty",
    "string_too_long": "the text is too long",
    "string_pattern_mismatch": "{found} does not have the expected form",
    "too_short": "too few entries",
    "too_long": "too many entries",
    "unknown_model": "{value} is not in the catalogue",
    "unknown_gpu": "{value} is not in the catalogue",
    "unknown_family": "model type {found} is not known",
    # a config or a model file
    "needs_data": "not in the config, and not to be guessed ({why})",
    "below_minimum": "{found} is too small",
    "too_large": "{found} is too large",
    "not_an_integer": "a whole number is expected, not {found}",
    "not_a_list": "a list is expected, not {found}",
    "wrong_length": "{found} entries where {expected} are expected",
    "impossible_value": "the value is impossible ({reason})",
    "more_than_heads": "{found} is more than the {heads} heads",
    "more_than_experts": "{found} is more than the {experts} experts",
    "not_causal": "{found} is no causal language model",
    "unknown_block_type": "blocks of kind {block} ({found}) are not modelled",
    "wrong_file": "this is no config.json but {found}",
    "adapter_not_model": "this is an adapter: name its base model ({base_model})",
    # a file
    "file_missing": "no such file",
    "file_not_found": "no such file",
    "not_a_file": "not a file",
    "file_unreadable": "cannot be read ({reason})",
    "file_too_large": "{bytes} bytes are more than is read ({most})",
    "file_truncated": "the file is cut short",
    "not_text": "not UTF-8 text",
    "json_empty": "empty: a JSON object is expected",
    "json_syntax": "not valid JSON at line {line}, column {column}",
    "json_trailing_comma": "a comma too many at line {line}, column {column}",
    "json_comment": "JSON has no comments (line {line}, column {column})",
    "json_not_a_number": "{found} is not a number that can be used",
    "json_not_an_object": "a JSON object is expected, not {found}",
    "json_too_deep": "nested too deeply",
    "json_too_many_values": "more values than are read ({most})",
    "lfs_pointer": "only the Git LFS pointer is here, not the file ({bytes} bytes)",
    "pickle_not_read": "pickled weights are not opened; expected: {expected}",
    "unsupported_file": "not a file that can be read; expected: {expected}",
    "folder_without_model": "no model in this folder; expected: {expected}",
    "not_evidence": "not a row of evidence: id and scenario are expected",
    "bad_box": "{found} is not a box; expected: COUNTxGPU, as 2xrtx-4090",
    # writing
    "disk_full": "the disk is full",
    "read_only": "no permission to write in {folder}",
    "no_folder": "the folder {folder} does not exist",
    "is_a_folder": "there is a folder of this name",
    "name_too_long": "the name is too long",
    "cannot_write": "cannot be written ({reason})",
    # commands
    "not_yet": "not available in this version",
}
BOUNDS = {
    "least": "at least {}",
    "above": "more than {}",
    "most": "at most {}",
    "below": "less than {}",
    "choices": "one of {}",
    "nearest": "did you mean {}?",
    "usual": "usually {}",
    "file": "in {}",
    "needs": "missing: {}",
}


class _Lenient(dict[str, str]):
    """A missing value shows a question mark."""

    def __missing__(self, key: str) -> str:
        return "?"


def _written(value: Value) -> str:
    return f"{value:g}" if isinstance(value, float) else str(value)


def problem_text(error: InputError) -> str:
    """What is wrong and what is expected, without the field."""
    values = {key: _written(value) for key, value in error.values.items()}
    if error.key in PROBLEMS:
        pattern = PROBLEMS[error.key]
    elif {"least", "above", "most", "below"} & set(values):
        pattern = "{found} is out of range"
    else:
        shown = ", ".join(f"{plain(key)} {value}" for key, value in values.items())
        return f"{plain(error.key)}: {shown}" if shown else plain(error.key)
    text = pattern.format_map(_Lenient(values))
    for key, words in BOUNDS.items():
        if values.get(key) and "{" + key + "}" not in pattern:
            text += f"; {words.format(values[key])}"
    return " ".join(text.split())


def _visible(text: str) -> str:
    """``text`` on one line, where no character acts on the screen."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


def problem_line(error: InputError) -> str:
    """The field, and what is wrong with it."""
    text = problem_text(error)
    return _visible(f"{error.field}: {text}" if error.field else text)
