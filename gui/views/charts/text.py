"""Texts that are too long for their place."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF


def elided(font: QFont, text: str, width: float) -> str:
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width + 1)
