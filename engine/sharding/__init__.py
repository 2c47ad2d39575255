"""How several cards share one run: who holds which share, and what moves."""
