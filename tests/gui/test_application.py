"""The program as it starts and ends: session, damaged files, errors nobody caught."""

import json
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.files.folders import Folders, folders_below, user_folders
from gui.app import Application
from gui.errors import ErrorReporter, report_text
from gui.session import SessionKeeper
from gui.settings import WindowState, log_folder, read_window_state, state_folder
from gui.theme import Theme
from gui.views.error_dialog import ErrorDialog
from tests.gui.disposal import dispose, no_widget_left

Starter = Callable[[], Application]


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return folders_below(tmp_path)


@pytest.fixture
def start(qapp: QApplication, folders: Folders, theme: Theme) -> Iterator[Starter]:
    made: list[Application] = []

    def begin() -> Application:
        program = Application(qapp, read_window_state(folders.session.parent), theme)
        program.fill(SessionKeeper(folders=folders))
        program.window.show()
        made.append(program)
        return program

    with no_widget_left(qapp):
        yield begin
        for program in made:
            program.window.close()
            dispose(qapp, program.window, program)
        made.clear()


def test_that_the_first_start_shows_a_computed_example(start: Starter) -> None:
    program = start()
    assert "two RTX 4090" in program.window.planner.answer.header.headline()
    assert program.window.presets.state_text() == "Saved"
    assert program.boxes.boxes()


def test_that_the_plan_comes_back_after_a_restart(start: Starter) -> None:
    first = start()
    first.store.set("training.sequence_length", 1234)
    first.library.save("Kept")
    first.window.set_theme("dark")
    first.window.close()
    second = start()
    assert second.store.scenario.training.sequence_length == 1234
    assert second.library.current() == "Kept"
    assert second.window.presets.state_text() == "Saved"
    assert second.theme.mode == "dark"


def test_that_a_damaged_session_is_told_kept_aside_and_no_hindrance(
    start: Starter, folders: Folders
) -> None:
    folders.session.parent.mkdir(parents=True)
    folders.session.write_text('{"scenario": ', "utf-8")
    program = start()
    assert "two RTX 4090" in program.window.planner.answer.header.headline()
    assert "session.json" in program.window.status.currentMessage()
    assert folders.session.with_name("session.json.damaged-1").exists()


def test_that_a_session_of_an_unknown_card_falls_back_to_the_example(
    start: Starter, folders: Folders
) -> None:
    folders.session.parent.mkdir(parents=True)
    plan = {"model": "meta-llama/Llama-3.1-8B", "gpu": "no-such-card"}
    folders.session.write_text(json.dumps({"schema": 1, "scenario": plan}), "utf-8")
    program = start()
    assert program.store.scenario.gpu == "rtx-4090"
    assert "no-such-card" in program.window.status.currentMessage()


def test_that_a_damaged_preset_is_listed_and_named(start: Starter, folders: Folders) -> None:
    folders.presets.mkdir(parents=True)
    (folders.presets / "broken.json").write_text('{"model": 3, "colour": 1}', "utf-8")
    program = start()
    box = program.window.presets.box
    texts = [box.itemText(row) for row in range(box.count())]
    assert "broken (unreadable)" in texts
    assert program.window.status.currentMessage()


def test_that_a_damaged_window_file_costs_the_look_only(folders: Folders) -> None:
    state = folders.session.parent
    state.mkdir(parents=True)
    (state / "window.json").write_text('{"theme": "dark", "page": 7, "splitter": "x"}', "utf-8")
    assert read_window_state(state) == WindowState(theme="dark")
    (state / "window.json").write_text("[", "utf-8")
    assert read_window_state(state) == WindowState()


def test_that_the_window_keeps_its_files_where_the_engine_does() -> None:
    assert state_folder() == user_folders().state
    assert log_folder() == user_folders().log


def test_that_an_uncaught_error_is_shown_once_with_a_text_to_copy(
    qtbot: QtBot, theme: Theme
) -> None:
    shown: list[str] = []
    reporter = ErrorReporter(shown.append)
    reporter.install()
    try:
        try:
            raise ValueError("went wrong")
        except ValueError:
            sys.excepthook(*sys.exc_info())
        qtbot.waitUntil(lambda: len(shown) == 1)
        thread = threading.Thread(target=lambda: int("x"))
        thread.start()
        thread.join()
        qtbot.waitUntil(lambda: len(shown) == 2)
    finally:
        reporter.uninstall()
    assert "ValueError: went wrong" in shown[0]
    assert "invalid literal" in shown[1]
    dialog = ErrorDialog()
    qtbot.addWidget(dialog)
    for text in shown:
        dialog.report(text)
    assert "went wrong" in dialog.text.toPlainText()


def test_that_a_report_names_versions() -> None:
    assert report_text("x").startswith("Finefit ")
    assert "Qt 6." in report_text("x")
