"""A component's share of the whole in a table cell; the track is 100 percent."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from gui.models.cells import Role, Share
from gui.theme import current_theme
from gui.theme.fonts import make_font, text_width
from gui.views.charts.marks import rounded
from gui.views.widgets.cell_panel import Index, paint_cell_panel

_TRACK, _THICK, _PAD, _GAP = 82.0, 7.0, 11.0, 8.0
_LEAST_TRACK, _LEAST_FILL = 32.0, 1.0


def share_boxes(rect: QRectF, share: Share) -> tuple[QRectF, QRectF]:
    """Track and filled part within a cell."""
    text = max(text_width(make_font(), share.text), text_width(make_font(), "100.0 %"))
    room = rect.width() - 2 * _PAD - text - _GAP
    track = QRectF(rect.left() + _PAD, 0, max(min(_TRACK, room), _LEAST_TRACK), _THICK)
    track.moveTop(rect.center().y() - _THICK / 2)
    fill = QRectF(track)
    part = min(max(share.part, 0.0), 1.0)
    fill.setWidth(max(track.width() * part, _LEAST_FILL if part > 0 else 0.0))
    return track, fill


class ShareBarDelegate(QStyledItemDelegate):
    """Paints the Share under Role.SHARE."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect = paint_cell_panel(self, painter, option, index)
        share = index.data(Role.SHARE)
        if not isinstance(share, Share):
            return
        t = current_theme().tokens
        track, fill = share_boxes(rect, share)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(rounded(track, 2), QColor(t.hover))
        path = rounded(fill, min(2.0, fill.width() / 2))
        painter.fillPath(path, QColor(t.component(share.component)))
        painter.setFont(make_font())
        painter.setPen(QColor(t.text))
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight
        painter.drawText(rect.adjusted(0, 0, -_PAD, 0), flags, share.text)
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        text = text_width(make_font(), "100.0 %")
        wide = round(_TRACK + _GAP + 2 * _PAD + text)
        return super().sizeHint(option, index).expandedTo(QSize(wide, 0))
