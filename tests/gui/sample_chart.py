"""A chart with four methods, one of them over the capacity."""

from gui.models.bars import Bar, BarChart, DeviceBar, LegendItem, Segment, Tick
from gui.theme import COMPONENTS

NAMES = dict(
    zip(
        COMPONENTS,
        (
            "Weights",
            "Adapters",
            "Gradients",
            "Optimizer",
            "Activations",
            "Logits and loss",
            "KV cache",
            "Gathered shards",
            "Runtime",
        ),
        strict=True,
    )
)
VALUES = {
    "full": (7.5, 0, 7.5, 15.0, 1.0, 6.0, 0, 2.4, 1.4),
    "lora": (7.5, 0.1, 0.1, 0.2, 1.0, 6.0, 0, 2.4, 1.4),
    "qlora": (2.7, 0.1, 0.1, 0.2, 1.0, 6.0, 0, 2.2, 1.4),
    "inference": (7.5, 0, 0, 0, 0.1, 0.1, 0.3, 0, 0.8),
}
USABLE, CAPACITY = 23.4, 24.0


def sample_bar(key: str) -> Bar:
    segments = tuple(
        Segment(
            component,
            value,
            f"{value:.1f}",
            f"{NAMES[component]}: {value} GiB",
            f"{key}, {NAMES[component]}, {value} GiB",
        )
        for component, value in zip(COMPONENTS, VALUES[key], strict=True)
        if value
    )
    total = sum(VALUES[key])
    fits = total <= USABLE
    return Bar(
        key,
        key.title(),
        segments,
        f"{total:.1f}",
        total - 0.5,
        total + 1.0,
        "comfortable" if fits else "does_not_fit",
        f"{USABLE - total:.1f} free" if fits else f"{total - USABLE:.1f} over",
        emphasised=key == "lora",
        spoken=f"{key}, {total:.1f} GiB",
    )


def sample_chart() -> BarChart:
    return BarChart(
        tuple(sample_bar(key) for key in VALUES),
        tuple(Tick(float(v), f"{v} GiB" if v == 40 else str(v)) for v in range(0, 41, 10)),
        tuple(LegendItem(key, name) for key, name in NAMES.items()),
        USABLE,
        CAPACITY,
        "23.4 GiB usable per card",
        "Memory per method",
        "Full: 40.8 GiB, 17.4 over. LoRA: 18.7 GiB, 4.7 free.",
    )


def sample_device(key: str = "lora") -> DeviceBar:
    return DeviceBar(sample_bar(key), USABLE, CAPACITY, 24.2, "23.4")
