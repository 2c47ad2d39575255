"""Compare hardware: the plan of the moment on every box of the workspace."""

from PySide6.QtCore import QModelIndex, QSize, Qt
from PySide6.QtGui import QAction, QKeySequence, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QLabel, QVBoxLayout, QWidget

from gui.models.compare_table import BOX, FIRST_METHOD, REMOVE, USABLE, CompareTable
from gui.state.boxes import BoxList, CandidateBox
from gui.state.store import PlanStore
from gui.text import names, verdicts
from gui.text.lookup import translate
from gui.text.plurals import plurals
from gui.theme import current_theme, set_property
from gui.theme.tokens import CARD_GAP, TABLE_ROW, WINDOW_MARGIN
from gui.views.box_adder import BoxAdder
from gui.views.plain_table import PlainTable
from gui.views.verdict_legend import VerdictLegend
from gui.views.widgets.card import Card
from gui.views.widgets.retranslating import Retranslating
from gui.views.widgets.verdict_chip import VerdictChipDelegate

_ICON = QSize(20, 20)
_AROUND = 180  # what stands above and below the table


class ComparePage(Retranslating, QWidget):
    """Click a box to plan with it; the boards are made only while this page is in sight."""

    def __init__(self, store: PlanStore, boxes: BoxList) -> None:
        super().__init__()
        self._store, self._boxes = store, boxes
        self._icon, self._headline, self._hint = QLabel(), QLabel(), QLabel()
        set_property(self._headline, "role", "headline")
        set_property(self._hint, "role", "muted")
        self._hint.setWordWrap(True)
        self._headline.setWordWrap(True)
        self.model = CompareTable(self)
        self.table = PlainTable()
        self.table.setModel(self.model)
        chips = VerdictChipDelegate(self.table)
        for column in range(FIRST_METHOD, REMOVE):
            self.table.setItemDelegateForColumn(column, chips)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for column in (BOX, USABLE, REMOVE):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        self.adder = BoxAdder(boxes)
        self.legend = VerdictLegend()
        self.remove = QAction(self)
        self.remove.setShortcut(QKeySequence(Qt.Key.Key_Delete))
        self.remove.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.remove.triggered.connect(self._remove)
        self.table.addAction(self.remove)
        self.card = Card(flush=True)
        self.card.add_aside(self.legend)
        self.card.body.addWidget(self.table, 1)
        page = QVBoxLayout(self)
        page.setContentsMargins(WINDOW_MARGIN, 8, WINDOW_MARGIN, WINDOW_MARGIN)
        page.setSpacing(CARD_GAP)
        page.addLayout(self._top())
        page.addLayout(self._tools())
        page.addWidget(self.card)
        page.addStretch(1)
        self.table.activated.connect(self._adopt)
        self.table.clicked.connect(self._clicked)
        self.table.selectionModel().selectionChanged.connect(self._allow_removal)
        store.planChanged.connect(self.show_board)
        boxes.changed.connect(self.show_board)
        current_theme().changed.connect(self.retranslate)
        self.retranslate()

    def _top(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setContentsMargins(2, 4, 0, 2)
        row.setSpacing(10)
        row.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignTop)
        lines = QVBoxLayout()
        lines.setSpacing(3)
        lines.addWidget(self._headline)
        lines.addWidget(self._hint)
        row.addLayout(lines, 1)
        return row

    def _tools(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addWidget(self.adder)
        row.addStretch(1)
        return row

    def retranslate(self) -> None:
        self.remove.setText(translate("Compare", "Remove box"))
        self.card.set_title(translate("Compare", "Boxes and methods"))
        self.table.setAccessibleName(translate("Compare", "Boxes and methods"))
        self._hint.setText(
            translate(
                "Compare",
                "Need and headroom of the busiest card. Click a box to plan with it; "
                "the list is kept with the workspace.",
            )
        )
        self.table.name_actions()
        self.show_board()

    def show_board(self, _board: object = None) -> None:
        if not self.isVisible():
            return
        rows = self._boxes.boards()
        plan = self._store.board.current
        self.model.set_boards(rows, self._boxes.own(), plan.scenario.unit)
        fitting = [b for _, b in rows if b and b.current.verdict != "does_not_fit"]
        text = plurals().fitting_boxes(len(fitting))
        self._headline.setText(
            text.format(method=names.method_subject(plan.method), all=len(rows))
            if len(rows) > 1
            else verdicts.headline(plan, plan.scenario.unit)
        )
        verdict = "comfortable" if fitting else "does_not_fit"
        icon = current_theme().verdict_icon(verdict if len(rows) > 1 else plan.verdict, 20)
        self._icon.setPixmap(icon.pixmap(_ICON, self.devicePixelRatio()))
        height = self.table.horizontalHeader().sizeHint().height() + TABLE_ROW * len(rows) + 4
        self.table.setFixedHeight(min(height, max(self.height() - _AROUND, TABLE_ROW * 4)))
        self._allow_removal()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.show_board()

    def selected_box(self) -> CandidateBox | None:
        index = self.table.currentIndex()
        return self.model.box_at(index.row()) if index.isValid() else None

    def _clicked(self, index: QModelIndex) -> None:
        if index.column() == REMOVE:
            self._remove()
        else:
            self._adopt(index)

    def _adopt(self, index: QModelIndex) -> None:
        self._boxes.adopt(self.model.box_at(index.row()))
        self.table.selectRow(index.row())

    def _remove(self) -> None:
        box = self.selected_box()
        if box is not None and box in self._boxes.boxes() and box != self._boxes.own():
            self._boxes.remove(box)

    def _allow_removal(self) -> None:
        box = self.selected_box()
        allowed = box is not None and box != self._boxes.own()
        self.remove.setEnabled(allowed)
