"""Beside the fields of length, batch and rank: how far each can go, to be adopted with a click."""

from collections.abc import Callable, Generator, Iterable

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QWidget

from engine import Method, Plan, Scenario
from engine.decide.limits import CardLimit, Limit
from gui.state.background import Background
from gui.state.own_measurements import adjustment_of
from gui.state.store import PlanStore
from gui.text.field_labels import field_hint
from gui.text.limit_words import adoptable, limit_help, limit_hint
from gui.views.field_editor import FieldEditor
from gui.views.widgets.field_row import FieldRow
from gui.views.widgets.link_button import LinkButton

_WAIT_MS = 250  # after the last edit
_PATHS = {
    ("sequence_length", False): "training.sequence_length",
    ("micro_batch", False): "training.micro_batch",
    ("sequence_length", True): "inference.context",
    ("micro_batch", True): "inference.batch",
    ("rank", False): "adapter.rank",
}
_ALL = frozenset(_PATHS.values())
_Found = tuple[str, Limit | CardLimit]


_Adjust = Callable[[Plan], Plan] | None


def _work(scenario: Scenario, method: Method, adjust: _Adjust) -> Generator[_Found, None, None]:
    from engine.decide.limits import search_limits
    from engine.resolve import resolve

    for found in search_limits(resolve(scenario), method, adjust):
        if found[0] == "cards":
            return
        yield found


class LimitHints(QObject):
    """Works only while `host` is in sight, and a moment after the last edit."""

    def __init__(
        self, store: PlanStore, host: QWidget, editors: Callable[[], Iterable[FieldEditor]]
    ) -> None:
        super().__init__(host)
        self._store, self._host, self._editors = store, host, editors
        self._limits: dict[str, Limit] = {}
        self._planned: Scenario | None = None
        self._known: list[FieldEditor] = []
        self.background = Background(self)
        self.background.stepped.connect(self._take)
        self.background.failed.connect(self._forget)
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(_WAIT_MS)
        self._wait.timeout.connect(self._start)
        store.planChanged.connect(self._changed)
        host.installEventFilter(self)

    def limits(self) -> dict[str, Limit]:
        """What has been found, by the path of the field."""
        return dict(self._limits)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        match event.type():
            case QEvent.Type.Show:
                self._changed()
            case QEvent.Type.Hide:
                self._planned = None
                self.background.cancel()
            case QEvent.Type.LanguageChange:
                # The fields below get the event first and put their own hints up.
                QTimer.singleShot(0, self, self.show_hints)
        return super().eventFilter(watched, event)

    def show_hints(self) -> None:
        """Write what is known beside the fields in sight."""
        for editor in self._editors():
            if editor.path not in _ALL or not isinstance(editor.row, FieldRow):
                continue
            if editor not in self._known:
                self._known.append(editor)
                editor.row.hintActivated.connect(lambda one=editor: self._adopt(one))
            self._show(editor, editor.row)

    def _show(self, editor: FieldEditor, row: FieldRow) -> None:
        limit = self._limits.get(editor.path)
        text = limit_hint(editor.path, limit) if limit else ""
        if limit is None or not text:
            row.set_hint(field_hint(editor.path))
            return
        value = adoptable(limit)
        row.set_hint(text, applicable=value not in (0, self._store.filled(editor.path)))
        link = row.findChild(LinkButton)
        if isinstance(link, LinkButton):
            link.setToolTip(limit_help(limit))
            link.setAccessibleDescription(limit_help(limit))

    def _adopt(self, editor: FieldEditor) -> None:
        limit = self._limits.get(editor.path)
        if limit is not None:
            editor.binding.apply(adoptable(limit))

    def _changed(self, _board: object = None) -> None:
        if not self._host.isVisible() or self._planned == self._store.scenario:
            self.show_hints()
            return
        self.background.cancel()
        self._wait.start()

    def _start(self) -> None:
        if not self._host.isVisible():
            return
        scenario, method = self._store.scenario, self._store.board.method
        self._planned = scenario
        if self._store.board.current.convention != "detailed":
            # A public convention counts no activations: what it allows is no limit.
            self._forget()
            return
        adjust = adjustment_of(self._store)
        self.background.start(lambda: _work(scenario, method, adjust))

    def _take(self, found: _Found) -> None:
        key, limit = found
        served = self._store.board.method == "inference"
        path = _PATHS.get((key, served))
        if path is not None and isinstance(limit, Limit):
            self._limits[path] = limit
            self.show_hints()

    def _forget(self, _error: object = None) -> None:
        self._limits = {}
        self.show_hints()
