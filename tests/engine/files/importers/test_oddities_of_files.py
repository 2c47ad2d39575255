"""Rows 34 to 40 and 46 to 50: weight files, adapters, broken and mistaken files."""

import json
import time
from pathlib import Path

import pytest

from engine.architecture.inventory import inventory_of
from engine.errors import InputError
from engine.files.importers.imported import Imported, ImportedAdapter
from engine.files.importers.open_path import open_path
from tests.engine.files.importers.samples import (
    LLAMA,
    LLAMA_TOTAL,
    header_bytes,
    keys,
    llama_shapes,
    values,
    write_json,
    write_safetensors,
)


def model(path: Path, **answers: int) -> Imported:
    found = open_path(path, answers)
    assert isinstance(found, Imported)
    return found


def adapter(path: Path) -> ImportedAdapter:
    found = open_path(path)
    assert isinstance(found, ImportedAdapter)
    return found


def error_of(path: Path) -> InputError:
    with pytest.raises(InputError) as caught:
        open_path(path)
    return caught.value


def folder(tmp_path: Path, **claims: int | None) -> tuple[Path, int]:
    """A folder of two shards with an index; the true size of its tensors."""
    write_json(tmp_path / "config.json", LLAMA)
    first = write_safetensors(tmp_path / "a.safetensors", llama_shapes(range(1)))
    second = write_safetensors(tmp_path / "b.safetensors", llama_shapes(range(1, 2), ends=False))
    names = dict.fromkeys(llama_shapes(range(1)), "a.safetensors")
    names |= dict.fromkeys(llama_shapes(range(1, 2), ends=False), "b.safetensors")
    metadata = {k: v for k, v in claims.items() if v is not None}
    write_json(tmp_path / "model.safetensors.index.json",
               {"metadata": metadata, "weight_map": names})  # fmt: skip
    return tmp_path, first + second


def test_a_folder_is_read_from_its_headers_and_confirmed_by_the_formula(tmp_path: Path) -> None:
    path, size = folder(tmp_path)
    found = model(path)
    assert found.origin == "tensors+config"
    assert found.tensors is not None
    assert (found.tensors.parameters, found.tensors.bytes) == (LLAMA_TOTAL, size)
    assert size == 2 * LLAMA_TOTAL
    assert values(found, "count_confirmed") == {"parameters": LLAMA_TOTAL}


@pytest.mark.parametrize(("factor", "warned"), [(1.0, False), (1.019, False), (1.03, True)])
def test_34_a_wrong_total_size_is_noticed_above_two_percent(
    tmp_path: Path, factor: float, warned: bool
) -> None:
    found = model(folder(tmp_path, total_size=round(2 * LLAMA_TOTAL * factor))[0])
    assert ("index_claim_differs" in keys(found)) is warned


def test_35_a_wrong_parameter_count_is_noticed(tmp_path: Path) -> None:
    found = model(folder(tmp_path, total_parameters=333312)[0])
    said = values(found, "index_claim_differs")
    assert said == {"field": "total_parameters", "claimed": 333312, "found": LLAMA_TOTAL}


@pytest.mark.parametrize("metadata", [None, {}])
def test_36_metadata_may_be_null_or_empty(tmp_path: Path, metadata: object) -> None:
    write_json(tmp_path / "config.json", LLAMA)
    index = tmp_path / "model.safetensors.index.json"
    write_json(index, {"metadata": metadata, "weight_map": {}})
    assert model(index).origin == "config"
    single = tmp_path / "model.safetensors"
    single.write_bytes(header_bytes({"__metadata__": None}))
    assert model(single).tensors is not None


def test_absent_shards_are_noticed(tmp_path: Path) -> None:
    path, _ = folder(tmp_path)
    (path / "b.safetensors").unlink()
    assert values(model(path), "shards_absent") == {"absent": 1, "expected": 2}


def test_37_a_single_file_asks_only_for_what_shapes_do_not_show(tmp_path: Path) -> None:
    single = tmp_path / "model.safetensors"
    write_safetensors(single, llama_shapes())
    found = model(single)
    assert [gap.field for gap in found.missing] == ["num_attention_heads"]
    answered = model(single, num_attention_heads=4)
    assert answered.origin == "tensors"
    assert answered.spec is not None
    assert inventory_of(answered.spec).total_parameters == LLAMA_TOTAL
    assert values(answered, "origin_tensors") == {"family": "llama"}


def test_38_an_lfs_pointer_is_explained(tmp_path: Path) -> None:
    single = tmp_path / "model.safetensors"
    single.write_text(
        "version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 4976698672\n"
    )
    error = error_of(single)
    assert (error.key, error.values["bytes"]) == ("lfs_pointer", 4976698672)
    config = tmp_path / "config.json"
    config.write_text("version https://git-lfs.github.com/spec/v1\nsize 5\n")
    assert error_of(config).key == "lfs_pointer"


