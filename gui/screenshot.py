"""Pictures of the main views: both themes, all languages, large and small, and at 200 percent."""

import os
import subprocess
import sys
import time
from pathlib import Path

from PySide6.QtWidgets import QApplication, QWidget

from gui.settings import WindowState

_SIZES = {"1440x900": (1440, 900), "1100x700": (1100, 700)}
_PAGES = ("planner", "compare")
_ENOUGH_S = 10  # for a view to have worked
_SCALE = "QT_SCALE_FACTOR"


def take_all(folder: Path) -> int:
    """Render everything into a folder; the 200 percent set in a process of its own.

    Qt reads its scale factor once, when it starts.
    """
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    folder.mkdir(parents=True, exist_ok=True)
    suffix = "" if _SCALE not in os.environ else "-200"
    taken = _take(folder, suffix)
    print(f"{taken} pictures in {folder}")  # noqa: T201
    if suffix:
        return 0
    done = subprocess.run(
        [sys.executable, "-m", "gui", "--screenshot", str(folder)],
        env=os.environ | {_SCALE: "2"},
        check=False,
    )
    return done.returncode


def _take(folder: Path, suffix: str) -> int:
    from gui.app import Application, make_qt
    from gui.session import SessionKeeper
    from gui.views.answer_views import VIEWS

    found = QApplication.instance()
    qt = found if isinstance(found, QApplication) else make_qt()
    program = Application(qt, WindowState())
    program.fill(SessionKeeper(remember=False))
    window = program.window
    window.show()
    sizes = _SIZES if not suffix else {"1440x900": (1440, 900)}
    count = 0
    for theme in ("light", "dark"):
        window.set_theme(theme)
        for language in ("en", "de", "ru", "zh_CN"):
            window.set_language(language)
            for name, (width, height) in sizes.items():
                window.resize(width, height)
                for page in _PAGES:
                    window.show_page(page)
                    _settle(qt)
                    path = folder / f"{page}-{theme}-{language}-{name}{suffix}.png"
                    count += window.grab().save(str(path))
            window.show_page("planner")
            views = window.planner.answer.views
            for view in VIEWS[1:]:
                views.show_view(view.key)
                _settle(qt)
                _wait_for_work(qt, window)
                path = folder / f"{view.key}-{theme}-{language}-{name}{suffix}.png"
                count += window.grab().save(str(path))
            views.show_view(VIEWS[0].key)
    window.close()
    return count


def _wait_for_work(qt: QApplication, window: QWidget) -> None:
    """Until nothing runs in the background any more."""
    from gui.state.background import Background

    end = time.monotonic() + _ENOUGH_S
    while any(work.is_busy() for work in window.findChildren(Background)):
        qt.processEvents()
        if time.monotonic() > end:
            break
    _settle(qt)


def _settle(qt: QApplication) -> None:
    """Let layouts and delayed texts come to rest."""
    for _ in range(4):
        qt.processEvents()
