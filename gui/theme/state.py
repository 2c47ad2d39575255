"""Widget properties that the style sheet looks at."""

from typing import Literal

from PySide6.QtWidgets import QWidget

State = Literal["", "invalid", "missing"]


def set_property(widget: QWidget, name: str, value: str) -> None:
    """Set a property and have the style sheet read it again, when it has changed."""
    if widget.property(name) == value:
        return
    widget.setProperty(name, value)
    style = widget.style()
    style.unpolish(widget)
    style.polish(widget)
    widget.update()


def set_state(widget: QWidget, state: State) -> None:
    """Mark a field as wrong or as missing a value; "" takes the mark away."""
    set_property(widget, "state", state)
