"""Presets: what is saved comes back, and what cannot be read is never lost."""

import errno
import json
import os
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.errors import InputError
from engine.files.plan_file import load_plan, scenario_from_data
from engine.files.preset_names import clean_name, free_stem, key_of, stem_of
from engine.files.presets import PresetStore
from tests.engine.files.plan_strategies import PLANS, TEXTS

PLAN = scenario_from_data({"model": "Qwen/Qwen2.5-7B-Instruct", "gpu": "rtx-4090"})
OTHER = scenario_from_data({"model": "Qwen/Qwen2.5-7B-Instruct", "gpu": "rtx-3090"})


@pytest.fixture
def store(tmp_path) -> PresetStore:
    return PresetStore(tmp_path / "config" / "presets", bundled=())


def names(store: PresetStore) -> list[str]:
    return [entry.name for entry in store.entries()]


def refusal(call, *arguments) -> InputError:
    with pytest.raises(InputError) as caught:
        call(*arguments)
    return caught.value


def test_that_there_are_none_before_the_first_is_saved(store):
    assert store.entries() == ()
    assert not store.folder.exists()


def test_that_a_saved_preset_comes_back_named(store):
    store.save("mine", PLAN)
    again = PresetStore(store.folder, ())
    assert again.load("mine") == PLAN.replace(name="mine")


def test_that_saving_again_replaces_it(store):
    store.save("mine", PLAN)
    store.save("mine", OTHER)
    assert (names(store), store.load("mine").gpu) == (["mine"], "rtx-3090")
    assert [p.name for p in store.folder.iterdir()] == ["mine.json"]


def test_that_names_which_differ_in_case_only_are_two_files_on_every_system(store):
    for name, plan in (("LoRA", PLAN), ("lora", OTHER), ("LORA", PLAN)):
        store.save(name, plan)
    files = [p.name for p in store.folder.iterdir()]
    assert len({name.casefold() for name in files}) == 3
    assert store.load("lora").gpu == "rtx-3090"
    assert sorted(names(store)) == ["LORA", "LoRA", "lora"]


@pytest.mark.parametrize(
    "name",
    ["con", "NUL", "com1.json", "../../etc/passwd", "a/b\\c", "..", ".hidden", "计划 один", "🚀",
     "x" * 200, "名" * 200, "a:b*c?", "ends with dot.", "%41", "a\u0301", "ﬁne"],
)  # fmt: skip
def test_that_any_name_can_be_saved_under_a_legal_file_name(store, name):
    store.save(name, PLAN)
    assert store.load(clean_name(name)).gpu == "rtx-4090"
    (file,) = store.folder.iterdir()
    assert len(file.name.encode()) <= 120
    assert not set(file.name) & set('/\\:*?"<>|')
    assert file.stem.casefold() not in {"con", "nul", "com1"}
    assert not file.name.startswith(".")


@pytest.mark.parametrize("name", ["", "  \n ", "\x00"])
def test_that_a_preset_needs_a_name(store, name):
    assert refusal(store.save, name, PLAN).field == "name"


def test_that_renaming_moves_the_file(store):
    store.save("before", PLAN)
    store.rename("before", "after")
    assert names(store) == ["after"]
    assert [p.name for p in store.folder.iterdir()] == ["after.json"]
    assert store.load("after").name == "after"


def test_that_renaming_may_change_the_case_only(store):
    store.save("lora", PLAN)
    store.rename("lora", "LoRA")
    assert names(store) == ["LoRA"]


def test_that_a_preset_is_never_renamed_onto_another(store):
    store.save("a", PLAN)
    store.save("b", OTHER)
    assert refusal(store.rename, "a", "B").key == "preset_exists"
    assert store.load("b").gpu == "rtx-3090"


def test_that_a_copy_gets_the_next_free_name(store):
    store.save("a", PLAN)
    assert [store.duplicate("a").name, store.duplicate("a").name] == ["a 2", "a 3"]
    assert refusal(store.duplicate, "a", "A 2").key == "preset_exists"


def test_that_a_deleted_preset_comes_back_byte_for_byte(store):
    store.folder.mkdir(parents=True)
    content = b'{"gpu":"rtx-4090",  "name":"hand made", "model":"x"}'
    (store.folder / "Mine.json").write_bytes(content)
    deleted = store.delete("hand made")
    assert names(store) == []
    assert store.restore(deleted).name == "hand made"
    assert (store.folder / "Mine.json").read_bytes() == content


def test_that_restoring_does_not_overwrite_what_was_saved_meanwhile(store):
    store.save("a", PLAN)
    deleted = store.delete("a")
    store.save("a", OTHER)
    assert store.restore(deleted).name == "a 2"
    assert store.load("a").gpu == "rtx-3090"


def test_that_an_unknown_preset_is_named(store):
    assert refusal(store.load, "none").field == "none"


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"", "json_empty"),
        (b'{"model": "x", "gpu"', "json_syntax"),
        (b"\xff\xfe", "not_text"),
        (b'{"model": "x", "gpu": "y", "colour": 1}', "unknown_key"),
        (b'{"schema": 99, "model": "x", "gpu": "y"}', "schema_unknown"),
    ],
)
def test_that_a_damaged_preset_is_listed_with_the_reason_and_kept_aside(store, content, key):
    store.save("good", PLAN)
    (store.folder / "bad.json").write_bytes(content)
    bad = next(entry for entry in store.entries() if entry.name == "bad")
    assert bad.scenario is None
    assert bad.problem is not None
    assert bad.problem.key == key
    assert refusal(store.load, "bad").key == key
    assert store.load("good").gpu == "rtx-4090"

    store.save("bad", OTHER)
    assert store.load("bad").gpu == "rtx-3090"
    assert (store.folder / "bad.json.damaged-1").read_bytes() == content

    (store.folder / "bad.json").write_bytes(content + b" ")
    store.save("bad", OTHER)
    assert (store.folder / "bad.json.damaged-1").read_bytes() == content
    assert (store.folder / "bad.json.damaged-2").read_bytes() == content + b" "


