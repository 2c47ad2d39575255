"""Lengths as bars on a logarithmic axis, with the plan's length and the percentiles marked."""

from math import log

from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from gui.models.dataset import DatasetPicture, HistogramBar
from gui.text import numbers
from gui.theme import current_theme
from gui.theme.contrast import faded
from gui.theme.fonts import make_font, text_width
from gui.theme.tokens import CAPTION

_TOP, _FOOT, _SIDE, _LABEL = 34.0, 20.0, 12.0, 16.0


class DatasetHistogram(QWidget):
    """Shows a DatasetPicture; nothing without one."""

    def __init__(self) -> None:
        super().__init__()
        self._data: DatasetPicture | None = None
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        current_theme().changed.connect(self.update)

    def data(self) -> DatasetPicture | None:
        return self._data

    def set_data(self, data: DatasetPicture) -> None:
        self._data = data
        self.setAccessibleName(data.name)
        self.setAccessibleDescription(data.summary)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(360, 200)

    def minimumSizeHint(self) -> QSize:
        return QSize(180, 110)

    def _x(self, data: DatasetPicture, value: float) -> float:
        low, high = data.bars[0].low, data.bars[-1].high + 1
        wide = self.width() - 2 * _SIDE
        part = log(max(value, low) / low) / max(log(high / low), 1e-9)
        return _SIDE + min(part, 1.0) * wide

    def _box(self, data: DatasetPicture, bar: HistogramBar) -> QRectF:
        left, right = self._x(data, bar.low), self._x(data, bar.high + 1)
        bottom = self.height() - _FOOT
        top = bottom - bar.share * (bottom - _TOP)
        return QRectF(QPointF(left, top), QPointF(max(right - 1, left + 1), bottom))

    def paintEvent(self, _event: QPaintEvent) -> None:
        data = self._data
        if data is None or not data.bars:
            return
        t = current_theme().tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        bottom = self.height() - _FOOT
        painter.setPen(QPen(faded(t.text, t.grid_alpha), 1))
        painter.drawLine(QLineF(_SIDE, bottom + 0.5, self.width() - _SIDE, bottom + 0.5))
        for bar in data.bars:
            if bar.share > 0:
                painter.fillRect(self._box(data, bar), QColor(t.component("runtime")))
        self._paint_marks(painter, data)
        self._paint_ends(painter, data)
        painter.end()

    def _paint_marks(self, painter: QPainter, data: DatasetPicture) -> None:
        t = current_theme().tokens
        ends = [-1e9, -1e9]
        for mark in sorted(data.marks, key=lambda one: one.length):
            x = self._x(data, mark.length)
            colour = QColor(t.accent if mark.strong else t.text)
            pen = QPen(colour, 1.6)
            if not mark.strong:
                pen.setDashPattern((3.2, 2.2))
            painter.setPen(pen)
            painter.drawLine(QLineF(x, _TOP, x, self.height() - _FOOT))
            font = make_font(CAPTION, semibold=mark.strong)
            text = f"{mark.text} {numbers.whole(mark.length)}"
            wide = text_width(font, text)
            left = min(max(x - wide / 2, 0.0), self.width() - wide)
            # Two lines of names: a name that would touch its neighbour goes into the other one.
            line = 0 if left > ends[0] else 1
            ends[line] = left + wide + 8
            painter.setFont(font)
            place = QRectF(left, line * _LABEL, wide + 2, _LABEL)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, text)

    def _paint_ends(self, painter: QPainter, data: DatasetPicture) -> None:
        t = current_theme().tokens
        painter.setFont(make_font(CAPTION))
        painter.setPen(QColor(t.muted))
        below = QRectF(_SIDE, self.height() - _FOOT + 3, self.width() - 2 * _SIDE, _LABEL)
        middle = Qt.AlignmentFlag.AlignVCenter
        low, high = numbers.whole(data.bars[0].low), numbers.whole(data.bars[-1].high)
        painter.drawText(below, middle | Qt.AlignmentFlag.AlignLeft, low)
        painter.drawText(below, middle | Qt.AlignmentFlag.AlignRight, high)

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            data = self._data
            x = event.pos().x()
            found = next(
                (
                    bar.tooltip
                    for bar in (data.bars if data else ())
                    if data is not None
                    and self._box(data, bar).left() <= x <= self._box(data, bar).right()
                ),
                "",
            )
            QToolTip.showText(event.globalPos(), found, self)
            return True
        return super().event(event)
