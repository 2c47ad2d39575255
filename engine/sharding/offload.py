"""What leaves the card for host memory or NVMe, and what that costs there.

Sources: ZeRO-Offload (arXiv 2101.06840: states, master weights and gradients on the host), ZeRO-
Infinity (arXiv 2104.07857: parameters too, and NVMe); torch FSDP CPUOffload and CPUOffloadPolicy
(sharded parameters, gradients and states together); DeepSpeed's estimators (additional_buffer_factor
1.5 for pinned buffers).
"""

from dataclasses import dataclass

from engine.memory.activations import checkpoint_bytes, stream_formula
from engine.memory.parts import Moment, Part
from engine.memory.recipe import FP32
from engine.result import Notice, Value
from engine.scenario.sharding_choice import Offload
from engine.sharding.held import Holding
from engine.sharding.layout import SHARDED, ZERO
from engine.sharding.portion import Portion

SOURCE = "zero_offload"
PINNED_PERCENT = 150  # DeepSpeed additional_buffer_factor: pinned buffers beside the data
# DeepSpeed offload configuration: buffer_count x buffer_size elements for parameters on NVMe.
_NVME_BUFFERS = 5 * 100_000_000

_STATES = frozenset({"optimizer_states", "master_weights", "step_counters"})
_GRADIENTS = frozenset(
    {"layer_gradients", "all_gradients", "accumulated_gradients", "foreach_copy", "fp32_gradients"}
)
_WEIGHTS = frozenset({"weights", "packed_weights", "adapters"})


@dataclass(frozen=True)
class Moved:
    """Bytes of one rank that are not on its card.

    Attributes:
        host: in main memory, pinned factor included.
        nvme: on NVMe.
        gradients, parameters: of these, what passes the host link in a step.
    """

    host: tuple[Part, ...] = ()
    nvme: int = 0
    gradients: int = 0
    parameters: int = 0


def targets(portion: Portion) -> tuple[Offload, Offload]:
    """(where states go, where parameters go) as the strategy can do it.

    FSDP offloads parameters, gradients and states together; ZeRO-1 and -2 only states; only sharded
    parameters can be offloaded at all.
    """
    chosen, layout = portion.prepared.scenario.sharding, portion.layout
    states, parameters = chosen.offload_optimizer, chosen.offload_parameters
    if layout.strategy in SHARDED and layout.strategy not in ZERO:
        both = parameters if parameters != "none" else states
        return both, both
    if layout.strategy != "zero3":
        return states, "none"
    return states, parameters


def notices_of(portion: Portion) -> list[Notice]:
    """What of the asked offload is not as asked."""
    chosen = portion.prepared.scenario.sharding
    states, parameters = targets(portion)
    found = []
    if parameters != chosen.offload_parameters or states != chosen.offload_optimizer:
        values: dict[str, Value] = {
            "strategy": portion.layout.strategy,
            "optimizer": states,
            "parameters": parameters,
            "legal": "zero3, fsdp",
        }
        field = "sharding.offload_parameters"
        found.append(Notice("offload_together", "warning", values, field))
    return found


def offloaded(portion: Portion, holding: Holding) -> tuple[Holding, Moved]:
    """The card without what is offloaded, and that on the host or on NVMe."""
    states, parameters = targets(portion)
    static, moments, held = holding
    checkpoints = _checkpoints(portion)
    if states == "none" and parameters == "none":
        return holding, Moved(checkpoints)
    gone: frozenset[str] = frozenset()
    if states != "none":
        gone |= _STATES | _GRADIENTS
    if parameters != "none":
        # Only what is divided among the ranks can wait on the host.
        gone |= _WEIGHTS if held.packed_sharded else _WEIGHTS - {"packed_weights"}
    moved = [part for part in static if part.key in gone]
    gradients = max((_gradients(m) for m in moments), default=0) if states != "none" else 0
    if held.policy.master and held.policy.gradient < FP32:
        # DeepSpeed's CPU optimizer holds the partition's gradients in fp32.
        gradients *= FP32 // held.policy.gradient
    kept_static = tuple(part for part in static if part.key not in gone)
    found = []
    for moment in moments:
        if moment.phase == "load":
            found.append(_loading(moment, kept_static) if parameters != "none" else moment)
            continue
        parts = tuple(part for part in moment.parts if part.key not in gone)
        found.append(moment._replace(parts=parts))
    card = Holding(kept_static, tuple(found), held)
    return card, _where(moved, gradients, states, parameters, checkpoints)


def _loading(moment: Moment, static: tuple[Part, ...]) -> Moment:
    """Weights arrive on the host; one tensor at a time passes the card."""
    left = sum(part.bytes for part in static if part.component == "weights")
    parts = tuple(p._replace(bytes=left) if p.key == "loading_weights" else p for p in moment.parts)
    return moment._replace(parts=parts)


def _gradients(moment: Moment) -> int:
    kept = ("all_gradients", "layer_gradients")
    return int(max((part.bytes for part in moment.parts if part.key in kept), default=0))


def _where(
    moved: list[Part],
    gradients: int,
    states: Offload,
    parameters: Offload,
    checkpoints: tuple[Part, ...],
) -> Moved:
    host = list(checkpoints)
    nvme = 0
    for part in moved:
        target = parameters if part.key in _WEIGHTS else states
        if target == "nvme":
            nvme += int(part.bytes)
        else:
            host.append(_pinned(part))
    if gradients:
        kept = Part("host_gradients", "gradients", gradients, "G ÷ N", SOURCE)
        if states == "nvme":
            nvme += gradients
        else:
            host.append(_pinned(kept))
    if nvme:
        host.append(Part("nvme_buffers", "weights", 2 * _NVME_BUFFERS, "2 B × 5 × 10⁸", SOURCE))
    weights = sum(int(part.bytes) for part in moved if part.key in _WEIGHTS)
    return Moved(tuple(host), nvme, gradients, weights)


def _pinned(part: Part) -> Part:
    size = part.bytes * PINNED_PERCENT // 100
    return part._replace(bytes=size, formula=f"1.5 × ({part.formula})", source=SOURCE)


def _checkpoints(portion: Portion) -> tuple[Part, ...]:
    """Checkpoints that wait in host memory between the passes: L * rb * h * T."""
    options = portion.prepared.options
    if options.checkpointing != "offloaded" and not options.offload_activations:
        return ()
    ing = portion.computed.ingredients
    one = checkpoint_bytes(ing, portion.size)
    alive, chunks = portion.stage.in_flight
    size = one * portion.spec.layer_count * max(alive, chunks) // chunks
    return (Part("host_checkpoints", "activations", size, f"L × {stream_formula(ing)}", SOURCE),)
