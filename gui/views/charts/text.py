"""Texts in painted pictures: set like QPainter does, cut short, or as outlines."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPaintEngine, QPainter, QPainterPath


def elided(font: QFont, text: str, width: float) -> str:
    return QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, width + 1)


def in_two_lines(font: QFont, text: str, width: float) -> list[str]:
    """The text as it is, or broken at a space and cut short where it is still too long."""
    metrics = QFontMetricsF(font)
    words = text.split()
    first = words[:1]
    while len(first) < len(words):
        if metrics.horizontalAdvance(" ".join([*first, words[len(first)]])) > width:
            break
        first.append(words[len(first)])
    lines = [" ".join(first), " ".join(words[len(first) :])]
    return [elided(font, line, width) for line in lines if line]


def paint_text(painter: QPainter, rect: QRectF, flags: Qt.AlignmentFlag, text: str) -> None:
    """One line of text; an SVG gets its outlines.

    Whoever opens an SVG may not have the font, and a wider one would run into the bars.
    """
    if painter.paintEngine().type() != QPaintEngine.Type.SVG:
        painter.drawText(rect, flags, text)
        return
    font = painter.font()
    metrics = QFontMetricsF(font)
    wide = metrics.horizontalAdvance(text)
    x = rect.left()
    if flags & Qt.AlignmentFlag.AlignRight:
        x = rect.right() - wide
    elif flags & Qt.AlignmentFlag.AlignHCenter:
        x = rect.center().x() - wide / 2
    path = QPainterPath()
    middle = rect.center().y() + (metrics.ascent() - metrics.descent()) / 2
    path.addText(x, middle, font, text)
    painter.fillPath(path, painter.pen().color())
