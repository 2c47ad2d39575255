"""nanotron's predict_memory, as the Ultra-Scale Playbook plots it."""

from engine.decide.rivals.answer import Answer, degrees_of, stage_of, why_not_full
from engine.job import Job
from engine.scenario import Method

KEY = "nanotron"
WEIGHT, GRADIENT, ADAM = 2, 2, 8  # B a parameter


def activation_bytes(sequence: int, batch: int, hidden: int, layers: int) -> int:
    """34 s b h L."""
    return 34 * sequence * batch * hidden * layers


def nanotron(job: Job, method: Method) -> Answer:
    """2 + 2 + 8 B a parameter and 34 s b h L, divided by tensor and pipeline ranks; full training."""
    reason, stage = why_not_full(method), stage_of(job)
    if not reason and stage is None:
        reason = "strategy_unknown"
    if reason or stage is None:
        return Answer(KEY, None, reason, KEY)
    degrees, training, spec = degrees_of(job), job.scenario.training, job.spec
    held = job.inventory.total_parameters / (degrees.tensor * degrees.pipeline)
    parts = [1 if stage < least else degrees.data for least in (3, 2, 1)]
    states = sum(
        size * held / count for size, count in zip((WEIGHT, GRADIENT, ADAM), parts, strict=True)
    )
    layers = spec.layer_count
    activations = activation_bytes(
        training.sequence_length, training.micro_batch, spec.hidden, layers
    )
    return Answer(
        KEY, round(states + activations / degrees.tensor), source=KEY, leaves_out=("logits",)
    )
