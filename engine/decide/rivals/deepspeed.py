"""DeepSpeed's own estimators of model states (bytes; it prints GiB and calls them GB)."""

from engine.decide.rivals.answer import Answer, degrees_of, stage_of, why_not_full
from engine.job import Job
from engine.scenario import Method

BUFFER = 1.5  # its "additional_buffer_factor" on main memory
LEAVES_OUT = ("activations", "buffers")


def zero2_gpu(parameters: int, cards: int, offload: bool) -> float:
    """stage_1_and_2.py: 2 P with the optimizer offloaded, else 2 P + 18 P / N."""
    return 2.0 * parameters if offload else 2.0 * parameters + 18 * parameters / cards


def zero2_gpu_in_docs(parameters: int, cards: int) -> float:
    """The documentation's older form without offload: 4 P + 16 P / N."""
    return 4.0 * parameters + 16 * parameters / cards


def zero2_host(parameters: int, cards: int, per_node: int, offload: bool) -> float:
    """Main memory: P x max(4 N, 16) x 1.5 with offload, else 4 P x cards of a node x 1.5."""
    if offload:
        return parameters * max(4 * cards, 16) * BUFFER
    return 4 * parameters * per_node * BUFFER


def zero3_gpu(
    parameters: int, largest: int, cards: int, offload_optimizer: bool, offload_parameters: bool
) -> float:
    """stage3.py: the largest layer in 4 B, and what of 18 P / N is not offloaded."""
    gathered = 4.0 * largest
    if not offload_optimizer:
        return gathered + 18 * parameters / cards
    return gathered if offload_parameters else gathered + 2 * parameters / cards


def zero3_host(
    parameters: int,
    largest: int,
    nodes: int,
    per_node: int,
    offload_optimizer: bool,
    offload_parameters: bool,
    zero_init: bool = True,
) -> float:
    """Main memory of a node; without zero_init each process builds the whole model first."""
    if not offload_optimizer:
        return (largest if zero_init else parameters) * 4 * per_node * BUFFER
    states = (18 if offload_parameters else 16) * parameters / nodes
    if zero_init:
        return states * BUFFER
    return max(4 * parameters * per_node, states) * BUFFER


def largest_layer(job: Job) -> int:
    """Elements of the largest single module, fused experts of a layer taken as one."""
    inventory = job.inventory
    single = [module.parameters for module in inventory.ends]
    for block in inventory.blocks.values():
        single += [module.parameters for module in block.modules]
        single.append(sum(m.parameters for m in block.modules if m.kind == "experts"))
    return max(single)


def deepspeed(job: Job, method: Method) -> tuple[Answer, ...]:
    """Both estimators: for ZeRO-2 the code's figure and the documentation's, and for ZeRO-3."""
    keys = {2: ("deepspeed-zero2", "deepspeed-zero2-docs"), 3: ("deepspeed-zero3",)}
    stage, reason = stage_of(job), why_not_full(method)
    if not reason and stage not in keys:
        reason = "only_zero_2_and_3"
    if reason:
        return (Answer("deepspeed-zero3", None, reason, "deepspeed-zero3"),)
    total, degrees, sharding = (
        job.inventory.total_parameters,
        degrees_of(job),
        job.scenario.sharding,
    )
    off_optimizer = sharding.offload_optimizer != "none"
    if stage == 3:  # noqa: PLR2004
        off_parameters = sharding.offload_parameters != "none"
        amount = zero3_gpu(total, largest_layer(job), degrees.cards, off_optimizer, off_parameters)
        key = "deepspeed-zero3"
        return (Answer(key, round(amount), source=key, leaves_out=LEAVES_OUT),)
    code = round(zero2_gpu(total, degrees.cards, off_optimizer))
    found = [Answer("deepspeed-zero2", code, source="deepspeed-zero2", leaves_out=LEAVES_OUT)]
    if not off_optimizer:
        docs = round(zero2_gpu_in_docs(total, degrees.cards))
        key = "deepspeed-zero2-docs"
        found.append(Answer(key, docs, source=key, leaves_out=LEAVES_OUT))
    return tuple(found)
