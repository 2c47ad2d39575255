"""What all painted bar charts share: hover, click, keyboard and being read out."""

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from gui.theme import current_theme
from gui.views.charts.cursor import Cursor, HitRow, cell_at, moved, row_at, spoken

_FAR = 10_000
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
# A window that opens also hands out the focus, but nobody has asked for a ring then.
_KEYBOARD = (
    Qt.FocusReason.TabFocusReason,
    Qt.FocusReason.BacktabFocusReason,
    Qt.FocusReason.ShortcutFocusReason,
)
# Key: steps in rows, steps in segments. A chart of columns swaps the two for the arrows.
_STEPS = {
    Qt.Key.Key_Up: (-1, 0),
    Qt.Key.Key_Down: (1, 0),
    Qt.Key.Key_Left: (0, -1),
    Qt.Key.Key_Right: (0, 1),
    Qt.Key.Key_Home: (0, -_FAR),
    Qt.Key.Key_End: (0, _FAR),
    Qt.Key.Key_PageUp: (-_FAR, 0),
    Qt.Key.Key_PageDown: (_FAR, 0),
}


class BarCanvas(QWidget):
    """A focusable picture made of rows of segments; subclasses say where they are."""

    segmentActivated = Signal(object, object)
    rowActivated = Signal(object)
    columns = False

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.cursor_at: Cursor | None = None
        self.selected: Cursor | None = None
        self.hovered: str | None = None
        self._by_keyboard = False
        self._resting_name = ""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        current_theme().changed.connect(self.update)

    def hit_rows(self) -> tuple[HitRow, ...]:
        raise NotImplementedError

    def set_selected(self, row: str | None, cell: str | None = None) -> None:
        """Mark the segment that is selected elsewhere, in a table say."""
        self.selected = None if row is None else Cursor(row, cell)
        self.update()

    def describe(self, name: str, summary: str) -> None:
        """A painted picture is silent to a screen reader unless it is put in words."""
        self._resting_name = name
        self.setAccessibleName(name)
        self.setAccessibleDescription(summary)
        keys = {row.key for row in self.hit_rows()}
        if self.cursor_at is not None and self.cursor_at.row not in keys:
            self.cursor_at = None

    def visible_cursor(self) -> Cursor | None:
        return self.cursor_at if self.hasFocus() and self._by_keyboard else None

    def _go(self, cursor: Cursor | None) -> None:
        self.cursor_at = cursor
        words = spoken(self.hit_rows(), cursor)
        if words:
            self.setAccessibleName(words)
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))
        self.update()

    def _activate(self, cursor: Cursor) -> None:
        if cursor.cell is None:
            self.rowActivated.emit(cursor.row)
        else:
            self.segmentActivated.emit(cursor.row, cursor.cell)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = Qt.Key(event.key())
        self._by_keyboard = True
        if key in _STEPS:
            rows, cells = _STEPS[key]
            arrows = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right)
            if self.columns and key in arrows:
                rows, cells = cells, -rows
            self._go(moved(self.hit_rows(), self.cursor_at, rows, cells))
        elif key in _ENTER and self.cursor_at is not None:
            self._activate(self.cursor_at)
        elif key == Qt.Key.Key_Escape and self.cursor_at and self.cursor_at.cell is not None:
            self._go(Cursor(self.cursor_at.row))
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        self._by_keyboard = event.reason() in _KEYBOARD
        if self._by_keyboard:
            self._go(self.cursor_at or moved(self.hit_rows(), None, 0, 0))
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.setAccessibleName(self._resting_name)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() != Qt.MouseButton.LeftButton:
            super().mousePressEvent(event)
            return
        row = row_at(self.hit_rows(), event.position())
        if row is None:
            return
        self._by_keyboard = False
        cell = cell_at([row], event.position())
        self._go(Cursor(row.key, cell.key if cell else None))
        self._activate(Cursor(row.key, cell.key if cell else None))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        self._hover(event.position())

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._hover(None)

    def _hover(self, point: QPointF | None) -> None:
        row = row_at(self.hit_rows(), point) if point is not None else None
        key = row.key if row else None
        if key != self.hovered:
            self.hovered = key
            self.update()

    def _explain(self, event: QHelpEvent) -> None:
        point = QPointF(event.pos())
        row, cell = row_at(self.hit_rows(), point), cell_at(self.hit_rows(), point)
        if cell and cell.tooltip:
            area = cell.rect.toAlignedRect()
            QToolTip.showText(event.globalPos(), cell.tooltip, self, area)
        elif row and row.spoken:
            # Beside the bar: the row in words, with a name that may be cut short.
            QToolTip.showText(event.globalPos(), row.spoken, self)
        else:
            QToolTip.hideText()

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            self._explain(event)
            return True
        return super().event(event)
