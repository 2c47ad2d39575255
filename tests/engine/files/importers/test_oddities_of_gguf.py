"""Rows 44 and 45, and what a .gguf header may claim."""

import struct
from pathlib import Path

import pytest

from engine.architecture.spec import SoftmaxAttention
from engine.errors import InputError
from engine.files.importers.gguf_header import TYPES
from engine.files.importers.imported import Imported
from engine.files.importers.open_path import open_path
from tests.engine.files.importers.gguf_files import ENDS, gguf, llama_metadata
from tests.engine.files.importers.samples import keys, values


def write(path: Path, data: bytes) -> Imported:
    path.write_bytes(data)
    found = open_path(path)
    assert isinstance(found, Imported)
    return found


def attention(found: Imported) -> list[SoftmaxAttention]:
    assert found.spec is not None, found.missing
    kinds = [found.spec.blocks[name].attention for name in found.spec.order]
    assert all(isinstance(kind, SoftmaxAttention) for kind in kinds)
    return [kind for kind in kinds if isinstance(kind, SoftmaxAttention)]


def test_a_single_file(tmp_path: Path) -> None:
    found = write(tmp_path / "toy.gguf", gguf(llama_metadata(), ENDS))
    assert found.origin == "gguf"
    assert found.spec is not None
    assert (found.spec.hidden, found.spec.vocab, found.spec.tied_head) == (64, 100, False)
    assert found.tensors is not None
    assert found.tensors.parameters == 12800
    assert found.tensors.bytes == 6400 // 32 * 34 + 6400 * 2
    assert found.checkpoint.packed == ("inference",)


def test_no_output_tensor_is_a_tied_head(tmp_path: Path) -> None:
    found = write(tmp_path / "toy.gguf", gguf(llama_metadata(), ENDS[:1]))
    assert found.spec is not None
    assert found.spec.tied_head


def test_44_the_parts_of_a_split_are_summed(tmp_path: Path) -> None:
    """The first part may hold no tensors; split.no counts from 0, names count from 1."""
    stub = llama_metadata(**{"split.no": 0, "split.count": 3})
    (tmp_path / "toy-00001-of-00003.gguf").write_bytes(gguf(stub, []))
    (tmp_path / "toy-00002-of-00003.gguf").write_bytes(gguf({"split.no": 1}, ENDS[:1]))
    found = write(tmp_path / "toy-00003-of-00003.gguf", gguf({"split.no": 2}, ENDS[1:]))
    assert found.tensors is not None
    assert found.tensors.parameters == 12800
    assert values(found, "origin_gguf")["files"] == 3
    assert "split_part_missing" not in keys(found)


def test_44_a_missing_part_is_a_warning(tmp_path: Path) -> None:
    (tmp_path / "toy-00001-of-00003.gguf").write_bytes(gguf(llama_metadata(), ENDS[:1]))
    found = write(tmp_path / "toy-00002-of-00003.gguf", gguf({"split.no": 1}, ENDS[1:]))
    assert values(found, "split_part_missing") == {"present": 2, "expected": 3}


def test_45_kv_heads_per_layer(tmp_path: Path) -> None:
    metadata = llama_metadata(**{"llama.attention.head_count_kv": [4, 1]})
    found = write(tmp_path / "toy.gguf", gguf(metadata, ENDS))
    assert [kind.kv_heads for kind in attention(found)] == [4, 1]


def test_45_key_and_value_lengths_differ(tmp_path: Path) -> None:
    metadata = llama_metadata(
        **{"llama.attention.key_length": 24, "llama.attention.value_length": 8}
    )
    found = write(tmp_path / "toy.gguf", gguf(metadata, ENDS))
    assert {(kind.head_dim, kind.value_dim) for kind in attention(found)} == {(24, 8)}


@pytest.mark.parametrize("length", [0, 3, 70, 300_000])
def test_long_lists_of_words_are_stepped_over(tmp_path: Path, length: int) -> None:
    """What follows the list must be found again, wherever a buffer ended."""
    words = ["x" * (length if number % 4000 == 0 else number % 7) for number in range(5000)]
    metadata = llama_metadata(**{"tokenizer.ggml.tokens": words, "after.words": 7})
    found = write(tmp_path / "toy.gguf", gguf(metadata, ENDS))
    assert found.tensors is not None
    assert found.tensors.tensors == 2


def test_an_encoder_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="not_causal"):
        write(tmp_path / "toy.gguf", gguf({"general.architecture": "nomic-bert"}, []))


HEAD = b"GGUF" + struct.pack("<I", 3)


@pytest.mark.parametrize(
    ("data", "key"),
    [(b"", "not_gguf"), (b"GGML" + b"\0" * 64, "not_gguf"),
     (b"GGUF" + struct.pack("<IQQ", 1, 0, 0), "gguf_version"),
     (HEAD + struct.pack("<QQ", 2**60, 0), "header_claims_too_much"),
     (HEAD + struct.pack("<QQ", 0, 2**60), "header_claims_too_much"),
     (HEAD + struct.pack("<QQQ", 0, 1, 2**60), "header_claims_too_much"),
     (HEAD + struct.pack("<QQ", 0, 1) + struct.pack("<Q", 1) + b"a" + struct.pack("<IIQ", 9, 4, 2**60),
      "header_claims_too_much"),
     (HEAD + struct.pack("<QQ", 0, 1) + struct.pack("<Q", 1) + b"a"
      + struct.pack("<IIQ", 9, 9, 1) * 10, "header_claims_too_much"),
     (HEAD + struct.pack("<QQ", 5, 0), "header_claims_too_much"),
     (HEAD + struct.pack("<QQ", 0, 1) + struct.pack("<Q", 1) + b"a" + struct.pack("<I", 99),
      "header_entry"), (gguf({}, []), "gguf_no_architecture")],
)  # fmt: skip
def test_headers_that_lie_are_refused(tmp_path: Path, data: bytes, key: str) -> None:
    with pytest.raises(InputError) as caught:
        write(tmp_path / "toy.gguf", data)
    assert caught.value.key == key


def test_block_sizes_are_those_of_the_public_type_table() -> None:
    """Q4_K: 2 + 2 + 12 + 128 bytes for 256 weights is 4.5 bits; Q6_K 6.5625; Q8_0 8.5."""
    bits = {name: 8 * size / count for name, count, size in TYPES.values()}
    assert (bits["Q4_K"], bits["Q6_K"], bits["Q8_0"]) == (4.5, 6.5625, 8.5)
    assert (bits["Q2_K"], bits["Q3_K"], bits["Q5_K"], bits["IQ4_XS"]) == (2.625, 3.4375, 5.5, 4.25)
