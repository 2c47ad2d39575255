"""Lengths of a data set, pasted or from a file."""

import json
from pathlib import Path

from pytestqt.qtbot import QtBot

from gui.views.dataset_view import DatasetView
from tests.gui.answers import settled, shown, store_of
from tests.gui.pictures import colours, picture


def figures(view: DatasetView) -> dict[str, str]:
    return {name.text(): value.text() for name, value in view.card.labels()}


def test_that_pasted_numbers_give_percentiles_and_the_peak_at_the_longest(qtbot: QtBot) -> None:
    store = store_of()
    view = DatasetView(store)
    shown(qtbot, view)
    view.source.text.setPlainText("512, 512 1024\n2048; 8192")
    qtbot.waitUntil(view.card.isVisible)
    found = figures(view)
    assert found["Examples"] == "5"
    assert found["p50"] == "1,024"
    assert found["Longest"] == "8,192"
    assert found["Cut by the plan"] == "20.0\N{NO-BREAK SPACE}%"
    assert found["Peak at the longest"].endswith("GiB")
    view.card.longest.click()
    assert store.scenario.training.sequence_length == 8192
    settled(qtbot, view.background)
    assert figures(view)["Cut by the plan"] == "0.0\N{NO-BREAK SPACE}%"
    assert not view.card.longest.isEnabled()


def test_that_a_word_is_refused_beside_the_field(qtbot: QtBot) -> None:
    view = DatasetView(store_of())
    shown(qtbot, view)
    view.source.text.setPlainText("512 many")
    qtbot.waitUntil(lambda: view.source.state.text() == "many is not a length in tokens")
    assert view.source.text.property("state") == "invalid"
    view.source.text.setPlainText("512 700")
    qtbot.waitUntil(lambda: view.source.state.text() == "lengths as given")
    assert view.source.text.property("state") == ""


def test_that_a_file_is_read_with_its_column_and_estimate(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "data.jsonl"
    path.write_text("\n".join(json.dumps({"text": "word " * n}) for n in range(1, 200)))
    view = DatasetView(store_of())
    shown(qtbot, view)
    view.source.open_file(path)
    settled(qtbot, view.background)
    assert figures(view)["Examples"] == "199"
    assert view.source.state.text().startswith("text: estimated")
    data = view.histogram.data()
    assert data is not None
    assert sum(bar.share > 0 for bar in data.bars) > 5
    assert len(colours(picture(view.histogram))) > 3


def test_that_a_missing_column_is_said_with_those_there_are(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "data.csv"
    path.write_text("id,size\n1,200\n")
    view = DatasetView(store_of())
    shown(qtbot, view)
    view.source.column.setText("length")
    view.source.open_file(path)
    settled(qtbot, view.background)
    assert view.source.state.text() == "No column length; there are: id, size"


def test_that_reading_can_be_cancelled(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "large.txt"
    path.write_text("a few words in a line\n" * 1_500_000)
    view = DatasetView(store_of())
    shown(qtbot, view)
    view.source.open_file(path)
    qtbot.waitUntil(view.progress.isVisible)
    view.progress.cancel.click()
    assert not view.background.is_busy()
    assert not view.progress.isVisible()
    assert view.card.isHidden()
