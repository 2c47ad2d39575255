"""The switches of a step that decide which moments exist and what is alive in them."""

from dataclasses import dataclass

from engine.scenario import Scenario
from engine.scenario.training import Checkpointing


@dataclass(frozen=True, slots=True)
class Options:
    """Taken from a scenario whose profile defaults are filled in."""

    checkpointing: Checkpointing
    every: int
    accumulating: bool
    foreach: bool
    in_backward: bool
    offload_activations: bool


def options_of(scenario: Scenario) -> Options:
    """The switches of a scenario."""
    training = scenario.training
    adam = training.optimizer in ("adamw", "lion", "adafactor", "sgd-momentum", "muon")
    return Options(
        checkpointing=training.checkpointing or "none",
        every=training.checkpoint_every or 1,
        accumulating=training.gradient_accumulation > 1,
        foreach=adam and training.optimizer_kernel == "foreach",
        in_backward=bool(training.optimizer_in_backward)
        or training.optimizer in ("lomo", "adalomo"),
        offload_activations=bool(training.activation_offload),
    )
