"""How quick the window is, as ratios measured in one run: machines differ, ratios less."""

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine import Board, Scenario, plan_all
from gui.app import undressed
from gui.main_window import MainWindow
from gui.state.boxes import BoxList
from gui.state.library import PresetLibrary
from gui.state.store import PlanStore
from gui.theme import Theme
from gui.translations import Translations
from tests.gui.boards import example
from tests.gui.windows import PresetsInMemory

ROOT = Path(__file__).resolve().parents[2]
RUNS = 5
MOST_FIRST_PAINT, MOST_EDIT = 2.0, 3.0


def first_paint(kind: str) -> float:
    done = subprocess.run(
        [sys.executable, "-m", "tests.bench.first_paint", kind],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    return float(done.stdout.split()[-1])


def test_that_the_first_paint_takes_at_most_twice_an_empty_window_s(
    capsys: pytest.CaptureFixture[str],
) -> None:
    first_paint("full")  # compiles what is not compiled yet
    times: dict[str, list[float]] = {"empty": [], "full": [], "computed": []}
    for _ in range(RUNS):
        for kind, found in times.items():
            found.append(first_paint(kind))
    empty, full, computed = (median(found) for found in times.values())
    with capsys.disabled():
        print(  # noqa: T201
            f"\nfirst paint: empty {empty:.0f} ms, full {full:.0f} ms (ratio {full / empty:.2f}), "
            f"with the plan in it {computed:.0f} ms (ratio {computed / empty:.2f})"
        )
    assert full / empty <= MOST_FIRST_PAINT


class Counter:
    """plan_all, counted."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, scenario: Scenario) -> Board:
        self.count += 1
        return plan_all(scenario)


@pytest.fixture(scope="module")
def theme(qapp: QApplication) -> Theme:
    return Theme(qapp, "light")


def settle(qapp: QApplication) -> None:
    """Let what was put off until after the painting be done and painted."""
    for _ in range(5):
        qapp.processEvents()


def timed(act: Callable[[], object]) -> float:
    started = time.perf_counter()
    act()
    return time.perf_counter() - started


def test_that_an_edit_to_the_painted_chart_takes_at_most_three_repaints(
    qapp: QApplication, qtbot: QtBot, theme: Theme, capsys: pytest.CaptureFixture[str]
) -> None:
    planner = Counter()
    store = PlanStore(example(), planner)
    window = MainWindow(theme, Translations(qapp))
    qtbot.addWidget(window)
    with undressed(qapp):
        window.fill(
            store, PresetLibrary(store, PresetsInMemory(), window), BoxList(store, planner, window)
        )
    window.show()
    qtbot.waitExposed(window)
    editor = window.planner.editor("training.sequence_length")
    assert editor is not None
    box, chart = editor.widget, window.planner.answer.chart.chart
    lengths = iter(range(1000, 10_000, 7))

    def edit() -> None:
        box.setValue(next(lengths))  # type: ignore[attr-defined]
        chart.repaint()

    edits, paints = [], []
    for _ in range(30):
        before = planner.count
        edits.append(timed(edit))
        settle(qapp)
        assert planner.count == before + 1
        paints.append(timed(chart.repaint))
        settle(qapp)
    ratio = median(edits) / median(paints)
    with capsys.disabled():
        print(  # noqa: T201
            f"\nedit to painted chart {median(edits) * 1000:.1f} ms, "
            f"bare repaint {median(paints) * 1000:.1f} ms (ratio {ratio:.2f})"
        )
    assert ratio <= MOST_EDIT
