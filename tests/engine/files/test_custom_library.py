"""Own models and cards on disk: whole or not at all, and never over a file that cannot be read."""

from pathlib import Path

import pytest

from engine import Scenario, plan
from engine.architecture.inventory import inventory_of
from engine.errors import InputError
from engine.files.custom_library import CustomLibrary, CustomModel
from engine.files.custom_sizes import CustomSizes, config_of
from engine.files.importers.config import spec_from_config
from engine.scenario import CustomGpu

LLAMA = CustomSizes(
    hidden_size=4096, num_hidden_layers=32, num_attention_heads=32, num_key_value_heads=8,
    intermediate_size=14336, vocab_size=128256,
)  # fmt: skip


def test_that_what_is_saved_comes_back_by_name(tmp_path: Path) -> None:
    library = CustomLibrary(tmp_path)
    library.cards.save(CustomGpu(name="Zeta", memory_mib=8192))
    library.cards.save(CustomGpu(name="alpha", memory_mib=4096))
    library.models.save(CustomModel(name="Mine", config={"hidden_size": 4}))
    again = CustomLibrary(tmp_path)
    assert [card.name for card in again.cards.all()] == ["alpha", "Zeta"]
    mine = again.models.get("Mine")
    assert mine is not None
    assert mine.config == {"hidden_size": 4}


def test_that_the_same_name_replaces_and_another_does_not(tmp_path: Path) -> None:
    cards = CustomLibrary(tmp_path).cards
    cards.save(CustomGpu(name="Card", memory_mib=1))
    cards.save(CustomGpu(name="Card", memory_mib=2))
    cards.save(CustomGpu(name="Card?", memory_mib=3))
    assert [(card.name, card.memory_mib) for card in cards.all()] == [("Card", 2), ("Card?", 3)]
    cards.remove("Card")
    assert [card.name for card in cards.all()] == ["Card?"]


def test_that_a_damaged_file_is_told_and_left_alone(tmp_path: Path) -> None:
    library = CustomLibrary(tmp_path)
    library.cards.folder.mkdir(parents=True)
    damaged = library.cards.folder / "Card.json"
    damaged.write_text("{", "utf-8")
    (library.cards.folder / "wrong.json").write_text('{"name": "x", "memory_mib": -1}', "utf-8")
    library.cards.save(CustomGpu(name="Card", memory_mib=5))
    assert [card.memory_mib for card in library.cards.all()] == [5]
    assert damaged.read_text("utf-8") == "{"
    assert [error.field for error in library.problems()] == ["Card.json", "wrong.json"]


def test_that_a_folder_that_cannot_be_written_says_so(tmp_path: Path) -> None:
    (tmp_path / "models").write_text("a file where the folder should be", "utf-8")
    with pytest.raises(InputError):
        CustomLibrary(tmp_path).models.save(CustomModel(name="Mine", config={}))


def test_that_a_llama_by_hand_counts_as_the_published_one() -> None:
    assert inventory_of(spec_from_config(config_of(LLAMA))).total_parameters == 8_030_261_248


def test_that_a_mixture_by_hand_counts_as_the_published_mixtral() -> None:
    sizes = LLAMA.replace(
        vocab_size=32000, num_experts=8, num_experts_per_tok=2, moe_intermediate_size=14336
    )
    inventory = inventory_of(spec_from_config(config_of(sizes)))
    assert inventory.total_parameters == 46_702_792_704
    assert inventory.active_parameters == 12_879_925_248


def test_that_an_own_model_on_an_own_card_can_be_planned() -> None:
    card = CustomGpu(name="Mine", memory_mib=24564, compute_capability="8.9")
    scenario = Scenario.model_validate(
        {"model": {"config": config_of(LLAMA), "name": "By hand"}, "gpu": card}
    )
    assert plan(scenario).model.name == "By hand"
