"""How the cards share the work, what each of them holds, and what they send."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QToolButton, QVBoxLayout, QWidget

from engine import Board
from gui.models.sharding import Sharing, is_shared, layout_text, sharing_of, time_of_step
from gui.models.sharding_fields import DEGREE_FIELDS, MAIN, OPTIONS, is_split
from gui.state.store import PlanStore
from gui.text.choices import choice
from gui.text.lookup import translate
from gui.text.notices import notice_text
from gui.text.strategy_words import strategy_line
from gui.theme import current_theme, set_property
from gui.theme.tokens import WINDOW_MARGIN
from gui.views.deferred import Deferred
from gui.views.device_section import DeviceSection
from gui.views.field_editor import FieldEditor
from gui.views.layout_cards import LINK_PADDING
from gui.views.layout_dialog import LayoutDialog
from gui.views.layout_form import LayoutForm
from gui.views.layout_time import TimeSection
from gui.views.traffic_section import TrafficSection
from gui.views.widgets.caption import Caption
from gui.views.widgets.hairline import Hairline
from gui.views.widgets.link_button import LinkButton
from gui.views.widgets.retranslating import Retranslating


class ShardingPanel(Retranslating, QScrollArea):
    """The right side of the planner; `foldWanted` comes from the button in its corner."""

    foldWanted = Signal()
    labelsChanged = Signal()

    def __init__(self, store: PlanStore) -> None:
        super().__init__()
        self._store = store
        self._sharing: Sharing | None = None
        self._was_split = False
        self.setObjectName("sidePanel")
        self.setWidgetResizable(True)
        # Only where the window leaves the panel less room than its fields need.
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.choices = LayoutForm(
            lambda: translate("ShardingPanel", "Sharding"), MAIN, store, headed=True
        )
        self.degrees = LayoutForm(
            lambda: translate("ShardingPanel", "Degrees: tensor, pipeline, context"),
            DEGREE_FIELDS, store, is_open=False, quiet=True,
        )  # fmt: skip
        self.options = LayoutForm(self._options_title, OPTIONS, store, is_open=False, quiet=True)
        self.forms = (self.choices, self.degrees, self.options)
        self.devices = DeviceSection(store)
        self.traffic = TrafficSection(store)
        self.time = TimeSection()
        self.notice = Caption()
        self.find_button = LinkButton()
        self.find_button.clicked.connect(self.find_layout)
        self.fold = QToolButton()
        set_property(self.fold, "role", "bare")
        self.fold.clicked.connect(self.foldWanted)
        self.choices.add_aside(self.fold)
        self._build()
        for form in self.forms:
            form.labelsChanged.connect(self.labelsChanged)
            form.folded.connect(lambda _folded, form=form: form.show_sharing(self._sharing))
        current_theme().changed.connect(self.retranslate)
        store.planChanged.connect(Deferred(self, self.show_board).take)
        self.retranslate()

    def _build(self) -> None:
        body = QWidget()
        body.setObjectName("sidePanelBody")
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 4, 0, 8)
        column.setSpacing(0)
        column.addWidget(self.choices)
        for widget in (self.notice, self.find_button):
            row = QHBoxLayout()
            is_link = widget is self.find_button
            side = WINDOW_MARGIN - LINK_PADDING if is_link else WINDOW_MARGIN
            row.setContentsMargins(side, 0, WINDOW_MARGIN, 2)
            row.addWidget(widget)
            if is_link:
                row.addStretch(1)
            column.addLayout(row)
        column.addWidget(self.degrees)
        column.addWidget(self.options)
        for section in (self.devices, self.traffic, self.time):
            column.addWidget(Hairline())
            column.addWidget(section)
        column.addStretch(1)
        self.setWidget(body)

    def retranslate(self) -> None:
        text = translate("ShardingPanel", "Fold the sharding panel")
        self.fold.setToolTip(text)
        self.fold.setAccessibleName(text)
        self.fold.setIcon(current_theme().icon("panel-fold", current_theme().tokens.muted))
        self.find_button.setText(translate("ShardingPanel", "Find a layout…"))
        self.show_board(self._store.board)

    def show_board(self, board: Board) -> None:
        """What follows from the plan beyond its fields."""
        plan = board.current
        sharing = self._sharing = sharing_of(plan)
        strategy = plan.scenario.sharding.strategy
        lines = [strategy_line(strategy), layout_text(sharing)]
        if not is_shared(plan) and plan.method == "inference":
            lines = [translate("ShardingPanel", "Serving: the strategy only says who holds what.")]
        self.choices.set_line("\n".join(line for line in lines if line))
        self.notice.show_text(
            " ".join(
                notice_text(n, plan.scenario.unit) for n in plan.notices if n.field == "sharding"
            ),
            "notice",
        )
        self.find_button.setEnabled(is_shared(plan))
        self.options.set_title(self._options_title())
        self.options.setVisible(self.options.has_any())
        if is_split(plan) and not self._was_split:
            self.degrees.set_open(True)
        self._was_split = is_split(plan)
        for form in self.forms:
            form.show_sharing(sharing)
        self.traffic.show_sharing(sharing)
        self.time.show_time(time_of_step(sharing))

    def find_layout(self) -> LayoutDialog:
        """Search the ways to share this run, in a window of its own."""
        dialog = LayoutDialog(self._store, self.window())
        dialog.show()
        return dialog

    def visible_editors(self) -> list[FieldEditor]:
        return [editor for form in self.forms for editor in form.visible_editors()]

    def editor(self, path: str) -> FieldEditor | None:
        return next((found for form in self.forms if (found := form.editor(path))), None)

    def _options_title(self) -> str:
        strategy = choice("sharding.strategy", self._store.filled("sharding.strategy"))
        return translate("ShardingPanel", "Options of {strategy}").format(strategy=strategy)
