"""The card with the views of the plan; each is made when it is first looked at."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QSizePolicy,
    QStackedWidget,
    QTabBar,
    QToolButton,
    QWidget,
)

from gui.state.store import PlanStore
from gui.text.lookup import translate
from gui.theme import current_theme
from gui.views.answer_views import VIEWS
from gui.views.widgets.card import Card
from gui.views.widgets.hairline import Hairline
from gui.views.widgets.retranslating import Retranslating

_LEAST_HEIGHT = 84


class ViewTabs(Retranslating, Card):
    """Tabs over a stack; `enlarged(bool)` asks for the room of what stands above, or gives it back."""

    enlarged = Signal(bool)

    def __init__(self, store: PlanStore) -> None:
        super().__init__("", None, flush=True)
        self._store = store
        self._made: dict[str, QWidget] = {}
        self.tabs = QTabBar()
        self.tabs.setExpanding(False)
        self.tabs.setDrawBase(False)
        self.tabs.setUsesScrollButtons(False)
        self.enlarge = QToolButton()
        self.enlarge.setCheckable(True)
        self.enlarge.toggled.connect(self._enlarge)
        self._stack = QStackedWidget()
        self._stack.setMinimumHeight(_LEAST_HEIGHT)
        row = QHBoxLayout()
        row.setContentsMargins(8, 0, 8, 0)
        row.addWidget(self.tabs)
        row.addStretch(1)
        row.addWidget(self.enlarge)
        self.body.setSpacing(0)
        self.body.addLayout(row)
        self.body.addWidget(Hairline())
        self.body.addWidget(self._stack, 1)
        for view in VIEWS:
            self.tabs.addTab(view.title())
        self.tabs.currentChanged.connect(self._show)
        current_theme().changed.connect(self._draw_enlarge)
        self.retranslate()
        self._show(0)

    def retranslate(self) -> None:
        self.tabs.setAccessibleName(translate("ViewTabs", "Views of the plan"))
        for number, view in enumerate(VIEWS):
            self.tabs.setTabText(number, view.title())
        self._draw_enlarge()

    def _enlarge(self, on: bool) -> None:
        self._draw_enlarge()
        self.enlarged.emit(on)

    def _draw_enlarge(self) -> None:
        on = self.enlarge.isChecked()
        text = (
            translate("ViewTabs", "Show chart and method again")
            if on
            else translate("ViewTabs", "Enlarge this view")
        )
        self.enlarge.setToolTip(text)
        self.enlarge.setAccessibleName(text)
        self.enlarge.setIcon(current_theme().icon("chevron-down" if on else "chevron-up"))

    def next_view(self) -> None:
        self.tabs.setCurrentIndex((self.tabs.currentIndex() + 1) % self.tabs.count())

    def current_key(self) -> str:
        return VIEWS[self.tabs.currentIndex()].key

    def show_view(self, key: str) -> QWidget:
        """Bring a view to the front, making it when it is new."""
        keys = [view.key for view in VIEWS]
        self.tabs.setCurrentIndex(keys.index(key))
        return self._made[key]

    def _show(self, number: int) -> None:
        view = VIEWS[number]
        if view.key not in self._made:
            self._made[view.key] = view.make(self._store)
            # A view takes the room there is; its wishes must not squeeze the chart above it.
            ignored = QSizePolicy.Policy.Ignored
            self._made[view.key].setSizePolicy(ignored, ignored)
            self._stack.addWidget(self._made[view.key])
        self._stack.setCurrentWidget(self._made[view.key])