def test_39_a_tied_tensor_stored_twice_counts_once(tmp_path: Path) -> None:
    write_json(tmp_path / "config.json", LLAMA | {"tie_word_embeddings": True})
    write_safetensors(tmp_path / "model.safetensors", llama_shapes())
    found = model(tmp_path)
    assert found.tensors is not None
    assert found.tensors.parameters == LLAMA_TOTAL - 6400
    assert "count_confirmed" in keys(found)


def test_40_integer_buffers_are_not_parameters(tmp_path: Path) -> None:
    write_json(tmp_path / "config.json", LLAMA)
    buffers: dict[str, tuple[str, list[int]]] = {"model.position_ids": ("I64", [1, 2048])}
    write_safetensors(tmp_path / "model.safetensors", llama_shapes() | buffers)
    assert "count_confirmed" in keys(model(tmp_path))


def test_real_data_wins_where_the_formula_counts_less(tmp_path: Path) -> None:
    write_json(tmp_path / "config.json", LLAMA)
    more: dict[str, tuple[str, list[int]]] = {"model.extra.weight": ("BF16", [10, 10])}
    write_safetensors(tmp_path / "model.safetensors", llama_shapes() | more)
    found = model(tmp_path)
    assert found.spec is not None
    assert inventory_of(found.spec).total_parameters == LLAMA_TOTAL + 100
    assert values(found, "count_differs") == {"tensors": LLAMA_TOTAL + 100, "formula": LLAMA_TOTAL}


def test_the_stored_type_is_read_from_the_headers_where_the_config_is_silent(
    tmp_path: Path,
) -> None:
    write_json(tmp_path / "config.json", {k: v for k, v in LLAMA.items() if k != "torch_dtype"})
    write_safetensors(tmp_path / "model.safetensors",
                      {n: ("F32", s) for n, (_, s) in llama_shapes().items()})  # fmt: skip
    found = model(tmp_path)
    assert (found.dtype, found.checkpoint.kind) == ("float32", "fp32")
    assert "dtype_unknown" not in keys(found)


def test_a_model_is_called_as_its_folder(tmp_path: Path) -> None:
    folder = tmp_path / "my model [v2] 模型"
    folder.mkdir()
    write_json(folder / "config.json", LLAMA)
    for path in (folder, folder / "config.json"):
        spec = model(path).spec
        assert spec is not None
        assert spec.name == folder.name


def test_quantisation_in_a_second_file_of_the_folder(tmp_path: Path) -> None:
    write_json(tmp_path / "config.json", LLAMA)
    write_json(tmp_path / "hf_quant_config.json", {"quantization": {"quant_algo": "NVFP4"}})
    assert model(tmp_path).checkpoint.kind == "nvfp4"


ADAPTER = {"peft_type": "LORA", "r": 32, "lora_alpha": 64, "base_model_name_or_path": "org/base"}


@pytest.mark.parametrize(
    ("given", "targets"),
    [("all-linear", "all-linear"), (["q_proj", "model.layers.0.self_attn.v_proj"], ("q_proj", "v_proj")),
     (None, ("q_proj", "v_proj")), (r".*\.(down_proj|o_proj)$", ("down_proj", "o_proj"))],
)  # fmt: skip
def test_46_targets_of_an_adapter_folder(tmp_path: Path, given: object, targets: object) -> None:
    write_json(tmp_path / "adapter_config.json",
               ADAPTER | {"target_modules": given, "modules_to_save": ["lm_head"]})  # fmt: skip
    found = adapter(tmp_path)
    assert found.adapter.targets == targets
    assert (found.adapter.rank, found.base_model) == (32, "org/base")
    assert found.adapter.modules_to_save == ("lm_head",)


def test_46_a_pattern_is_read_and_never_run(tmp_path: Path) -> None:
    """(a+)+$ takes minutes when it is run against a long name."""
    pattern = r"(a+)+$|.*q_proj"
    write_json(tmp_path / "adapter_config.json", ADAPTER | {"target_modules": pattern})
    found = adapter(tmp_path)
    assert (found.adapter.targets, found.pattern) == (("q_proj",), pattern)
    write_json(tmp_path / "adapter_config.json", ADAPTER | {"target_modules": "(a+)+$"})
    assert "adapter_pattern_unread" in {n.key for n in adapter(tmp_path).notices}


def test_46_the_weights_of_an_adapter_win_over_its_config(tmp_path: Path) -> None:
    write_json(tmp_path / "adapter_config.json", ADAPTER | {"target_modules": ["q_proj"]})
    prefix = "base_model.model.model.layers.0.self_attn"
    write_safetensors(
        tmp_path / "adapter_model.safetensors",
        {f"{prefix}.{n}.lora_{ab}.weight": ("F32", [16, 64] if ab == "A" else [64, 16])
         for n in ("q_proj", "v_proj") for ab in "AB"},
    )  # fmt: skip
    found = adapter(tmp_path)
    assert (found.adapter.rank, found.adapter.targets) == (16, ("q_proj", "v_proj"))
    assert found.tensors is not None
    assert found.tensors.parameters == 4 * 16 * 64


