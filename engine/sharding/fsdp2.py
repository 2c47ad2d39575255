"""FSDP2 (fully_shard): the moments of forward and loss, and the whole list of a step.

SHARDING_MODEL section 3. A unit is gathered into a buffer and copied out into its parameters, so it
costs twice while that happens. "root": the layers and one root unit; "own": the embedding and
[norm, head] are units of their own. R, U, Em, Hd: the gathered root, layer, embedding, head.
"""

from dataclasses import dataclass
from functools import cached_property

from engine.memory.cost import Number
from engine.memory.head_parts import head_reads, loss_parts
from engine.memory.parts import Moment, Part
from engine.sharding.step import Step, activation, part

GATHERED = "sharding_model_3"


@dataclass(frozen=True)
class Gathers:
    """Sizes of gathered units on this rank.

    Attributes:
        own: the ends are units of their own; a tied pair is one unit and costs as the root does.
        reshard: a layer is given up after its forward pass.
    """

    step: Step
    own: bool
    reshard: bool

    @cached_property
    def root(self) -> int:
        """R; with ends as units the root unit is empty."""
        held = self.step.held
        return held.gathered(held.units.root)

    @cached_property
    def embedding(self) -> int:
        """Em."""
        held = self.step.held
        return held.gathered(held.units.embedding)

    @cached_property
    def head(self) -> int:
        """Hd."""
        held = self.step.held
        return held.gathered(held.units.head)

    @cached_property
    def separate(self) -> bool:
        """Embedding and head are two units."""
        return self.own and not self.step.held.units.tied

    def layer(self, index: int) -> int:
        """U of layer ``index``; nothing below the bottom."""
        held = self.step.held
        order = self.step.order
        return held.gathered(held.units.layers[order[index]]) if 0 <= index < len(order) else 0

    @cached_property
    def largest(self) -> int:
        """U of the largest layer."""
        held = self.step.held
        return max(held.gathered(unit) for unit in held.units.layers.values())

    @cached_property
    def all_layers(self) -> int:
        """L * U."""
        return self.step.above(-1, "gathered")

    @cached_property
    def top(self) -> int:
        """U of the last layer."""
        return self.layer(len(self.step.order) - 1)


def gathered(key: str, size: Number, formula: str) -> Part:
    """A gathered unit."""
    return part(key, "gathered", size, formula, GATHERED)


def ends_alive(gathers: Gathers) -> Part:
    """What of the ends is gathered all along the layers: R, or nothing with units of their own."""
    if not gathers.separate:
        return gathered("gathered_root", gathers.root, "R")
    kept = 0 if gathers.reshard else gathers.embedding
    return gathered("gathered_embedding", kept, "Em")


def forward_moments(gathers: Gathers) -> list[Moment]:
    """Start of the forward pass, and inside the layers."""
    step = gathers.step
    u, ends = gathers.largest, ends_alive(gathers)
    if gathers.separate:
        em = gathers.embedding
        start = gathered("gathered_embedding", max(2 * em, em + 2 * u), "max(2Em, Em + 2U)")
    else:
        start = gathered("gathered_root", 2 * gathers.root + 2 * u, "2R + 2U")
    if gathers.reshard:
        inside = gathered("gathered_layers", 2 * u, "2U")
    else:
        inside = gathered("gathered_layers", gathers.all_layers + u, "L × U + U")
    # With everything kept the last layer's own tensors are part of A already.
    walked: Number = 0
    if step.options.checkpointing != "none":
        walked = step.ing.forward_transient(step.size)
    transient = activation("layer_transient", walked, "transient")
    found = [
        Moment(
            "forward_start", "forward", (start, activation("stream", step.stream, "rb × h × T"))
        ),
        Moment("forward_layers", "forward", (*step.body, transient, ends, inside)),
    ]
    if gathers.separate and gathers.reshard:
        # The head is gathered while the last layer's buffer is still referenced.
        head = gathered("gathered_head", 2 * gathers.head + gathers.top, "2Hd + U")
        found.append(Moment("forward_head", "forward", (*step.body, head)))
    return found


def loss_moments(gathers: Gathers, held: tuple[Part, ...]) -> list[Moment]:
    """F, the end of the forward pass, and H, the log-softmax backward.

    Without resharding every layer stays; the buffer of the last one is still there at F, and
    nothing is prefetched at H.
    """
    step = gathers.step
    kept = (*step.body, *step.final)
    output = head_reads(step.ing, step.size)
    formed, walked = loss_parts(step.ing, step.size)
    at_f, at_h = _loss_gathers(gathers)
    return [
        Moment("loss_forward", "loss", (*held, *kept, output, formed, *at_f)),
        Moment("loss_backward", "loss", (*held, *kept, walked, *at_h)),
    ]


def _loss_gathers(gathers: Gathers) -> tuple[tuple[Part, ...], tuple[Part, ...]]:
    top = gathers.top
    if gathers.own:
        first = gathers.head if gathers.separate else gathers.root
        at_f = [gathered("gathered_head", 2 * first, "2Hd")]
        at_h = [gathered("gathered_head", first, "Hd")]
        if not gathers.reshard:
            em = gathers.embedding if gathers.separate else 0
            layers = gathered("gathered_layers", gathers.all_layers + em, "L × U + Em")
            at_f, at_h = [*at_f, layers], [*at_h, layers]
        return tuple(at_f), tuple(at_h)
    root = gathered("gathered_root", gathers.root, "R")
    if gathers.reshard:
        buffer = gathered("gathered_layers", top, "U")
        return (root, buffer), (root, buffer)
    every = gathers.all_layers
    return (
        (root, gathered("gathered_layers", every + top, "L × U + U")),
        (root, gathered("gathered_layers", every, "L × U")),
    )
