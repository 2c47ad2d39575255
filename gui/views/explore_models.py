"""From the box to the model: everything of the catalogue that fits at the plan's length."""

from collections.abc import Generator
from typing import Any

from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QHeaderView, QVBoxLayout, QWidget

from engine import Board, Method, Scenario
from engine.decide.reverse import ModelFit
from gui.models.cells import Role
from gui.models.explore_models import NAME, VERDICT, ExploreModelsTable
from gui.state.background import Background
from gui.state.store import PlanStore
from gui.text.lookup import translate
from gui.theme.tokens import TABLE_ROW_LOW
from gui.views.in_sight import InSight
from gui.views.plain_table import PlainTable
from gui.views.progress_line import ProgressLine
from gui.views.widgets.retranslating import Retranslating
from gui.views.widgets.verdict_chip import VerdictChipDelegate

_CHIP_WIDTH = 120


def _work(scenario: Scenario, method: Method) -> Generator[Any, None, tuple[ModelFit, ...]]:
    from engine.decide.reverse import best_first, models_on_box
    from engine.files.catalog import model_rows
    from engine.resolve import resolve

    found: list[ModelFit] = []
    whole = len(model_rows())
    for fit in models_on_box(resolve(scenario), None, (method,)):
        found.append(fit)
        yield (len(found), whole)
    return best_first(found)


class ExploreModels(Retranslating, InSight, QWidget):
    """Enter or a double click plans with the model of a row."""

    def __init__(self, store: PlanStore) -> None:
        super().__init__()
        self._found: tuple[ModelFit, ...] = ()
        self._asked: tuple[Any, ...] = ()
        self.background = Background(self)
        self.model = ExploreModelsTable(self)
        self.table = PlainTable()
        self.table.setModel(self.model)
        self.table.set_row_height(TABLE_ROW_LOW)
        self.table.setItemDelegateForColumn(VERDICT, VerdictChipDelegate(self.table))
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(VERDICT, QHeaderView.ResizeMode.Fixed)
        header.resizeSection(VERDICT, _CHIP_WIDTH)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.table)
        self.progress = ProgressLine(self.background, self)
        self.table.activated.connect(self._adopt)
        self.background.finished.connect(self._take)
        self.follow(store)
        self.retranslate()

    def retranslate(self) -> None:
        self.table.setAccessibleName(translate("ExploreModels", "Models that fit this box"))
        self.table.setToolTip(
            translate("ExploreModels", "Enter or a double click plans with the model.")
        )
        self.table.name_actions()
        self._take(self._found)

    def show_board(self, board: Board) -> None:
        asked = (self._store.scenario, board.method)
        if asked != self._asked:
            self._asked = asked
            self.background.start(lambda: _work(*asked))

    def stop(self) -> None:
        if self.background.is_busy():
            self._asked = ()
            self.background.cancel()

    def _take(self, found: tuple[ModelFit, ...]) -> None:
        self._found = found
        self.model.set_rows(found, self._store.board.current.scenario.unit)

    def _adopt(self, index: QModelIndex) -> None:
        self._store.begin_gesture()
        self._store.set("model", {"id": index.data(Role.KEY)})
