"""One bar a card or group of equal cards, and main memory below them."""

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from engine import Board
from gui.models.device_bars import device_bars, host_bar, pools_text
from gui.state.store import PlanStore
from gui.text.lookup import translate
from gui.theme import set_property
from gui.views.charts.device_bar_view import DeviceBarView
from gui.views.charts.outline_bar_view import OutlineBarView
from gui.views.deferred import Deferred
from gui.views.widgets.retranslating import Retranslating
from gui.views.widgets.section import Section


class DeviceSection(Retranslating, Section):
    """Renders the devices of the plan in detail."""

    def __init__(self, store: PlanStore) -> None:
        super().__init__()
        self._store = store
        self.bars: list[DeviceBarView] = []
        self._pools = QLabel()
        self._pools.setWordWrap(True)
        set_property(self._pools, "role", "caption")
        self.host = OutlineBarView()
        box = QWidget()
        self._column = QVBoxLayout(box)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(8)
        self._column.addWidget(self.host)
        self._column.addWidget(self._pools)
        self.set_content(box)
        store.planChanged.connect(Deferred(self, self.show_board).take)
        self.retranslate()

    def retranslate(self) -> None:
        self.show_board(self._store.board)

    def show_board(self, board: Board) -> None:
        plan = board.current
        title = translate("DeviceSection", "Memory per device, {unit}")
        self.set_title(title.format(unit=plan.scenario.unit))
        wanted = device_bars(plan)
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
        host = host_bar(plan)
        self.host.setVisible(host is not None)
        if host is not None:
            self.host.set_data(host)
        text = pools_text(plan)
        self._pools.setVisible(bool(text))
        self._pools.setText(text)
