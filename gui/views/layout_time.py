"""How long an optimizer step takes, estimated, with its range."""

from PySide6.QtWidgets import QHeaderView, QSizePolicy

from engine.decide.timing import StepTime
from gui.models.sharding import time_rows
from gui.models.simple_table import SimpleTable
from gui.text.lookup import translate
from gui.theme.tokens import TABLE_ROW_LOW
from gui.views.plain_table import PlainTable
from gui.views.traffic_section import TABLE_MARGIN
from gui.views.widgets.retranslating import Retranslating
from gui.views.widgets.section import Section


class TimeSection(Retranslating, Section):
    """Hidden where no time can be estimated."""

    def __init__(self) -> None:
        super().__init__()
        self._time: StepTime | None = None
        self.model = SimpleTable(self)
        self.table = PlainTable()
        self.table.setModel(self.model)
        self.table.set_row_height(TABLE_ROW_LOW)
        self.table.horizontalHeader().hide()
        self.table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.table.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._body.setContentsMargins(TABLE_MARGIN, 0, TABLE_MARGIN, 0)
        self.set_content(self.table)
        self.retranslate()

    def retranslate(self) -> None:
        title = translate("TimeSection", "Time of a step, estimated")
        self.set_title(title)
        self.table.setAccessibleName(title)
        self.table.name_actions()
        self.show_time(self._time)

    def show_time(self, time: StepTime | None) -> None:
        self._time = time
        self.setVisible(time is not None)
        if time is None:
            return
        header = (translate("TimeSection", "Of a step"), translate("TimeSection", "Expected"))
        self.model.set_texts(header, time_rows(time))
        self.table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.table.setFixedHeight(self.model.rowCount() * TABLE_ROW_LOW + 2)
