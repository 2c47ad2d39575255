"""How the model states of a convention are divided over the cards.

Source: ZeRO paper (arXiv 1910.02054) section 5: stage 1 divides optimizer states, stage 2
gradients too, stage 3 and FSDP weights too, each by the data degree.
"""

from dataclasses import dataclass

from engine.scenario import Scenario

OPTIMIZER = ("zero1", "zero2", "zero3", "fsdp", "fsdp1", "fsdp-grad-op", "hsdp")
GRADIENTS = ("zero2", "zero3", "fsdp", "fsdp1", "fsdp-grad-op", "hsdp")
WEIGHTS = ("zero3", "fsdp", "fsdp1", "hsdp")


@dataclass(frozen=True, slots=True)
class Shares:
    """Into how many parts each kind of state is divided, and what is kept off the cards.

    Attributes:
        data: cards that hold one replica between them.
        weights, gradients, optimizer: parts of that state.
        layers: parts of the activations (layer split and pipeline).
        off_weights: weights are kept in main memory or on disk.
        off_optimizer: so are optimizer states and gradients (ZeRO-Offload).
    """

    data: int
    weights: int
    gradients: int
    optimizer: int
    layers: int
    off_weights: bool = False
    off_optimizer: bool = False


def shares_of(scenario: Scenario) -> Shares:
    """The division that a scenario's strategy makes.

    The data degree is every card not used by tensor or pipeline parallel; those two divide every
    state. A layer split divides every state by the cards, and no card works on the others' layers.
    """
    sharding, cards = scenario.sharding, scenario.box.total_cards
    if sharding.strategy == "layer-split":
        return Shares(1, cards, cards, cards, cards)
    split = sharding.tensor * sharding.pipeline
    group = max(1, cards // split)
    data = max(1, group // sharding.replicate) if sharding.strategy == "hsdp" else group

    def parts(strategies: tuple[str, ...]) -> int:
        return split * (data if sharding.strategy in strategies else 1)

    return Shares(
        data=data,
        weights=parts(WEIGHTS),
        gradients=parts(GRADIENTS),
        optimizer=parts(OPTIMIZER),
        layers=sharding.pipeline,
        off_weights=sharding.offload_parameters != "none",
        off_optimizer=sharding.offload_optimizer != "none",
    )


def traffic(strategy: str) -> int:
    """Elements each card moves in a step, in units of the trained parameters (large data degree).

    ZeRO paper, section 7: reduce-scatter and all-gather of the gradients or updated weights make 2;
    where weights are divided, one more all-gather: 3, or 1.5 times plain data parallelism.
    """
    if strategy in ("none", "layer-split"):
        return 0
    return 3 if strategy in WEIGHTS else 2
