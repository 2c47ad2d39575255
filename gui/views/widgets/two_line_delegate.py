"""List rows and table cells of two lines: what it is, and a muted line about it."""

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QHelpEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QToolTip,
)

from gui.models.cells import Role
from gui.theme import current_theme
from gui.theme.fonts import make_font, text_width
from gui.theme.tokens import CAPTION, TWO_LINE_ROW
from gui.views.charts.text import elided
from gui.views.widgets.cell_panel import Index, paint_cell_panel

_PAD = 11.0
_MOST_WIDE = 520


class TwoLineDelegate(QStyledItemDelegate):
    """The first line is the display text, the second the one under Role.DETAIL."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect = paint_cell_panel(self, painter, option, index)
        name, detail = _lines(index)
        t = current_theme().tokens
        enabled = bool(option.state & QStyle.StateFlag.State_Enabled)
        inside = rect.adjusted(_PAD, 3, -_PAD, -4)
        upper, lower = QRectF(inside), QRectF(inside)
        if detail:
            upper.setBottom(inside.center().y() + 1)
            lower.setTop(inside.center().y() + 1)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.save()
        font = make_font()
        painter.setFont(font)
        painter.setPen(QColor(t.text if enabled else t.disabled))
        painter.drawText(upper, flags, elided(font, name, inside.width()))
        if detail:
            font = make_font(CAPTION)
            painter.setFont(font)
            painter.setPen(QColor(t.muted if enabled else t.disabled))
            painter.drawText(lower, flags, elided(font, detail, inside.width()))
        painter.restore()

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        """A line that is cut short is whole in the tooltip."""
        asked = event.type() == QEvent.Type.ToolTip and index.isValid()
        if asked and not index.data(Qt.ItemDataRole.ToolTipRole):
            needed = _width(index) + 2 * _PAD
            whole = "\n".join(line for line in _lines(index) if line)
            QToolTip.showText(
                event.globalPos(), whole if needed > option.rect.width() else "", view
            )
            return True
        return super().helpEvent(event, view, option, index)

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(min(round(_width(index) + 2 * _PAD), _MOST_WIDE), TWO_LINE_ROW)


def _width(index: Index) -> float:
    name, detail = _lines(index)
    return max(text_width(make_font(), name), text_width(make_font(CAPTION), detail))


def _lines(index: Index) -> tuple[str, str]:
    name = index.data(Qt.ItemDataRole.DisplayRole)
    return str(name or ""), str(index.data(Role.DETAIL) or "")
