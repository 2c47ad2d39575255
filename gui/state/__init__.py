"""The one state of the window: the scenario, the board planned from it, and the way back."""
