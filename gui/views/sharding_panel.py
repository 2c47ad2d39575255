"""How the cards share the work, what each of them holds, and what they send."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QScrollArea, QToolButton, QVBoxLayout, QWidget

from gui.state.store import PlanStore
from gui.text.lookup import translate
from gui.theme import current_theme, set_property
from gui.views.device_section import DeviceSection
from gui.views.field_editor import FieldEditor
from gui.views.form_section import FormSection
from gui.views.traffic_section import TrafficSection
from gui.views.widgets.hairline import Hairline
from gui.views.widgets.retranslating import Retranslating


class ShardingPanel(Retranslating, QScrollArea):
    """The right side of the planner; `foldWanted` comes from the button in its corner."""

    foldWanted = Signal()
    labelsChanged = Signal()

    def __init__(self, store: PlanStore) -> None:
        super().__init__()
        self.setObjectName("sidePanel")
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.choices = FormSection(
            lambda: translate("ShardingPanel", "Sharding"), ("sharding",), store
        )
        self.more = FormSection(
            lambda: translate("ShardingPanel", "More: tensor, pipeline, buckets"),
            ("sharding_more",),
            store,
            is_open=False,
            quiet=True,
        )
        self.devices = DeviceSection(store)
        self.traffic = TrafficSection(store)
        self.fold = QToolButton()
        set_property(self.fold, "role", "bare")
        self.fold.clicked.connect(self.foldWanted)
        self.choices.add_aside(self.fold)
        body = QWidget()
        body.setObjectName("sidePanelBody")
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 4, 0, 8)
        column.setSpacing(0)
        column.addWidget(self.choices)
        column.addWidget(self.more)
        for section in (self.devices, self.traffic):
            column.addWidget(Hairline())
            column.addWidget(section)
        column.addStretch(1)
        self.setWidget(body)
        for form in (self.choices, self.more):
            form.labelsChanged.connect(self.labelsChanged)
        current_theme().changed.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        text = translate("ShardingPanel", "Fold the sharding panel")
        self.fold.setToolTip(text)
        self.fold.setAccessibleName(text)
        self.fold.setIcon(current_theme().icon("panel-fold", current_theme().tokens.muted))

    def visible_editors(self) -> list[FieldEditor]:
        return self.choices.visible_editors() + self.more.visible_editors()

    def editor(self, path: str) -> FieldEditor | None:
        return self.choices.editor(path) or self.more.editor(path)
