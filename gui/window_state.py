"""How the window looked when it was last closed."""

import base64
import binascii
from dataclasses import dataclass

from PySide6.QtCore import QByteArray


@dataclass(frozen=True, slots=True)
class WindowState:
    """Plain values only, so that a session file can hold them."""

    language: str = "system"
    theme: str = "system"
    page: str = "planner"
    folded: bool | None = None
    geometry: str = ""
    splitter: tuple[int, ...] = ()

    def geometry_bytes(self) -> QByteArray:
        try:
            return QByteArray(base64.b64decode(self.geometry, validate=True))
        except (binascii.Error, ValueError):
            return QByteArray()
