"""The one application style sheet, built from the tokens."""

from collections.abc import Mapping
from string import Template

from gui.theme import tokens as sizes
from gui.theme.contrast import mixed
from gui.theme.fonts import pixel_size
from gui.theme.sheet_fields import FIELDS
from gui.theme.sheet_frames import FRAMES
from gui.theme.sheet_views import VIEWS
from gui.theme.tokens import Tokens

# key in the sheet: (drawing, token that tints it)
SHEET_ICONS = {
    "down": ("chevron-down", "muted"),
    "down-off": ("chevron-down", "disabled"),
    "step-up": ("triangle-up", "muted"),
    "step-down": ("triangle-down", "muted"),
    "step-up-off": ("triangle-up", "hairline"),
    "step-down-off": ("triangle-down", "hairline"),
    "check": ("check", "on_accent"),
    "check-off": ("check", "disabled"),
    "dash": ("dash", "on_accent"),
    "menu-check": ("check", "text"),
    "right": ("chevron-right", "muted"),
}


def style_sheet(t: Tokens, icon_paths: Mapping[str, str]) -> str:
    values: dict[str, str] = {
        name: getattr(t, name) for name in t.__dataclass_fields__ if name != "components"
    }
    values |= {f"icon_{key.replace('-', '_')}": path for key, path in icon_paths.items()}
    values |= {
        "hover_border": mixed(t.text, t.button, 0.6).name(),
        "pressed": mixed(t.text, t.hover, 0.08).name(),
        "accent_hover": mixed(t.text, t.accent, 0.15).name(),
        "body": f"{pixel_size(sizes.BODY)}px",
        "caption": f"{pixel_size(sizes.CAPTION)}px",
        "headline": f"{pixel_size(sizes.HEADLINE)}px",
        "smallest": f"{pixel_size(sizes.SMALLEST)}px",
        "radius": f"{sizes.RADIUS}px",
        "card_radius": f"{sizes.CARD_RADIUS}px",
        # Heights are those of the whole control, borders included; the box model adds them.
        "field_inner": f"{sizes.FIELD_HEIGHT - 2}px",
        "field_inner_focus": f"{sizes.FIELD_HEIGHT - 4}px",
        "button_inner": f"{sizes.BUTTON_HEIGHT - 2}px",
        "button_inner_focus": f"{sizes.BUTTON_HEIGHT - 4}px",
        "section": f"{sizes.SECTION_HEIGHT}px",
    }
    return Template(FIELDS + VIEWS + FRAMES).substitute(values)