def test_46_other_kinds_of_adapters_are_named(tmp_path: Path) -> None:
    write_json(tmp_path / "adapter_config.json", {"peft_type": "PREFIX_TUNING"})
    assert error_of(tmp_path).key == "adapter_type"


@pytest.mark.parametrize(
    ("text", "key", "place"),
    [('{"hidden_size": 64,\n "x": 1,\n}', "json_trailing_comma", (3, 1)),
     ('{"a": [1, 2,]}', "json_trailing_comma", None), ('{"a": 1 // x\n}', "json_comment", (1, 9)),
     ('{"hidden_size": NaN}', "json_not_a_number", None), ('{"a": -Infinity}', "json_not_a_number", None),
     ("{'a': 1}", "json_syntax", (1, 2)), ("", "json_empty", None), ("[1]", "json_not_an_object", None),
     ('{"a":' * 10_000 + "1" + "}" * 10_000, "json_too_deep", None),
     ('{"a":' + "[" * 10_000 + "]" * 10_000 + "}", "json_too_deep", None),
     ('{"a":' + "[" * 100 + "]" * 100 + "}", "json_too_deep", None)],
)  # fmt: skip
def test_48_broken_json_says_where(
    tmp_path: Path, text: str, key: str, place: tuple[int, int] | None
) -> None:
    path = tmp_path / "config.json"
    path.write_text(text, "utf-8")
    error = error_of(path)
    assert error.key == key
    if place:
        assert (error.values["line"], error.values["column"]) == place


def test_48_a_byte_order_mark_is_accepted_and_bytes_that_are_no_text_are_not(
    tmp_path: Path,
) -> None:
    path = tmp_path / "config.json"
    path.write_text("\ufeff" + json.dumps(LLAMA), "utf-8")
    assert model(path).spec is not None
    path.write_bytes(b"\xff\xfe{\x00}\x00")
    assert error_of(path).key == "not_text"


@pytest.mark.parametrize(
    ("content", "found"),
    [({"tokenizer_class": "X", "eos_token": "</s>"}, "tokenizer_config.json"),
     ({"eos_token_id": 2, "do_sample": True, "transformers_version": "4"}, "generation_config.json"),
     ({"image_processor_type": "X"}, "preprocessor_config.json")],
)  # fmt: skip
def test_49_a_mistaken_file_says_which_one_is_meant(
    tmp_path: Path, content: object, found: str
) -> None:
    error = error_of(write_json(tmp_path / "some.json", content))
    assert error.key == "wrong_file"
    assert dict(error.values) == {"found": found, "expected": "config.json"}


def test_50_an_index_of_a_hundred_thousand_tensors_takes_less_than_a_second(tmp_path: Path) -> None:
    names = {f"model.layers.{i}.experts.{i}.w.weight": "a.safetensors" for i in range(100_000)}
    path = write_json(tmp_path / "model.safetensors.index.json", {"weight_map": names})
    write_json(tmp_path / "config.json", LLAMA)
    start = time.perf_counter()
    found = model(path)
    assert time.perf_counter() - start < 1
    assert "shards_absent" in keys(found)


@pytest.mark.parametrize("name", ["pytorch_model.bin", "model.pt", "x.pkl"])
def test_pickles_are_never_opened(tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_bytes(b"\x80\x04cos\nsystem\n")
    assert error_of(tmp_path / name).key == "pickle_not_read"
    assert error_of(tmp_path).key == "pickle_not_read"


def test_what_is_no_model_says_what_is_accepted(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("x")
    assert error_of(tmp_path / "notes.txt").key == "unsupported_file"
    assert error_of(tmp_path).key == "folder_without_model"
    assert error_of(tmp_path / "absent.json").key == "file_not_found"


@pytest.mark.parametrize("shard", ["../a.safetensors", "/a.safetensors", "x/y.safetensors", ".."])
def test_an_index_cannot_name_files_outside_its_folder(tmp_path: Path, shard: str) -> None:
    path = write_json(tmp_path / "model.safetensors.index.json", {"weight_map": {"a": shard}})
    assert error_of(path).key == "unsafe_path"


@pytest.mark.parametrize(
    ("data", "key"),
    [((2**60).to_bytes(8, "little") + b"{}", "header_too_large"), (b"\x10", "header_short"),
     ((500).to_bytes(8, "little") + b"{}", "file_truncated"),
     (header_bytes({"a": {"dtype": "F32", "shape": [2**60], "data_offsets": [0, 4]}}), "header_entry"),
     (header_bytes({"a": {"dtype": "F32", "shape": [4], "data_offsets": [0, 8]}}), "header_offsets"),
     (header_bytes({"a": {"dtype": "F32", "shape": [4], "data_offsets": [0, 16]}}), "header_offsets"),
     (header_bytes({"a": 1}), "header_entry")],
)  # fmt: skip
def test_headers_that_lie_are_refused(tmp_path: Path, data: bytes, key: str) -> None:
    path = tmp_path / "model.safetensors"
    path.write_bytes(data)
    assert error_of(path).key == key
