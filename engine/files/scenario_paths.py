"""The keys a plan file knows, as dotted paths, read from the input models themselves."""

import json
import re
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from engine.scenario import Scenario

_PLAIN = re.compile(r"[\w-]{1,80}")


@dataclass(frozen=True, slots=True)
class KnownKey:
    """One key of a plan file.

    Attributes:
        path: its dotted path ("training.sequence_length").
        flag: whether true and false are among its values.
        choices: its words, when only some are allowed.
    """

    path: str
    flag: bool
    choices: tuple[str, ...]


def _plain_types(annotation: Any) -> list[Any]:
    origin = get_origin(annotation)
    if origin is Annotated:
        return _plain_types(get_args(annotation)[0])
    if origin in (Union, UnionType):
        return [plain for part in get_args(annotation) for plain in _plain_types(part)]
    return [annotation]


def written_name(name: str, info: FieldInfo) -> str:
    """The key of a field as it stands in a file."""
    return info.serialization_alias or name


def _keys(model: type[BaseModel], prefix: str) -> list[KnownKey]:
    found = []
    for name, info in model.model_fields.items():
        path = prefix + written_name(name, info)
        types = _plain_types(info.annotation)
        words = [w for t in types if get_origin(t) is Literal for w in get_args(t)]
        choices = tuple(word for word in words if isinstance(word, str))
        found.append(KnownKey(path, bool in types, choices))
        for inner in types:
            if isinstance(inner, type) and issubclass(inner, BaseModel):
                found += _keys(inner, f"{path}.")
    return found


@cache
def known_keys() -> dict[str, KnownKey]:
    """Every key of a plan file by its path, in the order of the file."""
    return {key.path: key for key in _keys(Scenario, "")}


def dotted(parts: Iterable[str | int]) -> str:
    """Parts as one path; a key that is no plain word stands in quotes, cut when it is long."""
    return ".".join(
        str(part) if isinstance(part, int) or _PLAIN.fullmatch(part) else json.dumps(part)[:80]
        for part in parts
    )


def without_indices(path: str) -> str:
    """A path with list positions left out ("box.cards.0.name" is known as "box.cards.name")."""
    return ".".join(part for part in path.split(".") if not part.isdigit())


def nearest_key(path: str) -> str:
    """The known path that an unknown one most likely means; "" when none comes close.

    A key that is right but stands in the wrong place is found in its own place.
    """
    parent, _, leaf = without_indices(path).rpartition(".")
    known = known_keys()
    siblings = [key for key in known if key.rpartition(".")[0] == parent]
    names = {key.rpartition(".")[2]: key for key in siblings}
    word = leaf.strip().lower().replace("-", "_").replace(" ", "_")
    close = get_close_matches(word, names, 1, 0.75)
    if close:
        return names[close[0]]
    elsewhere = [key for key in known if key.rpartition(".")[2] == word]
    if elsewhere:
        return elsewhere[0]
    close = get_close_matches(word, names, 1, 0.6)
    return names[close[0]] if close else ""
