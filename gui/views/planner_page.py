"""The planner: question, answer and sharding side by side, in a splitter that is remembered."""

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QWidget

from gui.state.store import PlanStore
from gui.text.mnemonics import with_mnemonics
from gui.theme import set_property
from gui.views.answer_panel import AnswerPanel
from gui.views.field_editor import FieldEditor
from gui.views.limit_hints import LimitHints
from gui.views.question_panel import Labelled, QuestionPanel
from gui.views.rail import Rail
from gui.views.sharding_panel import ShardingPanel

_LEFT, _RIGHT, _FOLD_BELOW = 300, 312, 1240


class PlannerPage(QWidget):
    """The three regions. The right one folds into a rail, by itself when room is short."""

    def __init__(self, store: PlanStore) -> None:
        super().__init__()
        self.question = QuestionPanel(store)
        self.answer = AnswerPanel(store)
        self.sharding = ShardingPanel(store)
        self.rail = Rail(store)
        self._fold_wanted: bool | None = None  # None: as the width allows
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        set_property(self.splitter, "role", "panels")
        self.splitter.setHandleWidth(1)
        self.splitter.setChildrenCollapsible(False)
        for place, panel in enumerate((self.question, self.answer, self.sharding)):
            self.splitter.addWidget(panel)
            self.splitter.setStretchFactor(place, place == 1)
        self.splitter.setSizes([_LEFT, 800, _RIGHT])
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.splitter, 1)
        row.addWidget(self.rail)
        self.sharding.foldWanted.connect(lambda: self.set_folded(True))
        self.rail.unfoldWanted.connect(lambda: self.set_folded(False))
        for panel in (self.question, self.sharding, self.answer.methods):
            panel.labelsChanged.connect(self.give_keys)
        self._fold()
        self.give_keys()
        self.limits = LimitHints(store, self, self._limited)
        self.answer.methods.labelsChanged.connect(self.limits.show_hints)

    def _limited(self) -> list[FieldEditor]:
        return [*self.question.workload.editors, *self.answer.methods.visible_editors()]

    def is_folded(self) -> bool:
        return self.sharding.isHidden()

    def fold_wanted(self) -> bool | None:
        """What the user asked for, None while the width decides."""
        return self._fold_wanted

    def set_folded(self, folded: bool | None) -> None:
        self._fold_wanted = folded
        self._fold()
        self.give_keys()

    def editor(self, path: str) -> FieldEditor | None:
        """The field of a path, wherever it is, brought into sight."""
        for editor in self.answer.methods.visible_editors():
            if editor.path == path:
                return editor
        found = self.question.editor(path)
        if found is None:
            found = self.sharding.editor(path)
            if found is not None and self.is_folded():
                self.set_folded(False)
        return found

    def give_keys(self) -> None:
        """Each label in sight its own key."""
        labelled: list[Labelled] = list(self.question.labelled())
        labelled += self.answer.methods.visible_editors()
        if not self.is_folded():
            labelled += self.sharding.visible_editors()
        texts = with_mnemonics([item.plain_label() for item in labelled])
        for item, text in zip(labelled, texts, strict=True):
            item.set_label(text)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            # The panels below get the event first and put their plain labels up.
            QTimer.singleShot(0, self, self.give_keys)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fold()
        self.question.setMinimumWidth(self.question.minimum_width())

    def _fold(self) -> None:
        narrow = self.width() < _FOLD_BELOW
        folded = narrow if self._fold_wanted is None else self._fold_wanted
        if folded != self.sharding.isHidden() or folded == self.rail.isHidden():
            self.sharding.setVisible(not folded)
            self.rail.setVisible(folded)
