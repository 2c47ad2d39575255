"""The interface fonts: Inter comes with the program, the others with the system."""

from importlib.resources import files

from PySide6.QtCore import QLibraryInfo, QVersionNumber
from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF, QGuiApplication

from gui.theme.tokens import BODY, SMALLEST

FAMILIES = ["Inter", "Noto Sans", "Noto Sans CJK SC", "Noto Sans SC", "DejaVu Sans"]
CJK_PACKAGE = "fonts-noto-cjk"
_FILES = ("Inter-Regular.otf", "Inter-SemiBold.otf")
_REFERENCE_DPI = 96.0


def load_fonts() -> list[str]:
    """Register the bundled fonts; gives the families that Qt found in them."""
    families: list[str] = []
    for name in _FILES:
        data = files("resources").joinpath("fonts", name).read_bytes()
        number = QFontDatabase.addApplicationFontFromData(data)
        families += QFontDatabase.applicationFontFamilies(number) if number >= 0 else []
    return families


def pixel_size(size: int) -> int:
    """A size of the design at the screen's logical resolution.

    macOS calls 72 what the others call 96, so the size never goes below the design's.
    """
    screen = QGuiApplication.primaryScreen()
    dpi = screen.logicalDotsPerInch() if screen else _REFERENCE_DPI
    return max(SMALLEST, round(size * max(1.0, dpi / _REFERENCE_DPI)))


def make_font(size: int = BODY, *, semibold: bool = False) -> QFont:
    """A font for painting, with digits of one width so that numbers do not jump."""
    font = QFont()
    font.setFamilies(FAMILIES)
    font.setPixelSize(pixel_size(size))
    font.setWeight(QFont.Weight.DemiBold if semibold else QFont.Weight.Normal)
    if QLibraryInfo.version() >= QVersionNumber(6, 7):
        font.setFeature(QFont.Tag("tnum"), 1)
    return font


def text_width(font: QFont, text: str) -> float:
    return QFontMetricsF(font).horizontalAdvance(text)


def missing_cjk_package() -> str | None:
    """The Debian package to install when Chinese would show as boxes, else None."""
    system = QFontDatabase.WritingSystem.SimplifiedChinese
    return None if QFontDatabase.families(system) else CJK_PACKAGE
