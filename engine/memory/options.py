"""The switches of a step that decide which moments exist and what is alive in them."""

from dataclasses import dataclass

from engine.scenario import Scenario
from engine.scenario.training import Checkpointing

PER_OPERATION = 0  # selective checkpointing that keeps chosen operations of every layer


@dataclass(frozen=True, slots=True)
class Options:
    """Taken from a scenario whose profile defaults are filled in.

    Attributes:
        checkpointing: what the forward pass keeps.
        every: selective checkpointing of every n-th layer; PER_OPERATION: of chosen operations.
        accumulating: gradients stay between micro-steps.
        foreach: the optimizer step copies the trained parameters once.
        in_backward: the optimizer runs while gradients are formed.
        offload_activations: saved tensors are moved to host memory.
    """

    checkpointing: Checkpointing
    every: int
    accumulating: bool
    foreach: bool
    in_backward: bool
    offload_activations: bool


def options_of(scenario: Scenario) -> Options:
    """The switches of a scenario."""
    training = scenario.training
    return Options(
        checkpointing=training.checkpointing or "none",
        every=training.checkpoint_every or PER_OPERATION,
        accumulating=training.gradient_accumulation > 1,
        # Only torch's Adam makes the copy (measured); the others update in place.
        foreach=training.optimizer == "adamw" and training.optimizer_kernel == "foreach",
        in_backward=bool(training.optimizer_in_backward)
        or training.optimizer in ("lomo", "adalomo"),
        offload_activations=bool(training.activation_offload),
    )
