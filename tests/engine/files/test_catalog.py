"""The bundled catalogue against the counts its makers publish and what drivers report."""

import pytest

from engine.architecture.inventory import inventory_of
from engine.errors import InputError
from engine.files import catalog, catalog_rows
from engine.hardware.gpu import supports_of

MODELS = [row.id for row in catalog.model_rows()]
CARDS = [row.id for row in catalog.gpu_rows()]


def layers(model_id: str) -> tuple[str, ...]:
    return catalog.model(model_id).order


def test_that_nothing_of_the_collection_is_missing():
    assert len(MODELS) == len(set(MODELS)) == 199
    assert len(CARDS) == len(set(CARDS)) == 84


@pytest.mark.parametrize("model_id", MODELS)
def test_that_the_inventory_counts_every_parameter(model_id):
    inventory, facts = inventory_of(catalog.model(model_id)), catalog.model_facts(model_id)
    assert inventory.total_parameters == facts.parameters
    assert inventory.text_parameters == facts.text_parameters
    assert inventory.embedding_parameters == facts.embedding_parameters
    if facts.active_parameters is not None:
        assert inventory.active_parameters == facts.active_parameters
    if facts.match == "direct":
        assert inventory.total_parameters == facts.published_parameters


@pytest.mark.parametrize(
    ("model_id", "published"),
    [
        ("Qwen/Qwen2.5-7B-Instruct", 7_615_616_512),
        ("meta-llama/Llama-3.1-8B", 8_030_261_248),
        ("meta-llama/Llama-3.3-70B-Instruct", 70_553_706_496),
        ("Qwen/Qwen3-32B", 32_762_123_264),
        ("google/gemma-3-4b-it", 4_300_079_472),
    ],
)
def test_that_the_total_is_what_hugging_face_shows(model_id, published):
    assert inventory_of(catalog.model(model_id)).total_parameters == published


def test_that_a_model_file_is_named_after_its_id():
    for name, raw in catalog_rows.raw_folder("models").items():
        assert name == catalog_rows.model_file(raw["spec"]["id"])
    for name, raw in catalog_rows.raw_folder("gpus").items():
        assert name == raw["id"]


@pytest.mark.parametrize(
    ("model_id", "pattern"),
    [
        ("google/gemma-3-12b-it", ["sliding"] * 5 + ["full"]),
        ("google/gemma-2-9b", ["sliding", "full"]),
        ("openai/gpt-oss-20b", ["sliding", "full"]),
        ("allenai/Olmo-3-1125-32B", ["sliding"] * 3 + ["full"]),
        ("Qwen/Qwen3-Next-80B-A3B-Instruct", ["linear"] * 3 + ["full"]),
        (
            "meta-llama/Llama-4-Maverick-17B-128E-Instruct",
            ["chunked-dense", "chunked-experts", "chunked-dense", "full-experts"],
        ),
    ],
)
def test_that_the_kinds_of_layers_repeat_as_published(model_id, pattern):
    order = layers(model_id)
    assert list(order) == [pattern[index % len(pattern)] for index in range(len(order))]


@pytest.mark.parametrize(
    ("model_id", "dense"), [("deepseek-ai/DeepSeek-V3", 3), ("deepseek-ai/DeepSeek-V2-Lite", 1)]
)
def test_that_the_first_layers_of_deepseek_are_dense(model_id, dense):
    spec = catalog.model(model_id)
    kinds = [spec.blocks[name].mlp.kind for name in spec.order]
    assert kinds == ["dense"] * dense + ["experts"] * (len(kinds) - dense)


@pytest.mark.parametrize("gpu_id", CARDS)
def test_that_every_card_is_valid_and_has_its_sources(gpu_id):
    card = catalog.gpu(gpu_id)
    assert card.sources
    assert card.capacity == card.memory_mib * 1024 * 1024
    if card.memory_label_gb:  # at most a driver's share below the label, never above 2^30 a GB
        assert 0.9 * card.memory_label_gb * 1e9 < card.capacity <= card.memory_label_gb * 2**30
    if card.vendor == "NVIDIA" and card.compute_capability:
        assert supports_of(card.compute_capability).fp8 == card.supports.fp8


@pytest.mark.parametrize(
    ("gpu_id", "mib"), [("rtx-4090", 24564), ("a100-sxm4-80gb", 81920), ("h200-sxm", 143771)]
)
def test_that_capacity_is_what_nvidia_smi_prints(gpu_id, mib):
    assert catalog.gpu(gpu_id).memory_mib == mib


def test_that_an_unknown_model_is_answered_with_the_nearest():
    with pytest.raises(InputError) as caught:
        catalog.model("llama 3.1 8b")
    assert (caught.value.key, caught.value.field) == ("unknown_model", "model")
    assert "meta-llama/Llama-3.1-8B" in str(caught.value.values["nearest"]).split(", ")


def test_that_an_unknown_card_names_the_field_it_came_from():
    with pytest.raises(InputError) as caught:
        catalog.gpu("RTX 4090", "box.cards.1")
    assert (caught.value.key, caught.value.field) == ("unknown_gpu", "box.cards.1")
    assert str(caught.value.values["nearest"]).split(", ")[0] == "rtx-4090"


@pytest.mark.parametrize("bad", ["", "..", "../links", "a/../b", "x\0", "rtx-4090.json", "\\"])
def test_that_no_id_reaches_outside_the_catalogue(bad):
    with pytest.raises(InputError):
        catalog.gpu(bad)
    with pytest.raises(InputError):
        catalog.model(bad)


def test_that_an_object_is_made_once():
    assert catalog.model(MODELS[0]) is catalog.model(MODELS[0], "elsewhere")
    assert catalog.gpu(CARDS[0]) is catalog.gpu(CARDS[0], "elsewhere")
