"""EleutherAI's cookbook calculator (calc/calc_transformer_mem.py), its known defects included."""

from dataclasses import dataclass

from engine.architecture.spec import DenseMlp, ModelSpec, SoftmaxAttention
from engine.decide.rivals.answer import Answer, degrees_of, stage_of, why_not_full
from engine.job import Job
from engine.scenario import Method

KEY = "eleutherai-cookbook"
WEIGHT, GRADIENT, ADAM = 2, 4, 12  # B a parameter
BUCKET = 500_000_000 * 2  # B, ZeRO's reduce bucket
LIVE = 1_000_000_000 * 2  # B, ZeRO-3's live parameters
GRADIENT_STAGE, WEIGHT_STAGE = 2, 3


@dataclass(frozen=True, slots=True)
class Inputs:
    """The calculator's arguments. ``expansion`` is MLP width / hidden, ``kv`` KV heads / heads."""

    layers: int
    hidden: int
    heads: int
    sequence: int
    batch: int
    vocab: int
    expansion: float = 4.0
    linears: int = 2
    kv: float = 1.0
    checkpointing: bool = True
    stage: int = 0
    tensor: int = 1
    pipeline: int = 1
    cards: int = 1


@dataclass(frozen=True, slots=True)
class Parts:
    """Bytes of one card, and the parameter count they rest on."""

    parameters: float
    activations: float
    weights: float
    gradients: float
    optimizer: float
    communication: float

    @property
    def total(self) -> float:
        """All parts; its unexplained "misc" of some GiB is an argument, 0 here."""
        return (
            self.activations + self.weights + self.gradients + self.optimizer + self.communication
        )


def parameters(given: Inputs) -> float:
    """2 V h + h s + 8 h L + 2 h + 2 (1 + kv) L h^2 + linears x expansion x L h^2."""
    h, layers = given.hidden, given.layers
    ends = 2 * given.vocab * h + h * given.sequence + 8 * h * layers + 2 * h
    square = layers * h * h
    return ends + 2 * (1 + given.kv) * square + given.linears * given.expansion * square


def calculate(given: Inputs) -> Parts:
    """What the calculator prints.

    Activations are 34 s b h L / t (selective recomputation in truth), and without checkpointing
    + 5 a s / h of that. Gradients are never divided by tensor or pipeline degree, and ZeRO divides
    by all cards, not by the data degree: its defects, kept.
    """
    count = parameters(given)
    tokens = given.sequence * given.batch * given.hidden * given.layers
    scores = 0.0 if given.checkpointing else 5 * given.heads * given.sequence / given.hidden
    cards = given.cards
    zero3 = given.stage >= WEIGHT_STAGE
    return Parts(
        parameters=count,
        activations=tokens * (34 + scores) / given.tensor,
        weights=WEIGHT * count / (given.tensor * given.pipeline) / (cards if zero3 else 1),
        gradients=GRADIENT * count / (cards if given.stage >= GRADIENT_STAGE else 1),
        optimizer=ADAM * count / (cards if given.stage else 1),
        communication=(BUCKET if given.stage else 0) + (LIVE if zero3 else 0),
    )


def _inputs(job: Job, spec: ModelSpec, stage: int) -> Inputs | None:
    block = spec.blocks[spec.order[0]]
    attention, mlp = block.attention, block.mlp
    if not (isinstance(attention, SoftmaxAttention) and isinstance(mlp, DenseMlp)):
        return None
    training, degrees = job.scenario.training, degrees_of(job)
    return Inputs(
        layers=spec.layer_count,
        hidden=spec.hidden,
        heads=attention.heads,
        sequence=training.sequence_length,
        batch=training.micro_batch,
        vocab=spec.vocab,
        expansion=mlp.width / spec.hidden,
        linears=3 if mlp.gated else 2,
        kv=attention.kv_heads / attention.heads,
        checkpointing=training.checkpointing not in (None, "none"),
        stage=stage,
        tensor=degrees.tensor,
        pipeline=degrees.pipeline,
        cards=degrees.cards,
    )


def eleutherai(job: Job, method: Method) -> Answer:
    """Full training of a plain dense decoder; it knows no adapters and no other attention."""
    reason, stage = why_not_full(method), stage_of(job)
    if not reason and stage is None:
        reason = "strategy_unknown"
    given = _inputs(job, job.spec, stage or 0)
    if not reason and given is None:
        reason = "architecture_unknown"
    if reason or given is None:
        return Answer(KEY, None, reason, KEY)
    return Answer(KEY, round(calculate(given).total), source=KEY, leaves_out=("logits",))
