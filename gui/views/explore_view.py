"""How far the plan stretches: a map of sequence length against micro-batch, rank or cards."""

from collections.abc import Generator
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QStackedWidget, QVBoxLayout, QWidget

from engine import Board, Method, Scenario
from engine.decide.explore import HeatMap, Second
from engine.errors import InputError
from gui.models.explore import changes, frontier_sentence, heat_picture, point_card
from gui.state.background import Background
from gui.state.problem import Problem
from gui.state.store import PlanStore
from gui.text import explore_words, names, verdicts
from gui.text.lookup import translate
from gui.text.problems import problem_text
from gui.theme.tokens import CARD_PADDING
from gui.views.explore_card import ExploreCard
from gui.views.explore_models import ExploreModels
from gui.views.heat_map import HeatMapView
from gui.views.in_sight import InSight
from gui.views.progress_line import ProgressLine
from gui.views.widgets.retranslating import Retranslating
from gui.views.widgets.segmented import Segmented

_SECONDS: tuple[Second, ...] = ("micro_batch", "rank", "cards")
_MODELS = "models"


def _work(
    scenario: Scenario, method: Method, second: Second
) -> Generator[tuple[int, int], None, HeatMap]:
    from engine.decide.explore import map_rows
    from engine.resolve import resolve

    return (yield from map_rows(resolve(scenario), method, second))


class ExploreView(Retranslating, InSight, QWidget):
    """Point at the map to read it, click or press Enter to adopt a point."""

    def __init__(self, store: PlanStore) -> None:
        super().__init__()
        self._found: HeatMap | None = None
        self._asked: tuple[Any, ...] = ()
        self.background = Background(self)
        self.sentence = QLabel()
        self.sentence.setWordWrap(True)
        self.sentence.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.second = Segmented()
        self.second.chosen.connect(lambda _key: self.show_board(store.board))
        self.map = HeatMapView()
        self.models = ExploreModels(store)
        self.card = ExploreCard()
        self.progress = ProgressLine(self.background, self)
        left = QVBoxLayout()
        left.setContentsMargins(CARD_PADDING, 8, 8, 6)
        left.setSpacing(4)
        top = QHBoxLayout()
        top.addWidget(self.sentence, 1)
        top.addWidget(self.second)
        left.addLayout(top)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.map)
        self._pages.addWidget(self.models)
        left.addWidget(self._pages, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addLayout(left, 1)
        row.addWidget(self.card)
        self.map.pointed.connect(self._point)
        self.map.adopted.connect(self.adopt)
        self.card.adoptWanted.connect(lambda: self.adopt(self.map.cursor_point()))
        self.background.finished.connect(self._take)
        self.background.failed.connect(self._refuse)
        self.card.hide()
        self.follow(store)
        self.retranslate()

    def retranslate(self) -> None:
        self.second.setAccessibleName(translate("Explore", "Second axis"))
        self._name_choices()
        if self._found is not None:
            self._take(self._found)

    def _name_choices(self) -> None:
        method = self._store.board.method
        known = [s for s in _SECONDS if s != "rank" or method in ("lora", "qlora")]
        choices = [(s, explore_words.second_choice(s, method)) for s in known]
        self.second.set_choices([*choices, (_MODELS, translate("Explore", "Models"))])
        if self.second.current() is None:
            self.second.set_current("micro_batch")

    def show_board(self, board: Board) -> None:
        self._name_choices()
        if self._show_models(board):
            return
        second: Second = self._second()
        asked = (board.current.scenario, board.method, second)
        if asked == self._asked and (self._found is not None or self.background.is_busy()):
            return
        self._asked = asked
        scenario = self._store.scenario
        self.background.start(lambda: _work(scenario, board.method, second))

    def _show_models(self, board: Board) -> bool:
        """Whether the list of models is looked at instead of a map."""
        models = self.second.current() == _MODELS
        self._pages.setCurrentWidget(self.models if models else self.map)
        self.card.setVisible(not models and self._found is not None)
        if models:
            text = translate("Explore", "Models that fit {cards} with {method}, best first.")
            plan = board.current
            self.sentence.setText(
                text.format(cards=verdicts.cards(plan), method=names.method_inside(plan.method))
            )
        elif self._found is not None:
            self.sentence.setText(frontier_sentence(self._found, board.method))
        return models

    def stop(self) -> None:
        if self.background.is_busy():
            self._asked = ()
            self.background.cancel()

    def found(self) -> HeatMap | None:
        """The map in sight."""
        return self._found

    def adopt(self, point: object) -> None:
        if self._found is None or not isinstance(point, tuple):
            return
        self._store.begin_gesture()
        self._store.change(changes(self._found, point, self._store.board.current))

    def _second(self) -> Second:
        return next((s for s in _SECONDS if s == self.second.current()), "micro_batch")

    def _take(self, found: HeatMap) -> None:
        self._found = found
        self.map.set_data(heat_picture(found, self._store.board.method))
        self._show_models(self._store.board)
        self._point(self.map.cursor_point())

    def _refuse(self, error: InputError) -> None:
        self.sentence.setText(problem_text(Problem(error.field, error.key, dict(error.values))))

    def _point(self, point: object) -> None:
        if self._found is None or not isinstance(point, tuple):
            return
        card = point_card(self._found, point, self._store.board.current)
        self.card.set_card(card, is_plan=point == self._found.here)
        if self.map.hasFocus():
            self.map.say(card.spoken)
