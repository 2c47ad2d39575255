"""A folding group of fields, made from the field table when it is first opened."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from gui.state.fields import FIELDS, Place
from gui.state.store import PlanStore
from gui.views.field_editor import FieldEditor
from gui.views.widgets.form import make_form
from gui.views.widgets.retranslating import Retranslating
from gui.views.widgets.section import Section


class FormSection(Retranslating, Section):
    """`labelsChanged` tells that other labels are in sight now."""

    labelsChanged = Signal()

    def __init__(
        self,
        title: Callable[[], str],
        places: Sequence[Place],
        store: PlanStore,
        *,
        is_open: bool = True,
        quiet: bool = False,
    ) -> None:
        super().__init__("", None, quiet=quiet)
        column = self.layout()
        if quiet and column is not None:
            column.setContentsMargins(0, 2, 0, 2)
        self._title, self._places, self._store = title, places, store
        self.editors: list[FieldEditor] = []
        self._form_box: QWidget | None = None
        self.retranslate()
        self.set_open(is_open)
        if is_open:
            self._build()
        self.folded.connect(self._folded)

    def retranslate(self) -> None:
        self.set_title(self._title())
        for editor in self.editors:
            editor.retranslate()

    def visible_editors(self) -> list[FieldEditor]:
        return [e for e in self.editors if self.is_open() and e.is_wanted()]

    def editor(self, path: str) -> FieldEditor | None:
        """The editor of a path; opens the section when the field is one of its own."""
        if not any(field.path == path for place in self._places for field in FIELDS[place]):
            return None
        self.set_open(True)
        return next(editor for editor in self.editors if editor.path == path)

    def _build(self) -> None:
        box = QWidget()
        form = make_form(box)
        fields = [field for place in self._places for field in FIELDS[place]]
        self.editors = [FieldEditor(field, self._store) for field in fields]
        for editor in self.editors:
            editor.add_to(form)
        self._form = form
        self.set_content(box)
        self._form_box = box
        self._store.planChanged.connect(self._show_wanted)
        self._show_wanted()

    def _show_wanted(self, _board: object = None) -> None:
        before = [e for e in self.editors if not e.row.isHidden()]
        for editor in self.editors:
            editor.set_wanted(self._form)
        if before != [e for e in self.editors if not e.row.isHidden()]:
            self.labelsChanged.emit()

    def _folded(self, is_folded: bool) -> None:
        if not is_folded and self._form_box is None:
            self._build()
        self.labelsChanged.emit()
