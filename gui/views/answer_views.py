"""The views below the chart. A further one is one more line in VIEWS."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from gui.state.store import PlanStore
from gui.text.lookup import translate
from gui.views.advice_view import AdviceView
from gui.views.components_view import ComponentsView
from gui.views.dataset_view import DatasetView
from gui.views.evidence_view import EvidenceView
from gui.views.explain_view import ExplainView
from gui.views.explore_view import ExploreView
from gui.views.timeline_view import TimelineView


@dataclass(frozen=True, slots=True)
class AnswerView:
    """A tab: its key, its title in the language of now, and what makes its widget."""

    key: str
    title: Callable[[], str]
    make: Callable[[PlanStore], QWidget]


VIEWS: tuple[AnswerView, ...] = (
    AnswerView("components", lambda: translate("AnswerViews", "Components"), ComponentsView),
    AnswerView("timeline", lambda: translate("AnswerViews", "Timeline"), TimelineView),
    AnswerView("explore", lambda: translate("AnswerViews", "Explore"), ExploreView),
    AnswerView("advice", lambda: translate("AnswerViews", "Advice"), AdviceView),
    AnswerView("evidence", lambda: translate("AnswerViews", "Evidence"), EvidenceView),
    AnswerView("explain", lambda: translate("AnswerViews", "Explain"), ExplainView),
    AnswerView("dataset", lambda: translate("AnswerViews", "Lengths"), DatasetView),
)
