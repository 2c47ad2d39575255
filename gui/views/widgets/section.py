"""A group of fields under a heading that folds it away."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from gui.theme import current_theme, set_property
from gui.theme.tokens import ICON, ROW_GAP, SECTION_HEIGHT, WINDOW_MARGIN

_ICON_EDGE = 6


class _Head(QToolButton):
    """The heading: a click folds, its key leads to the fields."""

    reached = Signal()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Shortcut:
            self.reached.emit()
            return True
        return super().event(event)


class Section(QWidget):
    """Put the content in with `set_content`; `folded(bool)` tells of a click on the heading.

    With `quiet` the heading is a link ("More ...") instead of a title.
    """

    folded = Signal(bool)

    def __init__(
        self,
        title: str = "",
        parent: QWidget | None = None,
        *,
        quiet: bool = False,
        padded: bool = True,
    ) -> None:
        super().__init__(parent)
        self._quiet = quiet
        self._content: QWidget | None = None
        self._head = _Head()
        self._head.reached.connect(self.enter)
        self._head.setCheckable(True)
        self._head.setChecked(True)
        self._head.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self._head.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self._head.setIconSize(QSize(ICON, ICON))
        self._head.setMinimumHeight(SECTION_HEIGHT)
        set_property(self._head, "role", "fold" if quiet else "section")
        self._head.toggled.connect(self._toggled)
        self._row = QHBoxLayout()
        side = WINDOW_MARGIN if padded else 0
        # A tool button keeps its icon off its edge; the arrow still stands above the fields.
        self._row.setContentsMargins(max(side - _ICON_EDGE, 0), 0, side, 0)
        self._row.addWidget(self._head)
        self._row.addStretch(1)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 8 if padded else 0, 0, 10 if padded else 0)
        self._column.setSpacing(ROW_GAP)
        self._column.addLayout(self._row)
        self._body = QVBoxLayout()
        self._body.setContentsMargins(side, 0, side, 0)
        self._column.addLayout(self._body)
        current_theme().changed.connect(self._draw_arrow)
        self.set_title(title)
        self._draw_arrow()

    def set_title(self, title: str) -> None:
        """The heading; an "&" gives it a key."""
        self._head.setText(title)
        self._head.setAccessibleName(title.replace("&", ""))

    def set_content(self, content: QWidget) -> None:
        self._content = content
        self._body.addWidget(content)
        content.setVisible(self.is_open())

    def add_aside(self, widget: QWidget) -> None:
        """Set a widget at the right end of the heading."""
        self._row.addWidget(widget)

    def is_open(self) -> bool:
        return self._head.isChecked()

    def set_open(self, is_open: bool) -> None:
        self._head.setChecked(is_open)

    def enter(self) -> None:
        """Open the section and go to its first field."""
        self.set_open(True)
        fields = self._content.findChildren(QWidget) if self._content is not None else []
        for field in fields:
            if field.focusPolicy() & Qt.FocusPolicy.TabFocus and field.isVisibleTo(self):
                field.setFocus(Qt.FocusReason.ShortcutFocusReason)
                return

    def header(self) -> QToolButton:
        return self._head

    def _toggled(self, is_open: bool) -> None:
        if self._content is not None:
            self._content.setVisible(is_open)
        self._draw_arrow()
        self.folded.emit(not is_open)

    def _draw_arrow(self) -> None:
        theme = current_theme()
        colour = theme.tokens.accent if self._quiet else theme.tokens.muted
        name = "chevron-down" if self.is_open() else "chevron-right"
        self._head.setIcon(theme.icon(name, colour))
