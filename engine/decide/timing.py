"""How long an optimizer step takes: a roofline of matrix products, with traffic beside or behind it.

Sources: 6 FLOP a parameter and token (Kaplan et al., arXiv 2001.08361), of which 2 + 2 + 2 are
forward, input gradients and weight gradients (frozen weights have none of the last), and 2 more for
recomputation; attention as FlashAttention-2 counts it (arXiv 2307.08691). What share of the peak is
reached is measured: 80 runs of fms-acceleration on A100s, all between 0.44 and 0.70.
"""

from dataclasses import dataclass

from engine.architecture.spec import DeltaNetAttention, LatentAttention, SoftmaxAttention
from engine.hardware.gpu import Gpu
from engine.memory.prepare import Prepared
from engine.result import Communication
from engine.sharding.portion import Portion
from engine.sharding.strategies import Run, run_of

TERA = 1e12
GIGA = 1e9

# Share of the dense 16-bit peak: (method, fused kernels) -> medians of the one-card fms runs.
EFFICIENCY: dict[tuple[str, bool], float] = {
    ("full", True): 0.69,
    ("full", False): 0.62,
    ("lora", True): 0.60,
    ("lora", False): 0.50,
    ("qlora", True): 0.63,
    ("qlora", False): 0.52,
}
SPREAD = 0.2  # the same set-up on other cards and stacks, either way
# Traffic that a stream of its own runs beside the computation; tensor parallel waits for its.
_BESIDE = frozenset(
    {"parameter_all_gather", "gradient_reduce_scatter", "gradient_all_reduce", "host_copies",
     "replica_all_reduce"}
)  # fmt: skip
LINE_RATE = 0.7  # of a link's line rate that collectives reach (NCCL bus bandwidth, large messages)
_FORWARD, _INPUT, _WEIGHT = 2, 2, 2


@dataclass(frozen=True, slots=True)
class StepTime:
    """Seconds of one optimizer step.

    Attributes:
        low, expected, high: all traffic hidden; traffic beside computation as long as that lasts;
            nothing hidden. Each with the spread of the efficiency at the ends.
        compute: matrix products of one card, pipeline bubble included.
        traffic: of one card, without overlap.
        bubble: share of the step that a pipeline stage waits.
        tokens: of all replicas in a step.
    """

    low: float
    expected: float
    high: float
    compute: float
    traffic: float
    bubble: float
    tokens: int

    @property
    def tokens_per_second(self) -> float:
        """Of the whole run."""
        return self.tokens / self.expected


def time_of(
    prepared: Prepared, run: Run | None = None, communication: Communication | None = None
) -> StepTime | None:
    """The step time of a run; None when the card's peak is not known.

    ``run`` and its ``communication`` are worked out when None.
    """
    run = run or run_of(prepared)
    card = prepared.job.cards[0]
    peak = min((c.bf16_tflops or c.fp16_tflops or 0.0) for c in prepared.job.cards)
    if not peak:
        return None
    portion = run.busiest[0]
    layout, training = run.layout, prepared.scenario.training
    micro_steps = training.gradient_accumulation
    share = peak * TERA * EFFICIENCY[_kind(prepared)]
    walked = micro_steps * _flops(portion) / share
    bubble = _bubble(prepared, run)
    if layout.strategy == "layer-split":
        # One card works at a time.
        walked *= len(run.ranks)
    compute = walked / (1 - bubble) + _update(prepared, run, card)
    rows = (communication or run.communication).collectives
    hidden = sum(row.seconds or 0.0 for row in rows if row.key in _BESIDE) / LINE_RATE
    waited = sum(row.seconds or 0.0 for row in rows if row.key not in _BESIDE) / LINE_RATE
    return StepTime(
        low=compute * (1 - SPREAD) + waited,
        expected=max(compute, hidden) + waited,
        high=compute * (1 + SPREAD) + hidden + waited,
        compute=compute,
        traffic=hidden + waited,
        bubble=bubble,
        tokens=_tokens(prepared, run),
    )


def _kind(prepared: Prepared) -> tuple[str, bool]:
    training = prepared.scenario.training
    method = prepared.method if prepared.method != "inference" else "lora"
    return method, training.kernels == "fused" or bool(training.compile)


def _tokens(prepared: Prepared, run: Run) -> int:
    training = prepared.scenario.training
    sequences = training.micro_batch * training.gradient_accumulation * run.layout.data
    return sequences * training.sequence_length


def _flops(portion: Portion) -> float:
    """FLOP of one micro-batch on one rank."""
    prepared = portion.prepared
    spec, inventory = portion.spec, portion.computed.setup.inventory
    layers = sum(inventory.blocks[n].active_parameters * c for n, c in inventory.counts.items())
    head = spec.vocab * spec.hidden if portion.stage.head else 0
    full = prepared.method == "full"
    again = _FORWARD if prepared.options.checkpointing != "none" else 0
    weight = _WEIGHT if full else 0
    products = (_FORWARD + _INPUT + weight) * (layers + head) + again * layers
    length = prepared.scenario.training.sequence_length
    # Causal: half of 2 x 2 x s x dq forward, 2.5 times that backward, once more when recomputed.
    scores = 2 * _attended(portion, length) * (3.5 + (1 if again else 0))
    tokens = portion.size.tokens
    return float((products + scores) * tokens / portion.layout.tensor)


def _attended(portion: Portion, length: int) -> int:
    """Sum over layers of query width x keys a token looks at."""
    inventory = portion.computed.setup.inventory
    found = 0
    for name, count in inventory.counts.items():
        attention = inventory.blocks[name].block.attention
        if isinstance(attention, SoftmaxAttention):
            keys = min(length, 2 * attention.window) if attention.window else length
            found += count * attention.heads * attention.head_dim * keys
        elif isinstance(attention, LatentAttention):
            found += count * attention.heads * (attention.nope_dim + attention.rope_dim) * length
        elif isinstance(attention, DeltaNetAttention):
            found += count * attention.value_heads * attention.value_dim * attention.key_dim
    return found


def _bubble(prepared: Prepared, run: Run) -> float:
    """(p - 1) / (m + p - 1), divided by the virtual stages of an interleaved schedule."""
    stages, chosen = run.layout.pipeline, prepared.scenario.sharding
    if stages == 1:
        return 0.0
    micro = prepared.scenario.training.gradient_accumulation
    chunks = chosen.virtual_stages if chosen.schedule == "interleaved" else 1
    idle = (stages - 1) / chunks
    return idle / (micro + idle)


def _update(prepared: Prepared, run: Run, card: Gpu) -> float:
    """The optimizer step reads and writes weights, gradients and states of the card once."""
    states = sum(
        part.bytes
        for part in run.ranks[0].static
        if part.component == "optimizer" or (prepared.method == "full" and part.key == "weights")
    )
    rate = card.bandwidth_gb_s
    return 2 * states / (rate * GIGA) if rate else 0.0
