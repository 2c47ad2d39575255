"""Both themes can be read, and nothing but the theme decides on colours."""

import itertools
import re
from pathlib import Path

import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QPushButton, QSpinBox

from gui.theme import COMPONENTS, DARK, LIGHT, Theme, Tokens, set_state
from gui.theme.contrast import label_colour
from tests.gui.pictures import colours, picture

GUI = Path(__file__).parents[2] / "gui"
BOTH = pytest.mark.parametrize("t", [LIGHT, DARK], ids=["light", "dark"])


def wcag(one: str, other: str) -> float:
    """Contrast by the published formula, on whole numbers and without the program's code."""

    def luminance(colour: str) -> float:
        channels = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
        return sum(share * c for share, c in zip((0.2126, 0.7152, 0.0722), linear, strict=True))

    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@BOTH
@pytest.mark.parametrize("ground", ["window", "base", "alternate", "button", "highlight", "hover"])
@pytest.mark.parametrize("text", ["text", "muted"])
def test_text_can_be_read_on_every_ground(t: Tokens, text: str, ground: str):
    assert wcag(getattr(t, text), getattr(t, ground)) >= 4.5


@BOTH
@pytest.mark.parametrize(
    ("text", "ground"),
    [
        ("disabled", "base"),
        ("accent", "base"),
        ("on_accent", "accent"),
        ("on_tooltip", "tooltip"),
        ("comfortable", "comfortable_fill"),
        ("borderline", "borderline_fill"),
        ("error", "error_fill"),
        ("comfortable", "base"),
        ("borderline", "base"),
        ("error", "base"),
        ("comfortable", "highlight"),
        ("borderline", "highlight"),
        ("error", "highlight"),
        ("text", "borderline_fill"),
    ],
)
def test_coloured_text_can_be_read(t: Tokens, text: str, ground: str):
    assert wcag(getattr(t, text), getattr(t, ground)) >= 4.5


@BOTH
def test_borders_and_components_stand_out_from_the_card(t: Tokens):
    assert wcag(t.border, t.base) >= 3
    assert wcag(t.border, t.button) >= 3
    for key in COMPONENTS:
        assert wcag(t.component(key), t.base) >= 3, key


@BOTH
def test_labels_on_components_can_be_read(t: Tokens):
    for key in COMPONENTS:
        label = label_colour(t.component(key))
        assert label in ("#FFFFFF", "#14161B")
        assert wcag(label, t.component(key)) >= 4.5, key


def test_indigo_gets_a_white_label():
    assert label_colour(LIGHT.component("weights")) == "#FFFFFF"


@BOTH
def test_no_two_components_share_a_colour_and_none_is_the_accent(t: Tokens):
    used = [t.component(key) for key in COMPONENTS]
    assert all(a != b for a, b in itertools.combinations([*used, t.accent], 2))


def test_an_unknown_component_is_grey():
    assert LIGHT.component("host") == LIGHT.component("runtime")


def test_switching_the_theme_changes_the_palette_and_says_so(qtbot, qapp, theme: Theme):
    with qtbot.waitSignal(theme.changed):
        theme.set_mode("dark")
    assert theme.tokens is DARK
    assert qapp.palette().color(QPalette.ColorRole.Window) == QColor(DARK.window)
    with qtbot.assertNotEmitted(theme.changed):
        theme.set_mode("dark")


def test_the_system_theme_is_light_where_the_system_says_nothing(theme: Theme):
    theme.set_mode("dark")
    theme.set_mode("system")
    assert theme.mode == "system"
    assert theme.tokens is LIGHT


@pytest.mark.parametrize("mode", ["light", "dark"])
@pytest.mark.parametrize("kind", [QComboBox, QLineEdit, QSpinBox, QPushButton])
def test_controls_are_28_high_at_most_and_painted_in_the_theme(qtbot, theme, kind, mode):
    theme.set_mode(mode)
    widget = kind()
    qtbot.addWidget(widget)
    widget.ensurePolished()
    widget.resize(120, min(widget.sizeHint().height(), 28))
    seen = colours(picture(widget))
    assert min(widget.sizeHint().height(), widget.maximumHeight()) in (26, 28)
    assert theme.tokens.border.lower() in seen
    assert max(seen, key=lambda name: seen[name]) == theme.tokens.button.lower()


@pytest.mark.parametrize(("state", "token"), [("invalid", "error"), ("missing", "borderline")])
def test_a_marked_field_gets_a_border_and_keeps_its_size(qtbot, theme, state, token):
    field = QLineEdit()
    qtbot.addWidget(field)
    field.resize(120, 28)
    before = field.sizeHint()
    set_state(field, state)
    assert getattr(theme.tokens, token).lower() in colours(picture(field))
    assert field.sizeHint() == before
    set_state(field, "")
    assert getattr(theme.tokens, token).lower() not in colours(picture(field))


def test_icons_follow_the_theme(theme: Theme):
    def drawn() -> set[str]:
        image = theme.icon("menu", size=32).pixmap(32, 32).toImage()
        pixels = (image.pixelColor(x, 16) for x in range(32))
        return {c.name() for c in pixels if c.alpha() == 255}

    assert LIGHT.text.lower() in drawn()
    theme.set_mode("dark")
    assert DARK.text.lower() in drawn()


def test_every_drawing_is_tinted_from_the_palette():
    for path in (GUI.parent / "resources" / "icons").glob("*.svg"):
        text = path.read_text()
        own = path.stem == "finefit"
        assert own or ("currentColor" in text and not re.search(r"#[0-9A-Fa-f]{3}", text)), path


def test_the_style_sheet_names_arrows_that_exist(qapp: QApplication, theme: Theme):
    paths = re.findall(r'url\("([^"]+)"\)', qapp.styleSheet())
    assert len(paths) >= 8
    assert all(Path(path).exists() for path in paths)


def test_no_style_sheet_or_colour_is_written_outside_the_theme():
    for path in GUI.rglob("*.py"):
        if path.parent.name == "theme":
            continue
        text = path.read_text(encoding="utf-8")
        assert "setStyleSheet" not in text, path
        assert not re.search(r"[\"']#[0-9A-Fa-f]{6}[\"']", text), path


def test_numbers_do_not_change_their_width(theme: Theme):
    from gui.theme.fonts import make_font, text_width

    for font in (make_font(), make_font(semibold=True)):
        widths = [text_width(font, digit * 8) for digit in "0123456789"]
        # Hinting moves a digit by less than what is left between two positions.
        assert max(widths) - min(widths) < 0.2


def test_the_bundled_font_speaks_german_and_russian(theme: Theme):
    from PySide6.QtGui import QFontMetrics

    from gui.theme.fonts import load_fonts, make_font

    assert "Inter" in load_fonts()
    metrics = QFontMetrics(make_font())
    assert all(metrics.inFontUcs4(ord(letter)) for letter in "ÄöüßЖщЯё×−÷→")


def test_a_missing_chinese_font_is_named_by_its_package(monkeypatch):
    from PySide6.QtGui import QFontDatabase

    from gui.theme import fonts

    monkeypatch.setattr(QFontDatabase, "families", lambda _system: [])
    assert fonts.missing_cjk_package() == "fonts-noto-cjk"
    monkeypatch.setattr(QFontDatabase, "families", lambda _system: ["Noto Sans CJK SC"])
    assert fonts.missing_cjk_package() is None
