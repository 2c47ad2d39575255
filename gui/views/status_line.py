"""The status bar: where the numbers come from, what a unit is, and the notices."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QLabel, QStatusBar, QToolButton

from engine import Board
from gui.models.catalog_lists import memory_source, model_source
from gui.models.notice_list import NoticeList
from gui.state.store import PlanStore
from gui.text.lookup import translate
from gui.text.plurals import plurals
from gui.theme import current_theme, set_property
from gui.views.deferred import Deferred
from gui.views.notices_popup import NoticesPopup
from gui.views.widgets.retranslating import Retranslating

_ICON = 14
_PASSES_MS = 8000


class StatusLine(Retranslating, QStatusBar):
    """`fieldWanted(path)` asks for the field that a notice is about."""

    fieldWanted = Signal(object)

    def __init__(self, store: PlanStore) -> None:
        super().__init__()
        self._store = store
        self.setSizeGripEnabled(False)
        self.setContentsMargins(0, 0, 8, 0)
        self._model, self._gpu, self._unit = QLabel(), QLabel(), QLabel()
        self._model.setContentsMargins(4, 0, 12, 0)
        self.notices = NoticeList(self)
        self.button = QToolButton()
        set_property(self.button, "role", "bare")
        self.button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.button.setIconSize(QSize(_ICON, _ICON))
        self.button.clicked.connect(self.open_notices)
        self.addWidget(self._model)
        self.addWidget(self._gpu, 1)
        self.addPermanentWidget(self._unit)
        self.addPermanentWidget(self.button)
        store.planChanged.connect(Deferred(self, self.show_board).take)
        current_theme().changed.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        self.show_board(self._store.board)

    def show_board(self, board: Board) -> None:
        plan = board.current
        scenario = self._store.scenario
        self._model.setText(
            translate("StatusLine", "Model: {source}").format(source=model_source(scenario.model))
        )
        self._gpu.setText(
            translate("StatusLine", "GPU: {source}").format(source=memory_source(plan))
        )
        self._unit.setText(
            translate("StatusLine", "GiB = 2<sup>30</sup> bytes")
            if plan.scenario.unit == "GiB"
            else translate("StatusLine", "GB = 10<sup>9</sup> bytes")
        )
        self.notices.set_plan(plan)
        count = self.notices.rowCount()
        self.button.setText(plurals().notices(count))
        grave = any(notice.severity != "info" for notice in plan.notices)
        theme = current_theme()
        colour = theme.tokens.borderline if grave else theme.tokens.muted
        self.button.setIcon(theme.icon("alert-triangle" if grave else "info", colour, _ICON))
        self.button.setVisible(count > 0)

    def open_notices(self) -> None:
        popup = NoticesPopup(self.notices, self)
        popup.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        popup.fieldWanted.connect(self.fieldWanted)
        popup.open_above(self.button)

    def say(self, text: str, *, stays: bool = False) -> None:
        """A message over the sources: saved, could not be written. It passes, unless it stays."""
        self.showMessage(text, 0 if stays else _PASSES_MS)
