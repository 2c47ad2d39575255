"""The views below the chart. A further one is one more line in VIEWS."""

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module

from PySide6.QtWidgets import QWidget

from gui.state.store import PlanStore
from gui.text.lookup import translate


@dataclass(frozen=True, slots=True)
class AnswerView:
    """A tab: its key, its title in the language of now, and where its widget's class lives.

    The module is imported when the tab is first looked at: most are not needed for the first plan.
    """

    key: str
    title: Callable[[], str]
    module: str
    name: str

    def make(self, store: PlanStore) -> QWidget:
        """The widget."""
        widget = getattr(import_module(f"gui.views.{self.module}"), self.name)(store)
        assert isinstance(widget, QWidget)
        return widget


VIEWS: tuple[AnswerView, ...] = (
    AnswerView(
        "components",
        lambda: translate("AnswerViews", "Components"),
        "components_view",
        "ComponentsView",
    ),
    AnswerView(
        "timeline", lambda: translate("AnswerViews", "Timeline"), "timeline_view", "TimelineView"
    ),
    AnswerView(
        "explore", lambda: translate("AnswerViews", "Explore"), "explore_view", "ExploreView"
    ),
    AnswerView("advice", lambda: translate("AnswerViews", "Advice"), "advice_view", "AdviceView"),
    AnswerView(
        "evidence", lambda: translate("AnswerViews", "Evidence"), "evidence_view", "EvidenceView"
    ),
    AnswerView(
        "explain", lambda: translate("AnswerViews", "Explain"), "explain_view", "ExplainView"
    ),
    AnswerView(
        "dataset", lambda: translate("AnswerViews", "Lengths"), "dataset_view", "DatasetView"
    ),
)
