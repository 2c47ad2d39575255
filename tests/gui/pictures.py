"""What a picture shows, for tests that look at pixels."""

from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QWidget


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def colours(image: QImage) -> dict[str, int]:
    """How often each colour occurs."""
    found: dict[str, int] = {}
    for y in range(image.height()):
        for x in range(image.width()):
            name = image.pixelColor(x, y).name()
            found[name] = found.get(name, 0) + 1
    return found


def differs(one: QImage, other: QImage) -> bool:
    return one != other


def near(one: QColor, other: QColor, by: int = 6) -> bool:
    pairs = ((one.red(), other.red()), (one.green(), other.green()), (one.blue(), other.blue()))
    return all(abs(a - b) <= by for a, b in pairs)
