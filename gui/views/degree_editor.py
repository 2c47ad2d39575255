"""The field of one degree of parallelism: only what these cards and this model can do."""

from engine import Plan
from gui.models.sharding import Sharing
from gui.models.sharding_degrees import Degree, degree_of, objection
from gui.state.bind import Binding
from gui.state.fields import Field
from gui.state.store import PlanStore
from gui.text import sharding_words
from gui.text.field_help import field_help
from gui.text.notices import notice_text
from gui.views.degree_field import DegreeField
from gui.views.field_editor import SHORT_WIDTH, FieldEditor
from gui.views.widgets.field_row import FieldRow

_FEW = 5


class DegreeEditor(FieldEditor):
    """A FieldEditor whose numbers come from the engine's layout rules."""

    def __init__(self, field: Field, store: PlanStore) -> None:
        self.field, self._store = field, store
        self._sharing: Sharing | None = None
        self._degree = Degree(field.path, 1, (1,))
        self.box = DegreeField()
        self.widget = self.box
        self.row: FieldRow = FieldRow("", self.box, field_width=SHORT_WIDTH)
        self.binding = Binding(self.box, field, store)
        self.binding.shown.connect(self._render_marks)
        self.binding.refused.connect(self._mark_refused)
        self.box.refused.connect(self._object)
        self.row.resetWanted.connect(self.binding.reset)
        self.retranslate()

    def show_sharing(self, sharing: Sharing | None) -> None:
        """Learn what can be chosen now."""
        self._sharing = sharing
        if sharing is not None:
            self._degree = degree_of(sharing.prepared, self.path)
            self.box.set_legal(self._degree.legal)
        self._show_hint()

    def retranslate(self) -> None:
        self._fill()
        self.set_label(self.plain_label())
        self.row.set_help(field_help(self.path))
        self._show_hint()
        self.binding.show_value()

    def show_notices(self, plan: Plan) -> None:
        """Say at the field what the engine says about it."""
        show_notices(self, plan)

    def _show_hint(self) -> None:
        legal = self._degree.legal
        free = self._sharing is not None and (len(legal) > 1 or self._degree.value > 1)
        self.box.setEnabled(free)
        self.box.setToolTip(field_help(self.path) if free else sharding_words.only_one())
        shown = legal if len(legal) <= _FEW else (*legal[: _FEW - 1], legal[-1])
        hint = sharding_words.some(shown)
        if len(legal) > len(shown):
            hint = sharding_words.up_to(shown[:-1], legal[-1])
        self.row.set_hint(hint if free else "")

    def _object(self, number: int) -> None:
        """Why a typed number cannot be; the plan stays."""
        if self._sharing is None:
            return
        found = objection(self._sharing.prepared, self.path, number)
        near = self._degree.near(number)
        text = sharding_words.refusal(found, near) if found else sharding_words.possible(near)
        self.row.set_invalid(text)


def show_notices(editor: FieldEditor, plan: Plan) -> None:
    """The plan's notices about one field, below it."""
    if not isinstance(editor.row, FieldRow):
        return
    texts = [notice_text(n, plan.scenario.unit) for n in plan.notices if n.field == editor.path]
    if texts:
        editor.row.set_notice(" ".join(texts))
