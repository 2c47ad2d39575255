"""The ground of a painted table cell: selection, hover, hairline and focus ring."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QApplication, QStyle, QStyledItemDelegate, QStyleOptionViewItem

Index = QModelIndex | QPersistentModelIndex


def paint_cell_panel(
    delegate: QStyledItemDelegate, painter: QPainter, option: QStyleOptionViewItem, index: Index
) -> QRectF:
    """Let the style paint the cell without its text; gives the cell's rectangle."""
    ground = QStyleOptionViewItem(option)
    delegate.initStyleOption(ground, index)
    ground.text = ""
    ground.features &= ~QStyleOptionViewItem.ViewItemFeature.HasDecoration
    widget = option.widget
    style = widget.style() if widget else QApplication.style()
    style.drawControl(QStyle.ControlElement.CE_ItemViewItem, ground, painter, widget)
    return QRectF(option.rect)
