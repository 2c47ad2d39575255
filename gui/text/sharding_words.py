"""Sentences of the sharding panel: degrees, the busiest card, how many cards it takes, the link."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP

from engine.hardware.link import Link
from engine.result import Notice
from engine.sharding.layout import Layout
from gui.text import numbers
from gui.text.lookup import Lenient, translate, words

_DEGREES = {
    "tensor": QT_TRANSLATE_NOOP("Degree", "tensor {number}"),
    "pipeline": QT_TRANSLATE_NOOP("Degree", "pipeline {number}"),
    "context": QT_TRANSLATE_NOOP("Degree", "context {number}"),
    "data": QT_TRANSLATE_NOOP("Degree", "data {number}"),
}
_INSIDE = {
    "expert": QT_TRANSLATE_NOOP("Degree", "experts over {number}"),
    "replicate": QT_TRANSLATE_NOOP("Degree", "{number} replicas"),
    "shard": QT_TRANSLATE_NOOP("Degree", "states over {number}"),
}
_REFUSALS = {
    "tensor_heads": QT_TRANSLATE_NOOP("Degree", "{heads} heads cannot be split {asked} ways."),
    "tensor_more_than_cards": QT_TRANSLATE_NOOP("Degree", "There are only {cards} cards."),
    "pipeline_layers": QT_TRANSLATE_NOOP("Degree", "{layers} layers make no {asked} stages."),
    "pipeline_cards": QT_TRANSLATE_NOOP("Degree", "Only {cards} cards are left for stages."),
    "context_cards": QT_TRANSLATE_NOOP("Degree", "Only {cards} cards are left for a sequence."),
    "cards_not_divisible": QT_TRANSLATE_NOOP(
        "Degree", "{cards} cards are no multiple of {product}."
    ),
    "cards_idle": QT_TRANSLATE_NOOP("Degree", "{idle} of {cards} cards would do nothing."),
    "expert_none": QT_TRANSLATE_NOOP("Degree", "This model has no experts."),
    "expert_count": QT_TRANSLATE_NOOP(
        "Degree", "{experts} experts do not spread over {asked} of {group} cards."
    ),
    "replicate_cards": QT_TRANSLATE_NOOP("Degree", "{group} cards make no {asked} equal groups."),
    "virtual_stages_layers": QT_TRANSLATE_NOOP(
        "Degree", "{layers} layers are too few for {asked} groups on each card."
    ),
    "layer_split_alone": QT_TRANSLATE_NOOP("Degree", "A layer split goes with nothing else."),
}
_LINKS = {
    "nvlink": QT_TRANSLATE_NOOP("Link", "NVLink"),
    "fabric": QT_TRANSLATE_NOOP("Link", "Fabric"),
    "pcie": QT_TRANSLATE_NOOP("Link", "PCIe"),
    "host": QT_TRANSLATE_NOOP("Link", "Through main memory"),
    "network": QT_TRANSLATE_NOOP("Link", "Network"),
    "none": QT_TRANSLATE_NOOP("Link", "No link"),
}


def degrees(layout: Layout) -> list[str]:
    """The degrees above 1, data parallel last."""
    return _named(layout, _DEGREES) or [_degree("data", layout.data)]


def layout_line(layout: Layout) -> str:
    """How the cards come about: "64 cards = tensor 8 × pipeline 4 × data 2"."""
    text = translate("Degree", "{cards} cards = {product}").format(
        cards=numbers.whole(layout.cards), product=f" {numbers.TIMES} ".join(degrees(layout))
    )
    return "; ".join([text, *inside(layout)])


def inside(layout: Layout) -> list[str]:
    """What is divided inside the data parallel ranks."""
    return _named(layout, _INSIDE)


def copies(layout: Layout) -> list[str]:
    """Replicas and experts: what the degrees and the strategy do not say yet."""
    return _named(layout, {name: _INSIDE[name] for name in ("expert", "replicate")})


def _named(layout: Layout, table: Mapping[str, object]) -> list[str]:
    found = [(name, getattr(layout, name)) for name in table]
    return [_degree(name, number) for name, number in found if number > 1]


def _degree(name: str, number: int) -> str:
    pattern = words("Degree", _DEGREES | _INSIDE, name)
    return pattern.format(number=numbers.whole(number))


def some(values: Sequence[int]) -> str:
    """Legal values as a list."""
    return ", ".join(numbers.whole(value) for value in values)


def up_to(values: Sequence[int], most: int) -> str:
    """Legal values as a list with its middle left out."""
    text = translate("Degree", "{values} … {most}")
    return text.format(values=some(values), most=numbers.whole(most))


def refusal(notice: Notice, near: Sequence[int]) -> str:
    """Why a degree cannot be, and what can."""
    values = {
        name: numbers.whole(value) if isinstance(value, int) else str(value)
        for name, value in notice.values.items()
    }
    why = words("Degree", _REFUSALS, notice.key).format_map(Lenient(values))
    return f"{why} {possible(near)}"


def possible(near: Sequence[int]) -> str:
    return translate("Degree", "Possible: {values}.").format(values=some(near))


def only_one() -> str:
    """Of a degree that has no choice."""
    return translate("Degree", "Only 1 is possible with these cards, this model and the rest.")


def link_line(link: Link) -> str:
    """What the traffic goes over, and how fast that is."""
    name = words("Link", _LINKS, link.key)
    if link.gb_s_per_direction is None:
        return translate("Link", "{link}, speed unknown").format(link=name)
    text = translate("Link", "{link}, {rate} GB/s each way")
    return text.format(link=name, rate=numbers.decimal(link.gb_s_per_direction))


def between_machines(link: Link) -> str:
    return translate("Link", "between machines: {link}").format(link=link_line(link))
