"""One tab a method: its verdict, and the settings that are its own."""

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QTabBar, QVBoxLayout, QWidget

from engine import METHODS, Board, Method
from gui.state.fields import FIELDS
from gui.state.store import PlanStore
from gui.text import names, numbers
from gui.text.lookup import translate
from gui.theme import current_theme, set_property
from gui.theme.tokens import CARD_PADDING
from gui.views.field_editor import FieldEditor, is_flag
from gui.views.widgets.card import Card
from gui.views.widgets.flow_layout import FlowLayout
from gui.views.widgets.hairline import Hairline
from gui.views.widgets.retranslating import Retranslating


class MethodCard(Retranslating, Card):
    """The tab only chooses which method is in detail; all are planned always."""

    labelsChanged = Signal()

    def __init__(self, store: PlanStore, parent: QWidget | None = None) -> None:
        super().__init__("", parent, flush=True)
        self._store = store
        self._pages: dict[Method, QWidget] = {}
        self._editors: dict[Method, list[FieldEditor]] = {}
        self.tabs = QTabBar()
        self.tabs.setExpanding(False)
        self.tabs.setDrawBase(False)
        self.tabs.setUsesScrollButtons(False)
        for _ in METHODS:
            self.tabs.addTab("")
        self._trained = QLabel()
        set_property(self._trained, "role", "caption")
        top = QHBoxLayout()
        top.setContentsMargins(8, 0, CARD_PADDING, 0)
        top.addWidget(self.tabs)
        top.addStretch(1)
        top.addWidget(self._trained)
        self.body.setSpacing(0)
        self.body.addLayout(top)
        self.body.addWidget(Hairline())
        self._fields = QVBoxLayout()
        self._fields.setContentsMargins(CARD_PADDING, 8, CARD_PADDING, 10)
        self.body.addLayout(self._fields)
        self.tabs.currentChanged.connect(self._chosen)
        store.planChanged.connect(self.show_board)
        current_theme().changed.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        self.tabs.setAccessibleName(translate("MethodCard", "Method in detail"))
        for number, method in enumerate(METHODS):
            self.tabs.setTabText(number, names.method(method))
            self.tabs.setTabToolTip(number, "")
        for editors in self._editors.values():
            for editor in editors:
                editor.retranslate()
        self.show_board(self._store.board)

    def show_board(self, board: Board) -> None:
        for number, method in enumerate(METHODS):
            verdict = board.plans[method].verdict
            tip = names.verdict(verdict)
            if tip != self.tabs.tabToolTip(number):
                # A new icon has all tabs laid out again.
                self.tabs.setTabIcon(number, current_theme().verdict_icon(verdict, 14))
                self.tabs.setTabToolTip(number, tip)
        blocker = QSignalBlocker(self.tabs)
        self.tabs.setCurrentIndex(METHODS.index(board.method))
        blocker.unblock()
        self._show_page(board.method)
        counts = board.current.parameters
        self._trained.setText(
            translate("MethodCard", "{count} trainable, {share}").format(
                count=numbers.short_count(counts.trainable),
                share=numbers.percentage(counts.trainable_percent),
            )
            if board.method != "inference"
            else translate("MethodCard", "{count} parameters").format(
                count=numbers.short_count(counts.total)
            )
        )

    def visible_editors(self) -> list[FieldEditor]:
        return self._editors.get(self._store.scenario.method, [])

    def _show_page(self, method: Method) -> None:
        built = method in self._pages
        if not built:
            self._build(method)
        changed = not built or self._pages[method].isHidden()
        for key, page in self._pages.items():
            page.setVisible(key == method)
        if changed:
            self.labelsChanged.emit()

    def _build(self, method: Method) -> None:
        page = QWidget()
        flow = FlowLayout(page, gap=12)
        self._editors[method] = [FieldEditor(field, self._store) for field in FIELDS[method]]
        for editor in self._editors[method]:
            if not is_flag(editor):
                flow.addWidget(editor.stacked())
        for pair in _pairs([e for e in self._editors[method] if is_flag(e)]):
            flow.addWidget(pair)
        self._pages[method] = page
        self._fields.addWidget(page)

    def _chosen(self, number: int) -> None:
        self._store.begin_gesture()
        self._store.set("method", METHODS[number])


def _pairs(editors: list[FieldEditor]) -> list[QWidget]:
    """Check boxes two and two above each other: as high as a field with its label."""
    boxes = []
    for start in range(0, len(editors), 2):
        box = QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for editor in editors[start : start + 2]:
            column.addWidget(editor.stacked())
        boxes.append(box)
    return boxes
