"""A folding group of sharding fields: degrees and pickers of their own kind among plain ones."""

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from engine import Board
from gui.models.sharding import Sharing
from gui.models.sharding_degrees import DEGREES, PREFIX
from gui.models.sharding_fields import matters
from gui.state.fields import Field
from gui.state.store import PlanStore
from gui.theme import set_property
from gui.views.degree_editor import DegreeEditor, show_notices
from gui.views.field_editor import FieldEditor
from gui.views.layout_strategy import StrategyEditor
from gui.views.widgets.form import make_form
from gui.views.widgets.retranslating import Retranslating
from gui.views.widgets.section import Section


class LayoutForm(Retranslating, Section):
    """`labelsChanged` tells that other labels are in sight now.

    ``headed``: the first field has the whole width, and a remark below it.
    """

    labelsChanged = Signal()

    def __init__(
        self,
        title: Callable[[], str],
        fields: tuple[Field, ...],
        store: PlanStore,
        *,
        is_open: bool = True,
        quiet: bool = False,
        headed: bool = False,
    ) -> None:
        super().__init__("", None, quiet=quiet)
        column = self.layout()
        if quiet and column is not None:
            column.setContentsMargins(0, 2, 0, 2)
        self._title, self._fields, self._store = title, fields, store
        self._headed = headed
        self._sharing: Sharing | None = None
        self.editors: list[FieldEditor] = []
        self.line = QLabel(self)
        self.line.setWordWrap(True)
        self.line.setVisible(False)
        set_property(self.line, "role", "caption")
        self.retranslate()
        self.set_open(is_open)
        if is_open:
            self._build()
        self.folded.connect(self._folded)

    def retranslate(self) -> None:
        self.set_title(self._title())
        for editor in self.editors:
            editor.retranslate()
        self._show_notices(self._store.board)

    def visible_editors(self) -> list[FieldEditor]:
        return [e for e in self.editors if self.is_open() and self._is_wanted(e)]

    def has_any(self) -> bool:
        """Whether any of its fields matters now."""
        plan = self._store.board.current
        return any(
            matters(field, plan)
            and (field.needs is None or self._store.filled(field.needs[0]) in field.needs[1])
            for field in self._fields
        )

    def editor(self, path: str) -> FieldEditor | None:
        """The editor of a path; opens the section when the field is one of its own."""
        if not any(field.path == path for field in self._fields):
            return None
        self.set_open(True)
        return next(editor for editor in self.editors if editor.path == path)

    def show_sharing(self, sharing: Sharing | None) -> None:
        """What the degrees can be now."""
        self._sharing = sharing
        for editor in self.visible_editors():
            if isinstance(editor, DegreeEditor):
                editor.show_sharing(sharing)

    def set_line(self, text: str) -> None:
        """The remark below the first field."""
        self.line.setText(text)
        self.line.setVisible(bool(text) and self._headed)

    def _build(self) -> None:
        box, fields = QWidget(), QWidget()
        column = QVBoxLayout(box)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        self._form = make_form(fields)
        self.editors = [_editor(field, self._store) for field in self._fields]
        for editor in self._in_form():
            editor.add_to(self._form)
        if self._headed:
            column.addWidget(self.editors[0].stacked())
            column.addWidget(self.line)
        column.addWidget(fields)
        self.set_content(box)
        self._store.planChanged.connect(self._show_board)
        self._show_board(self._store.board)
        self.show_sharing(self._sharing)

    def _in_form(self) -> list[FieldEditor]:
        return self.editors[1:] if self._headed else self.editors

    def _show_board(self, board: Board) -> None:
        before = [e for e in self.editors if not e.row.isHidden()]
        for editor in self._in_form():
            wanted = self._is_wanted(editor)
            if self._form.isRowVisible(editor.row) != wanted:
                self._form.setRowVisible(editor.row, wanted)
        self._show_notices(board)
        if before != [e for e in self.editors if not e.row.isHidden()]:
            self.labelsChanged.emit()

    def _show_notices(self, board: Board) -> None:
        for editor in self.editors:
            show_notices(editor, board.current)

    def _is_wanted(self, editor: FieldEditor) -> bool:
        return editor.is_wanted() and matters(editor.field, self._store.board.current)

    def _folded(self, is_folded: bool) -> None:
        if not is_folded and not self.editors:
            self._build()
        self.labelsChanged.emit()


def _editor(field: Field, store: PlanStore) -> FieldEditor:
    if field.path == "sharding.strategy":
        return StrategyEditor(field, store)
    if field.path.removeprefix(PREFIX) in DEGREES:
        return DegreeEditor(field, store)
    return FieldEditor(field, store)
