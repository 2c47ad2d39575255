"""What a process takes on a card beyond its tensors: context, workspaces, communication, slack.

Measured facts and where they come from:

* CUDA context 0.3 to 0.6 GB (MEMORY_MODEL section 11; 141 MiB on one T4 by one source, 1.3 GiB on
  a V100 with old drivers). The published runs of fms-acceleration extrapolate to 0.8 GB at zero
  activations, context, cuBLAS workspace and allocator rounding together.
* Slack of the caching allocator: in the same runs the device level exceeds what tensors hold by
  0.8 GB + 7 to 12 % of what lives only during a step (fused loss, one card); under FSDP, whose
  streams have pools of their own, by 2.0 to 2.4 GB + 20 %.
* Blocks freed by the loss stay cached while there is room: with logits in full the device level
  was higher by 0.75 to 1 of the logits (in-place kernel) or a third of them (standard loss). Under
  pressure the allocator gives them back, so they belong to the high end only.
"""

from dataclasses import dataclass

from engine.hardware.gpu import Gpu
from engine.result import Levels
from engine.units import GB, MIB

CONTEXT_LOW = 300 * 10**6
CONTEXT = 500 * 10**6
CONTEXT_HIGH = 800 * 10**6
WORKSPACE = 8 * MIB + 128 * 1024  # cuBLAS, PyTorch's default of 8.1 MiB
WORKSPACE_HOPPER = 32 * MIB
COMMUNICATION = 1 * GB  # NCCL buffers of one communicator set: 0.2 to 1 GB and more
COMMUNICATION_LOW = 200 * 10**6

SLACK_LOW = 0
SLACK_PERCENT = 10
SLACK_PERCENT_HIGH = 12
SLACK_PERCENT_STREAMS = 20
CACHED_LOGITS_PERCENT = {"kernel": 75, "standard": 33, "chunked": 15, "fused": 0}


@dataclass(frozen=True, slots=True)
class Runtime:
    """Bytes beyond tensors at the three bounds, split by level."""

    context: int
    communication: int
    slack: int
    low: int
    high: int

    @property
    def total(self) -> int:
        """Bytes at the point estimate."""
        return self.context + self.communication + self.slack


def runtime_of(
    card: Gpu, dynamic: int, logits: int, loss: str, ranks: int, streams: bool, room: int
) -> Runtime:
    """The runtime share of one card.

    Args:
        dynamic: bytes that live only during a step (allocated minus static).
        logits: bytes of the logits component at the peak of the loss.
        ranks: processes that talk to each other.
        streams: sharded data parallelism gathers on streams with their own pools.
        room: usable bytes minus allocated ones; cached blocks never exceed it.
    """
    workspace = WORKSPACE_HOPPER if _is_hopper(card) else WORKSPACE
    nccl = COMMUNICATION if ranks > 1 else 0
    nccl_low = COMMUNICATION_LOW if ranks > 1 else 0
    percent = SLACK_PERCENT_STREAMS if streams else SLACK_PERCENT
    slack = dynamic * percent // 100
    cached = logits * CACHED_LOGITS_PERCENT[loss] // 100
    context = CONTEXT + workspace
    low = CONTEXT_LOW + workspace + nccl_low + SLACK_LOW
    widest = CONTEXT_HIGH + workspace + nccl + dynamic * (percent + 2) // 100 + cached
    # The allocator frees its cache before it fails: slack is bounded by the room there is.
    slack = min(slack, max(0, room - context - nccl))
    point = context + nccl + slack
    high = max(point, min(widest, max(room, point)))
    return Runtime(context, nccl, slack, low, high)


def _is_hopper(card: Gpu) -> bool:
    return (card.compute_capability or "").startswith("9.")


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
