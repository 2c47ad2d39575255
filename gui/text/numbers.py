"""Numbers as the reader's language writes them. The only place that formats one."""

from PySide6.QtCore import QLocale

from engine.units import MIB, Unit, in_unit
from gui.text.lookup import translate

NO_BREAK = "\N{NO-BREAK SPACE}"
TIMES = "\N{MULTIPLICATION SIGN}"
MINUS = "\N{MINUS SIGN}"
_WHOLE_FROM = 100
_SCALES = ((10**12, "T"), (10**9, "B"), (10**6, "M"), (10**3, "k"))


def whole(number: int) -> str:
    return QLocale().toString(number).replace("-", MINUS)


def decimal(number: float, places: int = 1) -> str:
    """A number with this many places, none from 100 upward; never a negative zero."""
    if abs(number) >= _WHOLE_FROM:
        places = 0
    text = QLocale().toString(float(number), "f", places)
    zero = QLocale().toString(0.0, "f", places)
    negative = QLocale().negativeSign()
    return zero if text == negative + zero else text.replace("-", MINUS)


def plain(number: float) -> str:
    """As short as it can be written: 0.3, 12.9, 3."""
    return QLocale().toString(float(number), "g", 6).replace("-", MINUS)


def size(count: int, unit: Unit, places: int = 1) -> str:
    """Bytes without their unit, for columns that name it."""
    return decimal(in_unit(count, unit), places)


def sized(count: int, unit: Unit, places: int = 1) -> str:
    """Bytes with their unit."""
    return f"{size(count, unit, places)}{NO_BREAK}{unit}"


def signed_size(count: int, unit: Unit) -> str:
    """Bytes with a sign, for headroom."""
    text = size(count, unit)
    return f"+{text}" if count >= 0 else text


def percent(part: float, places: int = 1) -> str:
    """A share from 0 to 1."""
    return f"{QLocale().toString(part * 100, 'f', places)}{NO_BREAK}%"


def percentage(number: float, places: int = 2) -> str:
    """A number that is a percentage already."""
    return percent(number / 100, places)


def short_count(number: int) -> str:
    """Parameters and the like: 8.03 B, 41.9 M."""
    for scale, letter in _SCALES:
        if number >= scale:
            return f"{_three_digits(number / scale)}{NO_BREAK}{scale_letter(letter)}"
    return whole(number)


def _three_digits(number: float) -> str:
    places = 2 if number < 10 else 1 if number < _WHOLE_FROM else 0  # noqa: PLR2004
    return QLocale().toString(number, "f", places)


def scale_letter(letter: str) -> str:
    words = {
        "T": translate("Numbers", "T", "trillion, 1e12"),
        "B": translate("Numbers", "B", "billion, 1e9"),
        "M": translate("Numbers", "M", "million, 1e6"),
        "k": translate("Numbers", "k", "thousand"),
    }
    return words[letter]


def tokens(number: int) -> str:
    """A context length: 131072 is 128k."""
    if number >= MIB and number % MIB == 0:
        return f"{whole(number // MIB)}M"
    if number >= 1024 and number % 1024 == 0:  # noqa: PLR2004
        return f"{whole(number // 1024)}k"
    return whole(number)


def seconds(number: float) -> str:
    return f"{decimal(number, 2 if number < 1 else 1)}{NO_BREAK}s"
