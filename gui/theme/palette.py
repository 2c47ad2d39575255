"""The tokens as a QPalette for the Fusion style."""

from PySide6.QtGui import QColor, QPalette

from gui.theme.tokens import Tokens


def make_palette(t: Tokens) -> QPalette:
    role = QPalette.ColorRole
    colours = {
        role.Window: t.window,
        role.Base: t.base,
        role.AlternateBase: t.alternate,
        role.Button: t.button,
        role.Light: t.base,
        role.Midlight: t.hover,
        role.Mid: t.hairline,
        role.Dark: t.border,
        role.Shadow: t.border,
        role.WindowText: t.text,
        role.Text: t.text,
        role.ButtonText: t.text,
        role.BrightText: t.on_accent,
        role.PlaceholderText: t.muted,
        role.Accent: t.accent,
        role.Link: t.accent,
        role.LinkVisited: t.accent,
        role.Highlight: t.highlight,
        role.HighlightedText: t.text,
        role.ToolTipBase: t.tooltip,
        role.ToolTipText: t.on_tooltip,
    }
    palette = QPalette()
    for key, colour in colours.items():
        palette.setColor(key, QColor(colour))
    texts = (
        role.WindowText,
        role.Text,
        role.ButtonText,
        role.PlaceholderText,
        role.HighlightedText,
        role.Link,
    )
    for key in texts:
        palette.setColor(QPalette.ColorGroup.Disabled, key, QColor(t.disabled))
    palette.setColor(QPalette.ColorGroup.Disabled, role.Dark, QColor(t.hairline))
    return palette
