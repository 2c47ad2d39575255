"""Changes of the step that leave what is trained as it is: batch, recomputation, kernels.

Prices order changes by what they cost the user: 1 to 4 nothing but a package, 3 to 9 time, 6 to 14
a little accuracy or host memory; see the other files for dearer ones. What recomputation costs: 20 %
(Hugging Face's training guide) to 33 % (ZeRO paper, section 3.2).
"""

from typing import Any

from engine.decide.advice.suggestion import Change, Cost, Idle, Maker
from engine.job import Job
from engine.scenario import Scenario

RECOMPUTED = Cost("time", "recomputed_forward", (("low", 20), ("high", 33)))


def with_training(scenario: Scenario, **changes: Any) -> Scenario:
    """The scenario with some fields of ``training`` set."""
    return scenario.replace(training=scenario.training.replace(**changes))


def accumulate(scenario: Scenario, job: Job) -> Change | Idle | None:
    """Micro-batch 1, and as many accumulation steps as keep the effective batch."""
    training = job.scenario.training
    if training.micro_batch == 1:
        return Idle("accumulate", "already_smallest")
    steps = training.gradient_accumulation * training.micro_batch
    changed = with_training(scenario, micro_batch=1, gradient_accumulation=min(steps, 1_000_000))
    values = (("from", training.micro_batch), ("to", 1), ("accumulation", steps))
    return Change("accumulate", changed, values, (Cost("time", "smaller_batches"),), 3)


def release_logits(scenario: Scenario, job: Job) -> Change | Idle | None:
    """Let go of the model's outputs before the backward pass."""
    if not job.scenario.training.keep_logits:
        return None
    return Change("release_logits", with_training(scenario, keep_logits=False), (), (), 1)


def flash_attention(scenario: Scenario, job: Job) -> Change | Idle | None:
    """A kernel that never holds the score matrix."""
    training = job.scenario.training
    if training.attention == "flash":
        return Idle("attention_flash", "already_used")
    if any(card.supports.flash_attention_2 is False for card in job.cards):
        return Idle("attention_flash", "card_without_flash", (("gpu", job.cards[0].name),))
    changed = with_training(scenario, attention="flash")
    values = (("from", training.attention or ""), ("to", "flash"))
    return Change("attention_flash", changed, values, (Cost("software", "flash_attn"),), 1)


def no_padding(scenario: Scenario, job: Job) -> Change | Idle | None:
    """Packed sequences instead of padded ones: no mask, no repeated keys and values."""
    if not job.scenario.training.padding_mask:
        return None
    changed = with_training(scenario, padding_mask=False, packed=True)
    return Change("packing", changed, (), (Cost("software", "packed_data"),), 2)


def fused_loss(scenario: Scenario, job: Job) -> Change | Idle | None:
    """A loss that never holds all logits: fused with the head, or in chunks under torchtune."""
    training = job.scenario.training
    if training.loss in ("fused", "chunked"):
        return Idle("loss_fused", "already_used")
    kernel = "chunked" if scenario.profile == "torchtune" else "fused"
    values = (("from", training.loss or "standard"), ("to", kernel))
    costs = (Cost("software", "liger"),) if kernel == "fused" else ()
    return Change(f"loss_{kernel}", with_training(scenario, loss=kernel), values, costs, 2)


def fused_kernels(scenario: Scenario, job: Job) -> Change | Idle | None:
    """Norm, rotary embedding and gated activation as one kernel each."""
    if job.scenario.training.kernels == "fused":
        return Idle("kernels_fused", "already_used")
    changed = with_training(scenario, kernels="fused")
    return Change("kernels_fused", changed, (), (Cost("software", "liger"),), 2)


def checkpointing(scenario: Scenario, job: Job) -> Change | Idle | None:
    """Keep one tensor a layer and compute the rest again."""
    mode = job.scenario.training.checkpointing or "none"
    if mode in ("full", "offloaded"):
        return Idle("checkpointing_full", "every_layer_checkpointed")
    changed = with_training(scenario, checkpointing="full", checkpoint_every=None)
    return Change("checkpointing_full", changed, (("from", mode), ("to", "full")), (RECOMPUTED,), 5)


def offloaded_checkpoints(scenario: Scenario, job: Job) -> Change | Idle | None:
    """Checkpoints wait in main memory."""
    training = job.scenario.training
    mode = training.checkpointing or "none"
    if mode == "offloaded" or training.activation_offload:
        return Idle("checkpointing_offloaded", "already_used")
    changed = with_training(scenario, checkpointing="offloaded", checkpoint_every=None)
    tokens = training.micro_batch * training.sequence_length
    host = 2 * job.spec.hidden * job.spec.layer_count * tokens
    costs = (RECOMPUTED, Cost("host_ram", "checkpoints_in_ram", (("bytes", host),)))
    values = (("from", mode), ("to", "offloaded"))
    return Change("checkpointing_offloaded", changed, values, costs, 9)


MAKERS: tuple[Maker, ...] = (
    release_logits, flash_attention, no_padding, fused_loss, fused_kernels, accumulate,
    checkpointing, offloaded_checkpoints,
)  # fmt: skip
