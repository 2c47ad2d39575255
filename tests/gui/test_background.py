"""Long work off the window's thread, as the views use it."""

import gc
import threading
import time
from collections.abc import Generator
from typing import Any, ClassVar

import pytest
from pytestqt.exceptions import capture_exceptions
from pytestqt.qtbot import QtBot

from engine.errors import InputError
from gui.state.background import Background


def counting(to: int) -> Generator[int, None, int]:
    yield from range(to)
    return to


def test_that_steps_and_result_arrive_in_order_in_the_windows_thread(qtbot: QtBot) -> None:
    background = Background()
    heard: list[Any] = []
    background.stepped.connect(lambda step: heard.append((step, threading.current_thread().name)))
    with qtbot.waitSignal(background.finished) as got:
        background.start(lambda: counting(3))
    assert got.args == [3]
    assert heard == [(n, "MainThread") for n in range(3)]
    assert not background.is_busy()


def test_that_newer_work_silences_the_older(qtbot: QtBot) -> None:
    background = Background()
    results: list[Any] = []
    background.finished.connect(results.append)
    background.start(lambda: counting(500))
    background.start(lambda: counting(2))
    qtbot.waitUntil(lambda: bool(results))
    qtbot.wait(60)
    assert results == [2]


def test_that_cancelled_work_stops_at_its_next_step(qtbot: QtBot) -> None:
    closed = threading.Event()

    def endless() -> Generator[int, None, None]:
        try:
            while True:
                yield 0
        finally:
            closed.set()

    background = Background()
    with qtbot.waitSignal(background.stepped):
        background.start(endless)
    with qtbot.waitSignal(background.busyChanged) as got:
        background.cancel()
    assert got.args == [False]
    assert closed.wait(2)


def test_that_bad_input_is_told_and_a_fault_is_raised_in_the_window(qtbot: QtBot) -> None:
    background = Background()

    def wrong() -> Generator[int, None, None]:
        yield 0
        raise InputError("unknown_model", "model")

    with qtbot.waitSignal(background.failed) as got:
        background.start(wrong)
    assert got.args is not None
    assert got.args[0].key == "unknown_model"

    def faulty() -> Generator[int, None, None]:
        yield 0
        raise RuntimeError("a fault")

    with capture_exceptions() as raised:
        background.start(faulty)
        qtbot.waitUntil(lambda: bool(raised))
    assert "a fault" in str(raised[0][1])


def test_that_work_stops_when_its_owner_is_gone(qtbot: QtBot) -> None:
    closed = threading.Event()

    def endless() -> Generator[int, None, None]:
        try:
            while True:
                yield 0
                time.sleep(0.001)
        finally:
            closed.set()

    background = Background()
    with qtbot.waitSignal(background.stepped):
        background.start(endless)
    background.deleteLater()
    qtbot.waitUntil(closed.is_set)


@pytest.mark.parametrize("count", [0, 1])
def test_that_work_without_steps_has_a_result_too(qtbot: QtBot, count: int) -> None:
    background = Background()
    with qtbot.waitSignal(background.finished) as got:
        background.start(lambda: counting(count))
    assert got.args == [count]


class Waste:
    """Can only be found by a search: it refers to itself."""

    gone_in: ClassVar[set[str]] = set()

    def __init__(self) -> None:
        self.own = self

    def __del__(self) -> None:
        self.gone_in.add(threading.current_thread().name)


def test_that_nothing_is_destroyed_by_the_thread_that_works(qtbot: QtBot) -> None:
    """Qt's objects must not be; Python would search for waste wherever something allocates."""

    def allocating() -> Generator[int, None, int]:
        for number in range(40):
            Waste()
            kept = [[n] for n in range(5000)]
            yield number + len(kept)
        return 0

    Waste.gone_in.clear()
    background = Background()
    with qtbot.waitSignal(background.finished, timeout=20_000):
        background.start(allocating)
    qtbot.waitUntil(gc.isenabled)
    gc.collect()
    assert Waste.gone_in == {"MainThread"}
