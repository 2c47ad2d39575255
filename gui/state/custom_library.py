"""The user's own models and cards, as the pickers offer them."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Signal

from engine.errors import InputError
from engine.files.custom_library import CustomLibrary, CustomModel
from engine.scenario import CustomGpu, GpuChoice, ModelChoice

MODEL_PREFIX, CARD_PREFIX = "own-model:", "own-card:"


class OwnEntries(QObject):
    """Read when they are first asked for. Failures are told by ``failed``, never raised."""

    changed = Signal()
    failed = Signal(object)

    def __init__(self, files: CustomLibrary, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._files = files
        self._models: tuple[CustomModel, ...] | None = None
        self._cards: tuple[CustomGpu, ...] | None = None

    def models(self) -> tuple[CustomModel, ...]:
        if self._models is None:
            self._models = self._files.models.all()
        return self._models

    def cards(self) -> tuple[CustomGpu, ...]:
        if self._cards is None:
            self._cards = self._files.cards.all()
        return self._cards

    def problems(self) -> tuple[InputError, ...]:
        return self._files.problems()

    def save_model(self, name: str, config: dict[str, Any], origin: str = "") -> bool:
        model = CustomModel(name=name, config=config, origin=origin[:300])
        return self._try(lambda: self._files.models.save(model))

    def save_card(self, card: CustomGpu) -> bool:
        return self._try(lambda: self._files.cards.save(card))

    def remove_model(self, name: str) -> bool:
        return self._try(lambda: self._files.models.remove(name))

    def remove_card(self, name: str) -> bool:
        return self._try(lambda: self._files.cards.remove(name))

    def model_choice(self, key: str) -> ModelChoice | str:
        """What a picker's key means for the plan: an own model, or an id of the catalogue."""
        name = key.removeprefix(MODEL_PREFIX)
        found = next((m for m in self.models() if m.name == name), None)
        if found is None or name == key:
            return key
        return ModelChoice(config=found.config, name=found.name)

    def card_choice(self, key: str) -> GpuChoice:
        """What a picker's key means for the plan: an own card, or an id of the catalogue."""
        name = key.removeprefix(CARD_PREFIX)
        found = next((card for card in self.cards() if card.name == name), None)
        return key if found is None or name == key else found

    def _try(self, act: Callable[[], object]) -> bool:
        self._models = self._cards = None
        try:
            act()
        except InputError as error:
            self.failed.emit(error)
            return False
        self.changed.emit()
        return True
