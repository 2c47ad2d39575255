"""Shared by all tests: no screen, no language of the machine, no file of the user.

The environment is set here, at import, because Qt and platformdirs read it when they
are first used and child processes inherit it.
"""

import atexit
import os
import shutil
import tempfile
from pathlib import Path

import pytest
from hypothesis import settings

HOME = Path(tempfile.mkdtemp(prefix="finefit-tests-"))
atexit.register(shutil.rmtree, HOME, ignore_errors=True)

# What a desktop may have set and what would change sizes, colours or words.
for name in (
    "DISPLAY",
    "WAYLAND_DISPLAY",
    "LC_ALL",
    "QT_FONT_DPI",
    "QT_QPA_PLATFORMTHEME",
    "QT_SCALE_FACTOR",
    "QT_SCREEN_SCALE_FACTORS",
    "QT_STYLE_OVERRIDE",
):
    os.environ.pop(name, None)

os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["LANG"] = os.environ["LC_CTYPE"] = "C.UTF-8"
os.environ["LANGUAGE"] = "en"

for variable, folder in {
    "HOME": ".",
    "USERPROFILE": ".",
    "APPDATA": "AppData/Roaming",
    "LOCALAPPDATA": "AppData/Local",
    "XDG_CONFIG_HOME": ".config",
    "XDG_DATA_HOME": ".local/share",
    "XDG_STATE_HOME": ".local/state",
    "XDG_CACHE_HOME": ".cache",
    "XDG_RUNTIME_DIR": "run",
}.items():
    path = (HOME / folder).resolve()
    path.mkdir(mode=0o700, parents=True, exist_ok=True)
    os.environ[variable] = str(path)

# The same examples in every run, and no failure because the machine is busy. A test
# marked long asks for fresh ones: @settings(derandomize=False, max_examples=...).
settings.register_profile("steady", deadline=None, derandomize=True)
settings.load_profile("steady")

COLLECTED = Path(__file__).resolve().parents[1].parent / "shared" / "data"


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what reads the collected config files where they are not at hand."""
    if COLLECTED.is_dir():
        return
    out = [item for item in items if item.get_closest_marker("collected")]
    items[:] = [item for item in items if item not in out]
    config.hook.pytest_deselected(items=out)
