"""The one inventory of a model's modules; parameters, adapters, splits and gathers are read from it."""

from dataclasses import dataclass
from functools import cached_property, lru_cache

from engine.architecture.attention import attention_modules
from engine.architecture.mlp import mlp_modules
from engine.architecture.module import Module, Part
from engine.architecture.spec import Block, ExpertsMlp, ModelSpec


def _norm(spec: ModelSpec, role: str, part: Part = "norm") -> Module:
    elements = spec.hidden if spec.norm.scale else 0
    bias = elements if spec.norm.kind == "layernorm" and spec.norm.bias else 0
    return Module(role, role, "norm", part, elements, 1, bias)


@dataclass(frozen=True)
class BlockInventory:
    """All modules of one kind of decoder layer."""

    name: str
    block: Block
    modules: tuple[Module, ...]

    @cached_property
    def parameters(self) -> int:
        """Elements of one such layer."""
        return sum(module.parameters for module in self.modules)

    @cached_property
    def linears(self) -> tuple[Module, ...]:
        """The plain linear layers, biases included."""
        return tuple(module for module in self.modules if module.kind == "linear")

    @cached_property
    def active_parameters(self) -> int:
        """Elements one token passes through: of the experts only those it is routed to."""
        mlp = self.block.mlp
        idle = 0
        if isinstance(mlp, ExpertsMlp):
            experts = sum(m.parameters for m in self.modules if m.kind == "experts")
            idle = experts - experts * mlp.per_token // mlp.experts
        return self.parameters - idle

    def get(self, role: str) -> Module | None:
        """The module with this role, if the block has one."""
        return next((module for module in self.modules if module.role == role), None)


@dataclass(frozen=True)
class Inventory:
    """Every module of a model: the ends once, each kind of layer once, and the order of layers."""

    spec: ModelSpec
    ends: tuple[Module, ...]
    blocks: dict[str, BlockInventory]

    @cached_property
    def counts(self) -> dict[str, int]:
        """How many layers there are of each kind."""
        totals = dict.fromkeys(self.blocks, 0)
        for name, count in self.spec.layers:
            totals[name] += count
        return totals

    @cached_property
    def layer_parameters(self) -> int:
        """Elements of all decoder layers."""
        return sum(self.blocks[name].parameters * count for name, count in self.counts.items())

    @cached_property
    def end_parameters(self) -> int:
        """Elements outside the layers; a tied head counts once."""
        return sum(module.parameters for module in self.ends)

    @cached_property
    def text_parameters(self) -> int:
        """All elements of the language model."""
        return self.layer_parameters + self.end_parameters + self.spec.extra_parameters

    @cached_property
    def total_parameters(self) -> int:
        """Everything transformers loads, a vision tower included."""
        return self.text_parameters + self.spec.vision_parameters

    @cached_property
    def active_parameters(self) -> int:
        """Elements one token passes through."""
        layers = sum(self.blocks[n].active_parameters * c for n, c in self.counts.items())
        return layers + self.end_parameters + self.spec.extra_parameters

    @cached_property
    def embedding_parameters(self) -> int:
        """Input embedding and output head, once if tied: what 4-bit loading leaves in 16 bit."""
        return sum(m.matrix for m in self.ends if m.role in ("embedding", "head"))

    def end(self, role: str) -> Module | None:
        """The module outside the layers with this role, if there is one."""
        return next((module for module in self.ends if module.role == role), None)


def _ends(spec: ModelSpec) -> tuple[Module, ...]:
    width = spec.embedding_width or spec.hidden
    names = spec.names
    found = [Module("embedding", names.get("embedding", "embed_tokens"), "embedding", "ends",
                    spec.vocab, width, split="vocab")]  # fmt: skip
    if spec.learned_positions:
        found.append(
            Module("positions", names.get("positions", "embed_positions"), "embedding", "ends",
                   spec.learned_positions, spec.hidden)
        )  # fmt: skip
    if width != spec.hidden:
        found.append(Module("project_in", "project_in", "linear", "ends", spec.hidden, width))
        found.append(Module("project_out", "project_out", "linear", "ends", width, spec.hidden))
    if spec.embedding_norm:
        found.append(_norm(spec, "embedding_norm", "ends"))
    if spec.final_norm:
        found.append(_norm(spec, "final_norm", "ends"))
    if not spec.tied_head:
        bias = spec.vocab if spec.head_bias else 0
        found.append(
            Module("head", names.get("head", "lm_head"), "linear", "ends", spec.vocab, width, bias,
                   split="vocab")
        )  # fmt: skip
    elif spec.head_bias:
        found.append(Module("head_bias", "lm_head", "vector", "ends", spec.vocab, 1))
    return tuple(found)


@lru_cache(maxsize=256)
def inventory_of(spec: ModelSpec) -> Inventory:
    """The module inventory of a model; equal specs share one."""
    blocks = {
        name: BlockInventory(
            name,
            block,
            (
                *attention_modules(block.attention, spec),
                *mlp_modules(block.mlp, spec),
                *(_norm(spec, f"norm_{index}") for index in range(block.norms)),
            ),
        )
        for name, block in spec.blocks.items()
    }
    return Inventory(spec, _ends(spec), blocks)
