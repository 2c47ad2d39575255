"""What a picture shows, for tests that look at pixels."""

from collections import Counter

from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QWidget


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def colours(image: QImage) -> dict[str, int]:
    """How often each colour occurs."""
    plain = image.convertToFormat(QImage.Format.Format_RGB32)
    # Four bytes a pixel leave no padding at the lines' ends.
    counts = Counter(memoryview(plain.constBits()).cast("B").cast("I"))
    return {f"#{number & 0xFFFFFF:06x}": count for number, count in counts.items()}


def near(one: QColor, other: QColor, by: int = 6) -> bool:
    pairs = ((one.red(), other.red()), (one.green(), other.green()), (one.blue(), other.blue()))
    return all(abs(a - b) <= by for a, b in pairs)
