"""Reading a bounded number of bytes of a regular file; every failure has its own key."""

import os
import stat
from pathlib import Path
from typing import BinaryIO

from engine.errors import InputError


def size_of(path: Path) -> int:
    """Bytes of a regular file.

    Raises:
        InputError: ``file_not_found``, ``not_a_file``, ``file_unreadable``.
    """
    try:
        found = path.stat()
    except FileNotFoundError:
        raise InputError("file_not_found", path.name, path=str(path)) from None
    except (OSError, ValueError) as error:
        raise InputError("file_unreadable", path.name, reason=type(error).__name__) from None
    if not stat.S_ISREG(found.st_mode):
        raise InputError("not_a_file", path.name, path=str(path))
    return found.st_size


def read_bounded(path: Path, most: int) -> bytes:
    """The whole file, when it has at most ``most`` bytes.

    Raises:
        InputError: ``file_not_found``, ``not_a_file``, ``file_unreadable``, ``file_too_large``,
            ``file_changed`` (while it was read).
    """
    size = size_of(path)
    if size > most:
        raise InputError("file_too_large", path.name, bytes=size, most=most)
    try:
        with path.open("rb") as file:
            data = file.read(size + 1)
    except OSError as error:
        raise InputError("file_unreadable", path.name, reason=type(error).__name__) from None
    if len(data) != size:
        raise InputError("file_changed", path.name, bytes=size)
    return data


def open_binary(path: Path) -> BinaryIO:
    """The file, opened for reading bytes.

    Raises:
        InputError: ``file_not_found``, ``not_a_file``, ``file_unreadable``.
    """
    size_of(path)
    try:
        return path.open("rb")
    except OSError as error:
        raise InputError("file_unreadable", path.name, reason=type(error).__name__) from None


def beside(folder: Path, name: str) -> Path | None:
    """The file ``name`` in ``folder``, unless the name leads out of it."""
    if not name or name in (".", "..") or {"/", "\\", "\0"} & set(name) or os.path.isabs(name):  # noqa: PTH117
        return None
    return folder / name
