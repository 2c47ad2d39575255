"""The last session taken up and kept, and the presets beside it: files in, state out."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QObject

from engine.errors import InputError
from engine.scenario import Scenario
from gui.settings import WindowState, read_window_state, write_window_state
from gui.state.boxes import CandidateBox
from gui.state.store import PlanStore
from gui.text.problems import input_error_text

EXAMPLE: dict[str, Any] = {
    "name": "8B LoRA on two 4090s",
    "model": "meta-llama/Llama-3.1-8B",
    "gpu": "rtx-4090",
    "box": {"count": 2, "host_ram_gib": 64},
    "method": "lora",
    "training": {"sequence_length": 4096, "gradient_accumulation": 16},
    "sharding": {"strategy": "fsdp"},
}


@dataclass
class Start:
    """What the window begins with."""

    scenario: Scenario
    example: Scenario
    preset: str | None = None
    boxes: tuple[CandidateBox, ...] = ()
    window: WindowState = WindowState()
    troubles: list[str] = field(default_factory=list)

    def store(self, parent: QObject) -> PlanStore:
        """A store with a plan in it: the example's when the session's cannot be planned."""
        try:
            return PlanStore(self.scenario, parent=parent)
        except InputError as error:
            self.troubles.append(input_error_text(error))
            self.preset = None
            return PlanStore(self.example, parent=parent)


class _Entry:
    def __init__(self, name, scenario):  # type: ignore[no-untyped-def]
        self.name, self.scenario, self.bundled, self.problem = name, scenario, True, None


class _Files:
    def entries(self):  # type: ignore[no-untyped-def]
        return [_Entry(EXAMPLE["name"], Scenario.model_validate(EXAMPLE))]


class SessionKeeper:
    """With remember=False nothing is read from the user's folders or written to them."""

    def __init__(self, *, remember: bool = True) -> None:
        self._remember = remember
        self.presets = _Files()

    def start(self) -> Start:
        example = Scenario.model_validate(EXAMPLE)
        window = read_window_state() if self._remember else WindowState()
        return Start(example, example, EXAMPLE["name"], window=window)

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
        write_window_state(window)
        return None
