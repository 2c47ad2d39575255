"""The answer: verdict, chart, methods, and the views of the plan."""

from PySide6.QtCore import QModelIndex
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gui.models.cells import Role
from gui.models.component_table import TOTAL_KEY
from gui.state.store import PlanStore
from gui.theme.tokens import CARD_GAP, WINDOW_MARGIN
from gui.views.chart_card import ChartCard
from gui.views.components_view import ComponentsView
from gui.views.explain_view import ExplainView
from gui.views.method_card import MethodCard
from gui.views.verdict_header import VerdictHeader
from gui.views.view_tabs import ViewTabs

_LOW_BELOW = 760


class AnswerPanel(QWidget):
    """The centre of the window."""

    def __init__(self, store: PlanStore) -> None:
        super().__init__()
        self._store = store
        self.header = VerdictHeader(store)
        self.chart = ChartCard(store)
        self.methods = MethodCard(store)
        self.views = ViewTabs(store)
        column = QVBoxLayout(self)
        column.setContentsMargins(WINDOW_MARGIN, 8, WINDOW_MARGIN, WINDOW_MARGIN)
        column.setSpacing(CARD_GAP)
        column.addWidget(self.header)
        column.addWidget(self.chart)
        column.addWidget(self.methods)
        column.addWidget(self.views, 1)
        components = self.components()
        components.picked.connect(self.chart.mark)
        components.table.activated.connect(self._explain_row)
        self.chart.componentPicked.connect(self._show_component)
        self.views.enlarged.connect(self._enlarge)
        self.views.tabs.currentChanged.connect(self._tab_changed)

    def components(self) -> ComponentsView:
        view = self.views.show_view("components")
        assert isinstance(view, ComponentsView)
        return view

    def explain(self, key: str) -> None:
        """Open the explanation of a component, a term or a phase."""
        view = self.views.show_view("explain")
        assert isinstance(view, ExplainView)
        view.select(key)

    def _show_component(self, key: object) -> None:
        if self.views.current_key() == "explain":
            self.explain(str(key))
        else:
            self.components().select(str(key))

    def _explain_row(self, index: QModelIndex) -> None:
        key = str(index.data(Role.KEY) or "")
        self.explain(
            f"phase/{self._store.board.current.busiest.phase}" if key == TOTAL_KEY else key
        )

    def _tab_changed(self) -> None:
        if self.chart.chart.is_low():
            self._make_room()

    def _make_room(self) -> None:
        """In a low window a picture gets the room of the chart, which its button gives back."""
        low = self.chart.chart.is_low()
        self.views.enlarge.setChecked(low and self.views.current_key() != "components")

    def _enlarge(self, on: bool) -> None:
        self.chart.setHidden(on)
        self.methods.setHidden(on)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        low = self.height() < _LOW_BELOW
        if low != self.chart.chart.is_low():
            self.chart.chart.set_low(low)
            self.header.set_low(low)
            self._make_room()
