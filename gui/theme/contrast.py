"""How well one colour reads on another (WCAG 2.2, relative luminance)."""

from PySide6.QtGui import QColor

TEXT_CONTRAST = 4.5
_KNEE = 0.04045
LIGHT_LABEL, DARK_LABEL = "#FFFFFF", "#14161B"


def _linear(channel: float) -> float:
    return channel / 12.92 if channel <= _KNEE else ((channel + 0.055) / 1.055) ** 2.4


def luminance(colour: str | QColor) -> float:
    c = QColor(colour)
    red, green, blue = (_linear(v) for v in (c.redF(), c.greenF(), c.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str | QColor, other: str | QColor) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def label_colour(fill: str | QColor) -> str:
    """White where it can be read, else near-black.

    HSL lightness would pick black on indigo, so the choice is made by contrast.
    """
    return LIGHT_LABEL if contrast(LIGHT_LABEL, fill) >= TEXT_CONTRAST else DARK_LABEL


def mixed(colour: str | QColor, over: str | QColor, share: float) -> QColor:
    """`share` of one colour laid over another, as an opaque colour."""
    top, under = QColor(colour), QColor(over)
    return QColor.fromRgbF(
        top.redF() * share + under.redF() * (1 - share),
        top.greenF() * share + under.greenF() * (1 - share),
        top.blueF() * share + under.blueF() * (1 - share),
    )


def faded(colour: str | QColor, alpha: float) -> QColor:
    c = QColor(colour)
    c.setAlphaF(alpha)
    return c
