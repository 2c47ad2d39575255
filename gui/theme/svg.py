"""The program's own drawings, tinted: one SVG text, any colour, any size."""

from functools import lru_cache
from importlib.resources import files

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer


@lru_cache(maxsize=256)
def svg_text(name: str) -> str:
    return files("resources").joinpath("icons", f"{name}.svg").read_text(encoding="utf-8")


def tinted(name: str, colour: str) -> bytes:
    return svg_text(name).replace("currentColor", colour).encode()


@lru_cache(maxsize=256)
def _renderer(name: str, colour: str) -> QSvgRenderer:
    return QSvgRenderer(QByteArray(tinted(name, colour)))


def paint_icon(painter: QPainter, rect: QRectF, name: str, colour: str | QColor) -> None:
    """Draw an icon as vectors, so that it stays sharp in exports too."""
    _renderer(name, QColor(colour).name()).render(painter, rect)


def icon_pixmap(name: str, colour: str, size: int, ratio: float) -> QPixmap:
    side = round(size * ratio)
    pixmap = QPixmap(QSize(side, side))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_icon(painter, QRectF(0, 0, side, side), name, colour)
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap
