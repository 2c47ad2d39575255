"""What is trained and in which storage: adapters, quantised bases, inference formats."""

from typing import Annotated, Literal

from pydantic import Field

from engine.scenario.frozen import Frozen

Method = Literal["full", "lora", "qlora", "inference"]
METHODS: tuple[Method, ...] = ("full", "lora", "qlora", "inference")

Dtype = Literal["float32", "bfloat16", "float16"]
ModuleName = Annotated[str, Field(min_length=1, max_length=200)]
Targets = Literal["all-linear", "attention"] | tuple[ModuleName, ...]


class Adapter(Frozen):
    """LoRA settings as PEFT names them. ``dtype`` None: what the framework profile does."""

    rank: int = Field(16, ge=1, le=65536)
    targets: Targets = "all-linear"
    dtype: Dtype | None = None
    dropout: float = Field(0.0, ge=0, lt=1)
    dora: bool = False
    rslora: bool = Field(False, description="scales alpha by sqrt(rank): no bytes")
    modules_to_save: tuple[ModuleName, ...] = ()
    modules_to_save_dtype: Dtype | None = None
    trainable_tokens: int = Field(0, ge=0, le=10_000_000)
    layers: tuple[Annotated[int, Field(ge=0)], ...] | None = Field(
        None, description="PEFT layers_to_transform; None: every layer"
    )


class Quantization(Frozen):
    """How the frozen base is stored under QLoRA (bitsandbytes names)."""

    kind: Literal["nf4", "fp4", "int8"] = "nf4"
    double: bool = True
    block: int = Field(64, ge=32, le=4096)
    upcast: bool | None = Field(
        None, description="prepare_model_for_kbit_training: the rest to fp32; None: the profile"
    )
    storage: Literal["uint8", "bfloat16", "float16", "float32"] = "uint8"
    experts: Literal["linear", "fused"] = "linear"


WeightFormat = Literal[
    "f32", "f16", "bf16", "q8_0", "q6_k", "q5_k_m", "q5_k_s", "q5_1", "q5_0", "q4_k_m", "q4_k_s",
    "q4_1", "q4_0", "q3_k_l", "q3_k_m", "q3_k_s", "q2_k", "iq4_xs", "iq4_nl", "nf4", "int8",
    "fp8", "mxfp4", "gptq-4", "awq-4",
]  # fmt: skip


class Inference(Frozen):
    """Serving: weight format, context in tokens, concurrent sequences, cache type."""

    format: WeightFormat = "f16"
    context: int = Field(8192, ge=1, le=100_000_000)
    batch: int = Field(1, ge=1, le=100_000)
    kv_dtype: Literal["float32", "float16", "bfloat16", "fp8", "q8_0", "q4_0"] = "float16"
