"""Verdicts in table cells and beside texts: icon, word and amount on a tinted ground."""

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from gui.models.cells import Role, VerdictChip
from gui.theme import Tokens, current_theme
from gui.theme.fonts import make_font, text_width
from gui.theme.icons import verdict_icon_name
from gui.theme.svg import paint_icon
from gui.theme.tokens import CAPTION, CHIP_HEIGHT, RADIUS
from gui.views.charts.text import elided
from gui.views.widgets.cell_panel import Index, paint_cell_panel

_ICON, _PAD, _GAP = 12.0, 6.0, 5.0
_MIDDLE = Qt.AlignmentFlag.AlignVCenter


def chip_width(chip: VerdictChip) -> float:
    words = text_width(make_font(CAPTION), chip.word)
    amount = text_width(make_font(CAPTION, semibold=True), chip.amount)
    return 2 * _PAD + _ICON + _GAP + words + (_GAP + amount if chip.amount else 0)


def paint_chip(painter: QPainter, rect: QRectF, chip: VerdictChip, t: Tokens) -> None:
    """The amount stands at the right end, so that a column of chips can be compared."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(t.verdict_fill(chip.verdict)))
    painter.drawRoundedRect(rect, RADIUS, RADIUS)
    colour = t.verdict(chip.verdict)
    icon = QRectF(rect.left() + _PAD, rect.center().y() - _ICON / 2, _ICON, _ICON)
    paint_icon(painter, icon, verdict_icon_name(chip.verdict), colour)
    painter.setPen(QColor(colour))
    inside = rect.adjusted(_PAD + _ICON + _GAP, 0, -_PAD, 0)
    strong = make_font(CAPTION, semibold=True)
    painter.setFont(strong)
    painter.drawText(inside, _MIDDLE | Qt.AlignmentFlag.AlignRight, chip.amount)
    font = make_font(CAPTION)
    room = inside.width() - (text_width(strong, chip.amount) + _GAP if chip.amount else 0)
    painter.setFont(font)
    word = elided(font, chip.word, room)
    painter.drawText(inside, _MIDDLE | Qt.AlignmentFlag.AlignLeft, word)
    painter.restore()


class VerdictChipDelegate(QStyledItemDelegate):
    """Paints the VerdictChip under Role.CHIP, over the whole width of the cell."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        rect = paint_cell_panel(self, painter, option, index)
        chip = index.data(Role.CHIP)
        if isinstance(chip, VerdictChip):
            slot = rect.adjusted(4, 0, -4, 0)
            slot.setHeight(CHIP_HEIGHT)
            slot.moveCenter(rect.center())
            paint_chip(painter, slot, chip, current_theme().tokens)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        chip = index.data(Role.CHIP)
        size = super().sizeHint(option, index)
        if isinstance(chip, VerdictChip):
            size = size.expandedTo(QSize(round(chip_width(chip)) + 10, CHIP_HEIGHT + 6))
        return size


class VerdictChipView(QWidget):
    """A chip on its own, as in a banner."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chip = VerdictChip("comfortable")
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        current_theme().changed.connect(self.update)

    def set_chip(self, chip: VerdictChip) -> None:
        self._chip = chip
        self.setAccessibleName(" ".join(part for part in (chip.word, chip.amount) if part))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(chip_width(self._chip)) + 1, CHIP_HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_chip(painter, QRectF(self.rect()), self._chip, current_theme().tokens)
        painter.end()
