"""One bar a card or group of equal cards, and main memory and NVMe below them."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from engine import Board
from gui.models.bars import OutlineBar
from gui.models.device_bars import (
    FEW_BARS,
    busiest_text,
    device_bars,
    device_rows,
    pools_text,
)
from gui.models.device_bars_host import host_bar, nvme_bar
from gui.state.store import PlanStore
from gui.text.lookup import translate
from gui.text.sharding_plural_words import sharding_plurals
from gui.theme import set_property
from gui.views.charts.device_bar_view import DeviceBarView
from gui.views.charts.outline_bar_view import OutlineBarView
from gui.views.deferred import Deferred
from gui.views.layout_cards import CardsLine
from gui.views.stage_table import DeviceTableDialog
from gui.views.widgets.link_button import LinkButton
from gui.views.widgets.retranslating import Retranslating
from gui.views.widgets.section import Section


class DeviceSection(Retranslating, Section):
    """Renders the devices of the plan in detail."""

    def __init__(self, store: PlanStore) -> None:
        super().__init__()
        self._store = store
        self._all = False
        self.bars: list[DeviceBarView] = []
        self.busiest, self._pools = QLabel(), QLabel()
        for label in (self.busiest, self._pools):
            label.setWordWrap(True)
            set_property(label, "role", "caption")
        self.host, self.nvme = OutlineBarView(), OutlineBarView()
        self.more, self.as_table = LinkButton(), LinkButton()
        self.more.clicked.connect(self._toggle_all)
        self.as_table.clicked.connect(self.open_table)
        self.add_aside(self.as_table)
        self.cards = CardsLine(store)
        box = QWidget()
        self._column = QVBoxLayout(box)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        self._column.addWidget(self.more, 0, Qt.AlignmentFlag.AlignLeft)
        for widget in (self.host, self.nvme, self.busiest, self._pools, self.cards):
            self._column.addWidget(widget)
        self.set_content(box)
        store.planChanged.connect(Deferred(self, self.show_board).take)
        self.retranslate()

    def retranslate(self) -> None:
        self.as_table.setText(translate("DeviceSection", "As a table"))
        self.show_board(self._store.board)

    def open_table(self) -> DeviceTableDialog:
        """The same numbers in a window of their own."""
        dialog = DeviceTableDialog(self._store, self.window())
        dialog.show()
        return dialog

    def show_board(self, board: Board) -> None:
        plan = board.current
        title = translate("DeviceSection", "Memory per device, {unit}")
        self.set_title(title.format(unit=plan.scenario.unit))
        count = len(device_rows(plan))
        self.more.setVisible(count > FEW_BARS)
        self.more.setText(
            translate("DeviceSection", "Show fewer")
            if self._all
            else sharding_plurals().show_all(count)
        )
        wanted = device_bars(plan, None if self._all else FEW_BARS)
        while len(self.bars) > len(wanted):
            spare = self.bars.pop()
            self._column.removeWidget(spare)
            spare.deleteLater()
        while len(self.bars) < len(wanted):
            bar = DeviceBarView()
            self._column.insertWidget(len(self.bars), bar)
            self.bars.append(bar)
        for view, data in zip(self.bars, wanted, strict=True):
            view.set_data(data)
        _show_bar(self.host, host_bar(plan))
        _show_bar(self.nvme, nvme_bar(plan))
        for label, text in ((self.busiest, busiest_text(plan)), (self._pools, pools_text(plan))):
            label.setVisible(bool(text))
            label.setText(text)

    def _toggle_all(self) -> None:
        self._all = not self._all
        self.show_board(self._store.board)


def _show_bar(view: OutlineBarView, data: OutlineBar | None) -> None:
    view.setVisible(data is not None)
    if data is not None:
        view.set_data(data)
