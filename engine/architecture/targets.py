"""Which modules a LoRA target names, by leaf name as PEFT compares it."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from engine.architecture.module import Module
from engine.architecture.spec import ModelSpec
from engine.scenario.method import Adapter, Targets

# transformers 5 fuses the experts of these model types at load, and PEFT 0.21 translates the old
# names of their parts: gate and up (only together) to one weight with twice the rank, down to the
# other, "gate" to the router. The translated names then no longer reach plain linear layers, so
# shared experts and dense layers of the same model stay without adapters.
# Source: PEFT utils/transformers_weight_conversion.py, transformers conversion_mapping.py.
Fusion = Literal["mixtral", "qwen2_moe"]
MIXTRAL_LIKE = frozenset({"mixtral", "minimax", "minimax_m2"})
QWEN_LIKE = frozenset({
    "", "qwen2_moe", "qwen3_moe", "qwen3_next", "qwen3_omni_moe", "deepseek_v2", "deepseek_v3",
    "deepseek_v32", "dots1", "ernie4_5_moe", "glm4_moe", "glm4_moe_lite", "glm4v_moe",
    "longcat_flash", "solar_open", "hunyuan_v1_moe", "flex_olmo", "olmoe",
})  # fmt: skip
HALVES: dict[Fusion, frozenset[str]] = {
    "mixtral": frozenset({"w1", "w3"}),
    "qwen2_moe": frozenset({"gate_proj", "up_proj"}),
}
DOWN: dict[Fusion, str] = {"mixtral": "w2", "qwen2_moe": "down_proj"}
ROUTER = "gate"
# Elsewhere experts are fused in the checkpoint and "all-linear" sees only torch linear layers;
# these routers are one (transformers modelling files).
LINEAR_ROUTERS = frozenset({
    "llama4", "llama4_text", "granitemoe", "granitemoeshared", "granitemoehybrid", "phimoe",
    "gemma4", "gemma4_text",
})  # fmt: skip
ADAPTABLE = ("linear", "router", "experts", "embedding")

# Names of norms in modules_to_save; the inventory names them by their role.
SAVED_NAMES = {
    "final_norm": frozenset({"norm", "final_norm", "ln_f", "final_layernorm", "final_layer_norm"}),
    "norm_0": frozenset({"input_layernorm", "ln_1", "norm_0"}),
    "norm_1": frozenset({"post_attention_layernorm", "ln_2", "norm_1"}),
}

# target name -> roles that may hold that part in a model that names or fuses it differently
HOLDERS: dict[str, tuple[str, ...]] = {
    "q_proj": ("q", "qkv", "q_b", "in_qkvz", "in_qkv"),
    "k_proj": ("k", "qkv", "kv_b", "in_qkvz", "in_qkv"),
    "v_proj": ("v", "qkv", "kv_b", "in_qkvz", "in_qkv"),
    "o_proj": ("o",),
    "gate_proj": ("gate", "gate_up", "experts_in", "up"),
    "up_proj": ("up", "gate_up", "experts_in"),
    "gate_up_proj": ("gate_up", "experts_in", "up"),
    "down_proj": ("down", "experts_out"),
    "qkv_proj": ("qkv", "q"),
    "lm_head": ("head",),
    "embed_tokens": ("embedding",),
}


@dataclass(frozen=True, slots=True)
class Unmatched:
    """A target that names no module here; ``holder`` is the module that does its work, or ""."""

    target: str
    holder: str


def leaf(target: str) -> str:
    """The part of a target that is compared: "self_attn.q_proj" -> "q_proj"."""
    return target if target.startswith("experts.") else target.rsplit(".", 1)[-1]


def fusion_of(spec: ModelSpec) -> Fusion | None:
    """How PEFT translates targets on this model; None: no experts, or fused in the checkpoint."""
    if not any(block.mlp.kind == "experts" for block in spec.blocks.values()):
        return None
    if spec.model_type in MIXTRAL_LIKE:
        return "mixtral"
    return "qwen2_moe" if spec.model_type in QWEN_LIKE else None


def _translated(module: Module, leaves: frozenset[str], fusion: Fusion) -> int:
    if module.role == "experts_in":
        return 2 if HALVES[fusion] <= leaves else int(module.name in leaves)
    if module.role == "experts_out":
        return int(DOWN[fusion] in leaves or module.name in leaves)
    if module.kind == "router":
        return int(ROUTER in leaves or module.name in leaves)
    return int(module.name in leaves - HALVES[fusion] - {DOWN[fusion]})


def _all_linear(module: Module, spec: ModelSpec) -> int:
    fusion = fusion_of(spec)
    if module.kind == "experts":
        return 0 if fusion is None else 2 if module.role == "experts_in" else 1
    if module.kind == "router":
        return int(fusion is not None or spec.model_type in LINEAR_ROUTERS)
    taken = HALVES[fusion] | {DOWN[fusion]} if fusion is not None else frozenset()
    return int(module.kind == "linear" and module.role != "head" and module.name not in taken)


def rank_factor(module: Module, targets: Targets, spec: ModelSpec) -> int:
    """How many times the rank a module is adapted with: 0 not at all, 2 fused gate and up of experts.

    Fused experts have twice the rank because one low-rank pair stands for the two of gate and up.
    """
    if module.kind not in ADAPTABLE:
        return 0
    if targets == "all-linear":
        return _all_linear(module, spec)
    if targets == "attention":
        return int(module.kind == "linear" and module.part == "attention")
    leaves = frozenset(leaf(target) for target in targets)
    fusion = fusion_of(spec)
    return int(module.name in leaves) if fusion is None else _translated(module, leaves, fusion)


def names_saved(module: Module, leaves: frozenset[str]) -> bool:
    """Whether ``modules_to_save`` with these leaf names takes in this module."""
    return bool(leaves & SAVED_NAMES.get(module.role, frozenset({module.name})))


def _is_found(
    target: str, listed: frozenset[str], known: Sequence[Module], spec: ModelSpec
) -> bool:
    fusion = fusion_of(spec)
    halves = HALVES[fusion] if fusion is not None else frozenset()
    together = halves if leaf(target) in halves and halves <= listed else {leaf(target)}
    return any(rank_factor(module, tuple(together), spec) for module in known)


def unmatched_targets(
    known: Sequence[Module], adapter: Adapter, spec: ModelSpec
) -> tuple[Unmatched, ...]:
    """Targets of a list, and modules to save, that name nothing among the ``known`` modules."""
    by_role = {module.role: module.name for module in known}
    found: list[Unmatched] = []
    listed = () if isinstance(adapter.targets, str) else adapter.targets
    leaves = frozenset(leaf(target) for target in listed)
    for target in listed:
        if not _is_found(target, leaves, known, spec):
            roles = HOLDERS.get(leaf(target), ())
            holder = next((by_role[role] for role in roles if role in by_role), "")
            found.append(Unmatched(target, holder))
    found += [
        Unmatched(name, "")
        for name in adapter.modules_to_save
        if not any(names_saved(module, frozenset({leaf(name)})) for module in known)
    ]
    return tuple(found)
