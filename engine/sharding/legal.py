"""Which degrees are possible for a model and a box, the nearest ones, and the notices that say why.

Sources: PyTorch DTensor parallelize_module (heads must divide), torch.distributed.pipelining (a
stage holds at least one layer), accelerate 1.15 and DeepSpeed (what of a 4-bit base they can shard),
SHARDING_MODEL sections 2 and 10.
"""

from engine.architecture.spec import ExpertsMlp, LatentAttention, ModelSpec, SoftmaxAttention
from engine.memory.prepare import Prepared
from engine.result import Notice, Value
from engine.scenario.sharding_choice import Sharding, Strategy

SHARDS_PARAMETERS = frozenset({"fsdp", "fsdp1", "fsdp-grad-op", "hsdp", "zero3"})


def divisors(number: int, most: int | None = None) -> tuple[int, ...]:
    """All divisors of ``number`` up to ``most``, ascending."""
    small = [d for d in range(1, int(number**0.5) + 1) if number % d == 0]
    every = sorted({*small, *(number // d for d in small)})
    return tuple(d for d in every if most is None or d <= most)


def nearest(legal: tuple[int, ...], asked: int) -> int:
    """The largest legal degree not above what was asked."""
    return max((d for d in legal if d <= asked), default=1)


def _changed(
    key: str, field: str, asked: int, used: int, legal: tuple[int, ...], **why: Value
) -> Notice:
    options = ", ".join(str(d) for d in legal[:12])
    values: dict[str, Value] = {"asked": asked, "used": used, "legal": options, **why}
    return Notice(key, "error", values, f"sharding.{field}")


def head_counts(spec: ModelSpec) -> tuple[int, int]:
    """(query heads, key heads) that tensor parallelism must divide: common divisors of all layers."""
    heads = kv = 0
    for block in spec.blocks.values():
        attention = block.attention
        if isinstance(attention, SoftmaxAttention):
            own, keys = attention.heads, attention.kv_heads
        elif isinstance(attention, LatentAttention):
            own = keys = attention.heads
        else:
            own, keys = attention.value_heads, attention.key_heads
        heads, kv = _common(heads, own), _common(kv, keys)
    return max(1, heads), max(1, kv)


def _common(one: int, other: int) -> int:
    while other:
        one, other = other, one % other
    return one


def tensor_degrees(spec: ModelSpec, cards: int) -> tuple[int, ...]:
    """Degrees that divide the query heads and the cards."""
    heads, _ = head_counts(spec)
    return tuple(d for d in divisors(heads, cards) if cards % d == 0)


def tensor_degree(spec: ModelSpec, asked: int, cards: int) -> tuple[int, list[Notice]]:
    """The tensor degree in use. More ranks than key heads: each holds a copy of one key head."""
    legal = tensor_degrees(spec, cards)
    heads, keys = head_counts(spec)
    used = asked if heads % asked == 0 and asked <= cards else nearest(legal, asked)
    found = []
    if used != asked:
        key = "tensor_more_than_cards" if asked > cards else "tensor_heads"
        found.append(_changed(key, "tensor", asked, used, legal, heads=heads, cards=cards))
    if used > keys or keys % used:
        values: dict[str, Value] = {"tensor": used, "kv_heads": keys}
        found.append(Notice("tensor_kv_heads", "warning", values, "sharding.tensor"))
    return used, found


def pipeline_degrees(spec: ModelSpec, cards: int) -> tuple[int, ...]:
    """Stages that divide the cards and get at least one layer each."""
    return divisors(cards, spec.layer_count)


def pipeline_degree(spec: ModelSpec, chosen: Sharding, cards: int) -> tuple[int, list[Notice]]:
    """The pipeline degree in use; interleaving needs a layer for every virtual stage."""
    legal = pipeline_degrees(spec, max(1, cards))
    layers = spec.layer_count
    possible = chosen.pipeline <= min(layers, cards)
    used = chosen.pipeline if possible else nearest(legal, chosen.pipeline)
    found = []
    if used != chosen.pipeline:
        key = "pipeline_layers" if chosen.pipeline > layers else "pipeline_cards"
        found.append(
            _changed(key, "pipeline", chosen.pipeline, used, legal, layers=layers, cards=cards)
        )
    if chosen.schedule == "interleaved" and used * chosen.virtual_stages > layers:
        most = max(1, layers // used)
        values: dict[str, Value] = {
            "asked": chosen.virtual_stages, "used": most, "layers": layers, "pipeline": used,
        }  # fmt: skip
        found.append(Notice("virtual_stages_layers", "error", values, "sharding.virtual_stages"))
    return used, found


def context_degrees(cards: int) -> tuple[int, ...]:
    """Degrees that the remaining cards divide into."""
    return divisors(max(1, cards))


def context_degree(prepared: Prepared, cards: int) -> tuple[int, list[Notice]]:
    """The context degree in use: at most the cards left and the tokens of a sequence."""
    asked = prepared.scenario.sharding.context
    length = prepared.scenario.training.sequence_length
    legal = tuple(d for d in context_degrees(cards) if d <= length)
    used = asked if asked <= min(cards, length) else nearest(legal, asked)
    if used == asked:
        return used, []
    return used, [_changed("context_cards", "context", asked, used, legal, cards=cards)]


def data_degree(cards: int, tensor: int, pipeline: int, context: int) -> tuple[int, list[Notice]]:
    """Data degree = cards / (tensor x pipeline x context); a rest stays idle."""
    product = tensor * pipeline * context
    data = max(1, cards // product)
    if data * product == cards:
        return data, []
    values: dict[str, Value] = {
        "cards": cards, "product": product, "used": data * product, "data": data,
    }  # fmt: skip
    return data, [Notice("cards_not_divisible", "warning", values, "sharding")]


def strategy_of(
    prepared: Prepared, cards: int, model_ranks: int, data: int
) -> tuple[Strategy, list[Notice]]:
    """The strategy in use. ``none`` over several replicas leaves all but one idle."""
    chosen = prepared.scenario.sharding
    strategy = chosen.strategy
    if strategy == "layer-split":
        layers = prepared.setup.spec.layer_count
        if model_ranks > 1:
            # device_map places whole layers from one process; nothing else can be on top of it.
            values: dict[str, Value] = {
                "tensor": chosen.tensor, "pipeline": chosen.pipeline, "context": chosen.context,
                "legal": "none, fsdp, zero3",
            }  # fmt: skip
            notice = Notice("layer_split_alone", "error", values, "sharding.strategy")
            return ("ddp" if data > 1 else "none"), [notice]
        if cards > layers:
            split: dict[str, Value] = {"cards": cards, "layers": layers}
            return strategy, [Notice("layer_split_layers", "warning", split, "sharding.strategy")]
        return strategy, []
    if cards == 1 and strategy != "none":
        single: dict[str, Value] = {"strategy": strategy, "cards": cards}
        return strategy, [Notice("one_card_nothing_to_share", "info", single, "sharding.strategy")]
    return strategy, []


def replicas(chosen: Sharding, strategy: Strategy, group: int) -> tuple[int, list[Notice]]:
    """Copies of the sharded states under HSDP; its shard degree is group / replicas."""
    if strategy != "hsdp":
        return 1, []
    legal = divisors(group)
    used = nearest(legal, chosen.replicate)
    if used == chosen.replicate:
        return used, []
    return used, [_changed("replicate_cards", "replicate", chosen.replicate, used, legal,
                           group=group)]  # fmt: skip


def expert_counts(spec: ModelSpec) -> int:
    """Experts that expert parallelism must divide; 0: the model has none."""
    found = 0
    for block in spec.blocks.values():
        if isinstance(block.mlp, ExpertsMlp):
            found = _common(found, block.mlp.experts)
    return found


def expert_degree(spec: ModelSpec, asked: int, group: int) -> tuple[int, list[Notice]]:
    """The expert degree in use: it divides the experts and lies inside the data ranks."""
    if asked == 1:
        return 1, []
    experts = expert_counts(spec)
    if not experts:
        values: dict[str, Value] = {"asked": asked, "used": 1}
        return 1, [Notice("expert_none", "error", values, "sharding.expert")]
    legal = tuple(d for d in divisors(experts, group) if group % d == 0)
    used = nearest(legal, asked)
    if used == asked:
        return used, []
    return used, [_changed("expert_count", "expert", asked, used, legal, experts=experts,
                           group=group)]  # fmt: skip


def idle(cards: int, working: int) -> Notice:
    """Cards that do nothing."""
    values: dict[str, Value] = {"cards": cards, "working": working, "idle": cards - working}
    return Notice("cards_idle", "warning", values, "sharding.strategy")


def base_is_sharded(prepared: Prepared, strategy: Strategy) -> bool:
    """Whether the 4-bit base is divided among the ranks.

    FSDP2 excludes Params4bit stored as uint8 (accelerate 1.15); stored as a float dtype it is an
    ordinary parameter. FSDP1 cannot flatten uint8 at all, so a run that exists stores floats.
    DeepSpeed ZeRO-3 shards 4-bit parameters only when they are stored as floats too.
    """
    if prepared.method != "qlora":
        return True
    return strategy == "fsdp1" or prepared.scenario.quantization.storage != "uint8"


def remarks(prepared: Prepared, strategy: Strategy, shard: int) -> list[Notice]:
    """What the reader must know about a layout that is possible."""
    found = []
    values: dict[str, Value] = {
        "strategy": strategy, "storage": prepared.scenario.quantization.storage,
        "legal": "bfloat16, float16, float32",
    }  # fmt: skip
    field = "quantization.storage"
    if prepared.method == "qlora" and shard > 1 and strategy in SHARDS_PARAMETERS:
        if not base_is_sharded(prepared, strategy):
            found.append(Notice("base_not_sharded", "warning", values, field))
        elif prepared.scenario.quantization.storage == "uint8":
            found.append(Notice("quant_storage_assumed", "warning", values, field))
    if strategy in ("zero1", "zero2") and prepared.method in ("lora", "qlora") and shard > 1:
        found.append(Notice("frozen_base_not_sharded", "warning", values, "sharding.strategy"))
    return found
