"""The last session taken up and kept, and the presets beside it: files in, state out."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QObject

from engine.errors import InputError
from engine.files.folders import Folders, user_folders
from engine.files.presets import PresetStore, bundled_presets
from engine.files.session import SavedBox, Session, load_session, save_session
from engine.scenario import Scenario
from gui.settings import WindowState, read_window_state, write_window_state
from gui.state.boxes import CandidateBox
from gui.state.store import PlanStore
from gui.text.problems import input_error_text

# A first look at the comparison: one card up, one box up.
_FIRST_BOXES = (
    CandidateBox("rtx-4090", 1),
    CandidateBox("rtx-5090", 1),
    CandidateBox("rtx-6000-ada", 2),
    CandidateBox("h100-sxm-80gb", 1),
)


@dataclass
class Start:
    """What the window begins with."""

    scenario: Scenario
    example: Scenario
    preset: str | None = None
    boxes: tuple[CandidateBox, ...] = ()
    window: WindowState = field(default_factory=WindowState)
    troubles: list[str] = field(default_factory=list)

    def store(self, parent: QObject) -> PlanStore:
        """A store with a plan in it: the example's when the session's cannot be planned."""
        try:
            return PlanStore(self.scenario, parent=parent)
        except InputError as error:
            self.troubles.append(input_error_text(error))
            self.preset = self.example.name
            return PlanStore(self.example, parent=parent)


class SessionKeeper:
    """With remember=False nothing is read from the user's folders or written to them."""

    def __init__(self, *, remember: bool = True, folders: Folders | None = None) -> None:
        self._remember = remember
        self._folders = folders or user_folders()
        # Nothing is ever written to the folder that does not exist.
        nowhere = self._folders.presets / "none"
        self.presets = PresetStore(self._folders.presets if remember else nowhere)

    def start(self) -> Start:
        """The last session, or the first example; what had to be left out is told."""
        example = _first_example()
        if not self._remember:
            return Start(example, example, example.name, _FIRST_BOXES)
        path = self._folders.session
        restored = load_session(path)
        session = restored.session
        troubles = [input_error_text(error) for error in restored.problems]
        if restored.problems and session == Session():
            _keep_aside(path)
        troubles += [
            input_error_text(entry.problem)
            for entry in self.presets.own_entries()
            if entry.problem is not None
        ]
        first = session.scenario is None
        return Start(
            scenario=session.scenario or example,
            example=example,
            preset=example.name if first else session.preset,
            boxes=tuple(CandidateBox(box.gpu, box.count) for box in session.boxes)
            or (_FIRST_BOXES if first else ()),
            window=read_window_state(path.parent),
            troubles=troubles,
        )

    def save(
        self,
        scenario: Scenario,
        preset: str | None,
        boxes: Sequence[CandidateBox],
        window: WindowState,
    ) -> str | None:
        """Keep everything; the words of what went wrong, if something did."""
        if not self._remember:
            return None
        saved = tuple(SavedBox(gpu=box.gpu, count=box.count) for box in boxes)
        try:
            save_session(self._folders.session, Session(scenario, preset, saved))
            write_window_state(window, self._folders.session.parent)
        except InputError as error:
            return input_error_text(error)
        except OSError as error:
            return str(error.strerror)
        return None


def _first_example() -> Scenario:
    found = next((entry.scenario for entry in bundled_presets() if entry.scenario), None)
    if found is None:
        raise FileNotFoundError("no usable example in resources/presets")
    return found


def _keep_aside(path: Path) -> None:
    """A session that cannot be read at all is not written over when the window closes."""
    number = 1
    while (aside := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    with suppress(OSError):
        path.rename(aside)
