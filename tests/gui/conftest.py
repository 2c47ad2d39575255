"""One theme for all tests of the window, light again after each."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from gui.theme import Theme


@pytest.fixture(scope="session")
def session_theme(qapp: QApplication) -> Theme:
    return Theme(qapp, "light")


@pytest.fixture(autouse=True)
def theme(session_theme: Theme) -> Iterator[Theme]:
    yield session_theme
    session_theme.set_mode("light")
