"""JSON read within bounds: size, depth and number of values, with a message key for each failure."""

import json
import math
import re
from typing import Any, NoReturn

from engine.errors import InputError

MAX_DEPTH = 64
MAX_CONFIG_BYTES = 8 * 1024**2
MAX_CONFIG_VALUES = 500_000
MAX_HEADER_BYTES = 100 * 1024**2
MAX_HEADER_VALUES = 3_000_000
_CONTAINERS = (dict, list, tuple)
LFS_POINTER = b"version https://git-lfs"


class _NotANumberError(ValueError):
    pass


def _refuse_constant(word: str) -> NoReturn:
    raise _NotANumberError(word)


def check_not_pointer(data: bytes, name: str) -> None:
    """Refuse the text stub that Git LFS leaves where a large file was not fetched.

    Raises:
        InputError: ``lfs_pointer``.
    """
    if data[:64].lstrip(b"\xef\xbb\xbf \r\n").startswith(LFS_POINTER):
        size = re.search(rb"^size (\d{1,18})", data[:1024], re.MULTILINE)
        raise InputError("lfs_pointer", name, bytes=int(size[1]) if size else 0)


def _syntax_error(error: json.JSONDecodeError, text: str, name: str) -> InputError:
    before = text[: error.pos].rstrip()
    after = text[error.pos : error.pos + 1]
    place: dict[str, int | float | str] = {"line": error.lineno, "column": error.colno}
    if not text.strip():
        return InputError("json_empty", name)
    if before.endswith(",") and (after in ("}", "]")):
        return InputError("json_trailing_comma", name, **place)
    if before[-1:] in ("{", "[", ",") and after in ("}", "]"):
        return InputError("json_trailing_comma", name, **place)
    if text[error.pos : error.pos + 2] in ("//", "/*") or after == "#":
        return InputError("json_comment", name, **place)
    return InputError("json_syntax", name, **place)


def check_shape(value: object, name: str, most: int = MAX_CONFIG_VALUES) -> None:
    """Refuse values nested deeper than :data:`MAX_DEPTH` or more of them than ``most``.

    Raises:
        InputError: ``json_too_deep``, ``json_too_many_values``.
    """
    level: list[Any] = [value] if isinstance(value, _CONTAINERS) else []
    seen = 0
    for _ in range(MAX_DEPTH):
        following: list[Any] = []
        for item in level:
            seen += len(item)
            children = item.values() if isinstance(item, dict) else item
            following += [child for child in children if isinstance(child, _CONTAINERS)]
        if seen > most:
            raise InputError("json_too_many_values", name, most=most)
        if not following:
            return
        level = following
    raise InputError("json_too_deep", name, most=MAX_DEPTH)


def parse_json(
    data: bytes,
    name: str,
    most_bytes: int = MAX_CONFIG_BYTES,
    most_values: int = MAX_CONFIG_VALUES,
) -> dict[str, Any]:
    """The JSON object in ``data``.

    Args:
        data: UTF-8 text, with or without a byte order mark.
        name: name of the file, for the message.
        most_bytes: largest size accepted, in bytes.
        most_values: largest number of values accepted.

    Raises:
        InputError: ``file_too_large``, ``lfs_pointer``, ``not_text``, ``json_empty``,
            ``json_syntax``, ``json_trailing_comma``, ``json_comment``, ``json_not_a_number``,
            ``json_too_deep``, ``json_too_many_values``, ``json_not_an_object``.
    """
    if len(data) > most_bytes:
        raise InputError("file_too_large", name, bytes=len(data), most=most_bytes)
    check_not_pointer(data, name)
    if data.count(b",") + data.count(b"[") + data.count(b"{") > most_values:
        raise InputError("json_too_many_values", name, most=most_values)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise InputError("not_text", name, position=error.start) from None
    try:
        value = json.loads(text, parse_constant=_refuse_constant)
    except _NotANumberError as error:
        raise InputError("json_not_a_number", name, found=str(error)) from None
    except json.JSONDecodeError as error:
        raise _syntax_error(error, text, name) from None
    except RecursionError:
        raise InputError("json_too_deep", name, most=MAX_DEPTH) from None
    except ValueError:  # an integer of more than 4300 digits
        raise InputError("json_not_a_number", name, found="...") from None
    if not isinstance(value, dict):
        raise InputError("json_not_an_object", name, found=type(value).__name__)
    check_shape(value, name, most_values)
    return value


def integral(value: object) -> int | None:
    """``value`` as an integer when it is one: 64, 64.0 or "64"; None otherwise."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    if isinstance(value, float):
        return int(value) if math.isfinite(value) and value == int(value) else None
    if isinstance(value, str) and re.fullmatch(r"\s*[+-]?\d{1,18}(\.0{1,6})?\s*", value):
        return int(value.split(".", 1)[0])
    return None
