"""How the window looked when it was last closed: a small file that is read before the engine is.

A bad value is left out, a bad file as a whole is: nothing here may keep the program from starting.
"""

import base64
import binascii
import json
import os
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import platformdirs
from PySide6.QtCore import QByteArray

from gui.theme import Mode

_FILE = "window.json"


@dataclass(frozen=True, slots=True)
class WindowState:
    """Plain values only, so that a file can hold them."""

    language: str = "system"
    theme: Mode = "system"
    page: str = "planner"
    folded: bool | None = None
    geometry: str = ""
    splitter: tuple[int, ...] = ()

    def geometry_bytes(self) -> QByteArray:
        try:
            return QByteArray(base64.b64decode(self.geometry, validate=True))
        except (binascii.Error, ValueError):
            return QByteArray()


def _place(kind: str) -> Path:
    """As engine.files.folders has it, which is not imported before the first paint."""
    home = os.environ.get("FINEFIT_HOME")
    if home:
        return Path(home) / kind
    places = platformdirs.PlatformDirs("finefit", appauthor=False)
    return places.user_state_path if kind == "state" else places.user_log_path


def state_folder() -> Path:
    return _place("state")


def log_folder() -> Path:
    return _place("log")


_CHECKS: dict[str, Callable[[Any], bool]] = {
    "language": lambda value: isinstance(value, str),
    "theme": lambda value: value in ("system", "light", "dark"),
    "page": lambda value: value in ("planner", "compare"),
    "folded": lambda value: value is None or isinstance(value, bool),
    "geometry": lambda value: isinstance(value, str),
    "splitter": lambda value: (
        isinstance(value, list) and all(isinstance(n, int) and 0 <= n < 10**5 for n in value)
    ),
}


def read_window_state(folder: Path | None = None) -> WindowState:
    """What the file holds, value by value."""
    path = (folder or state_folder()) / _FILE
    try:
        found = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError, RecursionError):
        return WindowState()
    if not isinstance(found, dict):
        return WindowState()
    good = {name: found[name] for name, check in _CHECKS.items() if name in found}
    good = {name: value for name, value in good.items() if _CHECKS[name](value)}
    if "splitter" in good:
        good["splitter"] = tuple(good["splitter"])
    return WindowState(**good)


def write_window_state(state: WindowState, folder: Path | None = None) -> None:
    """Whole or not at all.

    Raises:
        OSError: it cannot be written.
    """
    path = (folder or state_folder()) / _FILE
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f"{_FILE}.{os.getpid()}.new")
    try:
        beside.write_text(json.dumps(asdict(state)), "utf-8")
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
