"""Icons for buttons and tabs, tinted from the tokens and kept until the theme changes."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QIcon, QPainter, QPixmap

from gui.theme.svg import icon_pixmap
from gui.theme.tokens import ICON, SWATCH, SWATCH_RADIUS, Tokens

VERDICT_ICONS = {
    "comfortable": "check-circle",
    "borderline": "alert-triangle",
    "does_not_fit": "x-circle",
}


def verdict_icon_name(verdict: str) -> str:
    return VERDICT_ICONS.get(verdict, "info")


def _ratios() -> list[float]:
    """The pixel ratios in use, for a pixmap drawn at each is sharper than a scaled one."""
    screens = {screen.devicePixelRatio() for screen in QGuiApplication.screens()}
    return sorted(screens | {1.0, 2.0})


class IconShelf:
    """All icons of one theme, each drawn when first asked for."""

    def __init__(self, tokens: Tokens) -> None:
        self._tokens = tokens
        self._icons: dict[tuple[str, str, int], QIcon] = {}

    def icon(self, name: str, colour: str, size: int = ICON) -> QIcon:
        key = (name, colour, size)
        if key not in self._icons:
            self._icons[key] = self._drawn(name, colour, size)
        return self._icons[key]

    def _drawn(self, name: str, colour: str, size: int) -> QIcon:
        icon = QIcon()
        for ratio in _ratios():
            normal = icon_pixmap(name, colour, size, ratio)
            grey = icon_pixmap(name, self._tokens.disabled, size, ratio)
            for mode in (QIcon.Mode.Normal, QIcon.Mode.Active, QIcon.Mode.Selected):
                icon.addPixmap(normal, mode)
            icon.addPixmap(grey, QIcon.Mode.Disabled)
        return icon

    def swatch(self, colour: str) -> QIcon:
        """The small rounded square that stands for a component in tables and menus."""
        key = ("", colour, SWATCH)
        if key not in self._icons:
            icon = QIcon()
            for ratio in _ratios():
                # A selected row would else wash out the very colour that is the key.
                for mode in (QIcon.Mode.Normal, QIcon.Mode.Selected, QIcon.Mode.Active):
                    icon.addPixmap(_square(colour, ratio), mode)
            self._icons[key] = icon
        return self._icons[key]


def _square(colour: str, ratio: float) -> QPixmap:
    pixmap = QPixmap(round(SWATCH * ratio), round(SWATCH * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))
    painter.drawRoundedRect(QRectF(0, 0, SWATCH, SWATCH), SWATCH_RADIUS, SWATCH_RADIUS)
    painter.end()
    return pixmap
