"""The user's own models and cards as rows of the pickers, before those of the catalogue."""

from typing import TYPE_CHECKING

from engine.files import catalog
from engine.hardware.gpu import Gpu, gpu_from_custom
from engine.scenario import CustomGpu, GpuChoice
from engine.units import MIB
from gui.models.picker_list import PickerRow
from gui.state.custom_library import CARD_PREFIX, MODEL_PREFIX, OwnEntries
from gui.text import numbers
from gui.text.lookup import translate

if TYPE_CHECKING:
    from engine.files.custom_library import CustomModel


def own_model_rows(own: OwnEntries) -> list[PickerRow]:
    return [_model_row(model) for model in own.models()]


def own_card_rows(own: OwnEntries) -> list[PickerRow]:
    return [_card_row(card) for card in own.cards()]


def card_of(choice: GpuChoice) -> Gpu:
    """A card with all that is known of it."""
    return gpu_from_custom(choice) if isinstance(choice, CustomGpu) else catalog.gpu(choice)


def _model_row(model: "CustomModel") -> PickerRow:
    # Loaded with the first own model, which most windows never have.
    from engine.architecture.inventory import inventory_of
    from engine.errors import InputError
    from engine.files.importers.config import read_config

    parts = [translate("OwnEntries", "Own model")]
    try:
        spec = read_config(model.config).spec
    except InputError:
        spec = None
    if spec is not None:
        parts.append(numbers.short_count(inventory_of(spec).total_parameters))
        if spec.max_context:
            text = translate("ModelSection", "{count} context")
            parts.append(text.format(count=numbers.tokens(spec.max_context)))
    detail = " · ".join(parts)
    return PickerRow(MODEL_PREFIX + model.name, model.name, detail, f"{model.origin} {detail}")


def _card_row(card: CustomGpu) -> PickerRow:
    parts = [translate("OwnEntries", "Own card"), numbers.sized(card.memory_mib * MIB, "GiB")]
    if card.vendor:
        parts.append(card.vendor)
    detail = " · ".join(parts)
    return PickerRow(CARD_PREFIX + card.name, card.name, detail, detail)
