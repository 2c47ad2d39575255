"""Hypothesis strategies: JSON that resembles a plan, and JSON that does not."""

from hypothesis import strategies as st

from engine.files.scenario_paths import known_keys

WORDS = sorted({word for key in known_keys().values() for word in key.choices})
NAMES = sorted({path.rpartition(".")[2] for path in known_keys()})
# Every Unicode character but lone halves of pairs, which no UTF-8 file can hold.
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=30)

SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**70), 2**70),
    st.integers(-2, 5000),
    st.floats(allow_nan=False, allow_infinity=False),
    st.sampled_from(WORDS),
    TEXTS,
)
VALUES = st.recursive(
    SCALARS,
    lambda inner: st.one_of(
        st.lists(inner, max_size=4),
        st.dictionaries(st.one_of(st.sampled_from(NAMES), TEXTS), inner, max_size=5),
    ),
    max_leaves=20,
)
SECTIONS = [
    "model", "gpu", "box", "adapter", "quantization", "objective", "training", "inference",
    "sharding", "loading", "saving",
]  # fmt: skip
PLANS = st.fixed_dictionaries(
    {"model": st.one_of(st.just("Qwen/Qwen2.5-7B-Instruct"), VALUES), "gpu": st.just("rtx-4090")},
    optional={
        "schema": st.one_of(st.just(1), SCALARS),
        "name": st.one_of(TEXTS, SCALARS),
        "method": st.sampled_from(["full", "lora", "qlora", "inference"]),
        **{
            name: st.dictionaries(st.sampled_from(NAMES), SCALARS, max_size=3)
            for name in SECTIONS
            if name not in ("model", "gpu")
        },
    },
)
