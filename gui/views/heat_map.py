"""Peak memory over two sizes as a painted map: verdict colours, frontier, this plan, a cursor."""

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from gui.models.explore import HeatPicture
from gui.theme import current_theme
from gui.views.charts.heat_layout import HeatLayout, lay_out_heat
from gui.views.charts.paint_heat import paint_cursor, paint_ground

_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_FAR = 10_000
# Key: steps in rows (upward) and in columns.
_STEPS = {
    Qt.Key.Key_Up: (1, 0),
    Qt.Key.Key_Down: (-1, 0),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Home: (0, -_FAR),
    Qt.Key.Key_End: (0, _FAR),
    Qt.Key.Key_PageUp: (_FAR, 0),
    Qt.Key.Key_PageDown: (-_FAR, 0),
}

Point = tuple[int, int]


class HeatMapView(QWidget):
    """`pointed` tells of the point under the mouse or the keyboard's cursor, `adopted` of a taken one."""

    pointed = Signal(object)
    adopted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._data: HeatPicture | None = None
        self._cursor: Point | None = None
        self._ground: QPixmap | None = None
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        current_theme().changed.connect(self._repaint)

    def data(self) -> HeatPicture | None:
        return self._data

    def set_data(self, data: HeatPicture) -> None:
        """Show another map; the cursor stays where it is as far as it exists there."""
        self._data = data
        if self._cursor is not None and not self._inside(self._cursor):
            self._cursor = None
        self.setAccessibleName(data.name)
        self.setAccessibleDescription(data.summary)
        self._repaint()

    def cursor_point(self) -> Point:
        """The point that is looked at: the plan's own until another one is pointed at."""
        assert self._data is not None
        return self._cursor or self._data.here

    def heat_layout(self) -> HeatLayout:
        assert self._data is not None
        return lay_out_heat(self._data, self.size().toSizeF())

    def say(self, words: str) -> None:
        """Have the point read out."""
        self.setAccessibleName(words)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))

    def sizeHint(self) -> QSize:
        return QSize(520, 320)

    def minimumSizeHint(self) -> QSize:
        return QSize(260, 150)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._data is None:
            return
        if self._ground is None:
            self._ground = self._paint_ground(self._data)
        painter = QPainter(self)
        painter.drawPixmap(QPointF(0, 0), self._ground)
        layout = self.heat_layout()
        t = current_theme().tokens
        paint_cursor(painter, layout, self._data, self._cursor, t, focused=self.hasFocus())
        painter.end()

    def _paint_ground(self, data: HeatPicture) -> QPixmap:
        ratio = self.devicePixelRatioF()
        found = QPixmap(self.size() * ratio)
        found.setDevicePixelRatio(ratio)
        found.fill(Qt.GlobalColor.transparent)
        painter = QPainter(found)
        paint_ground(painter, self.heat_layout(), data, current_theme().tokens)
        painter.end()
        return found

    def _repaint(self) -> None:
        self._ground = None
        self.update()

    def _inside(self, point: Point) -> bool:
        assert self._data is not None
        return 0 <= point[0] < len(self._data.rows) and 0 <= point[1] < len(self._data.columns)

    def _point_at(self, point: Point | None) -> None:
        if point != self._cursor:
            self._cursor = point
            self.update()
            if self._data is not None:
                self.pointed.emit(self.cursor_point())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._ground = None

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.LanguageChange):
            self._ground = None

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._data is not None:
            self._point_at(self.heat_layout().point_at(event.position()))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._data is None or event.button() != Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
            return
        point = self.heat_layout().point_at(event.position())
        self._point_at(point)
        if point is not None:
            self.adopted.emit(point)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        if self._data is None:
            super().keyPressEvent(event)
        elif key in _STEPS:
            row, column = self.cursor_point()
            up, right = _STEPS[key]
            row = min(max(row + up, 0), len(self._data.rows) - 1)
            column = min(max(column + right, 0), len(self._data.columns) - 1)
            self._point_at((row, column))
        elif key in _ENTER:
            self.adopted.emit(self.cursor_point())
        elif key == Qt.Key.Key_Escape and self._cursor is not None:
            self._point_at(None)
        else:
            super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self._data is not None:
            self.setAccessibleName(self._data.name)
        self.update()
