"""Gradients of an FSDP2 step: how they grow while layers are walked back, with accumulation.

SHARDING_MODEL section 4 (one step) and 5 (accumulation). A step is of one kind:

* single: no accumulation; reduced gradients gs grow layer by layer.
* synced: every micro-step reduces; the sharded gradients G are there all along.
* first, middle, last: no_sync; gradients stay unsharded, wacc * P, until the last micro-step.
"""

from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from engine.memory.parts import Part
from engine.sharding.step import Step, part

Kind = Literal["single", "synced", "first", "middle", "last"]
SOURCE = "sharding_model_4"
ACCUMULATION = "sharding_model_5"


def kinds_of(no_sync: bool, micro_steps: int) -> tuple[Kind, ...]:
    """The kinds of micro-steps in one optimizer step; those that cannot be fullest left out."""
    if micro_steps == 1:
        return ("single",)
    if not no_sync:
        return ("synced",)
    between: tuple[Kind, ...] = ("middle",) if micro_steps > len(("first", "last")) else ()
    return ("first", *between, "last")


def gradient(key: str, size: int, formula: str, source: str = SOURCE) -> Part:
    """A part of the gradients."""
    return part(key, "gradients", size, formula, source)


@dataclass(frozen=True)
class Gradients:
    """Gradient bytes at the moments of one kind of micro-step."""

    step: Step
    kind: Kind
    replicated: bool = False
    separate: bool = False

    @property
    def reduces(self) -> bool:
        """Whether this micro-step sums its gradients over the ranks."""
        return self.kind in ("single", "synced", "last")

    @property
    def unsharded(self) -> bool:
        """Whether gradients of earlier micro-steps are there, whole."""
        return self.kind in ("middle", "last")

    def is_dominated(self, index: int) -> bool:
        """Whether another kind of micro-step holds more while this layer is walked back.

        The last one starts from all of P unsharded and gives it back, so the first can hold more at
        the bottom only, and a middle one nowhere but at its end.
        """
        return self.kind == "middle" or (self.kind == "first" and index > 1)

    @cached_property
    def at_start(self) -> tuple[Part, ...]:
        """Held from earlier micro-steps."""
        held = self.step.held
        if self.kind == "synced":
            return (gradient("accumulated_gradients", held.kept(held.units.total), "G ÷ N"),)
        if self.unsharded:
            whole = held.accumulated(held.units.total)
            return (gradient("accumulated_gradients", whole, "wacc × P", ACCUMULATION),)
        return ()

    def of_layers(self, index: int) -> tuple[Part, ...]:
        """All gradients but the head's, once the layers above ``index`` are done.

        What no_sync had kept whole of them is given back as they are reduced; a head of its own is
        reduced before all layers.
        """
        step = self.step
        kept, whole = step.above(index, "kept"), step.above(index, "accumulated")
        if step.options.in_backward:
            # Weights are updated as their gradients are reduced, and these are freed.
            kept = 0
        grown = {"single": kept, "synced": 0, "first": whole, "middle": 0, "last": kept}[self.kind]
        name = "wacc × P_l" if self.kind == "first" else "gs"
        held = self.at_start
        if self.kind == "last":
            head = step.held.accumulated(step.held.units.head) if self.separate else 0
            whole += head
            held = tuple(old._replace(bytes=old.bytes - whole) for old in held)
        layers = gradient("layer_gradients", grown, f"(L − 1 − i) × {name}")
        return (*held, layers, self.all_reduce(step.above(index, "reduced")))

    def all_reduce(self, reduced: int) -> Part:
        """HSDP with wr != ws: every unit keeps its all-reduce buffer to the end of backward."""
        alive = self.replicated and self.step.held.policy.recast and self.reduces
        return gradient("all_reduce_buffers", reduced if alive else 0, "wr × P ÷ N", ACCUMULATION)

    def reduce_input(self, size: int) -> Part:
        """The reduce-scatter input of the unit before, kept until the next unit is done."""
        return gradient("reduce_scatter_input", size if self.reduces else 0, "wr × pad(P_l)")

    def head(self, in_root: bool) -> tuple[Part, ...]:
        """The head's gradient while layers are walked back.

        wc * V * h in the root unit, where it stays unsharded; in a unit of its own it is reduced at
        once.
        """
        held = self.step.held
        if not held.full:
            return ()
        if in_root:
            # A step that accumulates in the same dtype adds to what is there.
            there = self.unsharded and held.policy.accumulated == held.policy.compute
            size = 0 if there or not held.units.head.elements else self.head_matrix
            return (gradient("head_gradient", size, "wc × V × h"),)
        head = held.units.head
        if self.step.options.in_backward:
            return ()
        if self.kind in ("single", "last"):
            return (gradient("head_gradient", held.kept(head), "gs of the head"),
                    self.all_reduce(held.reduced(head)))  # fmt: skip
        size = held.accumulated(head) if self.kind == "first" else 0
        return (gradient("head_gradient", size, "wacc × P of the head"),)

    @property
    def head_matrix(self) -> int:
        """wc * V * h on this rank."""
        return self.step.held.policy.compute * self.step.held.units.vocabulary
