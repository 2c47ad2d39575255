"""The notices of a plan, gravest first."""

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from engine import Plan
from gui.models.cells import Role
from gui.text.notices import notice_text
from gui.theme import current_theme

if TYPE_CHECKING:
    from engine.result import Notice
    from engine.units import Unit

_RANK = {"error": 0, "warning": 1, "info": 2}
_ICONS = {"error": "does_not_fit", "warning": "borderline"}


class NoticeList(QAbstractListModel):
    """One row a notice; Role.KEY is the scenario path it belongs to."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._notices: tuple[Notice, ...] = ()
        self._unit: Unit = "GiB"

    def set_plan(self, plan: Plan) -> None:
        found = tuple(sorted(plan.notices, key=lambda notice: _RANK[notice.severity]))
        if found != self._notices or plan.scenario.unit != self._unit:
            self.beginResetModel()
            self._notices, self._unit = found, plan.scenario.unit
            self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._notices)

    def data(
        self,
        index: QModelIndex | QPersistentModelIndex,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> Any:
        if not index.isValid():
            return None
        notice = self._notices[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole | Qt.ItemDataRole.ToolTipRole:
                return notice_text(notice, self._unit)
            case Qt.ItemDataRole.DecorationRole:
                theme = current_theme()
                known = _ICONS.get(notice.severity)
                return theme.verdict_icon(known) if known else theme.icon("info")
            case Role.KEY:
                return notice.field
        return None
