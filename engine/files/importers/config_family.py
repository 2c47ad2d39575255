"""Which family a config belongs to, and the traits that its own keys change."""

from typing import Any

from engine.architecture.families import UNKNOWN, Family, all_families, find_family
from engine.architecture.family import Traits
from engine.files.importers.config_fields import Fields

ACTIVATIONS = {
    "silu": "silu", "swish": "silu", "swiglu": "silu", "swigluoai": "silu", "gelu": "gelu",
    "gelu_python": "gelu", "geglu": "gelu", "gelu_new": "gelu_new", "gelu_fast": "gelu_new",
    "gelu_pytorch_tanh": "gelu_tanh", "gelu_tanh": "gelu_tanh", "quick_gelu": "gelu",
    "relu": "relu", "relu2": "relu2", "relu_squared": "relu2", "xielu": "relu2",
}  # fmt: skip
ACTIVATION_KEYS = (
    "hidden_activation",
    "hidden_act",
    "activation_function",
    "activation",
    "hidden_activation_function",
)
GATED = ("silu", "swish", "swiglu", "geglu")
USER_TRAITS = "finefit_traits"


def _nearest(model_type: str) -> Family | None:
    """A family whose name ``model_type`` begins with ("gemma_like" -> gemma)."""
    text = model_type.lower().replace("-", "_")
    fits = [name for name in all_families() if text.startswith(name + "_")]
    return all_families()[max(fits, key=len)] if fits else None


def choose_family(fields: Fields) -> Family:
    """The family of the text level, or of a level around it; assumed ones are noted."""
    names = [str(part.get("model_type") or "") for part in (fields.level, *reversed(fields.outer))]
    for name in names:
        found = find_family(name)
        if found is not None:
            return found
    for name in names:
        found = _nearest(name)
        if found is not None:
            fields.note("assumed_family", "warning", found=name, family=found.model_type)
            return found
    if "n_embd" in fields.level and not any(names):
        fields.note("assumed_family", "warning", found="n_embd", family="gpt2")
        return all_families()["gpt2"]
    fields.note("unknown_family", "warning", found=next(filter(None, names), ""))
    return UNKNOWN


def _word(value: object) -> str:
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)


def _own_keys(fields: Fields, family: Family) -> dict[str, Any]:
    """Traits that the config's own keys set, by the family's tables of keys."""
    found: dict[str, Any] = {}
    for key, traits in family.flags.items():
        value = fields.flag(key)
        if value is not None:
            found |= dict.fromkeys(traits, value)
    for key, table in family.choices.items():
        if key in fields.level:
            chosen = table.get(_word(fields.level[key]))
            if chosen is None and fields.level[key] is not None:
                chosen = table.get("*")
            found |= chosen or {}
    for key, (trait, usual) in family.dropouts.items():
        value = fields.raw(key)
        probability = value if isinstance(value, int | float) else usual
        found[trait] = probability > 0
    return found


def _activation(fields: Fields, family: Family, known: bool) -> dict[str, Any]:
    value = next((v for k in ACTIVATION_KEYS if (v := fields.level.get(k)) is not None), None)
    if not isinstance(value, str):
        if not known:
            fields.note("assumed_gated", "warning", gated="true", basis="")
        return {}
    word = value.lower()
    found: dict[str, Any] = {}
    if word in ACTIVATIONS:
        found["activation"] = ACTIVATIONS[word]
    else:
        fields.note("unknown_activation", found=word[:60], used=family.traits.activation)
    if not known:
        found["gated"] = word in GATED
        fields.note("assumed_gated", "warning", gated=str(found["gated"]).lower(), basis=word[:60])
    return found


def _unknown_norm(fields: Fields) -> dict[str, Any]:
    layernorm = any(k in fields.level for k in ("layer_norm_epsilon", "layer_norm_eps"))
    if layernorm and "rms_norm_eps" not in fields.level:
        fields.note("assumed_norm", norm="layernorm", basis="layer_norm_eps")
        return {"norm": {"kind": "layernorm"}}
    return {}


def tied_head(fields: Fields, family: Family, known: bool) -> bool:
    """Whether head and embedding are one tensor; the family's default when no level says it."""
    value = fields.flag("tie_word_embeddings")
    if value is not None:
        return value
    fields.note(
        "assumed_tied", "info" if known else "warning",
        tied=str(family.traits.tied_head).lower(), family=family.model_type,
    )  # fmt: skip
    return family.traits.tied_head


def read_traits(fields: Fields, family: Family) -> Traits:
    """The family's traits with what the config itself says laid over them.

    A mapping ``finefit_traits`` in the config is the user's own word and wins.
    """
    known = family is not UNKNOWN
    changes = _own_keys(fields, family) | _activation(fields, family, known)
    if not known:
        changes = _unknown_norm(fields) | changes
    changes["tied_head"] = tied_head(fields, family, known)
    users = fields.raw(USER_TRAITS)
    if isinstance(users, dict):
        changes |= users
    return family.traits.replace(**changes)
