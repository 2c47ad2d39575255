"""Everything that is drawn or clicked."""
