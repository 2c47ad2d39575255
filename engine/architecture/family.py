"""What one model family has in common: traits of its layers, and how its config is written."""

from typing import Literal

from pydantic import Field

from engine.architecture.spec import Activation, Count, Norm
from engine.scenario.frozen import Frozen

LayerKind = Literal["full", "sliding", "chunked", "linear"]


class Traits(Frozen):
    """Everything about a decoder that is not a size. Defaults are those of a Llama.

    The field names are those of :mod:`engine.architecture.spec`, where they are explained.
    """

    qkv_bias: bool = False
    out_bias: bool = False
    latent_bias: bool = Field(False, description="bias on q_a, kv_a and o of latent attention")
    qk_norm: Literal["head", "full"] | None = None
    sinks: bool = False
    output_gate: bool = False
    fused_qkv: bool = False
    attention_softcap: bool = False
    attention_dropout: bool = False
    rotary: Literal["plain", "concat", "none"] = "plain"
    delta_split: bool = Field(False, description="delta net with four input projections")
    gated: bool = True
    mlp_bias: bool = False
    activation: Activation = "silu"
    fused_gate_up: bool = False
    router_bias: bool = False
    shared_gate: bool = False
    norms: int = Field(2, ge=0, le=8, description="norms per layer")
    parallel: bool = Field(False, description="attention and MLP read the same residual")
    norm: Norm = Norm()
    tied_head: bool = False
    head_bias: bool = False
    learned_positions: bool = False
    position_offset: Count = Field(0, description="rows beyond the context (OPT: 2)")
    embedding_norm: bool = False
    final_norm: bool = True
    logit_softcap: bool = False
    residual_dropout: bool = False


class Family(Frozen):
    """One transformers ``model_type``.

    Attributes:
        source: the public file that the traits and defaults are read from.
        flags: config key -> traits that take its truth value ("attention_bias").
        choices: config key -> its value as a word (or "*") -> traits it sets.
        dropouts: config key -> (trait, probability when the key is missing).
        keys: size -> config keys that hold it, where they are not the usual ones.
        names: role of a module -> its leaf name, where not the usual one.
        defaults: sizes transformers fills in when a key is missing, by config key.
        width_ratio: width of the MLP over the hidden size where the config may leave it out.
        pattern: layer types that repeat when the config lists none.
    """

    model_type: str
    aliases: tuple[str, ...] = ()
    source: str
    traits: Traits = Traits()
    flags: dict[str, tuple[str, ...]] = Field({})
    choices: dict[str, dict[str, dict[str, bool | int | str | None]]] = Field({})
    dropouts: dict[str, tuple[str, float]] = Field({})
    keys: dict[str, tuple[str, ...]] = Field({})
    names: dict[str, str] = Field({})
    defaults: dict[str, int] = Field({})
    pattern: tuple[str, ...] = ()
    width_ratio: Count = 0
