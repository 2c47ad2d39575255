"""What the painted table cells show, and the item roles that carry it."""

from dataclasses import dataclass
from enum import IntEnum

from PySide6.QtCore import Qt

_FIRST = int(Qt.ItemDataRole.UserRole)


class Role(IntEnum):
    """Item data roles shared by the models and the delegates."""

    KEY = _FIRST
    DETAIL = _FIRST + 1
    SEARCH = _FIRST + 2
    CHIP = _FIRST + 3
    SHARE = _FIRST + 4


@dataclass(frozen=True, slots=True)
class VerdictChip:
    """Verdict of one cell; the word is left out where a legend has it."""

    verdict: str
    word: str = ""
    amount: str = ""


@dataclass(frozen=True, slots=True)
class Share:
    """A part of the whole, from 0 to 1, in a component's colour."""

    part: float
    text: str
    component: str
