"""Names of presets and of the files that hold them.

A preset's name is any text; it stands inside its file. The file's name only resembles it, so that
it is legal on every system and differs from its neighbours where upper and lower case are one.
"""

import unicodedata
from collections.abc import Iterable

LONGEST_NAME = 200
LONGEST_STEM_BYTES = 80
ENDING = ".json"
FALLBACK = "preset"
# Names that Windows keeps for devices, whatever the ending.
DEVICES = {"con", "prn", "aux", "nul", *(f"{d}{n}" for d in ("com", "lpt") for n in range(10))}
KEPT_SIGNS = " -_.+"


def clean_name(name: str) -> str:
    """``name`` without control characters and with single blanks; "" when nothing is left."""
    composed = unicodedata.normalize("NFC", name)
    visible = (" " if unicodedata.category(c) in {"Cc", "Cs"} else c for c in composed)
    return " ".join("".join(visible).split())[:LONGEST_NAME].rstrip()


def key_of(name: str) -> str:
    """What two names must differ in to be two files on every system."""
    return unicodedata.normalize("NFC", unicodedata.normalize("NFKC", name).casefold())


def stem_of(name: str) -> str:
    """A file name, without ending, that resembles ``name`` and is legal everywhere."""
    kept = "".join(c if c.isalnum() or c in KEPT_SIGNS else "-" for c in clean_name(name))
    short = kept.encode("utf-8")[:LONGEST_STEM_BYTES].decode("utf-8", "ignore")
    stem = short.strip(" .-")
    if not stem:
        return FALLBACK
    return f"{FALLBACK}-{stem}" if stem.split(".")[0].casefold().strip() in DEVICES else stem


def free_stem(name: str, taken: Iterable[str]) -> str:
    """A stem for ``name`` that differs from all ``taken`` ones, numbered when need be."""
    keys = {key_of(stem) for stem in taken}
    stem = stem_of(name)
    number = 1
    candidate = stem
    while key_of(candidate) in keys:
        number += 1
        candidate = f"{stem}-{number}"
    return candidate


def free_name(name: str, taken: Iterable[str]) -> str:
    """``name``, or with the next number when it is taken (in any case of letters)."""
    keys = {key_of(other) for other in taken}
    number = 1
    candidate = name
    while key_of(candidate) in keys:
        number += 1
        tail = f" {number}"
        candidate = name[: LONGEST_NAME - len(tail)] + tail
    return candidate
