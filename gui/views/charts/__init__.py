"""Charts painted by hand: stacked bars, device bars, phase columns."""
