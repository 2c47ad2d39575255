"""Switching languages while the window is open, and the state of the translation files."""

import importlib.util
import shutil
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QLocale
from PySide6.QtWidgets import QApplication, QLabel

from gui.translations import LANGUAGES, Translations, languages, system_language
from gui.views.widgets.field_label import FieldLabel
from gui.views.widgets.picker_popup import PickerPopup
from gui.views.widgets.retranslating import Retranslating

ROOT = Path(__file__).parents[2]
I18N = ROOT / "resources" / "i18n"
OTHERS = [code for code in LANGUAGES if code != "en"]


@pytest.fixture(scope="module")
def command() -> ModuleType:
    spec = importlib.util.spec_from_file_location(
        "update_translations", ROOT / "packaging" / "update_translations.py"
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def translations(qapp: QApplication) -> Iterator[Translations]:
    made = Translations(qapp)
    yield made
    made.apply("en")


class Greeting(Retranslating, QLabel):
    """A widget written the way the pattern asks for."""

    def __init__(self) -> None:
        super().__init__()
        self.times = 0
        self.retranslate()

    def retranslate(self) -> None:
        self.times += 1


def test_there_are_four_languages_named_in_themselves():
    assert languages()["ru"] == "Русский"
    assert list(languages()) == ["en", "de", "ru", "zh_CN"]


@pytest.mark.parametrize(
    ("code", "search", "decimal"),
    [
        ("de", "Suchen", "1,5"),
        ("ru", "Поиск", "1,5"),
        ("zh_CN", "搜索", "1.5"),
        ("en", "Search", "1.5"),
    ],
)
def test_open_widgets_and_numbers_follow_the_language(qtbot, translations, code, search, decimal):
    label = QLabel()
    qtbot.addWidget(label)
    popup = PickerPopup(label)
    assert translations.apply(code) == code
    QApplication.processEvents()
    assert popup.search.accessibleName() == search
    assert QLocale().toString(1.5, "f", 1) == decimal
    popup.close()


def test_a_language_change_reaches_retranslate_and_says_so(qtbot, translations):
    label = Greeting()
    qtbot.addWidget(label)
    label.show()
    with qtbot.waitSignal(translations.changed) as got:
        translations.apply("de")
    QApplication.processEvents()
    assert got.args == ["de"]
    assert translations.language == "de"
    assert label.times > 1


def test_qts_own_words_are_translated_too(translations):
    translations.apply("de")
    assert QApplication.translate("QPlatformTheme", "Cancel") == "Abbrechen"
    translations.apply("en")
    assert QApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


def test_the_values_in_a_sentence_survive_translation(qtbot, translations):
    translations.apply("ru")
    label = FieldLabel("X")
    qtbot.addWidget(label)
    label.set_overridden("2 048")
    assert label.toolTip() == "Значение по умолчанию в этом профиле: 2 048"


def test_an_unknown_language_is_the_systems(translations, monkeypatch):
    assert translations.apply("tlh") == system_language()
    german = QLocale("de_AT")
    monkeypatch.setattr(QLocale, "system", lambda: german)
    assert system_language() == "de"
    klingon = QLocale("ja_JP")
    monkeypatch.setattr(QLocale, "system", lambda: klingon)
    assert system_language() == "en"


@pytest.mark.parametrize("code", OTHERS)
def test_the_widgets_texts_are_all_translated(command, code):
    missing = command.unfinished(I18N / f"finefit_{code}.ts")
    own = ("PickerPopup:", "FieldLabel: Default of this", "FieldLabel: Reset to")
    assert not [text for text in missing if text.startswith(own)]


@pytest.mark.parametrize("code", OTHERS)
def test_no_translation_loses_a_value(command, code):
    assert command.lost_placeholders(I18N / f"finefit_{code}.ts") == []


def test_no_text_is_an_f_string(command):
    assert [text for path in command.sources() for text in command.f_strings(ROOT / path)] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_compiled_files_are_those_of_the_sources(command, tmp_path, code):
    shutil.copy(I18N / f"finefit_{code}.ts", tmp_path)
    command.compile_all(tmp_path)
    name = f"finefit_{code}.qm"
    assert (tmp_path / name).read_bytes() == (I18N / name).read_bytes()


BAD = """<!DOCTYPE TS><TS version="2.1" language="de"><context><name>A</name>
<message><source>up to %1</source><translation>bis %2</translation></message>
<message><source>{count} cards</source><translation>Karten</translation></message>
<message><source>Open</source><translation type="unfinished"></translation></message>
<message numerus="yes"><source>%n cards</source><translation>
<numerusform>eine Karte</numerusform><numerusform></numerusform></translation></message>
</context></TS>"""


def test_the_check_finds_what_is_wrong(command, tmp_path):
    path = tmp_path / "finefit_de.ts"
    path.write_text(BAD)
    assert command.unfinished(path) == ["A: Open", "A: %n cards"]
    assert [text.split("'")[1] for text in command.lost_placeholders(path)] == [
        "up to %1",
        "{count} cards",
    ]
    code = tmp_path / "a.py"
    code.write_text(
        "self.tr(f'bad {n}')\ntranslate('A', 'x' + y)\nself.tr('good {n}').format(n=1)\n"
    )
    assert len(command.f_strings(code)) == 2
