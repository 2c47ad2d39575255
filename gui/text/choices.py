"""Words for the values that can be chosen. Values that are names themselves stay as they are."""

from typing import Any

from PySide6.QtCore import QT_TRANSLATE_NOOP

from gui.text.lookup import translate, words

# Names of products, formats and types: the same in every language.
_PROPER = {
    "float32": "fp32", "bfloat16": "bf16", "float16": "fp16",
    "16bit": "bf16 / fp16", "fp32": "fp32", "fp8": "FP8", "mxfp4": "MXFP4", "nvfp4": "NVFP4",
    "gptq": "GPTQ", "awq": "AWQ", "bnb4": "bitsandbytes 4 bit",
    "nf4": "NF4", "fp4": "FP4", "int8": "int8", "uint8": "uint8",
    "f32": "fp32", "f16": "fp16", "bf16": "bf16", "gptq-4": "GPTQ 4 bit", "awq-4": "AWQ 4 bit",
    "transformers": "Transformers + PEFT", "trl": "TRL", "peft": "PEFT script",
    "unsloth": "Unsloth", "torchtune": "torchtune", "axolotl": "Axolotl",
    "llama-factory": "LLaMA-Factory", "litgpt": "LitGPT", "deepspeed": "DeepSpeed",
    "torchtitan": "torchtitan", "megatron": "Megatron-LM",
    "dpo": "DPO", "orpo": "ORPO", "kto": "KTO", "grpo": "GRPO", "ppo": "PPO",
    "adamw": "AdamW", "adamw-8bit": "AdamW 8 bit", "sgd": "SGD", "adafactor": "Adafactor",
    "lion": "Lion", "lion-8bit": "Lion 8 bit", "muon": "Muon", "galore": "GaLore",
    "apollo": "APOLLO", "lomo": "LOMO", "adalomo": "AdaLomo",
    "flash": "FlashAttention 2", "sdpa": "PyTorch SDPA", "foreach": "foreach", "torch": "PyTorch",
    "ddp": "DDP", "zero1": "ZeRO-1", "zero2": "ZeRO-2", "zero3": "ZeRO-3",
    "1f1b": "1F1B", "gpipe": "GPipe", "pcie": "PCIe", "nvlink": "NVLink", "nvme": "NVMe",
    "lm_head": "lm_head",
}  # fmt: skip

_COMMON = {
    "paged-adamw": QT_TRANSLATE_NOOP("Choice", "AdamW, paged"),
    "paged-adamw-8bit": QT_TRANSLATE_NOOP("Choice", "AdamW 8 bit, paged"),
    "sgd-momentum": QT_TRANSLATE_NOOP("Choice", "SGD, momentum"),
    "sft": QT_TRANSLATE_NOOP("Choice", "Supervised (SFT)"),
    "pretrain": QT_TRANSLATE_NOOP("Choice", "Pretraining"),
    "reward": QT_TRANSLATE_NOOP("Choice", "Reward model"),
    "bf16-pure": QT_TRANSLATE_NOOP("Choice", "bf16 throughout"),
    "bf16-autocast": QT_TRANSLATE_NOOP("Choice", "bf16, autocast"),
    "bf16-mixed": QT_TRANSLATE_NOOP("Choice", "bf16, fp32 weights"),
    "bf16-master": QT_TRANSLATE_NOOP("Choice", "bf16, fp32 master"),
    "fp16-mixed": QT_TRANSLATE_NOOP("Choice", "fp16, fp32 weights"),
    "fp16-master": QT_TRANSLATE_NOOP("Choice", "fp16, fp32 master"),
    "fp8-mixed": QT_TRANSLATE_NOOP("Choice", "FP8, mixed"),
    "mxfp8-mixed": QT_TRANSLATE_NOOP("Choice", "MXFP8, mixed"),
    "nvfp4-mixed": QT_TRANSLATE_NOOP("Choice", "NVFP4, mixed"),
    "eager": QT_TRANSLATE_NOOP("Choice", "Eager"),
    "standard": QT_TRANSLATE_NOOP("Choice", "Standard"),
    "kernel": QT_TRANSLATE_NOOP("Choice", "Kernel, logits in place"),
    "chunked": QT_TRANSLATE_NOOP("Choice", "In chunks"),
    "fused": QT_TRANSLATE_NOOP("Choice", "Fused"),
    "loop": QT_TRANSLATE_NOOP("Choice", "Loop"),
    "auto": QT_TRANSLATE_NOOP("Choice", "Automatic"),
    "host": QT_TRANSLATE_NOOP("Choice", "Through main memory"),
    "fsdp": QT_TRANSLATE_NOOP("Choice", "FSDP, full shard"),
    "fsdp1": QT_TRANSLATE_NOOP("Choice", "FSDP1, full shard"),
    "fsdp-grad-op": QT_TRANSLATE_NOOP("Choice", "FSDP, gradients and states"),
    "hsdp": QT_TRANSLATE_NOOP("Choice", "FSDP, hybrid"),
    "layer-split": QT_TRANSLATE_NOOP("Choice", "Layer split"),
    "cpu": QT_TRANSLATE_NOOP("Choice", "Main memory"),
    "interleaved": QT_TRANSLATE_NOOP("Choice", "Interleaved"),
    "all": QT_TRANSLATE_NOOP("Choice", "Every process"),
    "rank0": QT_TRANSLATE_NOOP("Choice", "First process"),
    "copy": QT_TRANSLATE_NOOP("Choice", "Second copy"),
    "adapter_off": QT_TRANSLATE_NOOP("Choice", "Adapter switched off"),
    "precomputed": QT_TRANSLATE_NOOP("Choice", "Computed beforehand"),
    "sharded": QT_TRANSLATE_NOOP("Choice", "Sharded"),
    "adapter": QT_TRANSLATE_NOOP("Choice", "Adapter only"),
    "linear": QT_TRANSLATE_NOOP("Choice", "Linear"),
    "all-linear": QT_TRANSLATE_NOOP("Choice", "All linear layers"),
    "attention": QT_TRANSLATE_NOOP("Choice", "Attention"),
    "none": QT_TRANSLATE_NOOP("Choice", "None"),
}
# Where the same value means something else in one field.
_OF_FIELD = {
    "training.checkpointing=full": QT_TRANSLATE_NOOP("Choice", "Every layer"),
    "training.checkpointing=selective": QT_TRANSLATE_NOOP("Choice", "Some layers"),
    "training.checkpointing=offloaded": QT_TRANSLATE_NOOP("Choice", "Every layer, offloaded"),
    "saving.state=full": QT_TRANSLATE_NOOP("Choice", "Whole model"),
    "saving.offload=none": QT_TRANSLATE_NOOP("Choice", "GPU memory"),
    "sharding.strategy=none": QT_TRANSLATE_NOOP("Choice", "None, one card"),
}


def choice(path: str, value: Any) -> str:
    """The text of one value of a field."""
    if value is None:
        return translate("Choice", "Automatic")
    if isinstance(value, tuple):
        return ", ".join(value) if value else translate("Choice", "Nothing")
    own = f"{path}={value}"
    if own in _OF_FIELD:
        return words("Choice", _OF_FIELD, own)
    if value in _PROPER:
        return _PROPER[value]
    if value in _COMMON:
        return words("Choice", _COMMON, value)
    return str(value).upper() if str(value)[:1] in "qi" else str(value)
