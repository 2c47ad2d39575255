"""Pictures of a chart as files: SVG, PDF and PNG, all by the function that paints the screen."""

import math
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QMarginsF, QRectF, QSize, QSizeF
from PySide6.QtGui import QColor, QImage, QPageLayout, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from gui.models.bars import BarChart
from gui.theme.tokens import Tokens
from gui.views.charts.layout import chart_height
from gui.views.charts.paint_bars import paint_bars
from gui.views.charts.paint_columns import paint_columns

Paint = Callable[[QPainter, QRectF], None]
MARGIN = 16.0
# One unit of the design is one pixel at this resolution, in a PDF too.
_DPI = 96


def bar_chart_picture(data: BarChart, t: Tokens, width: float = 820.0) -> tuple[Paint, QSizeF]:
    """The painting function of a chart and the size it wants to have."""
    height = math.ceil(chart_height(data, width - 2 * MARGIN) + 2 * MARGIN)

    def paint(painter: QPainter, rect: QRectF) -> None:
        painter.fillRect(rect, QColor(t.base))
        paint_bars(painter, rect.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN), data, t)

    return paint, QSizeF(width, height)


def column_chart_picture(
    data: BarChart, t: Tokens, width: float = 820.0, height: float = 420.0
) -> tuple[Paint, QSizeF]:
    """The same for the columns of the timeline."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        painter.fillRect(rect, QColor(t.base))
        paint_columns(painter, rect.adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN), data, t)

    return paint, QSizeF(width, height)


def svg_bytes(paint: Paint, size: QSizeF, title: str = "", summary: str = "") -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    generator = QSvgGenerator()
    generator.setOutputDevice(buffer)
    generator.setResolution(_DPI)
    generator.setSize(size.toSize())
    generator.setViewBox(QRectF(0, 0, size.width(), size.height()))
    generator.setTitle(title)
    # The texts are outlines; the words for a screen reader stand here.
    generator.setDescription(summary)
    painter = QPainter(generator)
    paint(painter, QRectF(0, 0, size.width(), size.height()))
    painter.end()
    buffer.close()
    return bytes(data.data())


def pdf_bytes(paint: Paint, size: QSizeF, title: str = "") -> bytes:
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(_DPI)
    writer.setTitle(title)
    points = QSizeF(size.width() * 72 / _DPI, size.height() * 72 / _DPI)
    page = QPageSize(points, QPageSize.Unit.Point, "", QPageSize.SizeMatchPolicy.ExactMatch)
    none = QMarginsF(0, 0, 0, 0)
    writer.setPageLayout(QPageLayout(page, QPageLayout.Orientation.Portrait, none))
    painter = QPainter(writer)
    paint(painter, QRectF(0, 0, size.width(), size.height()))
    painter.end()
    buffer.close()
    return bytes(data.data())


def png_image(paint: Paint, size: QSizeF, scale: float = 2.0) -> QImage:
    pixels = QSize(round(size.width() * scale), round(size.height() * scale))
    image = QImage(pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(scale)
    painter = QPainter(image)
    paint(painter, QRectF(0, 0, size.width(), size.height()))
    painter.end()
    return image


def write_picture(
    path: Path, paint: Paint, size: QSizeF, title: str = "", summary: str = ""
) -> None:
    """Write the kind of file that the name ends in; PNG when it says nothing known."""
    match path.suffix.lower():
        case ".svg":
            path.write_bytes(svg_bytes(paint, size, title, summary))
        case ".pdf":
            path.write_bytes(pdf_bytes(paint, size, title))
        case _:
            if not png_image(paint, size).save(str(path), "PNG"):  # type: ignore[call-overload]
                raise OSError(f"cannot write {path}")
