"""A missing value in words: its name, why it is needed, what is usual, where it stands."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

from engine.files.importers.config_fields import KEYS
from engine.files.importers.imported import Missing
from gui.text import numbers
from gui.text.lookup import translate, words

_NAMES = {
    "hidden": QT_TRANSLATE_NOOP("SizeName", "Hidden size"),
    "layers": QT_TRANSLATE_NOOP("SizeName", "Layers"),
    "heads": QT_TRANSLATE_NOOP("SizeName", "Attention heads"),
    "kv_heads": QT_TRANSLATE_NOOP("SizeName", "Key/value heads"),
    "head_dim": QT_TRANSLATE_NOOP("SizeName", "Head size"),
    "width": QT_TRANSLATE_NOOP("SizeName", "MLP width"),
    "vocab": QT_TRANSLATE_NOOP("SizeName", "Vocabulary"),
    "context": QT_TRANSLATE_NOOP("SizeName", "Context"),
    "window": QT_TRANSLATE_NOOP("SizeName", "Attention window"),
    "experts": QT_TRANSLATE_NOOP("SizeName", "Experts"),
    "per_token": QT_TRANSLATE_NOOP("SizeName", "Experts per token"),
    "expert_width": QT_TRANSLATE_NOOP("SizeName", "Expert width"),
    "shared_experts": QT_TRANSLATE_NOOP("SizeName", "Shared experts"),
    "shared_width": QT_TRANSLATE_NOOP("SizeName", "Width of shared experts"),
    "tied": QT_TRANSLATE_NOOP("SizeName", "Tied embeddings"),
    "gated": QT_TRANSLATE_NOOP("SizeName", "Gated MLP"),
    "norm": QT_TRANSLATE_NOOP("SizeName", "Norm"),
    "family": QT_TRANSLATE_NOOP("SizeName", "Family"),
    "dtype": QT_TRANSLATE_NOOP("SizeName", "Weights"),
}
_WHY = {
    "sets_every_matrix": QT_TRANSLATE_NOOP(
        "MissingWhy", "It is a side of every matrix. Every total depends on it."
    ),
    "sets_depth": QT_TRANSLATE_NOOP(
        "MissingWhy", "Weights and activations grow with each layer; without it there is no total."
    ),
    "sets_embedding_and_logits": QT_TRANSLATE_NOOP(
        "MissingWhy", "It sets the embedding, the head and the logits, often the largest tensor."
    ),
    "sets_attention_shape": QT_TRANSLATE_NOOP(
        "MissingWhy", "It sets the shapes of the attention matrices and of the KV cache."
    ),
    "sets_mlp_shape": QT_TRANSLATE_NOOP(
        "MissingWhy",
        "It sets the MLP matrices of every layer, about two thirds of all parameters.",
    ),
    "sets_expert_shape": QT_TRANSLATE_NOOP(
        "MissingWhy", "It sets the matrices of every expert, most of the parameters."
    ),
    "sets_active_experts": QT_TRANSLATE_NOOP(
        "MissingWhy", "It says how many experts work on a token, and so what is kept for training."
    ),
    "sets_linear_attention": QT_TRANSLATE_NOOP(
        "MissingWhy", "It sets the matrices and the state of the linear attention layers."
    ),
    "hidden_not_divisible_by_heads": QT_TRANSLATE_NOOP(
        "MissingWhy", "The hidden size does not divide by the heads, so it cannot be derived."
    ),
}
_EXPECTED = {
    "sets_mlp_shape": QT_TRANSLATE_NOOP(
        "MissingExpected", "A whole number, usually 2.5 to 4 times the hidden size."
    ),
    "sets_active_experts": QT_TRANSLATE_NOOP("MissingExpected", "A whole number, usually 1 to 8."),
    "hidden_not_divisible_by_heads": QT_TRANSLATE_NOOP(
        "MissingExpected", "A whole number, usually 64, 128 or 256."
    ),
}


def leaf(path: str) -> str:
    return path.rpartition(".")[2]


def size_of(path: str) -> str:
    """The size a config key holds; the key itself where it is none of the usual ones."""
    key = leaf(path)
    return next((size for size, keys in KEYS.items() if key in keys), key)


def size_name(path: str) -> str:
    """The name of a size by its path in a config."""
    return words("SizeName", _NAMES, size_of(path))


def why_needed(gap: Missing) -> str:
    return words("MissingWhy", _WHY, gap.why)


def where_to_find(gap: Missing) -> str:
    """Other names of the key, and the weights."""
    others = [key for key in KEYS.get(size_of(gap.field), ()) if key != leaf(gap.field)]
    text = translate(
        "MissingWhere", "In config.json of the model's repository, as {key}. Or in the weights."
    )
    if others:
        text = translate(
            "MissingWhere",
            "In config.json of the model's repository, as {key} or {others}. Or in the weights.",
        )
    return text.format(key=leaf(gap.field), others=", ".join(others[:3]))


def expected_value(gap: Missing) -> str:
    """What form the value has, and what such models usually have, with its basis."""
    if isinstance(gap.usual, int):
        text = translate("MissingExpected", "Such models usually have {value} ({basis}).")
        return text.format(value=numbers.whole(gap.usual), basis=basis_name(gap.basis))
    if gap.why in _EXPECTED:
        return words("MissingExpected", _EXPECTED, gap.why)
    return translate("MissingExpected", "A whole number; nothing is guessed.")


def basis_name(basis: str) -> str:
    if basis == "transformers_default":
        return translate("MissingExpected", "transformers' default")
    return basis.replace("_", " ") if " " in basis else basis
