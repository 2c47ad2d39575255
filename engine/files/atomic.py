"""Files written whole or not at all: a power cut leaves the old content or the new, never half."""

import errno
import os
import secrets
from contextlib import suppress
from pathlib import Path

from engine.errors import InputError

KEYS = {
    errno.ENOSPC: "disk_full",
    errno.EDQUOT: "disk_full",
    errno.EFBIG: "disk_full",
    errno.EACCES: "read_only",
    errno.EPERM: "read_only",
    errno.EROFS: "read_only",
    errno.ENOENT: "no_folder",
    errno.ENOTDIR: "no_folder",
    errno.EISDIR: "is_a_folder",
    errno.ENAMETOOLONG: "name_too_long",
}


def write_error(error: OSError, path: Path) -> InputError:
    """A failed write as the error to report; its field is the file's name.

    Keys: ``disk_full``, ``read_only``, ``no_folder``, ``is_a_folder``, ``name_too_long``,
    ``cannot_write``.
    """
    key = KEYS.get(error.errno or 0, "cannot_write")
    reason = error.strerror or type(error).__name__
    return InputError(key, path.name, folder=str(path.parent), reason=reason)


def make_folder(folder: Path) -> None:
    """The folder and those above it, where they are missing.

    Raises:
        InputError: as :func:`write_error`.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise write_error(error, folder) from None


def _sync_folder(folder: Path) -> None:
    """The rename itself survives a power cut; not every system allows it, and none needs it."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def write_atomically(path: Path, content: str | bytes) -> None:
    """Write a file under a temporary name beside it, then put it in its place.

    Args:
        path: the file; its folder must exist. A link is followed, its target replaced.
        content: text is written as UTF-8.

    Raises:
        InputError: as :func:`write_error`; whatever was there before is still there.
    """
    data = content.encode("utf-8") if isinstance(content, str) else content
    target = Path(os.path.realpath(path))
    temporary = target.with_name(f".finefit-{secrets.token_hex(6)}.tmp")
    try:
        if target.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        with temporary.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        if target.exists():
            with suppress(OSError):
                temporary.chmod(target.stat().st_mode & 0o777)
        temporary.replace(target)
    except OSError as error:
        raise write_error(error, path) from None
    finally:
        with suppress(OSError):
            temporary.unlink(missing_ok=True)
    _sync_folder(target.parent)
