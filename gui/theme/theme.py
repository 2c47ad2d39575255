"""The look of the running program, and the signal that it has changed."""

from pathlib import Path
from typing import Literal

from PySide6.QtCore import QObject, Qt, QTemporaryDir, Signal
from PySide6.QtGui import QColor, QIcon
from PySide6.QtWidgets import QApplication, QStyleFactory

from gui.theme.fonts import load_fonts, make_font
from gui.theme.icons import IconShelf, verdict_icon_name
from gui.theme.palette import make_palette
from gui.theme.sheet import SHEET_ICONS, style_sheet
from gui.theme.svg import tinted
from gui.theme.tokens import DARK, ICON, LIGHT, Tokens

Mode = Literal["system", "light", "dark"]

_themes: list["Theme"] = []


def current_theme() -> "Theme":
    """The theme of the running program."""
    if not _themes:
        raise RuntimeError("Theme(application) has to be made before any widget")
    return _themes[-1]


class Theme(QObject):
    """Light, dark or as the system says; make one after the QApplication."""

    changed = Signal()

    def __init__(self, app: QApplication, mode: Mode = "system") -> None:
        super().__init__(app)
        self._app = app
        self._mode: Mode = mode
        # The style sheet can only name files, so its few arrows are written out tinted.
        self._folder = QTemporaryDir()
        load_fonts()
        app.setStyle(QStyleFactory.create("Fusion"))
        app.setFont(make_font())
        self._tokens = self._wanted()
        self._shelf = IconShelf(self._tokens)
        _themes.append(self)
        self._dress()
        app.styleHints().colorSchemeChanged.connect(self._follow_system)

    @property
    def tokens(self) -> Tokens:
        return self._tokens

    @property
    def mode(self) -> Mode:
        return self._mode

    def set_mode(self, mode: Mode) -> None:
        self._mode = mode
        self._follow_system()

    def icon(self, name: str, colour: str = "", size: int = ICON) -> QIcon:
        """A tinted icon; `colour` is a token's value, the text colour when left out."""
        return self._shelf.icon(name, colour or self._tokens.text, size)

    def verdict_icon(self, verdict: str, size: int = ICON) -> QIcon:
        return self.icon(verdict_icon_name(verdict), self._tokens.verdict(verdict), size)

    def swatch(self, component: str) -> QIcon:
        return self._shelf.swatch(self._tokens.component(component))

    def component_colour(self, component: str) -> QColor:
        return QColor(self._tokens.component(component))

    def _wanted(self) -> Tokens:
        if self._mode == "system":
            # Unknown is what platforms without a theme say; the design's first theme is light.
            dark = self._app.styleHints().colorScheme() == Qt.ColorScheme.Dark
            return DARK if dark else LIGHT
        return DARK if self._mode == "dark" else LIGHT

    def _follow_system(self) -> None:
        wanted = self._wanted()
        if wanted is not self._tokens:
            self._tokens = wanted
            self._shelf = IconShelf(wanted)
            self._dress()
            self.changed.emit()

    def _dress(self) -> None:
        self._app.setPalette(make_palette(self._tokens))
        self._app.setStyleSheet(style_sheet(self._tokens, self._write_icons()))

    def _write_icons(self) -> dict[str, str]:
        t = self._tokens
        theme = "dark" if t.dark else "light"
        paths: dict[str, str] = {}
        for key, (name, role) in SHEET_ICONS.items():
            path = Path(self._folder.path()) / f"{theme}-{key}.svg"
            if not path.exists():
                path.write_bytes(tinted(name, getattr(t, role)))
            paths[key] = path.as_posix()
        return paths
