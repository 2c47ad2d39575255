"""The question: one frozen, validated ``Scenario`` (a plan file, a preset, a line of bulk input)."""

from typing import Any, Literal, Self

from pydantic import AliasChoices, Field, field_validator, model_validator
from pydantic_core import PydanticCustomError

from engine.scenario.frozen import Frozen
from engine.scenario.hardware_choice import Box, CustomGpu, GpuChoice
from engine.scenario.method import METHODS, Adapter, Inference, Method, Quantization
from engine.scenario.model_choice import ModelChoice
from engine.scenario.sharding_choice import Sharding
from engine.scenario.training import Dtypes, Loading, Objective, Saving, Training
from engine.units import Unit

SCHEMA: Literal[1] = 1

Convention = Literal["detailed", "zero16", "hf18", "web"]
CONVENTIONS: tuple[Convention, ...] = ("detailed", "zero16", "hf18", "web")
ProfileName = Literal[
    "transformers", "trl", "peft", "unsloth", "torchtune", "axolotl", "llama-factory", "litgpt",
    "deepspeed", "torchtitan", "megatron",
]  # fmt: skip


class Scenario(Frozen):
    """Everything that decides a plan. See PLAN_FORMAT: only ``model`` and ``gpu`` are required."""

    schema_version: Literal[1] = Field(
        SCHEMA,
        validation_alias=AliasChoices("schema", "schema_version"),
        serialization_alias="schema",
    )
    name: str | None = Field(None, max_length=200)
    model: ModelChoice
    gpu: GpuChoice | None = Field(None, description="may be left out when box.cards names them")
    box: Box = Box()
    method: Method = "lora"
    adapter: Adapter = Adapter()
    quantization: Quantization = Quantization()
    profile: ProfileName = "transformers"
    objective: Objective = Objective()
    training: Training = Training()
    inference: Inference = Inference()
    sharding: Sharding = Sharding()
    loading: Loading = Loading()
    saving: Saving = Saving()
    convention: Convention = "detailed"
    unit: Unit = "GiB"

    @field_validator("model", mode="before")
    @classmethod
    def _model_by_id(cls, value: Any) -> Any:
        return {"id": value} if isinstance(value, str) else value

    @field_validator("objective", mode="before")
    @classmethod
    def _objective_by_kind(cls, value: Any) -> Any:
        return {"kind": value} if isinstance(value, str) else value

    @model_validator(mode="after")
    def _some_card(self) -> Self:
        if self.gpu is None and not self.box.cards:
            raise PydanticCustomError("missing", "gpu: name a card, or list box.cards")
        return self


__all__ = [
    "CONVENTIONS", "METHODS", "SCHEMA", "Adapter", "Box", "Convention", "CustomGpu", "Dtypes",
    "Frozen", "GpuChoice", "Inference", "Loading", "Method", "ModelChoice", "Objective",
    "ProfileName", "Quantization", "Saving", "Scenario", "Sharding", "Training", "Unit",
]  # fmt: skip
