"""What a process takes on a card beyond its tensors: context, workspaces, communication, slack.

Measured facts and where they come from:

* CUDA context 0.3 to 0.6 GB (MEMORY_MODEL section 11; 141 MiB on one T4 by one source, 1.3 GiB on
  a V100 with old drivers). The A100 runs of fms-acceleration extrapolate to 0.8 GB at zero
  activations, context, cuBLAS workspace and allocator rounding together.
* The driver keeps about 1 % of a card from programs: PyTorch's own out-of-memory messages speak of
  79.15 GiB in all on an 80 GiB A100, 23.65 on a 23.99 GiB RTX 4090, 14.76 on a 15.0 GiB T4.
* Slack of the caching allocator: in the fms runs with a fused loss the device level exceeds what
  tensors hold by 7 to 12 % of the activations, also on a card that is nearly full, so it is
  fragmentation rather than idle cache; under FSDP, whose streams have pools of their own, by 20 %
  (and 2.0 to 2.4 GB instead of 0.8).
* Blocks freed by the loss stay cached while there is room: with logits in full the device level
  was higher by 0.75 to 1 of the logits (in-place kernel) or a third of them (standard loss). Under
  pressure the allocator gives them back, so they belong to the high end only.
"""

from dataclasses import dataclass

from engine.hardware.gpu import Gpu
from engine.result import Levels
from engine.units import GB, MB, MIB

WORKSPACE = 8 * MIB + 128 * 1024  # cuBLAS, PyTorch's default of 8.1 MiB
WORKSPACE_HOPPER = 32 * MIB
COMMUNICATION = 1 * GB  # NCCL buffers of one communicator set: 0.2 to 1 GB and more
COMMUNICATION_LOW = 200 * MB
HELD_BY_DRIVER = 100  # one part in 100 of the capacity
SLACK_PERCENT = 10
SLACK_PERCENT_HIGH = 12
SLACK_PERCENT_STREAMS = 20
# At least so much: a run on eight cards of 95 GB fitted with less than 20 (torchtitan).
SLACK_PERCENT_STREAMS_LOW = 18

# Compute capability major -> (low, point, high) context bytes. Large data-centre chips load more.
CONTEXT: dict[int, tuple[int, int, int]] = {
    7: (150 * MB, 350 * MB, 1300 * MB),
    8: (300 * MB, 450 * MB, 600 * MB),
    9: (500 * MB, 600 * MB, 900 * MB),
}
CONTEXT_OTHER = (300 * MB, 500 * MB, 900 * MB)
CONTEXT_A100 = (600 * MB, 700 * MB, 800 * MB)  # extrapolated from the fms runs

# Components that the allocator's slack follows: what comes and goes within a step.
SLACK_FOLLOWS = frozenset({"activations", "logits", "gathered"})
CACHED_LOGITS_PERCENT = {"kernel": 75, "standard": 33, "chunked": 15, "fused": 0, "none": 0}


@dataclass(frozen=True, slots=True)
class Runtime:
    """Bytes beyond tensors at the point estimate by kind, and in all at both ends of the band."""

    context: int
    held: int
    communication: int
    slack: int
    low: int
    high: int
    engine: int = 0

    @property
    def total(self) -> int:
        """Bytes at the point estimate."""
        return self.context + self.held + self.communication + self.slack + self.engine


def runtime_of(
    card: Gpu, activations: int, logits: int, loss: str, ranks: int, streams: bool, room: int
) -> Runtime:
    """The runtime share of one card.

    Args:
        card: the card the rank runs on.
        activations: bytes of activations, logits and gathered shards at the peak.
        logits: bytes of the logits at the peak of the loss.
        loss: the loss kernel, which decides how much of the logits stays cached.
        ranks: processes that talk to each other.
        streams: sharded data parallelism gathers on streams with their own pools.
        room: usable bytes minus allocated ones; cached blocks never exceed it.
    """
    workspace = WORKSPACE_HOPPER if (card.compute_capability or "").startswith("9.") else WORKSPACE
    low_context, context, high_context = (size + workspace for size in _context(card))
    held = 0 if card.unified else card.capacity // HELD_BY_DRIVER
    nccl, nccl_low = (COMMUNICATION, COMMUNICATION_LOW) if ranks > 1 else (0, 0)
    slack = activations * (SLACK_PERCENT_STREAMS if streams else SLACK_PERCENT) // 100
    spread = activations * (SLACK_PERCENT_HIGH - SLACK_PERCENT) // 100
    wide = slack + spread
    point = held + context + nccl + slack
    cached = logits * CACHED_LOGITS_PERCENT[loss] // 100
    widest = held + high_context + nccl + wide + cached
    # The allocator gives its cache back before it fails, so the room there is bounds it.
    high = max(point, min(widest, room))
    least = activations * SLACK_PERCENT_STREAMS_LOW // 100 if streams else slack
    return Runtime(context, held, nccl, slack, held + low_context + nccl_low + least, high)


def _context(card: Gpu) -> tuple[int, int, int]:
    if card.compute_capability == "8.0":
        return CONTEXT_A100
    major = (card.compute_capability or "0").split(".")[0]
    return CONTEXT.get(int(major) if major.isdigit() else 0, CONTEXT_OTHER)


def levels_of(static: int, allocated: int, runtime: Runtime) -> Levels:
    """The three levels of one peak and the band of the device level."""
    return Levels(
        static=static,
        allocated=allocated,
        reserved=allocated + runtime.slack,
        device=allocated + runtime.total,
        low=allocated + runtime.low,
        high=allocated + runtime.high,
    )
