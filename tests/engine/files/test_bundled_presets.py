"""The examples that come with the program."""

import pytest

from engine import plan
from engine.errors import InputError
from engine.files.presets import PresetStore, bundled_presets

NAMES = [entry.name for entry in bundled_presets()]


def test_that_there_are_six_of_different_names():
    assert len(NAMES) == len(set(NAMES)) == 6


@pytest.mark.parametrize("name", NAMES)
def test_that_a_bundled_preset_is_planned_as_it_says(name, tmp_path):
    scenario = PresetStore(tmp_path).load(name)
    found = plan(scenario)
    assert found.method in name.casefold()
    assert str(scenario.box.count) in ("1", "2", "4")
    assert not [notice for notice in found.notices if notice.severity == "error"]


def test_that_the_sizes_in_the_names_are_those_of_the_models(tmp_path):
    billions = [
        round(plan(PresetStore(tmp_path).load(name)).parameters.total / 1e9) for name in NAMES
    ]
    assert billions == [8, 8, 8, 71, 71, 21]


def test_that_a_bundled_preset_cannot_be_changed(tmp_path):
    store = PresetStore(tmp_path)
    scenario = store.load(NAMES[0])
    for change in (
        lambda: store.save(NAMES[0].upper(), scenario),
        lambda: store.delete(NAMES[0]),
        lambda: store.rename(NAMES[0], "mine"),
    ):
        with pytest.raises(InputError) as caught:
            change()
        assert caught.value.key == "preset_read_only"
    assert store.duplicate(NAMES[0]).name == f"{NAMES[0]} 2"


def test_that_own_presets_come_before_the_bundled_ones(tmp_path):
    store = PresetStore(tmp_path)
    store.save("zz", store.load(NAMES[0]))
    assert [entry.name for entry in store.entries()] == ["zz", *NAMES]
