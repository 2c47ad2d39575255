"""The words for the three verdict icons, where table cells leave them out."""

from PySide6.QtWidgets import QHBoxLayout, QWidget

from gui.models.cells import VerdictChip
from gui.text import names
from gui.views.widgets.retranslating import Retranslating
from gui.views.widgets.verdict_chip import VerdictChipView

_VERDICTS = ("comfortable", "borderline", "does_not_fit")


class VerdictLegend(Retranslating, QWidget):
    """Three chips in a row."""

    def __init__(self) -> None:
        super().__init__()
        self._chips = [VerdictChipView() for _ in _VERDICTS]
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        for chip in self._chips:
            row.addWidget(chip)
        self.retranslate()

    def retranslate(self) -> None:
        for chip, verdict in zip(self._chips, _VERDICTS, strict=True):
            chip.set_chip(VerdictChip(verdict, names.verdict(verdict)))
