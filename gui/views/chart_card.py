"""The chart of all methods in its card."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from engine import Board
from gui.models.method_chart import method_chart
from gui.state.store import PlanStore
from gui.views.charts.stacked_bar_chart import StackedBarChart
from gui.views.widgets.card import Card
from gui.views.widgets.retranslating import Retranslating


class ChartCard(Retranslating, Card):
    """Click a row to see that method in detail, a segment to find its component."""

    componentPicked = Signal(object)

    def __init__(self, store: PlanStore, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._store = store
        self.chart = StackedBarChart()
        self.body.addWidget(self.chart)
        self.chart.rowActivated.connect(self._pick_method)
        self.chart.segmentActivated.connect(self._pick_segment)
        store.planChanged.connect(self.show_board)
        self.show_board(store.board)

    def retranslate(self) -> None:
        self.show_board(self._store.board)

    def show_board(self, board: Board) -> None:
        self.chart.set_data(method_chart(board))

    def mark(self, component: str | None) -> None:
        """Show which component is selected in the table."""
        method = self._store.scenario.method
        self.chart.set_selected(method if component else None, component)

    def _pick_method(self, method: object) -> None:
        self._store.begin_gesture()
        self._store.set("method", method)

    def _pick_segment(self, method: object, component: object) -> None:
        self._pick_method(method)
        self.componentPicked.emit(component)