def test_that_a_damaged_preset_is_not_overwritten_by_one_of_a_like_name(store):
    store.folder.mkdir(parents=True)
    (store.folder / "Bad.json").write_bytes(b"{")
    store.save("bad", PLAN)
    assert (store.folder / "Bad.json").read_bytes() == b"{"
    assert store.load("bad").gpu == "rtx-4090"


def test_that_two_files_of_one_name_are_both_listed(store):
    store.save("a", PLAN)
    (store.folder / "copy.json").write_bytes((store.folder / "a.json").read_bytes())
    assert names(store) == ["a", "a 2"]


def test_that_other_files_in_the_folder_are_left_alone(store):
    store.save("a", PLAN)
    (store.folder / "notes.txt").write_text("x", "utf-8")
    (store.folder / "folder.json").mkdir()
    assert names(store) == ["a"]


def test_that_a_full_disk_loses_nothing(store, monkeypatch):
    store.save("a", PLAN)

    def fsync(_handle):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, "fsync", fsync)
    assert refusal(store.save, "a", OTHER).key == "disk_full"
    assert refusal(store.save, "b", OTHER).key == "disk_full"
    assert refusal(store.rename, "a", "c").key == "disk_full"
    assert (names(store), store.load("a").gpu) == (["a"], "rtx-4090")


def test_that_a_folder_that_cannot_be_written_is_told(store, monkeypatch):
    store.save("a", PLAN)

    def refuse(*_arguments, **_options):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    # By hand, as an administrator may write anywhere.
    monkeypatch.setattr(Path, "open", refuse)
    monkeypatch.setattr(Path, "unlink", refuse)
    assert refusal(store.save, "new", OTHER).key == "read_only"
    monkeypatch.undo()
    monkeypatch.setattr(Path, "unlink", refuse)
    assert refusal(store.delete, "a").key == "read_only"
    monkeypatch.undo()
    assert store.load("a").gpu == "rtx-4090"


def test_that_a_folder_that_cannot_be_read_is_listed_as_unreadable(store, monkeypatch):
    def refuse(_path):
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    store.save("a", PLAN)
    monkeypatch.setattr(Path, "iterdir", refuse)
    (entry,) = store.entries()
    assert entry.problem is not None
    assert entry.problem.key == "file_unreadable"


def test_that_a_preset_goes_out_as_a_plan_file_and_comes_in_again(store, tmp_path):
    store.save("mine", OTHER)
    store.export("mine", tmp_path / "out.json")
    assert load_plan(tmp_path / "out.json") == OTHER.replace(name="mine")
    assert store.import_file(tmp_path / "out.json").name == "mine 2"


def test_that_an_imported_plan_without_a_name_gets_that_of_its_file(store, tmp_path):
    (tmp_path / "lab box.json").write_text('{"model": "a", "gpu": "b"}', "utf-8")
    assert store.import_file(tmp_path / "lab box.json").name == "lab box"


def test_that_the_list_reads_a_scenario_only_when_it_is_asked_for(store, monkeypatch):
    for number in range(20):
        store.save(f"p{number}", PLAN)
    monkeypatch.setattr("engine.files.preset_entry.read_plan", None)
    assert len(store.entries()) == 20


def test_that_files_of_equal_stems_differ_in_more_than_case():
    taken = ["lora"]
    for name in ("LoRA", "LORA", "lora"):
        taken.append(free_stem(name, taken))
    assert len({key_of(stem) for stem in taken}) == 4


@settings(max_examples=200)
@given(st.lists(TEXTS.filter(clean_name), max_size=8, unique_by=clean_name), st.data())
def test_that_any_names_save_and_load(tmp_path_factory, given_names, data):
    store = PresetStore(tmp_path_factory.mktemp("presets"), ())
    for at, name in enumerate(given_names):
        store.save(name, PLAN.replace(box=PLAN.box.replace(count=at + 1)))
    for at, name in enumerate(given_names):
        assert store.load(clean_name(name)).box.count == at + 1
        assert 0 < len(stem_of(name).encode()) <= 100


def check_listed(folder: Path, content: bytes) -> None:
    store = PresetStore(folder, ())
    (folder / "odd.json").write_bytes(content)
    (entry,) = store.entries()
    assert (entry.scenario is None) == (entry.problem is not None)
    deleted = store.delete(entry.name)
    assert store.restore(deleted).name == entry.name
    assert (folder / "odd.json").read_bytes() == content


@settings(max_examples=200)
@given(st.one_of(PLANS.map(lambda plan: json.dumps(plan).encode()), st.binary(max_size=300)))
def test_that_a_preset_file_of_any_content_is_listed(tmp_path_factory, content):
    check_listed(tmp_path_factory.mktemp("presets"), content)


@pytest.mark.long
@settings(max_examples=2000, derandomize=False)
@given(st.one_of(PLANS.map(lambda plan: json.dumps(plan).encode()), st.binary(max_size=300)))
def test_that_a_preset_file_of_any_content_is_listed_at_length(tmp_path_factory, content):
    check_listed(tmp_path_factory.mktemp("presets"), content)
