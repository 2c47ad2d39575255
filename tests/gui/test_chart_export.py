"""A chart saved as a file is the chart on the screen."""

import xml.etree.ElementTree as ET

import pytest
from PySide6.QtCore import QByteArray, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from gui.theme import DARK, LIGHT
from gui.theme.fonts import make_font
from gui.views.charts.export import (
    bar_chart_picture,
    column_chart_picture,
    pdf_bytes,
    png_image,
    svg_bytes,
    write_picture,
)
from gui.views.charts.text import in_two_lines
from tests.gui.pictures import colours
from tests.gui.sample_chart import sample_chart


@pytest.mark.parametrize("tokens", [LIGHT, DARK], ids=["light", "dark"])
def test_png_shows_the_components_at_double_size(theme, tokens):
    paint, size = bar_chart_picture(sample_chart(), tokens)
    image = png_image(paint, size)
    assert image.width() == round(size.width() * 2)
    seen = colours(image)
    for component in ("weights", "gradients", "optimizer", "logits"):
        assert tokens.component(component).lower() in seen


def test_svg_is_well_formed_vectors_and_shows_the_same(theme):
    paint, size = bar_chart_picture(sample_chart(), LIGHT)
    data = svg_bytes(paint, size, "Memory", "Full: 40.8 GiB")
    root = ET.fromstring(data)
    assert root.get("viewBox") == f"0 0 {size.width():g} {size.height():g}"
    assert b"<image" not in data
    words = "".join(root.itertext())
    assert "Memory" in words
    assert "Full: 40.8 GiB" in words
    # The reader may not have the font, and not know clipping.
    assert b"<text" not in data
    assert b"clip" not in data.lower()
    image = QImage(size.toSize(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    QSvgRenderer(QByteArray(data)).render(painter, QRectF(image.rect()))
    painter.end()
    assert LIGHT.component("weights").lower() in colours(image)


def test_pdf_is_one_page_of_the_charts_size(theme):
    paint, size = bar_chart_picture(sample_chart(), LIGHT)
    data = pdf_bytes(paint, size, "Memory")
    assert data.startswith(b"%PDF")
    assert data.count(b"/Type /Page\n") == 1


@pytest.mark.parametrize(
    ("name", "start"), [("a.svg", b"<?xml"), ("a.pdf", b"%PDF"), ("a.png", b"\x89PNG")]
)
def test_the_file_name_decides_the_kind(theme, tmp_path, name, start):
    paint, size = bar_chart_picture(sample_chart(), LIGHT)
    write_picture(tmp_path / name, paint, size)
    assert (tmp_path / name).read_bytes().startswith(start)


def test_a_folder_that_is_not_there_is_an_error(theme, tmp_path):
    paint, size = bar_chart_picture(sample_chart(), LIGHT)
    with pytest.raises(OSError, match=r"a\.png"):
        write_picture(tmp_path / "none" / "a.png", paint, size)


@pytest.mark.parametrize("kind", [bar_chart_picture, column_chart_picture])
def test_both_charts_can_be_exported(theme, kind):
    paint, size = kind(sample_chart(), DARK)
    assert DARK.component("gathered").lower() in colours(png_image(paint, size))
    assert b"<text" not in svg_bytes(paint, size)


@pytest.mark.parametrize(
    ("width", "lines"),
    [(200, ["Optimizer step"]), (70, ["Optimizer", "step"]), (30, ["Opt…", "step"])],
)
def test_phase_names_break_at_the_space(theme, width, lines):
    assert in_two_lines(make_font(12), "Optimizer step", width) == lines
