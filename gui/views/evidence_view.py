"""What speaks for the numbers: measured runs near the plan, and what other formulas say."""

from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from gui.state.store import PlanStore
from gui.text.lookup import translate
from gui.theme.tokens import CARD_PADDING
from gui.views.evidence_runs import EvidenceRuns
from gui.views.others_say_view import OthersSayView
from gui.views.widgets.retranslating import Retranslating
from gui.views.widgets.segmented import Segmented


class EvidenceView(Retranslating, QWidget):
    """Two pages; only the one in sight works."""

    def __init__(self, store: PlanStore) -> None:
        super().__init__()
        self.runs, self.others = EvidenceRuns(store), OthersSayView(store)
        self.choice = Segmented()
        self._pages = QStackedWidget()
        self._pages.addWidget(self.runs)
        self._pages.addWidget(self.others)
        top = QHBoxLayout()
        top.setContentsMargins(CARD_PADDING, 8, CARD_PADDING, 6)
        top.addWidget(self.choice)
        top.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        column.addWidget(self._pages, 1)
        self.choice.chosen.connect(self.show_page)
        self.retranslate()
        self.choice.set_current("runs")

    def retranslate(self) -> None:
        self.choice.setAccessibleName(translate("Evidence", "Evidence"))
        self.choice.set_choices(
            [
                ("runs", translate("Evidence", "Measured runs")),
                ("others", translate("Evidence", "Others say")),
            ]
        )

    def show_page(self, key: object) -> None:
        self.choice.set_current(str(key))
        self._pages.setCurrentWidget(self.others if key == "others" else self.runs)
