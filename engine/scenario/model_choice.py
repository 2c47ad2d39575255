"""Which model is planned: a catalogue id, an own config, a file, or an id with checkpoint details."""

from typing import Any, Literal, Self

from pydantic import Field, model_validator

from engine.scenario.frozen import Frozen

Checkpoint = Literal["16bit", "fp32", "fp8", "mxfp4", "nvfp4", "gptq", "awq", "bnb4"]


class ModelChoice(Frozen):
    """A model by exactly one of ``id``, ``config`` (a config.json as an object) and ``path``.

    ``checkpoint`` is what is on disk; ``dequantize`` says whether it is opened to 16 bit for training.
    """

    id: str | None = Field(None, min_length=1, max_length=300)
    config: dict[str, Any] | None = None
    path: str | None = Field(None, min_length=1, max_length=4096)
    name: str | None = Field(None, max_length=200)
    checkpoint: Checkpoint | None = None
    dequantize: bool | None = None
    freeze_vision: bool = True

    @model_validator(mode="after")
    def _one_origin(self) -> Self:
        if sum(origin is not None for origin in (self.id, self.config, self.path)) != 1:
            raise ValueError("name the model by exactly one of: id, config, path")
        return self
