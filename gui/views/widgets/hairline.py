"""A line of one pixel between two groups."""

from PySide6.QtWidgets import QFrame, QWidget


class Hairline(QFrame):
    """A horizontal separator in the hairline colour."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("hairline")
        self.setFixedHeight(1)
