"""Headers, indexes, .gguf files and adapters made of anything: a result or an InputError."""

import json
import tempfile
import tracemalloc
from contextlib import suppress
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from engine.errors import InputError
from engine.files.importers.adapter import adapter_from_config
from engine.files.importers.gguf_header import TYPES
from engine.files.importers.hub import cached_model, parse_id
from engine.files.importers.imported import Imported, ImportedAdapter
from engine.files.importers.open_path import open_path
from tests.engine.files.importers.gguf_files import ENDS, gguf, llama_metadata
from tests.engine.files.importers.samples import LLAMA, entry, header_bytes, llama_shapes
from tests.fuzz.runs import both
from tests.fuzz.test_config_reader import anything, damage

MEMORY = 64 * 1024**2  # bytes a reader of a small file may take, whatever the file claims


def opened(files: dict[str, bytes], target: str) -> None:
    """Open ``target`` in a folder of ``files``: an import or an InputError, in little memory."""
    with tempfile.TemporaryDirectory(prefix="finefit-fuzz-") as name:
        folder = Path(name)
        for file, data in files.items():
            (folder / file).write_bytes(data)
        tracemalloc.start()
        try:
            with suppress(InputError):
                assert isinstance(open_path(folder / target), Imported | ImportedAdapter)
            peak = tracemalloc.get_traced_memory()[1]
        finally:
            tracemalloc.stop()
        assert peak < MEMORY


HEADER = header_bytes({n: entry(d, s) for n, (d, s) in llama_shapes().items()})
sides = st.one_of(st.integers(-1, 100), st.integers(0, 2**62), st.none(), st.text(max_size=3))
entries = st.one_of(
    anything,
    st.fixed_dictionaries({"dtype": st.sampled_from(["F32", "BF16", "I64", "U8", "F4", "X", ""]),
                           "shape": st.lists(sides, max_size=4),
                           "data_offsets": st.lists(sides, max_size=3)}),
    st.builds(entry, st.sampled_from(["F32", "BF16", "I64"]), st.lists(st.integers(0, 9), max_size=3)),
)  # fmt: skip
tensor_names = st.one_of(
    st.sampled_from(
        [*llama_shapes(), "__metadata__", "wte.weight", "model.layers.999999.w1.weight"]
    ),
    st.text(max_size=12),
)
headers = st.one_of(
    st.dictionaries(tensor_names, entries, max_size=8).map(header_bytes),
    st.builds(damage, st.just(HEADER), st.integers(0, len(HEADER)), st.binary(min_size=1, max_size=8)),
    st.builds(lambda size, rest: size.to_bytes(8, "little") + rest, st.integers(0, 2**64 - 1),
              st.binary(max_size=50)),
    st.binary(max_size=80),
)  # fmt: skip


def check_header(data: bytes) -> None:
    opened({"model.safetensors": data}, "model.safetensors")


def check_header_beside_a_config(data: bytes) -> None:
    opened(
        {"model.safetensors": data + bytes(200_000), "config.json": json.dumps(LLAMA).encode()}, "."
    )


indexes = st.fixed_dictionaries(
    {"weight_map": st.one_of(anything, st.dictionaries(
        tensor_names, st.one_of(st.just("model.safetensors"), st.text(max_size=8)), max_size=8))},
    optional={"metadata": st.one_of(anything, st.fixed_dictionaries(
        {"total_size": anything, "total_parameters": anything}))},
)  # fmt: skip


def check_index(content: dict[str, Any]) -> None:
    files = {"model.safetensors.index.json": json.dumps(content).encode(), "model.safetensors": HEADER,
             "config.json": json.dumps(LLAMA).encode()}  # fmt: skip
    opened(files, "model.safetensors.index.json")
    opened(files, ".")


numbers = st.one_of(st.integers(0, 200), st.integers(0, 2**32 - 1))
metadata = st.builds(
    lambda changes: llama_metadata(**changes),
    st.dictionaries(
        st.one_of(st.sampled_from(sorted(llama_metadata())), st.text(max_size=6)),
        st.one_of(numbers, st.text(max_size=6), st.floats(width=32),
                  st.lists(numbers, max_size=4), st.lists(st.text(max_size=3), max_size=3)),
        max_size=4,
    ),
)  # fmt: skip
listed = st.lists(
    st.tuples(st.one_of(st.sampled_from(["token_embd.weight", "output.weight"]), st.text(max_size=5)),
              st.lists(st.integers(0, 2**62), max_size=5), st.sampled_from([*TYPES, 99])),
    max_size=4,
)  # fmt: skip
GGUF = gguf(llama_metadata(), ENDS)
ggufs = st.one_of(
    st.builds(gguf, metadata, listed),
    st.builds(damage, st.just(GGUF), st.integers(0, len(GGUF)), st.binary(min_size=1, max_size=8)),
    st.builds(lambda rest: b"GGUF\x03\0\0\0" + rest, st.binary(max_size=100)),
)


def check_gguf(data: bytes) -> None:
    opened({"toy.gguf": data}, "toy.gguf")


def check_split(data: bytes) -> None:
    opened({"toy-00001-of-00002.gguf": GGUF, "toy-00002-of-00002.gguf": data},
           "toy-00002-of-00002.gguf")  # fmt: skip


adapters = st.fixed_dictionaries(
    {"peft_type": st.sampled_from(["LORA", "lora", "", None, 3])},
    optional=dict.fromkeys(
        ("r", "target_modules", "modules_to_save", "lora_dropout", "use_dora", "layers_to_transform",
         "base_model_name_or_path", "rank_pattern"), anything),
)  # fmt: skip


def check_adapter(content: dict[str, Any]) -> None:
    with suppress(InputError):
        assert adapter_from_config(content).adapter.rank >= 1
    opened({"adapter_config.json": json.dumps(content).encode()}, ".")


def check_id(text: str) -> None:
    with suppress(InputError):
        assert "/../" not in f"/{parse_id(text)[0]}/"


def check_cache(data: bytes) -> None:
    with tempfile.TemporaryDirectory(prefix="finefit-fuzz-") as name:
        (Path(name) / "org--toy.json").write_bytes(data)
        found = cached_model("org/toy", Path(name))
        assert found is None or isinstance(found.config, dict)


caches = st.one_of(anything.map(lambda value: json.dumps(value).encode()), st.binary(max_size=60))

test_headers, test_headers_deeply = both(check_header, headers)
test_folders, test_folders_deeply = both(check_header_beside_a_config, headers)
test_indexes, test_indexes_deeply = both(check_index, indexes)
test_ggufs, test_ggufs_deeply = both(check_gguf, ggufs)
test_splits, test_splits_deeply = both(check_split, ggufs)
test_adapters, test_adapters_deeply = both(check_adapter, adapters)
test_ids, test_ids_deeply = both(
    check_id, st.one_of(st.text(), st.from_regex(r"[a-z/:.?#-]{0,40}"))
)
test_caches, test_caches_deeply = both(check_cache, caches)
