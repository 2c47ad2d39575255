"""Puts the explanation in the place of the answer, and keeps the last plan below it, faded."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QFrame, QGraphicsOpacityEffect, QHBoxLayout, QLabel, QVBoxLayout

from gui.state.imports import ModelImports
from gui.state.store import PlanStore
from gui.text import names
from gui.text.lookup import translate
from gui.theme import set_property
from gui.views.answer_panel import AnswerPanel
from gui.views.widgets.link_button import LinkButton
from gui.views.widgets.retranslating import Retranslating

if TYPE_CHECKING:
    from gui.views.needs_data_panel import NeedsDataPanel

_FADED = 0.6


class _KeptPlan(Retranslating, QFrame):
    """Whose plan it is that is still shown, and the way back to it."""

    def __init__(self, store: PlanStore, imports: ModelImports) -> None:
        super().__init__()
        self.setObjectName("card")
        self._store = store
        self._text = QLabel()
        self._text.setWordWrap(True)
        self.back = LinkButton()
        self.back.clicked.connect(imports.discard)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 12, 6)
        row.addWidget(self._text, 1)
        row.addWidget(self.back)
        set_property(self._text, "role", "muted")
        store.planChanged.connect(lambda _board: self.retranslate())
        self.retranslate()

    def text(self) -> str:
        return self._text.text()

    def retranslate(self) -> None:
        plan = self._store.board.current
        name = f"{plan.model.name}, {names.method(plan.method)}"
        text = translate("NeedsData", "The last complete plan, kept for reference: {name}")
        self._text.setText(text.format(name=name))
        self.back.setText(translate("NeedsData", "Go back to it"))


class NeedsDataCentre(QObject):
    """Shown from the moment a model waits until it is complete or given up."""

    def __init__(self, answer: AnswerPanel, store: PlanStore, imports: ModelImports) -> None:
        super().__init__(answer)
        self._answer, self._imports = answer, imports
        self._store = store
        self.panel: NeedsDataPanel | None = None
        self.kept: _KeptPlan | None = None
        imports.pendingChanged.connect(self._show)

    def is_shown(self) -> bool:
        return self.panel is not None and not self.panel.isHidden()

    def _show(self) -> None:
        waits = self._imports.pending is not None
        if waits:
            self._build()
        answer = self._answer
        for widget in (answer.header, answer.methods, answer.views):
            widget.setVisible(not waits)
        for own in (self.panel, self.kept):
            if own is not None:
                own.setVisible(waits)
        if waits:
            effect = QGraphicsOpacityEffect(answer.chart)
            effect.setOpacity(_FADED)
            answer.chart.setGraphicsEffect(effect)
        else:
            answer.chart.setGraphicsEffect(None)  # type: ignore[arg-type]

    def _build(self) -> None:
        if self.panel is not None:
            return
        from gui.views.needs_data_panel import NeedsDataPanel

        self.panel = NeedsDataPanel(self._imports)
        self.kept = _KeptPlan(self._store, self._imports)
        layout = self._answer.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.insertWidget(0, self.panel, 1)
        layout.insertWidget(layout.indexOf(self._answer.chart), self.kept)
