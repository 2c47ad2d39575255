"""A flat button that looks like a link."""

from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from gui.theme import set_property


class LinkButton(QPushButton):
    """For small actions beside a field, as "up to 6,144"."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        set_property(self, "link", "true")
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
