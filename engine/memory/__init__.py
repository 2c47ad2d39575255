"""The memory of a training step: terms (one thing each), when they live, and the peak."""
