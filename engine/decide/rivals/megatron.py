"""Megatron-LM's theoretical_memory_usage.py (bytes; it prints MiB and calls them MB)."""

from engine.decide.rivals.answer import Answer, degrees_of, why_not_full
from engine.job import Job
from engine.scenario import Method

KEY = "megatron"


def bytes_per_parameter(data: int, distributed: bool) -> float:
    """18 B, or with the distributed optimizer 6 + 12 / data degree."""
    return 6 + 12 / data if distributed else 18


def activation_bytes(
    sequence: int,
    batch: int,
    hidden: int,
    width: int,
    layers: int,
    vocab: int,
    tensor: int,
    pipeline: int,
) -> float:
    """Sequence parallel with selective recomputation, first stage.

    s b h (18 + 4 f/h) L for the layers (a pipeline holds as many micro-batches as stages), the
    embedding's input and dropout, and on a single stage logits in 4 B; all divided by tensor ranks.
    """
    tokens = sequence * batch
    layer = tokens * hidden * (18 + 4 * width / hidden)
    total = layer * layers + pipeline * (8 * tokens + tokens * hidden)
    if pipeline == 1:
        total += 4 * tokens * hidden * (1 + vocab / hidden)
    return total / tensor


def shard_parameters(job: Job, tensor: int, pipeline: int, expert: int) -> tuple[float, float]:
    """(dense, expert) elements of the fullest rank: the first stage, with the embedding.

    Matrices are divided by tensor ranks, norms and other vectors are not; the final norm is
    spread over the stages like the layers.
    """
    inventory = job.inventory
    dense = experts = 0.0
    for name, count in inventory.counts.items():
        for module in inventory.blocks[name].modules:
            held = count * module.parameters / pipeline
            if module.kind == "experts":
                experts += held / tensor / expert
            else:
                dense += held if module.split == "none" else held / tensor
    for module in inventory.ends:
        held = module.parameters / pipeline if module.role == "final_norm" else module.parameters
        if pipeline == 1 or module.role != "head":
            dense += held if module.split == "none" else held / tensor
    return dense, experts


def state_bytes(job: Job, distributed: bool) -> float:
    """Weights, gradients and optimizer of the fullest rank; experts share a smaller data group."""
    degrees, expert = degrees_of(job), job.scenario.sharding.expert
    dense, experts = shard_parameters(job, degrees.tensor, degrees.pipeline, expert)
    among_experts = max(1, degrees.data // expert)
    return dense * bytes_per_parameter(degrees.data, distributed) + experts * bytes_per_parameter(
        among_experts, distributed
    )


def job_activations(job: Job) -> float:
    """Activations of a job; it prices a mixture of experts as one dense MLP of an expert's width."""
    spec, training, degrees = job.spec, job.scenario.training, degrees_of(job)
    width = max(block.mlp.width for block in spec.blocks.values())
    return activation_bytes(
        training.sequence_length,
        training.micro_batch,
        spec.hidden,
        width,
        spec.layer_count,
        spec.vocab,
        degrees.tensor,
        degrees.pipeline,
    )


def megatron(job: Job, method: Method) -> Answer:
    """Full training; ZeRO-1 and above stand for its distributed optimizer."""
    reason = why_not_full(method)
    if reason:
        return Answer(KEY, None, reason, KEY)
    distributed = job.scenario.sharding.strategy not in ("none", "ddp", "layer-split")
    amount = state_bytes(job, distributed) + job_activations(job)
    return Answer(KEY, round(amount), source=KEY, leaves_out=("full_recomputation",))
