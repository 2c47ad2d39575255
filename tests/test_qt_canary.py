"""PySide6 6.12.0 lost a reference to None on every void call; the process aborted minutes later.

`None` is immortal from Python 3.12 on, where its count says nothing and the loss does no harm.
"""

import sys
import tomllib
from pathlib import Path

import PySide6
from packaging.requirements import Requirement
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

CALLS = 500
# Other code may take or drop a few references meanwhile; a leak takes one a call.
TOLERANCE = 50


def test_that_void_calls_keep_the_reference_count_of_none(qtbot: QtBot) -> None:
    widget = QWidget()
    qtbot.addWidget(widget)
    before = sys.getrefcount(None)
    for _ in range(CALLS):
        widget.update()
    assert abs(sys.getrefcount(None) - before) <= TOLERANCE


def test_that_the_installed_qt_is_one_the_project_allows() -> None:
    project = tomllib.loads(Path(__file__).parents[1].joinpath("pyproject.toml").read_text("utf-8"))
    requirements = [Requirement(text) for text in project["project"]["dependencies"]]
    qt = next(item for item in requirements if item.name == "PySide6-Essentials")
    assert qt.specifier.contains(PySide6.__version__)
