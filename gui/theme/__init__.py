"""Light and dark look: colours, fonts, icons and the one style sheet."""

from gui.theme.state import set_property, set_state
from gui.theme.theme import Mode, Theme, current_theme
from gui.theme.tokens import COMPONENTS, DARK, LIGHT, Tokens

__all__ = [
    "COMPONENTS",
    "DARK",
    "LIGHT",
    "Mode",
    "Theme",
    "Tokens",
    "current_theme",
    "set_property",
    "set_state",
]
