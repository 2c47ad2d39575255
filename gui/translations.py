"""The languages of the window, and switching between them while it is open."""

from importlib.resources import files
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

# Each language is named in itself, so that whoever strays into a foreign one finds back.
LANGUAGES = {"en": "English", "de": "Deutsch", "ru": "Русский", "zh_CN": "简体中文"}
SYSTEM = "system"


def languages() -> dict[str, str]:
    """Codes and names of all languages there are."""
    return dict(LANGUAGES)


def system_language() -> str:
    """The first language of the system that the program speaks, else English."""
    for wanted in QLocale.system().uiLanguages():
        code = wanted.replace("-", "_")
        for known in LANGUAGES:
            if code.split("_")[0] == known.split("_")[0]:
                return known
    return "en"


class Translations(QObject):
    """Keeps the translators, which Qt itself does not, and the locale that goes with them."""

    changed = Signal(str)

    def __init__(self, app: QCoreApplication) -> None:
        super().__init__(app)
        self._app = app
        self._translators: list[QTranslator] = []
        self._texts = b""
        self._language = "en"

    @property
    def language(self) -> str:
        return self._language

    def apply(self, language: str) -> str:
        """Switch to a language, or to the system's; gives the one that is in use now.

        Widgets get a QEvent.LanguageChange for it, see Retranslating.
        """
        code = system_language() if language not in LANGUAGES else language
        for old in self._translators:
            self._app.removeTranslator(old)
        self._language = code
        # Numbers follow the language, not the country the computer was bought in.
        QLocale.setDefault(QLocale(code))
        self._translators = [t for t in (self._qt(code), self._own(code)) if t is not None]
        for new in self._translators:
            self._app.installTranslator(new)
        self.changed.emit(code)
        return code

    def _own(self, code: str) -> QTranslator | None:
        # Read whole: Qt would map the file, and an update under a running program pull it away.
        texts = files("resources").joinpath("i18n", f"finefit_{code}.qm").read_bytes()
        translator = QTranslator(self)
        if not translator.load(texts):
            return None
        self._texts = texts  # Qt does not copy it
        return translator

    def _qt(self, code: str) -> QTranslator | None:
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        path = Path(folder) / f"qtbase_{code}.qm"
        translator = QTranslator(self)
        return translator if path.exists() and translator.load(str(path)) else None
