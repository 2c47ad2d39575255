"""The picker of the strategy: every choice with a line about what it does."""

from PySide6.QtCore import Qt

from gui.models.cells import Role
from gui.state.fields import Field
from gui.state.store import PlanStore
from gui.text.strategy_words import strategy_line
from gui.views.field_editor import FieldEditor
from gui.views.widgets.choice_field import ChoiceField
from gui.views.widgets.two_line_delegate import TwoLineDelegate

_MOST_WIDE = 520
_MARGIN = 32


class StrategyEditor(FieldEditor):
    """A FieldEditor whose list has two lines a choice."""

    def __init__(self, field: Field, store: PlanStore) -> None:
        super().__init__(field, store)
        if isinstance(self.widget, ChoiceField):
            view = self.widget.view()
            self._delegate = TwoLineDelegate(view)
            view.setItemDelegate(self._delegate)
            self._explain(self.widget)

    def _fill(self) -> None:
        super()._fill()
        if isinstance(self.widget, ChoiceField):
            self._explain(self.widget)

    def _explain(self, box: ChoiceField) -> None:
        for index in range(box.count()):
            line = strategy_line(str(box.itemData(index)))
            box.setItemData(index, line, Role.DETAIL)
            box.setItemData(index, line, Qt.ItemDataRole.AccessibleDescriptionRole)
        view = box.view()
        view.setMinimumWidth(min(view.sizeHintForColumn(0) + _MARGIN, _MOST_WIDE))
