"""A plan's JSON text read strictly: bounded, each key once, every number finite."""

import json
import math
from typing import Any, NoReturn

from engine.errors import InputError
from engine.files.importers.json_text import check_shape, parse_json
from engine.files.scenario_paths import dotted

MOST_BYTES = 8 * 1024**2
MOST_VALUES = 500_000
LONGEST_INTEGER = 400


class _RefusedError(ValueError):
    pass


class _Twice(dict[str, Any]):
    """An object in which a key stands twice."""

    key = ""


def _constant(word: str) -> NoReturn:
    raise _RefusedError(word)


def _float(digits: str) -> float:
    value = float(digits)
    if not math.isfinite(value):
        raise _RefusedError(digits[:20])
    return value


def _integer(digits: str) -> int:
    if len(digits) > LONGEST_INTEGER:
        raise _RefusedError(digits[:20])
    return int(digits)


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) == len(pairs):
        return found
    seen: set[str] = set()
    twice = _Twice(found)
    for key, _ in pairs:
        if key in seen:
            twice.key = key
            break
        seen.add(key)
    return twice


_DECODER = json.JSONDecoder(
    object_pairs_hook=_object, parse_constant=_constant, parse_float=_float, parse_int=_integer
)


def _check_keys(value: object, path: tuple[str | int, ...] = ()) -> None:
    if isinstance(value, _Twice):
        raise InputError("duplicate_key", dotted((*path, value.key)))
    if isinstance(value, dict):
        for key, inner in value.items():
            _check_keys(inner, (*path, key))
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            _check_keys(inner, (*path, at))


def _decoded(text: str, name: str) -> object:
    try:
        value: object = _DECODER.decode(text)
    except _RefusedError as error:
        raise InputError("json_not_a_number", name, found=str(error)) from None
    except RecursionError:
        raise InputError("json_too_deep", name) from None
    except ValueError:
        parse_json(text.encode("utf-8", "replace"), name)  # says what is wrong and where
        raise InputError("json_syntax", name) from None
    if "\\u" in text:
        try:
            json.dumps(value, ensure_ascii=False).encode("utf-8")
        except UnicodeEncodeError:
            raise InputError("not_text", name) from None
        except RecursionError:
            raise InputError("json_too_deep", name) from None
    return value


def parse_plan(content: str | bytes, name: str = "plan") -> dict[str, Any]:
    """The JSON object in ``content``.

    Args:
        content: text, or UTF-8 bytes with or without a byte order mark.
        name: what to call the input where no field can be named.

    Raises:
        InputError: ``file_too_large``, ``not_text``, ``json_empty``, ``json_syntax``,
            ``json_trailing_comma``, ``json_comment``, ``json_not_a_number``, ``json_too_deep``,
            ``json_too_many_values``, ``json_not_an_object``, ``lfs_pointer``, ``duplicate_key``
            (the field is the key's path).
    """
    if len(content) > MOST_BYTES:
        raise InputError("file_too_large", name, bytes=len(content), most=MOST_BYTES)
    if isinstance(content, bytes):
        try:
            text = content.decode("utf-8-sig")
        except UnicodeDecodeError as error:
            raise InputError("not_text", name, position=error.start) from None
    else:
        text = content.removeprefix("\ufeff")
    value = _decoded(text, name)
    if not isinstance(value, dict):
        kinds = {list: "list", str: "text", bool: "true or false", type(None): "null"}
        found = kinds.get(type(value), "number")
        raise InputError("json_not_an_object", name, found=found)
    check_shape(value, name, MOST_VALUES)
    _check_keys(value)
    return value
