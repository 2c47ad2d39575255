"""What each framework does unless told otherwise, as data with its source.

A profile answers the fields a user left open; it never overrides one that was set. The paths are
those of the plan file.
"""

from dataclasses import dataclass
from types import MappingProxyType

from engine.scenario import ProfileName

Value = str | bool | None


@dataclass(frozen=True, slots=True)
class Profile:
    """The defaults of one framework and where they were read.

    Attributes:
        fused_swiglu: its "fused" kernels include the gated activation, not only norm and RoPE.
        fused_projections: its own model code has one projection for q, k and v.
        quantised_head: 4-bit loading replaces the output head too.
    """

    name: ProfileName
    source: str
    defaults: MappingProxyType[str, Value]
    fused_swiglu: bool = False
    fused_projections: bool = False
    quantised_head: bool = False


# Every field a profile may answer, with the answer of plain PyTorch code.
PLAIN: dict[str, Value] = {
    "training.precision": "bf16-autocast",
    "training.optimizer": "adamw",
    "training.optimizer_kernel": "fused",
    "training.optimizer_in_backward": False,
    "training.checkpointing": "full",
    "training.activation_offload": False,
    "training.compile": False,
    "training.attention": "flash",
    "training.loss": "standard",
    "training.kernels": "torch",
    "training.keep_logits": False,
    "adapter.dtype": "float32",
    "adapter.modules_to_save_dtype": "float32",
    "quantization.upcast": True,
    "sharding.ends_as_units": False,
    "sharding.reduce_dtype": "bfloat16",
    "sharding.no_sync": False,
    "objective.reference": None,
    "saving.state": None,
}


def _profile(
    name: ProfileName,
    source: str,
    *,
    fused_swiglu: bool = False,
    fused_projections: bool = False,
    quantised_head: bool = False,
    **changes: Value,
) -> Profile:
    answers = dict(PLAIN)
    for key, value in changes.items():
        path = key.replace("__", ".")
        if path not in answers:
            raise KeyError(path)
        answers[path] = value
    return Profile(
        name, source, MappingProxyType(answers), fused_swiglu, fused_projections, quantised_head
    )


PROFILES: dict[ProfileName, Profile] = {
    profile.name: profile
    for profile in (
        # Trainer with bf16=True over a checkpoint loaded in 16 bit; peft keeps adapters in fp32
        # (autocast_adapter_dtype=True) and k-bit preparation casts the rest to fp32. Trainer's own
        # checkpointing default is off; TRL, and peft's k-bit preparation, switch it on.
        _profile(
            "transformers",
            "transformers 5 training_args.py (bf16, adamw_torch_fused from torch 2.8), "
            "peft 0.21 tuners/lora and utils/other.py",
            sharding__ends_as_units=True,
            sharding__no_sync=True,
        ),
        _profile(
            "trl",
            "trl SFTConfig (bf16 and gradient_checkpointing on), peft as in transformers",
            sharding__ends_as_units=True,
            sharding__no_sync=True,
        ),
        # A hand-written peft loop keeps everything in 16 bit, calls no k-bit preparation, and holds
        # the model's output, logits included, in a local variable while it walks back.
        _profile(
            "peft",
            "AnswerDotAI/fsdp_qlora train.py (bf16 weights and adapters, no autocast)",
            training__precision="bf16-pure",
            training__optimizer_kernel="foreach",
            training__keep_logits=True,
            adapter__dtype="bfloat16",
            adapter__modules_to_save_dtype="bfloat16",
            quantization__upcast=False,
            sharding__ends_as_units=False,
        ),
        _profile(
            "unsloth",
            "unsloth models/_utils.py and kernels (fused cross-entropy, RoPE, SwiGLU; "
            "offloaded checkpoints; adamw_8bit in its notebooks)",
            fused_swiglu=True,
            training__optimizer="adamw-8bit",
            training__checkpointing="offloaded",
            training__loss="fused",
            training__kernels="fused",
            quantization__upcast=False,
        ),
        _profile(
            "torchtune",
            "torchtune recipes/full_finetune_single_device.py and lora_finetune (bf16 throughout)",
            training__precision="bf16-pure",
            training__attention="sdpa",
            training__keep_logits=True,
            adapter__dtype="bfloat16",
            adapter__modules_to_save_dtype="bfloat16",
            quantization__upcast=False,
            sharding__ends_as_units=True,
        ),
        _profile(
            "axolotl",
            "axolotl configuration defaults (bf16: auto, flash_attention, gradient_checkpointing)",
            sharding__ends_as_units=True,
            sharding__no_sync=True,
        ),
        _profile(
            "llama-factory",
            "LLaMA-Factory src/llamafactory/model/model_utils/checkpointing.py "
            "(checkpointing on, upcast_layernorm off)",
            quantization__upcast=False,
            sharding__no_sync=True,
        ),
        _profile(
            "litgpt",
            "Lightning-AI/litgpt finetune/lora.py (bf16-true, no checkpointing on one device)",
            fused_projections=True,
            # Lightning's BitsandbytesPrecision replaces every nn.Linear when told of no exceptions.
            quantised_head=True,
            training__precision="bf16-pure",
            training__optimizer_kernel="foreach",
            training__checkpointing="none",
            training__attention="sdpa",
            adapter__dtype="bfloat16",
            adapter__modules_to_save_dtype="bfloat16",
            quantization__upcast=False,
        ),
        _profile(
            "deepspeed",
            "DeepSpeed runtime/bf16_optimizer.py and zero (16-bit weights, fp32 master and states)",
            training__precision="bf16-master",
        ),
        _profile(
            "torchtitan",
            "torchtitan config/job_config.py (fp32 parameters, bf16 compute, fp32 reduce, "
            "selective checkpointing)",
            training__precision="bf16-mixed",
            training__checkpointing="selective",
            training__attention="sdpa",
            sharding__ends_as_units=True,
            sharding__reduce_dtype="float32",
        ),
        _profile(
            "megatron",
            "Megatron-LM arguments.py (bf16 weights, fp32 master, gradients and states)",
            training__precision="bf16-master",
            training__checkpointing="selective",
            training__kernels="fused",
            fused_swiglu=True,
            sharding__reduce_dtype="float32",
        ),
    )
}
