"""Typed access to one level of a config: sizes, flags and lists, each error naming its key."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.errors import InputError
from engine.files.importers.imported import Missing
from engine.files.importers.json_text import integral
from engine.result import Notice, Severity, Value

LARGEST_SIZE = 10**9

# size -> keys that hold it, in order of preference (public configs of transformers and others)
KEYS: dict[str, tuple[str, ...]] = {
    "hidden": ("hidden_size", "n_embd", "d_model", "dim", "n_embed"),
    "layers": ("num_hidden_layers", "n_layer", "num_layers", "n_layers"),
    "heads": ("num_attention_heads", "n_head", "num_heads", "n_heads", "attention_heads"),
    "kv_heads": ("num_key_value_heads", "num_kv_heads", "n_head_kv", "n_kv_heads"),
    "head_dim": ("head_dim", "kv_channels", "attention_head_dim"),
    "width": ("intermediate_size", "ffn_dim", "n_inner", "ffn_hidden_size", "d_ff", "ffn_size",
              "hidden_dim"),
    "vocab": ("vocab_size", "padded_vocab_size", "n_vocab"),
    "context": (
        "max_position_embeddings", "n_positions", "max_sequence_length", "seq_length", "n_ctx",
        "max_seq_len",
    ),
    "window": ("sliding_window", "sliding_window_size"),
    "experts": ("num_experts", "num_local_experts", "n_routed_experts", "moe_num_experts",
                "num_moe_experts"),
    "per_token": ("num_experts_per_tok", "top_k_experts", "moe_k", "moe_topk", "moe_top_k",
                  "num_experts_per_token", "experts_per_token", "n_experts_per_tok"),
    "expert_width": ("moe_intermediate_size", "expert_intermediate_size", "moe_ffn_hidden_size",
                     "expert_ffn_hidden_size"),
    "shared_experts": ("n_shared_experts", "num_shared_experts", "moe_num_shared_experts",
                       "num_shared_expert"),
    "shared_width": ("shared_expert_intermediate_size", "shared_intermediate_size",
                     "moe_shared_expert_intermediate_size"),
    "first_dense": ("first_k_dense_replace", "num_dense_layers", "moe_layer_start_index"),
    "prediction_layers": ("num_nextn_predict_layers", "mtp_num_hidden_layers", "num_mtp_modules",
                          "num_mtp_layers"),
}  # fmt: skip


@dataclass
class Fields:
    """One level of a config being read: the level itself, what encloses it, and what was found.

    ``notices`` and ``missing`` grow while the config is read; everything else stays as it is.
    """

    level: Mapping[str, Any]
    outer: tuple[Mapping[str, Any], ...] = ()
    path: str = ""
    defaults: Mapping[str, int] = field(default_factory=dict)
    keys: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    notices: list[Notice] = field(default_factory=list)
    missing: list[Missing] = field(default_factory=list)

    def keys_of(self, size: str) -> tuple[str, ...]:
        """Config keys that may hold ``size``: the family's own first."""
        return (*self.keys.get(size, ()), *KEYS.get(size, (size,)))

    def note(self, key: str, severity: Severity = "info", **values: Value) -> None:
        """Add a notice."""
        self.notices.append(Notice(key, severity, values, "model"))

    def ask(self, size: str, why: str, usual: int | str | None = None, basis: str = "") -> None:
        """Add a field to those that the user must give."""
        key = self.keys_of(size)[0]
        if usual is None and (found := self.default_of(size)) is not None:
            usual, basis = found, "transformers_default"
        self.missing.append(Missing(self.path + key, why, usual, basis))

    def raw(self, key: str) -> Any:
        """The value of ``key`` here, or where it is absent, in the enclosing levels."""
        for level in (self.level, *reversed(self.outer)):
            if level.get(key) is not None:
                return level[key]
        return None

    def default_of(self, size: str) -> int | None:
        """What transformers fills in for this family, if that is known."""
        return next((self.defaults[k] for k in self.keys_of(size) if k in self.defaults), None)

    def number(self, key: str, value: object, least: int = 1) -> int:
        """``value`` of ``key`` as an integer of at least ``least``.

        Raises:
            InputError: ``not_an_integer``, ``below_minimum``, ``too_large``.
        """
        found = integral(value)
        where = self.path + key
        if found is None:
            raise InputError("not_an_integer", where, found=str(value)[:60])
        if found < least:
            raise InputError("below_minimum", where, found=found, least=least)
        if found > LARGEST_SIZE:
            raise InputError("too_large", where, found=str(found)[:30], most=LARGEST_SIZE)
        return found

    def size(self, size: str, least: int = 1) -> int | None:
        """The integer under any key of ``size``; None where all are absent or null."""
        for key in self.keys_of(size):
            value = self.level.get(key)
            if value is not None:
                return self.number(key, value, least)
        return None

    def sizes(self, size: str, layers: int, least: int = 1) -> int | tuple[int, ...] | None:
        """Like :meth:`size`, but a list gives one number per layer."""
        for key in self.keys_of(size):
            value = self.level.get(key)
            if isinstance(value, Sequence) and not isinstance(value, str):
                if len(value) != layers:
                    raise InputError(
                        "wrong_length", self.path + key, found=len(value), expected=layers
                    )
                return tuple(self.number(key, item, least) for item in value)
            if value is not None:
                return self.number(key, value, least)
        return None

    def flag(self, key: str) -> bool | None:
        """The truth value of ``key``; None when absent."""
        value = self.raw(key)
        if value is None:
            return None
        if isinstance(value, str):
            return value.strip().lower() in ("true", "1", "yes")
        return bool(value)

    def words(self, key: str, layers: int) -> tuple[str, ...] | None:
        """A list of one word per layer; None when absent.

        Raises:
            InputError: ``wrong_length``, ``not_a_list``.
        """
        value = self.level.get(key)
        if value is None:
            return None
        if not isinstance(value, Sequence) or isinstance(value, str):
            raise InputError("not_a_list", self.path + key, found=str(value)[:60])
        if len(value) != layers:
            raise InputError("wrong_length", self.path + key, found=len(value), expected=layers)
        return tuple(str(item)[:60] for item in value)
