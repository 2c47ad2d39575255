"""Models and adapters from outside: opened, asked about where a value is missing, then planned."""

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal

from engine.errors import InputError
from engine.files.importers.imported import Imported, ImportedAdapter, Missing
from engine.resolve import keep_read
from engine.scenario import ModelChoice
from gui.state.background import Background
from gui.state.imports_kinds import PlanFile, Reading, Sizes
from gui.state.imports_process import ProcessReader, Reader
from gui.state.store import PlanStore

if TYPE_CHECKING:
    from engine.files.importers.hub import HubModel

_ADAPTED = ("lora", "qlora")
_SETTINGS = ("rank", "targets", "dropout", "dora", "rslora", "modules_to_save", "layers")
_KEPT_WITH_PLAN = 500  # keys; a config with more is named by its path


@dataclass(frozen=True, slots=True)
class Source:
    """Where a model comes from: a path, or a config that is at hand already."""

    name: str
    path: Path | None = None
    read: Callable[[Mapping[str, Any]], Imported] | None = None


@dataclass(frozen=True, slots=True)
class Pending:
    """A model that cannot be planned yet."""

    source: Source
    imported: Imported
    answers: Mapping[str, Any] = field(default_factory=dict)

    @property
    def missing(self) -> tuple[Missing, ...]:
        return self.imported.missing


class ModelImports(QObject):
    """One import at a time; whatever goes wrong, the plan of the moment stays.

    ``pendingChanged``: a model waits for values, or waits no more. ``failed(name, error)``: it
    cannot be used. ``adopted(source, imported)``: it is planned now. ``adapterRead(name,
    adapter)``: settings were taken over, the base may have to be chosen. ``planFound(path)``: the
    file is a plan of ours.
    """

    pendingChanged = Signal()
    failed = Signal(str, object)
    adopted = Signal(object, object)
    adapterRead = Signal(str, object)
    planFound = Signal(object)
    busyChanged = Signal(bool)

    def __init__(
        self, store: PlanStore, reader: Reader | None = None, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._reader = reader or ProcessReader()
        self._pending: Pending | None = None
        self._asked: Pending | None = None
        self._then: Callable[[Reading], None] | None = None
        self._background = Background(self)
        self._background.finished.connect(self._finished)
        self._background.failed.connect(self._failed)
        self._background.busyChanged.connect(self.busyChanged)
        store.planChanged.connect(self._plan_changed)
        self._model = store.scenario.model

    @property
    def pending(self) -> Pending | None:
        return self._pending

    def use_reader(self, reader: Reader) -> None:
        """Read in another way from now on."""
        self._reader.stop()
        self._reader = reader

    def warm(self) -> None:
        self._reader.warm()

    def stop(self) -> None:
        """Before the window goes."""
        self._background.cancel()
        self._reader.stop()

    def cancel(self) -> None:
        self._background.cancel()

    def is_busy(self) -> bool:
        return self._background.is_busy()

    def open_path(self, path: Path) -> None:
        name = path.name or str(path)
        self._read(Pending(Source(name, path), Imported(None)), "source", path, self._take)

    def open_hub(self, model: "HubModel") -> None:
        from engine.files.importers.hub import import_from_hub

        self.open_config(model.id, lambda answers: import_from_hub(model, answers))

    def open_config(self, name: str, read: Callable[[Mapping[str, Any]], Imported]) -> None:
        """A config that is at hand; ``read`` gives the model for the user's answers."""
        self._take_config(Pending(Source(name, None, read), Imported(None)))

    def answer(self, values: Mapping[str, Any]) -> None:
        """The user's values for missing fields, by their paths."""
        waiting = self._pending
        if waiting is None:
            return
        asked = Pending(waiting.source, waiting.imported, {**waiting.answers, **values})
        if asked.source.path is not None:
            self._read(asked, "source", asked.source.path, self._take)
        else:
            self._take_config(asked)

    def answer_from_weights(self, path: Path) -> None:
        """Let the shapes in a weight file answer what they can."""
        waiting = self._pending
        if waiting is not None:
            self._read(waiting, "sizes", path, self._take_sizes)

    def discard(self) -> None:
        """Back to the last complete plan."""
        if self._pending is not None:
            self._pending = None
            self.pendingChanged.emit()

    def _read(self, asked: Pending, task: str, path: Path, then: Callable[[Reading], None]) -> None:
        self._asked, self._then = asked, then
        answers = dict(asked.answers)

        def work() -> Generator[None, None, Reading]:
            return (yield from self._reader.read(task, path, answers))

        self._background.start(work)

    def _finished(self, found: Reading) -> None:
        self.deliver(found)

    def deliver(self, found: Reading) -> None:
        """Go on with what has been read."""
        if self._then is not None:
            self._then(found)

    def _failed(self, error: InputError) -> None:
        name = self._asked.source.name if self._asked else ""
        self.failed.emit(name, error)

    def _take_config(self, asked: Pending) -> None:
        self._asked = asked
        assert asked.source.read is not None
        try:
            found = asked.source.read(asked.answers)
        except InputError as error:
            self._failed(error)
        else:
            self._take_model(found)

    def _take(self, found: Reading) -> None:
        match found:
            case PlanFile():
                assert self._asked is not None
                assert self._asked.source.path is not None
                self.planFound.emit(self._asked.source.path)
            case ImportedAdapter():
                self._take_adapter(found)
            case Imported():
                self._take_model(found)

    def _take_sizes(self, found: Reading) -> None:
        waiting = self._pending
        if waiting is None or not isinstance(found, Sizes):
            return
        leaves = {gap.field: gap.field.rpartition(".")[2] for gap in waiting.missing}
        values = {path: found.values[leaf] for path, leaf in leaves.items() if leaf in found.values}
        if values:
            self.answer(values)
        else:
            self.failed.emit(waiting.source.name, InputError("weights_do_not_tell"))

    def _take_adapter(self, found: ImportedAdapter) -> None:
        changes: dict[str, Any] = {
            f"adapter.{name}": getattr(found.adapter, name) for name in _SETTINGS
        }
        if self._store.scenario.method not in _ADAPTED:
            changes["method"] = "lora"
        self._store.begin_gesture()
        if self._store.change(changes, "adapter.rank"):
            assert self._asked is not None
            self.adapterRead.emit(self._asked.source.name, found)

    def _take_model(self, found: Imported) -> None:
        asked = self._asked
        assert asked is not None
        if found.spec is None:
            self._pending = Pending(asked.source, found, asked.answers)
            self.pendingChanged.emit()
            return
        path = asked.source.path
        self._store.begin_gesture()
        # What the config says whole is kept with the plan; tensors stay where they are.
        if path is None or asked.answers or (found.origin == "config" and _is_small(found)):
            name = asked.source.name if path is None else found.spec.name
            choice = ModelChoice(config=found.config, name=name[:200])
        else:
            place = str(path.absolute())
            keep_read(
                place, type(found.spec).model_validate(found.spec.model_dump()), found.notices
            )
            choice = ModelChoice(path=place)
        if self._store.set("model", choice):
            self.discard()
            self.adopted.emit(asked.source, found)

    def _plan_changed(self, _board: object) -> None:
        """Another model was chosen while one was waiting."""
        if self._store.scenario.model != self._model:
            self._model = self._store.scenario.model
            self.discard()


def _is_small(found: Imported) -> bool:
    return found.config is not None and len(found.config) <= _KEPT_WITH_PLAN
