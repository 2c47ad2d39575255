"""What one rank holds: static parts and the moments of its step. Strategies return these."""

from dataclasses import dataclass

from engine.memory.parts import Moment, Part
from engine.result import Value


@dataclass(frozen=True)
class Rank:
    """``count`` equal ranks.

    Attributes:
        static: parts that live for the whole step (weights, adapters, optimizer states).
        moments: candidate peaks, on top of the static parts.
        first: index of the first of these ranks.
        count: how many ranks hold exactly the same.
        role: what distinguishes them ("stage 0", "first"), empty when nothing does.
        streams: gathers run on streams with memory pools of their own.
        alone: one process drives all cards, so nothing is exchanged between ranks.
        values: this rank's values of symbols of its formulas.
        host, nvme: what it keeps in main memory (pinned factor included) and on NVMe, bytes.
    """

    static: tuple[Part, ...]
    moments: tuple[Moment, ...]
    first: int = 0
    count: int = 1
    role: str = ""
    streams: bool = False
    alone: bool = False
    values: tuple[tuple[str, Value], ...] = ()
    host: tuple[Part, ...] = ()
    nvme: int = 0

    @property
    def static_bytes(self) -> int:
        """Bytes of the static parts."""
        return sum(part.bytes for part in self.static)
