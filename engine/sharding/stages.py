"""Which layers each pipeline stage or card of a layer split holds, and what is in flight there.

Sources: PipeDream-flush / Megatron-LM 1F1B (arXiv 2104.04473: stage s of p keeps min(p - s, m)
micro-batches; interleaved with v chunks a rank warms up with 2(p - s - 1) + (v - 1)p chunks), GPipe
(arXiv 1811.06965: all m); accelerate utils/modeling.py get_balanced_memory for device_map.
"""

from engine.architecture.inventory import Inventory, inventory_of
from engine.architecture.spec import ModelSpec
from engine.memory.recipe import HALF
from engine.memory.terms.weights import Weights, is_quantised
from engine.scenario.sharding_choice import Sharding
from engine.sharding.portion import Stage


def in_flight(stage: int, stages: int, micro_batches: int, chosen: Sharding) -> tuple[int, int]:
    """Micro-batches whose activations a stage keeps, as a fraction of whole stages."""
    if chosen.schedule == "gpipe":
        return micro_batches, 1
    if chosen.schedule == "interleaved" and chosen.virtual_stages > 1:
        chunks = chosen.virtual_stages
        warm = 2 * (stages - stage - 1) + (chunks - 1) * stages + 1
        return min(warm, micro_batches * chunks), chunks
    return min(stages - stage, micro_batches), 1


def pipeline_stages(
    spec: ModelSpec, stages: int, micro_batches: int, chosen: Sharding
) -> tuple[Stage, ...]:
    """Equal stages; where the layers do not divide, the first ones hold one layer more."""
    each, more = divmod(spec.layer_count, stages)
    found = []
    first = 0
    for index in range(stages):
        end = first + each + (1 if index < more else 0)
        alive = in_flight(index, stages, micro_batches, chosen)
        found.append(Stage(first, end, index == 0, index == stages - 1, alive))
        first = end
    return tuple(found)


def _stored_elements(weights: Weights | None, inventory: Inventory) -> tuple[int, int]:
    """Stored bytes: per unquantised parameter, and of all quantised ones together."""
    if weights is None:
        return HALF, 0
    kept = weights.plain // (inventory.text_parameters - weights.quantised_parameters)
    return kept, weights.packed + weights.scales


def _layer_sizes(inventory: Inventory, weights: Weights | None) -> list[int]:
    """Stored bytes of every layer from the bottom."""
    kept, packed_bytes = _stored_elements(weights, inventory)
    whole = weights.quantised_parameters if weights else 0
    sizes = {}
    for name, block in inventory.blocks.items():
        packed = share = 0
        if whole:
            packed = sum(m.matrix for m in block.modules if is_quantised(m, fused_experts=False))
            share = packed_bytes * packed // whole
        sizes[name] = share + kept * (block.parameters - packed)
    return [sizes[name] for name in inventory.spec.order]


def balanced_cards(
    spec: ModelSpec, capacities: tuple[int, ...], weights: Weights | None = None
) -> tuple[Stage, ...]:
    """device_map="auto": every card but the last takes total / cards + 1.25 x the largest layer.

    A card with less memory than that takes what it has (``capacities``: bytes of each card).
    The embedding goes to the first card, final norm and head to the last that is used; cards that
    get no layer stay empty and are left out. The sizes are those of the weights, so the last cards
    get less, while head and logits come on top there. ``weights``: a base that is not stored in
    16 bit throughout; its layers then count as they are stored.
    """
    inventory, cards = inventory_of(spec), len(capacities)
    sizes = _layer_sizes(inventory, weights)
    ends = inventory.text_parameters - inventory.layer_parameters
    kept, _ = _stored_elements(weights, inventory)
    below = sum(m.parameters for m in inventory.ends if m.role == "embedding") * kept
    total = sum(sizes) + ends * kept
    limit = total // cards + int(1.25 * max(sizes))
    counts = []
    index, filled = 0, below
    for card, capacity in enumerate(capacities):
        taken = 0
        last = card == cards - 1
        room = min(limit, capacity)
        while index < len(sizes) and (last or filled + sizes[index] <= room):
            filled += sizes[index]
            index, taken = index + 1, taken + 1
        counts.append(taken)
        filled = 0
    used = [count for count in counts if count]
    found = []
    first = 0
    for card, count in enumerate(used):
        found.append(Stage(first, first + count, card == 0, card == len(used) - 1))
        first += count
    return tuple(found)
