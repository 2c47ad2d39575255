"""The steps of a map's axes: logarithmic, with the frontier in the picture and this plan on a step."""

from engine.decide.explore_levels import grid_of
from engine.decide.limits_sizes import most_of, value_of
from engine.job import Job
from engine.memory.cost import Size
from engine.scenario import Method

MOST_STEPS = 64
_SERVED_STEPS = 48
_OCTAVES = 6  # of sequence lengths in one picture
_TOP_SEQUENCE = 22  # 2^22 tokens: longer sequences are not looked at for the frontier
_TOP_BATCH = 16
RANKS = (1, 2, 4, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024)
CARDS = (1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 16, 24, 32, 48, 64)
_FINE = 5  # bits kept of a step's value, so that steps are round in their scale


def round_step(value: float) -> int:
    """``value`` to the nearest number of five significant bits, at least 1."""
    whole = max(1, round(value))
    grain = 1 << max(0, whole.bit_length() - _FINE)
    return max(1, round(value / grain) * grain)


def log_steps(low: int, high: int, keep: int, most: int = MOST_STEPS) -> tuple[int, ...]:
    """At most ``most`` ascending steps from ``low`` to ``high``, evenly spaced on a log scale.

    ``keep`` is one of them, in place of its nearest neighbour when there are enough already.
    """
    low, high = min(low, keep), max(high, keep)
    ratio = high / low
    count = most - 1
    inner = {round_step(low * ratio ** (at / (count - 1))) for at in range(1, count - 1)}
    steps = {step for step in inner if low < step < high} | {low, high, keep}
    return tuple(sorted(steps))


def octaves_that_fit(job: Job, method: Method, size: Size, axis_size: int) -> int:
    """How many of the ascending powers of two of one axis do not fail, from the first on."""
    import numpy as np

    worst = np.broadcast_to(grid_of(job, method, size).verdict.reshape(-1), axis_size)
    over = np.flatnonzero(worst == 2)  # noqa: PLR2004 - does not fit
    return int(over[0]) if over.size else axis_size


def sequence_steps(job: Job, method: Method) -> tuple[int, ...]:
    """Sequence lengths around the longest that fits with a micro-batch of one, in tokens."""
    import numpy as np

    here = value_of(job, method, "sequence_length")
    # A cache is worked out length by length: fewer of them there.
    served = method == "inference"
    stride, most = (2, _SERVED_STEPS) if served else (1, MOST_STEPS)
    powers = 2 ** np.arange(0, _TOP_SEQUENCE + 1, stride, dtype=np.int64).reshape(1, -1)
    fit = octaves_that_fit(job, method, Size(np.ones((1, 1), np.int64), powers), powers.size)
    top = 2 ** (stride * fit) if fit else 4 * here
    top = min(top, 2**_TOP_SEQUENCE, most_of("sequence_length", method))
    # Context parallelism needs at least one token a rank.
    least = min(job.scenario.sharding.context, here)
    return log_steps(max(least, top >> _OCTAVES, 1), max(top, 2 * here), here, most)


def batch_steps(job: Job, method: Method, shortest: int) -> tuple[int, ...]:
    """Micro-batches from one to beyond the largest that fits at the shortest length shown."""
    import numpy as np

    here = value_of(job, method, "micro_batch")
    powers = 2 ** np.arange(_TOP_BATCH + 1, dtype=np.int64).reshape(-1, 1)
    size = Size(powers, np.full((1, 1), shortest, np.int64))
    fit = octaves_that_fit(job, method, size, powers.size)
    top = 2**fit if fit else 8
    return log_steps(1, max(min(top, 2**_TOP_BATCH), 2 * here, 8), here)
