"""Above the advice: what the best change comes to, with the one primary button."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton

from gui.models.advice import AdviceBanner
from gui.theme import set_property
from gui.theme.tokens import CARD_PADDING
from gui.views.widgets.verdict_chip import VerdictChipView


class AdviceBannerBar(QFrame):
    """`applyWanted(scenario)` is emitted by the button."""

    applyWanted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("banner")
        self._banner: AdviceBanner | None = None
        self.chip, self.text, self.button = VerdictChipView(), QLabel(), QPushButton()
        self.text.setWordWrap(True)
        set_property(self.button, "primary", "true")
        self.button.clicked.connect(self._clicked)
        row = QHBoxLayout(self)
        row.setContentsMargins(CARD_PADDING, 7, CARD_PADDING, 7)
        row.setSpacing(10)
        row.addWidget(self.chip)
        row.addWidget(self.text, 1)
        row.addWidget(self.button)
        self.chip.hide()
        self.button.hide()

    def set_banner(self, banner: AdviceBanner) -> None:
        self._banner = banner
        self.chip.set_chip(banner.chip)
        self.chip.show()
        self.text.setText(banner.text)
        self.button.setText(banner.button)
        self.button.setVisible(bool(banner.button))

    def set_text(self, text: str) -> None:
        """A sentence instead of advice."""
        self._banner = None
        self.chip.hide()
        self.button.hide()
        self.text.setText(text)

    def set_allowed(self, *, allowed: bool) -> None:
        self.button.setEnabled(allowed)

    def _clicked(self) -> None:
        if self._banner is not None and self._banner.scenario is not None:
            self.applyWanted.emit(self._banner.scenario)
