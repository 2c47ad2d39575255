"""What the lines and rings of the map mean."""

from PySide6.QtCore import QLineF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from gui.text.lookup import translate
from gui.theme import current_theme
from gui.theme.fonts import make_font
from gui.theme.tokens import CAPTION
from gui.views.charts.text import elided
from gui.views.widgets.retranslating import Retranslating

_ROW, _MARK, _GAP = 19.0, 16.0, 8.0


class ExploreLegend(Retranslating, QWidget):
    """Three lines: this plan, the last point that may fit, the last comfortable one."""

    def __init__(self) -> None:
        super().__init__()
        current_theme().changed.connect(self.update)
        self.retranslate()

    def _texts(self) -> tuple[str, str, str]:
        return (
            translate("Explore", "this plan"),
            translate("Explore", "last point that may fit"),
            translate("Explore", "last comfortable point"),
        )

    def retranslate(self) -> None:
        self.setAccessibleName(", ".join(self._texts()))
        self.setToolTip("\n".join(self._texts()))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(180, round(3 * _ROW))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        t = current_theme().tokens
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = make_font(CAPTION)
        painter.setFont(font)
        for number, text in enumerate(self._texts()):
            middle = (number + 0.5) * _ROW
            pen = QPen(QColor(t.text), 2.0 if number < 2 else 1.4)  # noqa: PLR2004 the dashed one
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            painter.setPen(pen)
            if number == 0:
                painter.drawRoundedRect(QRectF(2, middle - 5, 12, 10), 2, 2)
            else:
                if number > 1:
                    pen.setDashPattern((3.0, 2.0))
                    painter.setPen(pen)
                painter.drawLine(QLineF(0, middle, _MARK, middle))
            painter.setPen(QColor(t.muted))
            place = QRectF(_MARK + _GAP, middle - _ROW / 2, self.width(), _ROW)
            words = elided(font, text, self.width() - _MARK - _GAP)
            painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, words)
        painter.end()
