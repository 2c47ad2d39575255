"""The measured runs nearest to the plan, and a line to enter one's own."""

from collections.abc import Generator, Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QHeaderView, QLabel, QVBoxLayout, QWidget

from engine import Board, Method, Scenario
from engine.decide.nearest_evidence import Neighbour
from engine.errors import InputError
from engine.files.measurements import Measurement
from gui.models.evidence import DIFFERS, RUN, EvidenceTable
from gui.state.background import Background
from gui.state.own_measurements import own_measurements
from gui.state.problem import Problem
from gui.state.store import PlanStore
from gui.text.lookup import translate
from gui.text.problems import problem_text
from gui.theme import set_property
from gui.theme.tokens import CARD_PADDING, TWO_LINE_ROW
from gui.views.evidence_entry import EvidenceEntry
from gui.views.in_sight import InSight
from gui.views.plain_table import PlainTable
from gui.views.progress_line import ProgressLine
from gui.views.widgets.retranslating import Retranslating
from gui.views.widgets.two_line_delegate import TwoLineDelegate

_MOST, _DIFFERS_WIDTH = 12, 150


def _work(
    scenario: Scenario, method: Method, own: Sequence[Measurement]
) -> Generator[Any, None, list[Neighbour]]:
    from engine.decide.nearest_evidence import neighbours, own_row
    from engine.resolve import resolve

    rows = []
    for one in own:
        try:
            rows.append(own_row(one))
        except InputError:
            continue
        yield (0, _MOST)
    found: list[Neighbour] = []
    for one_found in neighbours(resolve(scenario), method, rows, _MOST):
        found.append(one_found)
        yield (len(found), _MOST)
    return found


class EvidenceRuns(Retranslating, InSight, QWidget):
    """Delete takes an own measurement away, which the line below can undo."""

    def __init__(self, store: PlanStore) -> None:
        super().__init__()
        self._found: list[Neighbour] = []
        self._asked: tuple[Any, ...] = ()
        self.own = own_measurements(store)
        self.background = Background(self)
        self.sentence = QLabel()
        self.sentence.setWordWrap(True)
        set_property(self.sentence, "role", "caption")
        self.model = EvidenceTable(self)
        self.table = PlainTable()
        self.table.setModel(self.model)
        self.table.set_row_height(TWO_LINE_ROW)
        self.table.setItemDelegateForColumn(RUN, TwoLineDelegate(self.table))
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(RUN, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(DIFFERS, QHeaderView.ResizeMode.Fixed)
        header.resizeSection(DIFFERS, _DIFFERS_WIDTH)
        self.remove = QAction(self)
        self.remove.setShortcut(QKeySequence(Qt.Key.Key_Delete))
        self.remove.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.remove.triggered.connect(self._remove)
        self.table.addAction(self.remove)
        self.entry = EvidenceEntry(self.own)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.sentence.setContentsMargins(CARD_PADDING, 0, CARD_PADDING, 4)
        column.addWidget(self.sentence)
        column.addWidget(self.table, 1)
        column.addWidget(self.entry)
        self.progress = ProgressLine(self.background, self)
        self.table.selectionModel().selectionChanged.connect(self._allow_removal)
        self.background.finished.connect(self._take)
        self.background.failed.connect(self._refuse)
        self.own.changed.connect(self.refresh)
        self.follow(store)
        self.retranslate()

    def retranslate(self) -> None:
        self.remove.setText(translate("Evidence", "Remove own measurement"))
        self.table.setAccessibleName(translate("Evidence", "Measured runs near this plan"))
        self.table.name_actions()
        if self._found:
            self._take(self._found)

    def show_board(self, board: Board) -> None:
        entries = self.own.now().entries
        asked = (self._store.scenario, board.method, entries)
        if asked == self._asked:
            return
        self._asked = asked
        self.background.start(lambda: _work(*asked))

    def stop(self) -> None:
        if self.background.is_busy():
            self._asked = ()
            self.background.cancel()

    def _take(self, found: list[Neighbour]) -> None:
        self._found = found
        self.model.set_rows(found, self._store.board.current.scenario.unit)
        near = any(not one.differs or set(one.differs) <= {"tokens", "cards"} for one in found)
        self.sentence.setText(
            translate("Evidence", "Nearest first; the estimate is ours for exactly that run.")
            if near
            else translate("Evidence", "No published run near this plan; these differ as stated.")
        )
        self._allow_removal()

    def _refuse(self, error: InputError) -> None:
        self.sentence.setText(problem_text(Problem(error.field, error.key, dict(error.values))))

    def _allow_removal(self) -> None:
        self.remove.setEnabled(bool(self.model.own_id(self.table.currentIndex().row())))

    def _remove(self) -> None:
        own = self.model.own_id(self.table.currentIndex().row())
        if own:
            self.own.remove(own)
