"""The real window on a real (virtual) screen: start, search, type, save, reload, start again."""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
XVFB = shutil.which("Xvfb")


@pytest.fixture(scope="module")
def display() -> Iterator[str]:
    assert XVFB is not None, "Xvfb is not installed; ./test does it"
    reading, writing = os.pipe()
    server = subprocess.Popen(
        [XVFB, "-displayfd", str(writing), "-screen", "0", "1600x1000x24", "-nolisten", "tcp"],
        pass_fds=(writing,),
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    with os.fdopen(reading) as told:
        number = told.readline().strip()
    yield f":{number}"
    server.terminate()
    server.wait(10)


@pytest.fixture(scope="module")
def seen(display: str, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    home = tmp_path_factory.mktemp("home")
    done = subprocess.run(
        [sys.executable, "-m", "tests.gui_real.driver", str(home)],
        cwd=ROOT,
        env=os.environ | {"DISPLAY": display, "QT_QPA_PLATFORM": "xcb", "LANGUAGE": "en"},
        capture_output=True,
        text=True,
        timeout=110,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert (home / "window.png").stat().st_size > 10_000
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def test_that_the_window_stands_on_a_real_screen(seen: dict[str, Any]) -> None:
    assert seen["platform"] == "xcb"


def test_that_typing_qw_7b_into_the_model_picker_finds_qwen_7b(seen: dict[str, Any]) -> None:
    assert seen["model"] is not None
    assert all("qw" in name.lower() and "7b" in name.lower() for name in seen["found"])
    assert "Qwen" in seen["model"]
    assert "7B" in seen["model"]
    assert "RTX 4090" in seen["headline"]


def test_that_a_typed_sequence_length_is_planned_once(seen: dict[str, Any]) -> None:
    assert seen["length"] == 3072
    assert seen["plans"] == 1


def test_that_a_preset_is_saved_and_loaded_again(seen: dict[str, Any]) -> None:
    assert seen["state"] == "Saved"
    assert seen["length of example"] == 2048
    assert seen["length of preset"] == 3072


def test_that_the_next_start_finds_it_all_again(seen: dict[str, Any]) -> None:
    assert seen["after restart"] == ["Mine", 3072, seen["model"]]
