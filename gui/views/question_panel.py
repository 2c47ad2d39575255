"""The question: model, hardware and workload, with what is rarely needed folded away."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from gui.state.fields import Place
from gui.state.store import PlanStore
from gui.text.lookup import translate
from gui.views.field_editor import FieldEditor
from gui.views.form_section import FormSection
from gui.views.hardware_section import HardwareSection
from gui.views.model_section import ModelSection
from gui.views.widgets.hairline import Hairline

if TYPE_CHECKING:
    from gui.views.widgets.section import Section


class Labelled(Protocol):
    """Something whose label can be given a key."""

    def plain_label(self) -> str: ...
    def set_label(self, text: str) -> None: ...


class QuestionPanel(QScrollArea):
    """The left side of the planner."""

    labelsChanged = Signal()

    def __init__(self, store: PlanStore) -> None:
        super().__init__()
        self.setObjectName("sidePanel")
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.model = ModelSection(store)
        self.hardware = HardwareSection(store)
        self.workload = FormSection(
            lambda: translate("QuestionPanel", "Workload"), ("workload",), store
        )
        self.folded = (
            self._quiet(lambda: translate("QuestionPanel", "More: padding, compile, kernels"),
                        ("more",), store),
            self._quiet(lambda: translate("QuestionPanel", "Objective in detail"),
                        ("objective",), store),
            self._quiet(lambda: translate("QuestionPanel", "Machines and main memory"),
                        ("hardware_more",), store),
            self._quiet(lambda: translate("QuestionPanel", "Checkpoint, loading and saving"),
                        ("model", "loading"), store),
        )  # fmt: skip
        body = self._body = QWidget()
        body.setObjectName("sidePanelBody")
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 4, 0, 8)
        column.setSpacing(0)
        sections: list[Section] = [self.model, self.hardware, self.workload]
        for section in sections:
            if section is not self.model:
                column.addWidget(Hairline())
            column.addWidget(section)
            section.folded.connect(self.labelsChanged)
        self.workload.labelsChanged.connect(self.labelsChanged)
        for quiet in self.folded:
            column.addWidget(quiet)
            quiet.labelsChanged.connect(self.labelsChanged)
        column.addStretch(1)
        self.setWidget(body)

    def _quiet(
        self, title: Callable[[], str], places: Sequence[Place], store: PlanStore
    ) -> FormSection:
        return FormSection(title, places, store, is_open=False, quiet=True)

    def labelled(self) -> list[Labelled]:
        """Everything in sight that wants a key, from the top."""
        found: list[Labelled] = [self.model, self.hardware, *self.hardware.visible_editors()]
        for section in (self.workload, *self.folded):
            found += section.visible_editors()
        return found

    def editor(self, path: str) -> FieldEditor | None:
        """The field of a path, brought into sight."""
        for editor in self.hardware.visible_editors():
            if editor.path == path:
                return editor
        for section in (self.workload, *self.folded):
            found = section.editor(path)
            if found is not None:
                return found
        return None

    def minimum_width(self) -> int:
        """What the form needs in this language, without a horizontal scroll bar."""
        return self._body.minimumSizeHint().width() + self.verticalScrollBar().sizeHint().width()
