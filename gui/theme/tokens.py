"""Colours and sizes: the only place where either is written down."""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Literal

Verdict = Literal["comfortable", "borderline", "does_not_fit"]

# The order is the same in bar, legend, table, timeline and report.
COMPONENTS = (
    "weights",
    "adapters",
    "gradients",
    "optimizer",
    "activations",
    "logits",
    "kv_cache",
    "gathered",
    "runtime",
)

# Sizes in device-independent pixels.
BODY, CAPTION, HEADLINE, SMALLEST = 13, 12, 20, 11
FIELD_HEIGHT, BUTTON_HEIGHT, SECTION_HEIGHT, CHIP_HEIGHT = 28, 26, 24, 20
TABLE_ROW, TABLE_ROW_LOW, TWO_LINE_ROW = 32, 26, 40
TOOL_BAR, STATUS_BAR, RAIL, LABEL_COLUMN = 44, 26, 32, 88
WINDOW_MARGIN, CARD_GAP, CARD_PADDING, LABEL_GAP, ROW_GAP = 12, 10, 12, 8, 4
RADIUS, CARD_RADIUS, PILL_RADIUS, SWATCH_RADIUS = 4, 6, 10, 2
ICON, SWATCH = 16, 10


@dataclass(frozen=True, slots=True)
class Tokens:
    """Every colour of one theme, as #RRGGBB."""

    dark: bool
    window: str
    base: str
    alternate: str
    button: str
    hairline: str
    border: str
    text: str
    muted: str
    disabled: str
    accent: str
    on_accent: str
    highlight: str
    tooltip: str
    on_tooltip: str
    hover: str
    grid_alpha: float
    comfortable: str
    comfortable_fill: str
    borderline: str
    borderline_fill: str
    error: str
    error_fill: str
    components: Mapping[str, str]

    def component(self, key: str) -> str:
        """Colour of a component; what has none of its own is runtime grey, as host RAM is."""
        return self.components.get(key, self.components["runtime"])

    def verdict(self, key: str) -> str:
        return {"comfortable": self.comfortable, "borderline": self.borderline}.get(key, self.error)

    def verdict_fill(self, key: str) -> str:
        fills = {"comfortable": self.comfortable_fill, "borderline": self.borderline_fill}
        return fills.get(key, self.error_fill)


def _components(*colours: str) -> Mapping[str, str]:
    return MappingProxyType(dict(zip(COMPONENTS, colours, strict=True)))


LIGHT = Tokens(
    dark=False,
    window="#F4F5F8",
    base="#FFFFFF",
    alternate="#F8F9FB",
    button="#FFFFFF",
    hairline="#D9DCE3",
    border="#8C94A2",
    text="#1B1F27",
    muted="#5A6372",
    disabled="#6B7380",
    accent="#2159DB",
    on_accent="#FFFFFF",
    highlight="#E6EDFD",
    tooltip="#1B1F27",
    on_tooltip="#FFFFFF",
    hover="#ECEEF3",
    grid_alpha=0.10,
    comfortable="#16713F",
    comfortable_fill="#E3F3EA",
    borderline="#855600",
    borderline_fill="#FFF1CF",
    error="#C4262E",
    error_fill="#FCE7E7",
    components=_components(
        "#2F4BA8",
        "#2A9FD0",
        "#0F7556",
        "#D07E00",
        "#8557CF",
        "#CF2F66",
        "#656F10",
        "#6E3B1F",
        "#848C99",
    ),
)

DARK = Tokens(
    dark=True,
    window="#15171C",
    base="#1D2027",
    alternate="#22262E",
    button="#262A33",
    hairline="#343945",
    border="#6E7686",
    text="#E7E9EE",
    muted="#A3ABB8",
    disabled="#868E9C",
    accent="#7AA7FF",
    on_accent="#0E1420",
    highlight="#25324D",
    tooltip="#E7E9EE",
    on_tooltip="#15171C",
    hover="#2A2F39",
    grid_alpha=0.11,
    comfortable="#4FCB8A",
    comfortable_fill="#17352A",
    borderline="#F2B94B",
    borderline_fill="#3A2F14",
    error="#FF8A8A",
    error_fill="#3D2023",
    components=_components(
        "#607EDA",
        "#74CBF5",
        "#2B9D78",
        "#F0A03C",
        "#C391F7",
        "#F7B0B8",
        "#E0DC78",
        "#BE7048",
        "#8D96A5",
    ),
)
