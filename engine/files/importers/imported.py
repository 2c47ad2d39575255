"""What a reader hands back: a model or an adapter, what was assumed, and what is missing."""

from dataclasses import dataclass
from typing import Literal

from engine.architecture.spec import ModelSpec
from engine.result import Notice
from engine.scenario.method import Adapter, Method

Origin = Literal["config", "tensors", "tensors+config", "gguf"]


@dataclass(frozen=True, slots=True)
class Missing:
    """A field the reader needs and will not invent.

    Attributes:
        field: path of the key in the file ("text_config.num_attention_heads").
        why: key of the reason it is needed ("sets_attention_shape").
        usual: what such models usually have, if that is known.
        basis: where ``usual`` comes from ("transformers_default", "equals num_attention_heads").
    """

    field: str
    why: str
    usual: int | str | None = None
    basis: str = ""


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """How the weights are stored on disk, and what can be trained on them.

    Attributes:
        kind: "16bit", "fp32", "fp8", "mxfp4", "nvfp4", "gptq", "awq", "bnb4", "bnb8", "unknown".
        method: the file's own word for it ("compressed-tensors"); "" when not quantised.
        bits: bits per weight of the packed matrices, scales included; None: unknown.
        packed: methods that run on the weights as they are.
        opened: methods that run once the weights are opened to 16 bit.
        growth: size of the packed matrices in 16 bit over their size on disk; None: unknown.
        sure: False when the method is not known and only the file size can be trusted.
    """

    kind: str = "16bit"
    method: str = ""
    bits: float | None = 16.0
    packed: tuple[Method, ...] = ("full", "lora", "qlora", "inference")
    opened: tuple[Method, ...] = ()
    growth: float | None = 1.0
    sure: bool = True


@dataclass(frozen=True, slots=True)
class TensorFacts:
    """What the headers of weight files say; no tensor is read.

    Attributes:
        parameters: elements of floating-point tensors, packed ones as stored, tied head once.
        bytes: bytes of all tensors.
        by_dtype: (dtype, elements), largest first.
        tensors: number of tensors.
    """

    parameters: int
    bytes: int
    by_dtype: tuple[tuple[str, int], ...] = ()
    tensors: int = 0


@dataclass(frozen=True, slots=True)
class Imported:
    """A model as read. ``spec`` is None exactly when ``missing`` is not empty.

    Attributes:
        origin: which data the sizes come from; real data first, formula second.
        config: the config the spec was made from, to keep with the plan.
        dtype: storage type of the weights, when the file says it.
    """

    spec: ModelSpec | None
    notices: tuple[Notice, ...] = ()
    missing: tuple[Missing, ...] = ()
    origin: Origin = "config"
    checkpoint: Checkpoint = Checkpoint()
    tensors: TensorFacts | None = None
    dtype: str | None = None
    config: dict[str, object] | None = None


@dataclass(frozen=True, slots=True)
class ImportedAdapter:
    """A PEFT adapter folder: its settings, and the model it belongs to."""

    adapter: Adapter
    base_model: str | None
    pattern: str | None = None
    notices: tuple[Notice, ...] = ()
    tensors: TensorFacts | None = None
