"""A decoder described by hand: its sizes, and the config that says the same to every reader."""

from typing import Annotated, Any

from pydantic import Field

from engine.scenario.frozen import Frozen

ORIGIN, BY_HAND = "finefit_origin", "by hand"  # readers of configs pass over the key
Size = Annotated[int, Field(gt=0, le=10**9)]


class CustomSizes(Frozen):
    """The sizes of a decoder, in elements. What is None is left to the reader's stated rules."""

    hidden_size: Size
    num_hidden_layers: int = Field(gt=0, le=10_000)
    num_attention_heads: Size
    num_key_value_heads: Size | None = None
    head_dim: Size | None = None
    intermediate_size: Size | None = None
    vocab_size: Size
    max_position_embeddings: Size | None = None
    num_experts: int | None = Field(None, ge=2, le=100_000)
    num_experts_per_tok: Size | None = None
    moe_intermediate_size: Size | None = None
    gated: bool = True
    tie_word_embeddings: bool = False
    attention_bias: bool = False


def config_of(sizes: CustomSizes) -> dict[str, Any]:
    """The sizes as a config.json: a Llama's modules, with the user's word on what differs."""
    values = sizes.model_dump(exclude_none=True)
    traits = {"gated": values.pop("gated"), "qkv_bias": values.pop("attention_bias")}
    own = {"finefit_traits": traits, ORIGIN: BY_HAND}
    return {"model_type": "llama", "dtype": "bfloat16"} | values | own
