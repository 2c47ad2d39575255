"""When in the step the memory is needed: the phases of the plan, and of other methods beside it."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from engine import METHODS, Board, Method
from gui.models.timeline import peak_sentence, phase_card, timelines
from gui.state.store import PlanStore
from gui.text import names
from gui.text.lookup import translate
from gui.theme import set_property
from gui.theme.tokens import CARD_PADDING
from gui.views.charts.column_chart import ColumnChart
from gui.views.in_sight import InSight
from gui.views.timeline_card import TimelineCard
from gui.views.widgets.retranslating import Retranslating

_MOST_BESIDE = 2
_CHART = QSize(150, 150)


class TimelineView(Retranslating, InSight, QWidget):
    """Select a phase to see what is held in it; check a method to set it beside."""

    def __init__(self, store: PlanStore) -> None:
        super().__init__()
        self.charts: list[ColumnChart] = []
        self._titles: list[QLabel] = []
        self._boxes: list[QWidget] = []
        self._phase: str | None = None
        self.peak, self._with = QLabel(), QLabel()
        self.peak.setWordWrap(True)
        self.peak.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        set_property(self._with, "role", "caption")
        self.others: dict[Method, QCheckBox] = {}
        self.card = TimelineCard()
        self._columns = QHBoxLayout()
        left = QVBoxLayout()
        left.setContentsMargins(CARD_PADDING, 8, 8, 6)
        left.setSpacing(4)
        left.addLayout(self._top())
        left.addLayout(self._columns, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addLayout(left, 1)
        row.addWidget(self.card)
        self.follow(store)
        self.retranslate()

    def _top(self) -> QVBoxLayout:
        buttons = QHBoxLayout()
        buttons.setSpacing(12)
        buttons.addWidget(self._with)
        for method in METHODS:
            button = QCheckBox()
            button.toggled.connect(self._beside_changed)
            buttons.addWidget(button)
            self.others[method] = button
        buttons.addStretch(1)
        top = QVBoxLayout()
        top.setSpacing(4)
        top.addWidget(self.peak)
        top.addLayout(buttons)
        return top

    def retranslate(self) -> None:
        self._with.setText(translate("Timeline", "Set beside:"))
        for method, button in self.others.items():
            button.setText(names.method(method))
        self.refresh()

    def show_board(self, board: Board) -> None:
        self.peak.setText(peak_sentence(board.current))
        for method, button in self.others.items():
            button.setHidden(method == board.method)
        plans = [board.current, *(board.plans[m] for m in self.beside(board))]
        plans = [plan for plan in plans if plan.busiest.phases]
        self._have_charts(len(plans))
        if plans:
            for number, data in enumerate(timelines(plans)):
                self.charts[number].set_data(data)
                self._titles[number].setText(names.method(plans[number].method))
                self._titles[number].setHidden(len(plans) == 1)
        self._show_card(board)

    def beside(self, board: Board) -> list[Method]:
        """The methods that are set beside the one in detail."""
        checked = [m for m, button in self.others.items() if button.isChecked()]
        return [m for m in checked if m != board.method][:_MOST_BESIDE]

    def select(self, phase: object) -> None:
        self._phase = str(phase)
        self._show_card(self._store.board)

    def _show_card(self, board: Board) -> None:
        plan = board.current
        card = phase_card(plan, self._phase or "") or phase_card(plan, plan.busiest.phase)
        self.card.setHidden(card is None or len(self.charts) > 1)
        # Alone, the card beside the columns says it.
        self.peak.setHidden(not self.card.isHidden())
        if card is not None:
            self.card.set_card(card, plan.scenario.unit)
        else:
            self.peak.setText(
                translate("Timeline", "This counting convention knows no phases of a step.")
            )

    def _beside_changed(self) -> None:
        if len(self.beside(self._store.board)) >= _MOST_BESIDE:
            for button in self.others.values():
                button.setEnabled(button.isChecked())
        else:
            for button in self.others.values():
                button.setEnabled(True)
        self.refresh()

    def _have_charts(self, count: int) -> None:
        while len(self.charts) < count:
            chart, title = ColumnChart(), QLabel()
            chart.setMinimumSize(_CHART)
            set_property(title, "role", "title")
            chart.rowActivated.connect(self.select)
            chart.segmentActivated.connect(lambda phase, _component: self.select(phase))
            box = QWidget()
            column = QVBoxLayout(box)
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(0)
            column.addWidget(title)
            column.addWidget(chart, 1)
            self._columns.addWidget(box, 1)
            self._boxes.append(box)
            self.charts.append(chart)
            self._titles.append(title)
        while len(self.charts) > count:
            self._titles.pop()
            self.charts.pop()
            spare = self._boxes.pop()
            self._columns.removeWidget(spare)
            spare.deleteLater()
