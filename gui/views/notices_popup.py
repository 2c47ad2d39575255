"""The notices of the plan as a list; each one leads to its field."""

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QListView, QVBoxLayout, QWidget

from gui.models.cells import Role
from gui.models.notice_list import NoticeList
from gui.text.lookup import translate

_WIDTH, _MOST_HEIGHT = 520, 320


class NoticesPopup(QFrame):
    """`fieldWanted(path)` is emitted for the notice that was taken."""

    fieldWanted = Signal(object)

    def __init__(self, model: NoticeList, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup | Qt.WindowType.FramelessWindowHint)
        self.setObjectName("popup")
        self.list = QListView()
        self.list.setModel(model)
        self.list.setWordWrap(True)
        self.list.setIconSize(QSize(16, 16))
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setAccessibleName(translate("NoticesPopup", "Notices"))
        self.list.activated.connect(self._take)
        self.list.clicked.connect(self._take)
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 6, 6, 6)
        column.addWidget(self.list)

    def open_above(self, anchor: QWidget) -> None:
        self.resize(_WIDTH, _MOST_HEIGHT)
        self.list.doItemsLayout()
        rows = self.list.model().rowCount()
        height = sum(self.list.visualRect(self.list.model().index(n, 0)).height() + 2
                     for n in range(rows))  # fmt: skip
        self.resize(_WIDTH, min(height + 24, _MOST_HEIGHT))
        corner = anchor.mapToGlobal(anchor.rect().topRight())
        self.move(corner.x() - self.width(), corner.y() - self.height() - 4)
        self.show()
        self.list.setFocus(Qt.FocusReason.PopupFocusReason)

    def _take(self, index: QModelIndex) -> None:
        path = index.data(Role.KEY)
        self.hide()
        if path:
            self.fieldWanted.emit(path)
