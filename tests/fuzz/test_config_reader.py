"""Any object at all is a model, a list of gaps, or an InputError: never another exception."""

import json
from contextlib import suppress
from pathlib import Path
from typing import Any

from hypothesis import strategies as st

from engine.architecture.families import all_families
from engine.architecture.inventory import inventory_of
from engine.errors import InputError
from engine.files.importers.config import read_config
from engine.files.importers.config_fields import KEYS
from engine.files.importers.json_text import parse_json
from tests.engine.files.importers.samples import LLAMA
from tests.fuzz.runs import both

SHARED = Path(__file__).resolve().parents[2].parent / "shared" / "data" / "configs"
REAL = [json.loads(p.read_text("utf-8")) for p in sorted(SHARED.glob("*/config.json"))] or [LLAMA]
OTHER_KEYS = [
    "model_type", "text_config", "vision_config", "quantization_config", "layer_types", "dtype",
    "sliding_window", "use_sliding_window", "kv_lora_rank", "q_lora_rank", "qk_rope_head_dim",
    "qk_nope_head_dim", "v_head_dim", "moe_layer_freq", "mlp_only_layers", "decoder_sparse_step",
    "tie_word_embeddings", "hidden_act", "multi_query", "mlp_ratio", "full_attention_interval",
    "global_head_dim", "num_kv_shared_layers", "hidden_size_per_layer_input", "finefit_traits",
    "index_n_heads", "index_head_dim", "layer_norm_eps", "architectures", "max_window_layers",
    "sliding_window_pattern", "indexer_types", "word_embed_proj_dim", "linear_num_key_heads",
]  # fmt: skip
NAMES = sorted({k for names in KEYS.values() for k in names} | set(OTHER_KEYS))

scalars = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 70), st.integers(), st.floats(), st.text(max_size=8),
    st.sampled_from(["64", "2.0", "full_attention", "linear_attention", "silu", "fp8", "gptq",
                     "bitsandbytes", *sorted(all_families())]),
)  # fmt: skip
anything = st.recursive(
    scalars,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.sampled_from(NAMES), inner, max_size=6)
    ),
    max_leaves=10,
)
invented = st.dictionaries(
    st.one_of(st.sampled_from(NAMES), st.text(max_size=5)), anything, max_size=10
)
changed = st.builds(
    lambda config, changes: config | changes,
    st.sampled_from([LLAMA, *REAL]),
    st.dictionaries(st.sampled_from(NAMES), anything, max_size=4),
)
nested = st.builds(
    lambda config, changes, key: {"model_type": "x", key: config | changes},
    st.sampled_from([LLAMA, *REAL]), invented, st.sampled_from(["text_config", "llm_config"]),
)  # fmt: skip


def check_config(config: dict[str, Any]) -> None:
    with suppress(InputError):
        found = read_config(config)
        assert (found.spec is None) == bool(found.missing)
        if found.spec is not None:
            assert inventory_of(found.spec).total_parameters > 0
            assert len(found.spec.order) == found.spec.layer_count <= 10_000


def check_text(data: bytes) -> None:
    with suppress(InputError):
        assert isinstance(parse_json(data, "config.json"), dict)


def damage(data: bytes, position: int, piece: bytes) -> bytes:
    at = position % (len(data) + 1)
    return data[:at] + piece + data[at + len(piece) :]


texts = st.one_of(
    st.binary(max_size=200),
    st.builds(damage, st.sampled_from([json.dumps(c).encode() for c in [LLAMA, *REAL[:20]]]),
              st.integers(0, 10**6), st.binary(min_size=1, max_size=6)),
)  # fmt: skip

test_invented_configs, test_invented_configs_deeply = both(check_config, invented)
test_changed_real_configs, test_changed_real_configs_deeply = both(check_config, changed)
test_nested_configs, test_nested_configs_deeply = both(check_config, nested)
test_damaged_text, test_damaged_text_deeply = both(check_text, texts)
