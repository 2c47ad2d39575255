"""What the objective adds to a step: doubled batches, a reference model, a rollout engine.

Sources: DPO (arXiv 2305.18290; TRL DPOTrainer concatenates chosen and rejected and, with adapters,
switches them off for the reference), ORPO (arXiv 2403.07691: no reference), KTO (arXiv 2402.01306),
reward modelling (TRL RewardTrainer: a head of one output over pairs), GRPO (arXiv 2402.03300; TRL
GRPOTrainer with a colocated engine that takes a share of the card).
"""

from dataclasses import dataclass

from engine.scenario import Method, Objective


@dataclass(frozen=True, slots=True)
class ObjectiveCost:
    """How an objective changes a step.

    Attributes:
        batch_factor: sequences in memory per example of the micro-batch.
        reference: a second, frozen 16-bit copy of the model stays on the card.
        logits: the loss is over the vocabulary.
        engine_share: share of the card's capacity a rollout engine keeps.
        unmodelled: parts no source gives a size for; each becomes a notice.
    """

    batch_factor: int = 1
    reference: bool = False
    logits: bool = True
    engine_share: float = 0.0
    unmodelled: tuple[str, ...] = ()


def objective_cost(objective: Objective, method: Method) -> ObjectiveCost:
    """The cost of an objective; a full fine-tune has no adapter to switch off, so it copies."""
    kind = objective.kind
    default = "copy" if method == "full" else "adapter_off"
    copies = (objective.reference or default) == "copy"
    if kind == "dpo":
        return ObjectiveCost(batch_factor=2, reference=copies)
    if kind == "orpo":
        return ObjectiveCost(batch_factor=2)
    if kind == "kto":
        return ObjectiveCost(reference=copies, unmodelled=("kto_mismatched_pairs",))
    if kind == "reward":
        return ObjectiveCost(batch_factor=2, logits=False)
    if kind == "grpo":
        reference = objective.reference == "copy"
        return ObjectiveCost(reference=reference, engine_share=objective.engine_share)
    if kind == "ppo":
        return ObjectiveCost(
            reference=copies,
            engine_share=objective.engine_share,
            unmodelled=("ppo_value_model", "ppo_reward_model"),
        )
    return ObjectiveCost()
