"""The list that a search picker opens: a search line over two-line rows."""

from PySide6.QtCore import QAbstractItemModel, QEvent, QModelIndex, QObject, QSize, Qt, Signal
from PySide6.QtGui import QAction, QHideEvent, QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from gui.models.cells import Role
from gui.theme import current_theme, set_property
from gui.theme.tokens import TWO_LINE_ROW
from gui.views.widgets.retranslating import Retranslating
from gui.views.widgets.token_filter import TokenFilter
from gui.views.widgets.two_line_delegate import TwoLineDelegate

_ROWS, _WIDTH = 8, 380
_PASSED_ON = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class PickerPopup(Retranslating, QFrame):
    """Emits `picked(key)` for the row that was entered or clicked, `closed` in any case."""

    picked = Signal(object)
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup | Qt.WindowType.FramelessWindowHint)
        self.setObjectName("popup")
        self.filter = TokenFilter(self)
        self.search = QLineEdit()
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._search)
        self.search.installEventFilter(self)
        self._glass = QAction(self)
        self.search.addAction(self._glass, QLineEdit.ActionPosition.LeadingPosition)
        self.list = QListView()
        self.list.setModel(self.filter)
        self.list.setItemDelegate(TwoLineDelegate(self.list))
        self.list.setUniformItemSizes(True)
        self.list.setMouseTracking(True)
        self.list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        # The search line keeps the keyboard, and the list shows where Enter would go.
        self.list.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.list.clicked.connect(self._take)
        self._nothing = QLabel()
        set_property(self._nothing, "role", "muted")
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._actions = QHBoxLayout()
        self._actions.setSpacing(4)
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 6, 6, 6)
        column.setSpacing(6)
        column.addWidget(self.search)
        column.addWidget(self.list, 1)
        column.addWidget(self._nothing, 1)
        column.addLayout(self._actions)
        current_theme().changed.connect(self._draw_icons)
        self._draw_icons()
        self.retranslate()

    def retranslate(self) -> None:
        self.search.setPlaceholderText(self.tr("Search by name, family or size"))
        self.search.setAccessibleName(self.tr("Search"))
        self.list.setAccessibleName(self.tr("Matches"))
        self._nothing.setText(self.tr("Nothing matches"))

    def set_placeholder(self, text: str) -> None:
        self.search.setPlaceholderText(text)

    def set_model(self, model: QAbstractItemModel) -> None:
        self.filter.setSourceModel(model)

    def add_action(self, action: QAction) -> None:
        """A button below the list, for what is not in it yet."""
        button = QToolButton()
        button.setDefaultAction(action)
        button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        action.triggered.connect(self.hide)
        self._actions.addWidget(button)

    def open_at(self, below: QWidget, current: object) -> None:
        self.search.clear()
        self._search("")
        rows = self.filter.match(self.filter.index(0, 0), Role.KEY, current, 1)
        if rows:
            self.list.setCurrentIndex(rows[0])
        self._fit(below)
        self.show()
        self.search.setFocus(Qt.FocusReason.PopupFocusReason)
        self.list.scrollTo(self.list.currentIndex(), QListView.ScrollHint.PositionAtCenter)

    def _fit(self, below: QWidget) -> None:
        rows = min(max(self.filter.rowCount(), 3), _ROWS)
        width = max(below.width(), _WIDTH)
        extra = self._actions.sizeHint().height() + 6 if self._actions.count() else 0
        self.resize(width, self.search.sizeHint().height() + rows * TWO_LINE_ROW + 20 + extra)
        corner = below.mapToGlobal(below.rect().bottomLeft())
        screen = below.screen().availableGeometry()
        x = min(corner.x(), screen.right() - width)
        y = corner.y() + 2
        if y + self.height() > screen.bottom():
            y = below.mapToGlobal(below.rect().topLeft()).y() - self.height() - 2
        self.move(max(x, screen.left()), max(y, screen.top()))

    def _search(self, query: str) -> None:
        self.filter.set_query(query)
        found = self.filter.rowCount() > 0
        self.list.setVisible(found)
        self._nothing.setVisible(not found)
        if found:
            self.list.setCurrentIndex(self.filter.index(0, 0))

    def _take(self, index: QModelIndex) -> None:
        if index.isValid() and index.flags() & Qt.ItemFlag.ItemIsEnabled:
            self.hide()
            self.picked.emit(index.data(Role.KEY))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if (
            watched is self.search
            and isinstance(event, QKeyEvent)
            and event.type() == QEvent.Type.KeyPress
            and self._search_key(event)
        ):
            return True
        return super().eventFilter(watched, event)

    def _search_key(self, event: QKeyEvent) -> bool:
        key = event.key()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._take(self.list.currentIndex())
            return True
        if key in _PASSED_ON:
            # QListView moves its own cursor, also without having the focus.
            self.list.keyPressEvent(event)
            return True
        return False

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.closed.emit()

    def _draw_icons(self) -> None:
        theme = current_theme()
        self._glass.setIcon(theme.icon("search", theme.tokens.muted))

    def minimumSizeHint(self) -> QSize:
        return QSize(240, 120)
